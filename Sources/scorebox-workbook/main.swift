import Glibc

// Writes a workbook (xlsx) from lines on standard input to standard output: a program of its own, so
// that scorebox is not linked with the library.
exit(Workbook.write() ? 0 : 1)
