#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/scan.h"

namespace parapet::scans {

struct ReadLimits {
  std::size_t most_bytes = std::size_t{1} << 30;  // of a file
  std::size_t most_faces = 8'000'000;
  std::size_t most_points = 24'000'000;
  std::size_t most_memory = std::size_t{4} << 30;  // of a reader that is not ours
  int most_seconds = 50;                           // likewise
};

// Reads a file of any format that is known. What it is, is told by its bytes, by the ending of its
// name only where bytes cannot tell (docs/scans.md has the table). `path` is its name for errors,
// and where a format keeps parts of itself beside it.
//   (1) any bytes end in a scan or in a fault that says what to do instead; a reader that is not
//       ours runs in a process of its own, and its crash, hunger or silence is a fault
//   (2) the same bytes give the same scan
// Errors: "empty-file", "unknown-format", "not-read" (a format that is known and not read: what to
// export instead), "bad-scan" (with the place in the file), "limit", "reader-failed".
Result<Scan> read_scan(std::string_view bytes, const std::string& path,
                       const ReadLimits& limits = {});

}  // namespace parapet::scans
