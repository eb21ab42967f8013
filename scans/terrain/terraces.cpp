#include "scans/terrain/terraces.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace parapet::scans {
namespace {

constexpr std::size_t kMostLevels = 256;

// The mean along one row or column of each height, the one before and the one behind it, where they
// are there.
void average(const Heights& shape, std::size_t stride, std::size_t length, std::size_t first,
             const std::vector<double>& from, std::vector<double>& to) {
  for (std::size_t i = 0; i < length; ++i) {
    const std::size_t at = first + i * stride;
    if (!shape.heights[at]) continue;
    double sum = 2 * from[at];
    double weight = 2;
    if (i > 0 && shape.heights[at - stride]) {
      sum += from[at - stride];
      weight += 1;
    }
    if (i + 1 < length && shape.heights[at + stride]) {
      sum += from[at + stride];
      weight += 1;
    }
    to[at] = sum / weight;
  }
}

}  // namespace

std::optional<Terraces> terraces_of(const Heights& heights) {
  std::set<double> levels;
  std::size_t count = 0;
  for (const auto& height : heights.heights) {
    if (!height) continue;
    ++count;
    levels.insert(*height);
    if (levels.size() > kMostLevels) return std::nullopt;
  }
  if (levels.size() < 2 || count < 4 * levels.size()) return std::nullopt;
  Terraces terraces{*levels.rbegin() - *levels.begin(), levels.size()};
  for (auto level = std::next(levels.begin()); level != levels.end(); ++level) {
    terraces.step = std::min(terraces.step, *level - *std::prev(level));
  }
  const bool even = std::all_of(levels.begin(), levels.end(), [&](double level) {
    const double steps = (level - *levels.begin()) / terraces.step;
    return std::abs(steps - std::round(steps)) < 1e-3;
  });
  if (!even) return std::nullopt;
  return terraces;
}

Heights smoothed(const Heights& heights, double step) {
  constexpr int kRounds = 64;
  const auto columns = static_cast<std::size_t>(heights.columns);
  const auto rows = static_cast<std::size_t>(heights.rows);
  std::vector<double> now(heights.heights.size());
  for (std::size_t i = 0; i < now.size(); ++i) now[i] = heights.heights[i].value_or(0);
  std::vector<double> next = now;
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t row = 0; row < rows; ++row) {
      average(heights, 1, columns, row * columns, now, next);
    }
    now = next;
    for (std::size_t column = 0; column < columns; ++column) {
      average(heights, columns, rows, column, now, next);
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
      const double height = heights.heights[i].value_or(0);
      now[i] = std::clamp(next[i], height - step / 2, height + step / 2);
    }
    next = now;
  }
  Heights result = heights;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (result.heights[i]) result.heights[i] = now[i];
  }
  return result;
}

}  // namespace parapet::scans
