import Glibc

/// The queue of writers beside a database.
///
/// SQLite's own wait is unfair: among 64 writers some starve. The kernel serves those who wait for
/// a `flock` in turn. It is an aid to fairness only: SQLite's lock stays the truth, and where this
/// one cannot be had the writer goes on without.
package enum QueueLock {
  /// Runs `body` when it is this process's turn, or after `milliseconds` all the same, and gives
  /// it what is left of them.
  package static func holding<Value>(
    besides path: String, milliseconds: Int, _ body: (_ left: Int) throws -> Value
  ) rethrows -> Value {
    let descriptor = DatabaseFile.isOnNetwork(path) ? -1 : openLock(path + ".lock")
    defer {
      if descriptor >= 0 { close(descriptor) }
    }
    let begin = now()
    if descriptor >= 0 { wait(for: descriptor, milliseconds: milliseconds) }
    return try body(max(0, milliseconds - (now() - begin)))
  }

  /// Milliseconds of a clock that nobody sets.
  private static func now() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  private static func openLock(_ path: String) -> Int32 {
    unsafe open(path, O_CREAT | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0o600)
  }

  private static func wait(for descriptor: Int32, milliseconds: Int) {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    // The alarm ends the wait; it repeats, in case the first rings just before the wait begins.
    let timer = __itimer_which_t(ITIMER_REAL.rawValue)
    var action = sigaction()
    var before = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in }
    var alarm = itimerval(
      it_interval: timeval(tv_sec: 0, tv_usec: 100_000),
      it_value: timeval(tv_sec: milliseconds / 1000, tv_usec: milliseconds % 1000 * 1000 + 1))
    // A parent may have left the alarm blocked, and it would never ring.
    var alarms = sigset_t()
    var masked = sigset_t()
    guard unsafe sigemptyset(&alarms) == 0, unsafe sigaddset(&alarms, SIGALRM) == 0,
      unsafe pthread_sigmask(SIG_UNBLOCK, &alarms, &masked) == 0,
      unsafe sigaction(SIGALRM, &action, &before) == 0
    else { return }
    if unsafe setitimer(timer, &alarm, nil) == 0 {
      _ = flock(descriptor, LOCK_EX)
      alarm = itimerval()
      _ = unsafe setitimer(timer, &alarm, nil)
    }
    _ = unsafe sigaction(SIGALRM, &before, nil)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &masked, nil)
  }
}
