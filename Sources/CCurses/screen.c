#include "CCurses.h"

#include <errno.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <termios.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE};
static SCREEN *screen;
static struct termios before;
static sigset_t mask_before;
static int signals = -1, asked;

static const char mouse_on[] = "\033[?1000h\033[?1006h";
static const char mouse_off[] = "\033[?1006l\033[?1000l";
static const char all_off[] = "\033[?1006l\033[?1000l\033[0m\033[?1049l\033[?25h\r\n";

static void say(const char *text, size_t count) {
  while (count > 0) {
    ssize_t done = write(1, text, count);
    if (done < 0 && errno != EINTR) return;
    if (done > 0) text += done, count -= (size_t)done;
  }
}

// Only what may be called anywhere.
static void crashed(int signal_number) {
  say(all_off, sizeof all_off - 1);
  tcsetattr(0, TCSANOW, &before);
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

static void resize(void) {
  struct winsize size;
  if (ioctl(1, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
    resizeterm(size.ws_row, size.ws_col);
}

int scorebox_screen_start(int colors) {
  if (tcgetattr(0, &before) != 0) return 0;
  setlocale(LC_CTYPE, "C.UTF-8");
  if (!getenv("ESCDELAY")) set_escdelay(25);
  // Signals come in turn, as keys do, instead of in the middle of things.
  sigset_t mask;
  sigemptyset(&mask);
  const int wanted[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP};
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) sigaddset(&mask, wanted[i]);
  sigprocmask(SIG_BLOCK, &mask, &mask_before);
  signals = signalfd(-1, &mask, SFD_NONBLOCK | SFD_CLOEXEC);
  screen = newterm(NULL, stdout, stdin);
  if (!screen) {
    sigprocmask(SIG_SETMASK, &mask_before, NULL);
    return 0;
  }
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], crashed);
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  define_key("\033[<", SCOREBOX_MOUSE);
  // Terminals may send either form, whatever they were told.
  define_key("\033[A", KEY_UP), define_key("\033OA", KEY_UP);
  define_key("\033[B", KEY_DOWN), define_key("\033OB", KEY_DOWN);
  define_key("\033[C", KEY_RIGHT), define_key("\033OC", KEY_RIGHT);
  define_key("\033[D", KEY_LEFT), define_key("\033OD", KEY_LEFT);
  if (colors && has_colors()) {
    start_color();
    use_default_colors();
    init_pair(1, COLOR_RED, -1);
  }
  resize();
  say(mouse_on, sizeof mouse_on - 1);
  return 1;
}

void scorebox_screen_stop(void) {
  if (!screen) return;
  say(mouse_off, sizeof mouse_off - 1);
  endwin();
  delscreen(screen);
  screen = NULL;
  tcsetattr(0, TCSADRAIN, &before);
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], SIG_DFL);
  close(signals);
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
  if (asked) {
    signal(asked, SIG_DFL);
    raise(asked);
  }
}

// Stops as any program does, and goes on when it is brought back.
static void suspend(void) {
  say(mouse_off, sizeof mouse_off - 1);
  endwin();
  tcsetattr(0, TCSADRAIN, &before);
  raise(SIGSTOP);
  resize();
  // What was drawn was for another size, perhaps.
  erase();
  clearok(curscr, TRUE);
  refresh();
  say(mouse_on, sizeof mouse_on - 1);
}

static int signalled(void) {
  struct signalfd_siginfo info;
  while (read(signals, &info, sizeof info) == sizeof info) {
    switch (info.ssi_signo) {
      case SIGWINCH: resize(); break;
      case SIGTSTP: suspend(); break;
      default: asked = (int)info.ssi_signo; return SCOREBOX_LEAVE;
    }
  }
  return SCOREBOX_RESIZED;
}

int scorebox_screen_key(int milliseconds) {
  // What ncurses has read already is not seen by poll.
  int key = getch();
  if (key != ERR) return key == KEY_RESIZE ? SCOREBOX_RESIZED : key;
  struct pollfd sources[] = {{0, POLLIN, 0}, {signals, POLLIN, 0}};
  int ready = poll(sources, 2, milliseconds);
  if (ready <= 0) return SCOREBOX_NOTHING;
  if (sources[1].revents & POLLIN) return signalled();
  key = getch();
  if (key == ERR) return sources[0].revents & (POLLHUP | POLLERR) ? SCOREBOX_CLOSED : SCOREBOX_NOTHING;
  return key == KEY_RESIZE ? SCOREBOX_RESIZED : key;
}

void scorebox_screen_size(int *columns, int *rows) { getmaxyx(stdscr, *rows, *columns); }

void scorebox_screen_put(int row, int column, const char *text, int count, int tone) {
  attr_t attributes = A_NORMAL;
  switch (tone) {
    case SCOREBOX_STRONG: attributes = A_BOLD; break;
    case SCOREBOX_NEGATIVE: attributes = COLOR_PAIR(1); break;
    case SCOREBOX_SELECTED: attributes = A_REVERSE; break;
    case SCOREBOX_FOCUSED: attributes = A_BOLD | A_UNDERLINE; break;
    default: break;
  }
  attrset(attributes);
  mvaddnstr(row, column, text, count);
  attrset(A_NORMAL);
}

void scorebox_screen_clear(void) { erase(); }

void scorebox_screen_show(int cursor_row, int cursor_column) {
  if (cursor_row >= 0) {
    curs_set(1);
    move(cursor_row, cursor_column);
  } else {
    curs_set(0);
  }
  refresh();
}
