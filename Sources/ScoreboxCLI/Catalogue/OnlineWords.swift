/// The words that online sites write in what they give out.
enum OnlineWords {
  /// Before a rule of Tenhou: how many play.
  static let three = "三"
  static let four = "四"
  /// In a rule of Tenhou: East only, East and South, chips.
  static let east = "東"
  static let south = "南"
  static let chips = "祝"
  /// After a number of chips.
  static let chip = "枚"

  /// How many winds a rule of Tenhou has; nil where it does not say.
  static func winds(of rule: String) -> Int? {
    rule.contains(south) ? 2 : rule.contains(east) ? 1 : nil
  }

  /// The sheets that games go to, as the sites are called.
  static let tenhou = "Tenhou"
  static let mahjongSoul = "Mahjong Soul"
}
