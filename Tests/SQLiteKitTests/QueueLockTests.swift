import Foundation
import SQLiteKit
import Synchronization
import TestSupport
import Testing

struct `The queue of writers` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `a second holder waits for the first and then runs`() throws {
    let path = sandbox.path("a.db")
    let order = Mutex<[String]>([])
    let isHeld = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      isHeld.wait()
      QueueLock.holding(besides: path, milliseconds: 60_000) { _ in
        order.withLock { $0.append("second") }
      }
      isDone.signal()
    }
    QueueLock.holding(besides: path, milliseconds: 60_000) { _ in
      isHeld.signal()
      // Time enough for the second to run, did it not wait.
      Thread.sleep(forTimeInterval: 0.3)
      order.withLock { $0.append("first") }
    }
    #expect(isDone.wait(timeout: .now() + 60) == .success)
    #expect(order.withLock(\.self) == ["first", "second"])
  }

  @Test func `the lock is given back by an error, and the error comes through`() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try QueueLock.holding(besides: sandbox.path("a.db"), milliseconds: 1) { _ in throw Stop() }
    }
    #expect(try sandbox.shell("flock --nonblock a.db.lock true").status == 0)
  }

  // By the program, which has one thread: alarms belong to a process. Never a hang, also
  // where the parent hands down an ignored or blocked SIGALRM.
  @Test(arguments: ["env", "env --ignore-signal=ALRM", "env --block-signal=ALRM"])
  func `a wait ends at its deadline`(parent: String) throws {
    let outcome = try sandbox.shell(
      """
      flock --no-fork a.db.lock sh -c ': >held; exec sleep 8' & holder=$!
      while [ ! -e held ]; do sleep 0.02; done
      SCOREBOX_WAIT=1 \(parent) "$SCOREBOX" add-round -q A=35200 B=28100 C=22700 D=14000 -f a.db
      echo "status $?"; flock --nonblock a.db.lock true || echo 'still held'; kill -KILL $holder
      """)
    #expect(outcome.lines == ["status 0", "still held"])
  }

  @Test(arguments: [
    ("mkdir a.db.lock", "a.db"), ("ln -s elsewhere a.db.lock", "a.db"), ("true", "no/such/a.db"),
  ])
  func `where no lock can be had, the writer goes on`(obstacle: String, name: String) throws {
    try sandbox.shell(obstacle)
    #expect(QueueLock.holding(besides: sandbox.path(name), milliseconds: 10_000) { _ in true })
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("elsewhere")))
  }

  @Test func `garbage in the lock file does not matter and stays`() throws {
    try sandbox.write("garbage", to: "a.db.lock")
    #expect(QueueLock.holding(besides: sandbox.path("a.db"), milliseconds: 1) { _ in true })
    #expect(try sandbox.shell("cat a.db.lock").output == "garbage")
  }
}
