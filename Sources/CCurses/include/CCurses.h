// The part of ncurses that the screen uses, and what a terminal needs around it: macros, signals,
// and leaving the terminal as it was, also when the program crashes.
#pragma once
#define NCURSES_WIDECHAR 1
#include <curses.h>

// What happens at the terminal: a byte or a KEY_ value, or one of these.
enum {
  SCOREBOX_NOTHING = -1,
  SCOREBOX_RESIZED = -2,
  // A signal asks to leave, see scorebox_screen_stop.
  SCOREBOX_LEAVE = -3,
  // The terminal is gone.
  SCOREBOX_CLOSED = -4,
  // An SGR mouse report begins; its rest follows as bytes.
  SCOREBOX_MOUSE = 0x7000,
};

// Takes the terminal over; 0 where it is none that can be drawn on.
int scorebox_screen_start(int colors);

// Gives the terminal back as it was; then dies of the signal that asked to leave, if one did.
void scorebox_screen_stop(void);

// The next key, after at most so many milliseconds; with 0 only one that is there already.
int scorebox_screen_key(int milliseconds);

void scorebox_screen_size(int *columns, int *rows);

enum { SCOREBOX_PLAIN, SCOREBOX_STRONG, SCOREBOX_NEGATIVE, SCOREBOX_SELECTED, SCOREBOX_FOCUSED };

// Puts text of `count` bytes into a cell; none of it is a control character.
void scorebox_screen_put(int row, int column, const char *text, int count, int tone);

void scorebox_screen_clear(void);
void scorebox_screen_show(int cursor_row, int cursor_column);
