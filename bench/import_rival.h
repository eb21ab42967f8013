#pragma once

#include <cstddef>
#include <string>

namespace parapet::bench {

struct MendedByRival {
  std::size_t faces = 0;  // before holes were filled
  double volume = 0;      // signed, by the sum over faces
  double read_seconds = 0;
  double mend_seconds = 0;
  double fill_seconds = 0;
};

// CGAL reads the bytes of a binary STL, repairs and orients the soup, and fills all borders but the
// longest.
MendedByRival mend_by_cgal(const std::string& stl);

}  // namespace parapet::bench
