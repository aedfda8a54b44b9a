// Types random sentences at the program, in this process: scorebox-fuzz SEED COUNT, in an empty
// directory. Stops at the first that ends as none may; the sentence is in the file `sentence`, also
// where the program trapped or hung.
import Foundation
import ScoreboxCLI
import TestSupport

/// Puts a file in the place of a stream, emptied unless it holds bytes to read.
func redirect(_ stream: Int32, to name: String, holding bytes: [UInt8] = []) {
  guard (try? Data(bytes).write(to: URL(fileURLWithPath: name))) != nil,
    let file = try? FileHandle(forUpdating: URL(fileURLWithPath: name)),
    dup2(file.fileDescriptor, stream) == stream
  else { exit(74) }
}

func contents(_ name: String) -> String {
  String(decoding: (try? Data(contentsOf: URL(fileURLWithPath: name))) ?? Data(), as: UTF8.self)
}

/// What may not come out: a control character, or one that turns the line around.
func isHarmless(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0x09, 0x0a: true
    case ..<0x20, 0x7f..<0xa0, 0x202a...0x202e, 0x2066...0x2069: false
    default: true
    }
  }
}

let terminal = FileHandle(fileDescriptor: dup(2))
func fail(_ reason: String) -> Never {
  terminal.write(Data("\(reason): \(contents("sentence"))\n\(contents("errors"))".utf8))
  exit(1)
}

let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard numbers.count == 2 else { exit(64) }
unsafe setenv("SCOREBOX_FILE", "club.db", 1)
unsafe setenv("XDG_CONFIG_HOME", "config", 1)
unsafe setenv("HOME", ".", 1)
redirect(0, to: "input")
var sentences = Sentences(random: SeededGenerator(seed: numbers[0]))
var done: [Int32: Int] = [:]
for number in 0..<numbers[1] {
  let sentence = sentences.next()
  let said = "\(number) \(sentence.words) \(String(decoding: sentence.input, as: UTF8.self))"
  redirect(1, to: "sentence", holding: Array(said.utf8))
  redirect(0, to: "input", holding: sentence.input)
  redirect(1, to: "answer")
  redirect(2, to: "errors")
  // A sentence that takes longer ends the process, by a signal.
  alarm(20)
  let isChecked = number % 100 == 99
  let status = Program.run(isChecked ? ["check"] : sentence.words)
  alarm(0)
  done[status, default: 0] += 1
  let errors = contents("errors")
  let answer = contents("answer")
  if isChecked, status != 0, status != 66 { fail("the file is no longer sound, \(answer)") }
  if ![0, 1, 64, 65, 66, 73, 74, 77].contains(status) { fail("status \(status)") }
  if status != 0, status != 1, errors.isEmpty { fail("no word of status \(status)") }
  if !isHarmless(errors) { fail("a control character among the errors") }
  // Colours are asked for in words.
  if !answer.contains("\u{1b}["), !isHarmless(answer) { fail("a control character in the answer") }
}
let tally = done.sorted { $0.key < $1.key }.map { "\($0.value) of status \($0.key)" }
terminal.write(Data((tally.joined(separator: ", ") + "\n").utf8))
