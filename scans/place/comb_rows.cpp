#include "scans/place/comb_rows.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parapet::scans {

namespace {

constexpr std::size_t kMostLevels = 400;

}  // namespace

std::vector<CombRow> weighted(const std::vector<CombRow>& rows) {
  std::vector<double> all;
  for (const CombRow& row : rows) {
    for (const Level& level : row) all.push_back(std::sqrt(level.weight));
  }
  std::vector<CombRow> result = rows;
  if (all.empty()) return result;
  std::nth_element(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2),
                   all.end());
  const double most = 3 * all[all.size() / 2];
  for (CombRow& row : result) {
    for (Level& level : row) level.weight = std::min(most, std::sqrt(level.weight));
    if (row.size() > kMostLevels) {
      std::stable_sort(row.begin(), row.end(),
                       [](const Level& a, const Level& b) { return a.weight > b.weight; });
      row.resize(kMostLevels);
      std::sort(row.begin(), row.end(), [](const Level& a, const Level& b) { return a.at < b.at; });
    }
  }
  return result;
}

std::complex<double> swing_of(const CombRow& row, double frequency) {
  std::complex<double> sum;
  for (const Level& level : row) {
    sum += std::polar(level.weight, 2 * std::numbers::pi * frequency * level.at);
  }
  return sum;
}

// How well pairs of levels of a row agree on a frequency: 1 if all do, about 0 by chance.
double agreement(const std::vector<CombRow>& rows, double frequency) {
  double pairs = 0;
  double all = 0;
  for (const CombRow& row : rows) {
    double sum = 0;
    double squares = 0;
    for (const Level& level : row) {
      sum += level.weight;
      squares += level.weight * level.weight;
    }
    pairs += std::norm(swing_of(row, frequency)) - squares;
    all += sum * sum - squares;
  }
  return all > 0 ? pairs / all : 0;
}

double off(double at, double pitch) noexcept { return at - pitch * std::round(at / pitch); }

bool is_part(double pitch, double part) noexcept {
  const double times = pitch / part;
  return std::abs(times - std::round(times)) < 0.03 * std::round(times) && times > 0.5;
}

double span_of(const std::vector<CombRow>& rows) noexcept {
  double span = 0;
  for (const CombRow& row : rows) {
    if (!row.empty()) span = std::max(span, row.back().at - row.front().at);
  }
  return span;
}

}  // namespace parapet::scans
