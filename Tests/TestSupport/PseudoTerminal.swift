import Foundation

extension Sandbox {
  /// Runs a command of sh on a terminal of this size and gives what it wrote, byte for byte.
  ///
  /// Only standard error does not go to the terminal. A size of 0 by 0 is that of a terminal which
  /// does not know it. The terminal changes no line ends; it is an xterm unless `TERM` is set.
  package func pty(
    _ command: String, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> Outcome {
    let own = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PTY": ptyScript, "COMMAND": command]
    return try shell(
      "exec python3 -c \"$PTY\" \(rows) \(columns)",
      environment: own.merging(environment) { _, new in new })
  }
}

/// The size is set before the command starts, so that it never sees another one.
private let ptyScript = """
  import fcntl, os, pty, signal, struct, sys, termios
  del os.environ["PTY"]
  command = os.environ.pop("COMMAND")
  errors = os.dup(2)
  child, terminal = pty.fork()
  if child == 0:
      os.dup2(errors, 2)
      os.close(errors)
      size = struct.pack("HHHH", int(sys.argv[1]), int(sys.argv[2]), 0, 0)
      fcntl.ioctl(0, termios.TIOCSWINSZ, size)
      modes = termios.tcgetattr(0)
      modes[1] &= ~termios.OPOST
      termios.tcsetattr(0, termios.TCSANOW, modes)
      os.execvp("sh", ["sh", "-c", command])
  signal.alarm(60)
  while True:
      try:
          data = os.read(terminal, 65536)
      except OSError:  # All have closed it.
          break
      if not data: break
      os.write(1, data)
  code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
  sys.exit(code if code >= 0 else 128 - code)
  """

extension String {
  /// The text without the sequences that set colours; all else stays.
  package var withoutColours: String {
    var rest = self[...]
    var plain = ""
    while let start = rest.range(of: "\u{1B}[") {
      let sequence = rest[start.upperBound...]
      let end = sequence.drop { $0.isASCII && $0.isNumber || $0 == ";" }
      plain += rest[..<(end.first == "m" ? start.lowerBound : start.upperBound)]
      rest = end.first == "m" ? end.dropFirst() : sequence
    }
    return plain + rest
  }
}
