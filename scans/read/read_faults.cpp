#include "scans/read/read_faults.h"

#include <utility>

#include "geometry/numbers/utf8.h"

namespace parapet::scans {

Failure bad_scan(const std::string& path, std::string place, std::string found,
                 std::string expected) {
  return Failure(
      Fault{"bad-scan", path, std::move(place), std::move(found), std::move(expected), {}});
}

Failure not_read(const std::string& path, std::string found, std::string instead) {
  return Failure(Fault{"not-read", path, {}, std::move(found), std::move(instead), {}});
}

Failure over_limit(const std::string& path, std::string place, std::string found,
                   std::string expected) {
  return Failure(Fault{"limit", path, std::move(place), std::move(found), std::move(expected), {}});
}

std::string counted(std::size_t count, const std::string& thing) {
  return std::to_string(count) + " " + thing + (count == 1 ? "" : "s");
}

std::string quoted(std::string_view word) {
  constexpr std::size_t kMost = 40;
  if (word.empty()) return "the end of the file";
  return "\"" + printable(shortened(word, kMost)) + "\"";
}

}  // namespace parapet::scans
