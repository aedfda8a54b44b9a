import CommandKit
import Testing

@testable import ScoreboxCLI

@Suite struct `The command table` {
  @Test func `is well declared`() {
    #expect(Verbs.table.validate().isEmpty)
  }

  @Test func `holds only commands that run`() {
    #expect(Verbs.table.commands.allSatisfy { Verbs.verb($0.name) != nil })
  }
}
