import TestSupport
import Testing

/// However the view ends, the terminal is as it was: modes, cursor, screen and mouse.
@Suite struct `Leaving the view` {
  /// Runs `view` on a terminal of its own, leaves it in a way, and says how things are then:
  /// the status, whether the modes are as before, whether all that was switched on is off.
  private static let driver = """
    import os, pty, select, signal, sys, termios, time, fcntl, struct
    way = sys.argv[1]
    pid, fd = pty.fork()
    if pid == 0:
        for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        os.environ["TERM"] = "xterm-256color"
        os.execv(os.environ["SCOREBOX"], ["scorebox", "view"])
    fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    before = termios.tcgetattr(fd)
    out = b""
    def read(seconds):
        global out
        end = time.time() + seconds
        while time.time() < end:
            if select.select([fd], [], [], 0.05)[0]:
                try: out += os.read(fd, 65536)
                except OSError: time.sleep(0.05)  # Nobody has the terminal open any more.
    for _ in range(100):
        read(0.1)
        if b"players" in out: break
    drawn = b"players" in out
    if way.startswith("winch"):
        for turn in range(500):
            columns = 20 + turn % 100
            fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
            os.write(fd, b"\\033OC")
            read(0.002)
        read(0.5)
        os.write(fd, b"q")
    elif way == "q": os.write(fd, b"q")
    elif way == "ctrl-c": os.write(fd, b"\\x03")
    elif way == "ctrl-backslash": os.write(fd, b"\\x1c")
    else: os.kill(pid, getattr(signal, way))
    ended = None
    for _ in range(100):
        read(0.05)
        done, status = os.waitpid(pid, os.WNOHANG)
        if done: ended = status; break
    if ended is None: os.kill(pid, 9)
    read(0.1)
    same = False
    try: same = termios.tcgetattr(fd) == before
    except termios.error: pass
    def off(what): return out.rfind(b"\\033[?" + what + b"l") > out.rfind(b"\\033[?" + what + b"h")
    shown = out.rfind(b"\\033[?25h") > out.rfind(b"\\033[?25l") or out.rfind(b"\\033[?12l\\033[?25h") >= 0
    print(drawn, "hangs" if ended is None else os.WTERMSIG(ended) if os.WIFSIGNALED(ended) else os.WEXITSTATUS(ended),
          same, off(b"1000"), off(b"1006"), off(b"1049"), shown)
    """

  // cases.md T13 and T9; the numbers are those of the signals, which a shell tells as 128 and more.
  @Test(arguments: [
    ("q", "0"), ("ctrl-c", "2"), ("ctrl-backslash", "3"), ("SIGTERM", "15"), ("SIGHUP", "1"),
    ("SIGSEGV", "11"), ("SIGABRT", "6"), ("SIGTRAP", "5"), ("winch", "0"),
  ])
  func `restores the terminal`(way: String, ending: String) throws {
    let box = try Sandbox.club()
    for _ in 0..<30 { try box.record("352 281 227 140 x") }
    try box.write(Self.driver, to: "driver.py")
    let outcome = try box.shell("python3 driver.py \(way)")
    #expect(outcome.lines == ["True \(ending) True True True True True"], "\(way): \(outcome)")
  }
}
