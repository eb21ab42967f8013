#pragma once

// How a placed, closed surface becomes terrain to play on.
#include "scans/terrain/to_ticks.h"
#include "scans/terrain/ways.h"
