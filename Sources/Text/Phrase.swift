/// A language the program speaks; the raw value is how it is typed.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case japanese = "ja"

  /// The language of a locale such as `ja_JP.UTF-8` or `C`; nil for one the program does not speak.
  package init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    switch name.prefix(while: { $0 != "_" && $0 != "-" }).lowercased() {
    case "ja": self = .japanese
    case "en", "c", "posix": self = .english
    default: return nil
    }
  }
}

/// What is said to people, in every language the program speaks.
///
/// Phrases are made in the catalogue only, and chosen from where they are printed. Names, option
/// names and figures stand in them as they are.
package struct Phrase: Hashable, Sendable {
  /// The English text.
  package let en: String
  /// The Japanese text.
  package let ja: String

  /// Says the same in each language.
  package init(_ english: String, _ japanese: String) {
    en = english
    ja = japanese
  }

  /// What is the same in every language: a name, a date, figures, a command line.
  package init(verbatim text: String) {
    self.init(text, text)
  }

  /// The text in one language.
  package subscript(language: Language) -> String {
    switch language {
    case .english: en
    case .japanese: ja
    }
  }

  /// One text after the other.
  package static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(left.en + right.en, left.ja + right.ja)
  }
}

extension Sequence<Phrase> {
  /// The texts with something between them that is the same in every language.
  package func joined(separator: String = "") -> Phrase {
    joined(separator: Phrase(verbatim: separator))
  }

  /// The texts with something between them.
  package func joined(separator: Phrase) -> Phrase {
    Phrase(
      map(\.en).joined(separator: separator.en), map(\.ja).joined(separator: separator.ja))
  }
}
