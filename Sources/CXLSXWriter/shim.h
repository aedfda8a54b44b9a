// Names libxlsxwriter for Swift.
#pragma once
#include <xlsxwriter.h>
