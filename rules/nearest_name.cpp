#include "rules/nearest_name.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <vector>

namespace parapet {
namespace {

// Levenshtein distance, one row at a time.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string_view nearest_name(std::string_view written, std::span<const std::string_view> known) {
  assert(!known.empty());
  constexpr std::size_t kLongestCompared = 64;  // a hostile key may be a megabyte
  const std::string_view start = written.substr(0, kLongestCompared);
  return *std::min_element(known.begin(), known.end(), [&](std::string_view a, std::string_view b) {
    return edit_distance(start, a) < edit_distance(start, b);
  });
}

}  // namespace parapet
