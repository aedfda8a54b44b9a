import Foundation
import TestSupport
import Testing

/// Sentences that are nearly right, by the thousand; `make fuzz` types more of them.
@Suite struct `Random sentences` {
  @Test(arguments: 1...4) func `end with an answer or a reason, and harm nothing`(seed: Int) throws
  {
    let box = try Sandbox()
    let program = Repository.root.appending(path: ".build/debug/scorebox-fuzz").path
    let outcome = try box.shell("'\(program)' \(seed) 1500")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("of status 0"), "\(outcome)")
  }
}
