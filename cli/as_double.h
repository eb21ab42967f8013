#pragma once

#include "geometry/numbers/ratio.h"

namespace parapet::cli {

// For pictures and for people alone; nothing is decided by it.
inline double as_double(const Ratio& ratio) {
  return static_cast<double>(ratio.numerator()) / static_cast<double>(ratio.denominator());
}

}  // namespace parapet::cli
