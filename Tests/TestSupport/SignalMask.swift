import Foundation

extension Sandbox {
  /// Runs a script that starts several programs and waits for them.
  ///
  /// Tests run on threads that block most signals, and a program started there inherits that: dash
  /// then sleeps in `wait` for ever, since it never hears that a child has ended. So the mask is
  /// lifted while the script runs.
  package func script(
    _ script: String, environment: [String: String] = [:]
  ) throws -> Outcome {
    var none = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try shell(script, environment: environment)
  }
}
