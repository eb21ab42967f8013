#pragma once

#include <string>

namespace parapet::bench {

struct ImportFigures {
  std::string text;    // lines: each step with its time and the most memory it held
  bool equal = false;  // both mend it to the same faces, and end with the same volume
};

// A damaged scan of a million triangles (an STL whose corners are not shared, with holes, and with
// triangles twice or without area) becomes terrain, step by step; beside it a chain of CGAL's own
// tools that mends the same file.
ImportFigures measure_import();

}  // namespace parapet::bench
