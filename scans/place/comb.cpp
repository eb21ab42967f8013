#include "scans/place/comb.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "scans/place/comb_rows.h"

namespace parapet::scans {

namespace {

constexpr double kOnComb = 0.12;      // of the pitch
constexpr double kLeastOn = 0.85;     // of the levels
constexpr double kLargestRms = 0.25;  // of the pitch
constexpr double kLeastOdds = 11;     // natural logarithm, against chance; tried on random levels
constexpr double kCostOfOff = 2;      // of the odds, for a level that is off
constexpr double kMostGrouped = 0.3;  // agreement on a multiple of the pitch
constexpr std::size_t kMostSteps = 6'000;

struct Fit {
  Comb comb;
  double share = 0;
  double odds = 0;
  bool has_three = false;
};

// Pitch and phases by least squares, from a pitch that is near.
Fit fitted(const std::vector<CombRow>& rows, double pitch, double span, double trials) {
  Fit fit;
  Comb& comb = fit.comb;
  std::vector<double> phases(rows.size(), 0);
  for (std::size_t r = 0; r < rows.size(); ++r) {
    phases[r] = std::arg(swing_of(rows[r], 1 / pitch)) / (2 * std::numbers::pi) * pitch;
  }
  double lever = 0;
  for (int round = 0; round < 6; ++round) {
    double sxx = 0, sxy = 0;
    lever = 0;
    std::vector<std::pair<double, double>> means(rows.size());  // of number and place
    for (std::size_t r = 0; r < rows.size(); ++r) {
      double w = 0, k = 0, u = 0;
      for (const Level& level : rows[r]) {
        if (std::abs(off(level.at - phases[r], pitch)) > 0.2 * pitch) continue;
        w += level.weight;
        k += level.weight * std::round((level.at - phases[r]) / pitch);
        u += level.weight * level.at;
      }
      if (w <= 0) continue;
      means[r] = {k / w, u / w};
      for (const Level& level : rows[r]) {
        if (std::abs(off(level.at - phases[r], pitch)) > 0.2 * pitch) continue;
        const double number = std::round((level.at - phases[r]) / pitch) - k / w;
        sxx += level.weight * number * number;
        sxy += level.weight * number * (level.at - u / w);
        lever += number * number;
      }
    }
    if (sxx <= 0) break;
    pitch = sxy / sxx;
    if (!(pitch > 0)) break;
    for (std::size_t r = 0; r < rows.size(); ++r) {
      if (!rows[r].empty()) phases[r] = means[r].second - pitch * means[r].first;
    }
  }
  comb.pitch = pitch;
  if (!(pitch > 0)) return fit;
  double all = 0, on = 0, squares = 0, on_squares = 0, free = 0, strays = 0;
  std::size_t counted = 0;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    comb.phases.emplace_back();
    if (rows[r].empty()) continue;
    comb.phases[r].push_back(phases[r] - pitch * std::floor(phases[r] / pitch));
    std::size_t here = 0;
    for (const Level& level : rows[r]) {
      const double residual = off(level.at - phases[r], pitch);
      all += level.weight;
      squares += level.weight * residual * residual;
      if (std::abs(residual) > kOnComb * pitch) continue;
      on += level.weight;
      on_squares += level.weight * residual * residual;
      ++here;
    }
    counted += here;
    strays += static_cast<double>(rows[r].size() - here);
    if (here > 1) free += static_cast<double>(here - 1);
    fit.has_three = fit.has_three || here >= 3;
  }
  if (all <= 0 || on <= 0) return fit;
  comb.planes = counted;
  comb.residual = std::sqrt(squares / all);
  const double chance = pitch / std::sqrt(12.0);
  comb.strength = std::clamp(1 - comb.residual / chance, 0.0, 1.0);
  fit.share = on / all;
  const double narrow = std::max(std::sqrt(on_squares / on), 0.01 * pitch);
  fit.odds = (free - 1) * std::log(chance / narrow) - std::log(trials) - kCostOfOff * strays;
  if (lever > 0) {
    comb.pitch_error = std::max(std::sqrt(on_squares / on), 1e-5 * span) / std::sqrt(lever);
  }
  return fit;
}

}  // namespace

