// Names expat for Swift.
#pragma once
#include <expat.h>