CombSearch find_comb(const std::vector<std::vector<Level>>& given, const CombLimits& limits) {
  CombSearch search;
  const std::vector<CombRow> rows = weighted(given);
  const double span = span_of(rows);
  std::size_t planes = 0;
  std::size_t longest_row = 0;
  for (const CombRow& row : rows) {
    planes += row.size();
    longest_row = std::max(longest_row, row.size());
  }
  if (planes < 5 || longest_row < 3) {
    search.why_not = "only " + std::to_string(planes) + " planes could carry it";
    return search;
  }
  const double longest = std::min(limits.longest, span / 1.9);
  const double shortest = limits.shortest;
  if (!(shortest < longest)) {
    search.why_not = "the scan is too small for one";
    return search;
  }
  const double step = 0.12 / span;
  const double first = 1 / longest;
  const auto steps = static_cast<std::size_t>((1 / shortest - first) / step) + 2;
  if (steps > kMostSteps) {
    search.why_not = "the scan is too large for a pitch as small as is looked for";
    return search;
  }
  std::vector<double> scores;
  for (std::size_t i = 0; i < steps; ++i) {
    scores.push_back(agreement(rows, first + static_cast<double>(i) * step));
  }
  const double trials = std::max(2.0, span / shortest);
  std::vector<Fit> fits;
  for (std::size_t i = 0; i < steps; ++i) {
    const bool rises = i == 0 || scores[i] >= scores[i - 1];
    const bool falls = i + 1 == steps || scores[i] > scores[i + 1];
    if (!rises || !falls || scores[i] < 0.35) continue;
    Fit fit = fitted(rows, 1 / (first + static_cast<double>(i) * step), span, trials);
    const bool is_new = std::none_of(fits.begin(), fits.end(), [&](const Fit& other) {
      return std::abs(other.comb.pitch - fit.comb.pitch) < 0.002 * fit.comb.pitch;
    });
    if (is_new && fit.comb.pitch > 0.9 * shortest) fits.push_back(std::move(fit));
  }
  std::stable_sort(fits.begin(), fits.end(),
                   [](const Fit& a, const Fit& b) { return a.comb.pitch > b.comb.pitch; });
  const auto passes = [](const Fit& fit) {
    return fit.share >= kLeastOn && fit.odds >= kLeastOdds && fit.has_three &&
           fit.comb.planes >= 5 && fit.comb.residual <= kLargestRms * fit.comb.pitch;
  };
  const auto widest = std::find_if(fits.begin(), fits.end(), passes);
  if (widest == fits.end()) {
    search.why_not = "the planes lie on no even steps";
    return search;
  }
  for (auto wider = fits.begin(); wider != widest; ++wider) {
    if (is_part(wider->comb.pitch, widest->comb.pitch) && wider->share >= 0.7 &&
        widest->share < 0.95) {
      search.why_not = "a step and its double fit as well as each other";
      return search;
    }
  }
  for (auto other = widest + 1; other != fits.end(); ++other) {
    if (passes(*other) && !is_part(widest->comb.pitch, other->comb.pitch) &&
        other->odds > 0.8 * widest->odds) {
      search.why_not = "two steps fit as well as each other";
      return search;
    }
  }
  for (const double times : {2.0, 3.0, 4.0, 5.0}) {
    const double wider = widest->comb.pitch * times;
    if (wider <= longest && agreement(rows, 1 / wider) > kMostGrouped) {
      search.why_not = "the planes come in groups, so that steps of one and of " +
                       std::to_string(static_cast<int>(times)) + " fit";
      return search;
    }
  }
  search.comb = widest->comb;
  if (!limits.expected) return search;
  // The expected one, or a part of the widest.
  for (const double times : {1.0, 2.0, 3.0, 4.0}) {
    const double wanted = *limits.expected * times;
    if (std::abs(widest->comb.pitch - wanted) > 0.02 * wanted) continue;
    if (times > 1) {
      Comb& comb = *search.comb;
      comb.pitch /= times;
      comb.pitch_error /= times;
      comb.strength = std::clamp(1 - comb.residual * std::sqrt(12.0) / comb.pitch, 0.0, 1.0);
      for (auto& row : comb.phases) {
        for (double& phase : row) phase -= comb.pitch * std::floor(phase / comb.pitch);
      }
    }
    return search;
  }
  search.comb.reset();
  search.why_not = "the planes lie on steps of another pitch";
  return search;
}

}  // namespace parapet::scans
