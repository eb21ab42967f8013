#include "scans/place/grouped_comb.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "scans/place/comb_rows.h"

namespace parapet::scans {

namespace {

constexpr double kOnComb = 0.08;   // of the pitch
constexpr double kLeastOn = 0.85;  // of the levels
constexpr double kLeastOdds = 30;  // natural logarithm, against chance; tried on random levels
constexpr double kCostOfOff = 2;   // of the odds, for a level that is off
constexpr std::size_t kLeastPlanes = 10;
constexpr double kNarrowest = 2e-4;  // of the span, that a residual counts as
constexpr double kClearLead = 8;     // of odds over those of a rival
constexpr double kClearPart = 0.1;   // likewise, of the odds
constexpr std::size_t kMostPhases = 3;
constexpr std::size_t kMostSteps = 12'000;

struct Fit {
  Comb comb;
  double share = 0;
  double odds = 0;
  bool is_sure = false;
};

// Where the levels of a row lie within the pitch: where most do, then where most others do.
std::vector<double> phases_of(const CombRow& row, double pitch) {
  std::vector<double> phases;
  std::vector<bool> used(row.size(), false);
  while (phases.size() < kMostPhases) {
    double most = 0;
    std::size_t core = row.size();
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (used[i]) continue;
      double weight = 0;
      for (std::size_t k = 0; k < row.size(); ++k) {
        if (used[k]) continue;
        if (std::abs(off(row[k].at - row[i].at, pitch)) < kOnComb * pitch) weight += row[k].weight;
      }
      if (weight > most) {
        most = weight;
        core = i;
      }
    }
    if (core == row.size()) break;
    double sum = 0;
    double weight = 0;
    std::size_t count = 0;
    for (std::size_t k = 0; k < row.size(); ++k) {
      const double away = off(row[k].at - row[core].at, pitch);
      if (used[k] || std::abs(away) >= kOnComb * pitch) continue;
      sum += row[k].weight * away;
      weight += row[k].weight;
      used[k] = true;
      ++count;
    }
    if (count < 2) break;
    const double phase = row[core].at + sum / weight;
    phases.push_back(phase - pitch * std::floor(phase / pitch));
  }
  return phases;
}

struct Place {
  std::size_t phase = 0;
  double number = 0;
  double residual = 0;
};

// The phase that a level is nearest to.
Place place_of(double at, const std::vector<double>& phases, double pitch) {
  Place best;
  best.residual = 2 * pitch;
  for (std::size_t p = 0; p < phases.size(); ++p) {
    const double residual = off(at - phases[p], pitch);
    if (std::abs(residual) >= std::abs(best.residual)) continue;
    best = {p, std::round((at - phases[p]) / pitch), residual};
  }
  return best;
}

Fit fitted(const std::vector<CombRow>& rows, double pitch, double span, double trials) {
  Fit fit;
  Comb& comb = fit.comb;
  double lever = 0;
  for (int round = 0; round < 5; ++round) {
    double sxx = 0, sxy = 0;
    lever = 0;
    comb.phases.clear();
    for (const CombRow& row : rows) {
      comb.phases.push_back(phases_of(row, pitch));
      const std::vector<double>& phases = comb.phases.back();
      std::vector<std::array<double, 3>> sums(phases.size());  // weight, number, residual
      for (const Level& level : row) {
        const Place place = place_of(level.at, phases, pitch);
        if (std::abs(place.residual) > kOnComb * pitch) continue;
        sums[place.phase][0] += level.weight;
        sums[place.phase][1] += level.weight * place.number;
        sums[place.phase][2] += level.weight * place.residual;
      }
      for (const Level& level : row) {
        const Place place = place_of(level.at, phases, pitch);
        if (std::abs(place.residual) > kOnComb * pitch) continue;
        const auto& [weight, numbers, residuals] = sums[place.phase];
        const double number = place.number - numbers / weight;
        sxx += level.weight * number * number;
        sxy += level.weight * number * (place.residual - residuals / weight);
        lever += number * number;
      }
    }
    if (sxx <= 0) return fit;
    if (round < 4) pitch += sxy / sxx;
    if (!(pitch > 0)) return fit;
  }
  comb.pitch = pitch;
  double all = 0, on = 0, squares = 0, narrow = 0, gain = 0, free = 0;
  double strays = 0;
  bool has_three = false;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    std::vector<std::size_t> counts(comb.phases[r].size(), 0);
    std::size_t here = 0;
    for (const Level& level : rows[r]) {
      const double residual = place_of(level.at, comb.phases[r], pitch).residual;
      all += level.weight;
      squares += level.weight * std::min(residual * residual, pitch * pitch / 4);
      if (std::abs(residual) > kOnComb * pitch) continue;
      on += level.weight;
      narrow += level.weight * residual * residual;
      ++counts[place_of(level.at, comb.phases[r], pitch).phase];
      ++here;
    }
    comb.planes += here;
    strays += static_cast<double>(rows[r].size() - here);
    if (counts.empty()) continue;
    const double extra = static_cast<double>(here - counts.size());
    free += extra;
    gain += extra * std::log(static_cast<double>(counts.size()));
    has_three = has_three || *std::max_element(counts.begin(), counts.end()) >= 3;
  }
  if (all <= 0 || on <= 0) return fit;
  narrow = std::sqrt(narrow / on);
  const double chance = pitch / std::sqrt(12.0);
  comb.residual = std::sqrt(squares / all);
  comb.strength = std::clamp(1 - comb.residual / chance, 0.0, 1.0);
  comb.pitch_error = std::max(narrow, 1e-5 * span) / std::sqrt(lever);
  fit.share = on / all;
  fit.odds = free * std::log(chance / std::max(narrow, kNarrowest * span)) - gain -
             std::log(trials) - kCostOfOff * strays;
  fit.is_sure = fit.odds >= kLeastOdds && comb.planes >= kLeastPlanes && has_three;
  return fit;
}

}  // namespace

CombSearch find_grouped_comb(const std::vector<std::vector<Level>>& given,
                             const CombLimits& limits) {
  CombSearch search;
  search.why_not = "the planes lie on no even steps";
  const std::vector<CombRow> rows = weighted(given);
  const double span = span_of(rows);
  const double longest = std::min(limits.longest, span / 1.9);
  if (!(limits.shortest < longest)) return search;
  const double step = 0.06 / span;
  const double first = 1 / longest;
  const auto steps = static_cast<std::size_t>((1 / limits.shortest - first) / step) + 2;
  if (steps > kMostSteps) return search;
  // Groups are sharp, so that they swing with the pitch's parts as well.
  std::vector<double> swings;
  for (std::size_t i = 0; i < 4 * steps; ++i) {
    swings.push_back(std::max(0.0, agreement(rows, (first + static_cast<double>(i) * step))));
  }
  const auto swing_at = [&](double frequency) {
    const auto at = static_cast<std::size_t>(std::llround((frequency - first) / step));
    return at < swings.size() ? swings[at] : 0;
  };
  std::vector<double> scores;
  for (std::size_t i = 0; i < steps; ++i) {
    const double frequency = first + static_cast<double>(i) * step;
    scores.push_back(swing_at(frequency) + swing_at(2 * frequency) + swing_at(3 * frequency) +
                     swing_at(4 * frequency));
  }
  const double trials = std::max(2.0, span / limits.shortest);
  std::vector<Fit> fits;
  for (std::size_t i = 0; i < steps; ++i) {
    const bool rises = i == 0 || scores[i] >= scores[i - 1];
    const bool falls = i + 1 == steps || scores[i] > scores[i + 1];
    if (!rises || !falls || scores[i] < 0.6) continue;
    Fit fit = fitted(rows, 1 / (first + static_cast<double>(i) * step), span, trials);
    const bool is_new = std::none_of(fits.begin(), fits.end(), [&](const Fit& other) {
      return std::abs(other.comb.pitch - fit.comb.pitch) < 0.002 * fit.comb.pitch;
    });
    if (is_new && fit.comb.pitch > 0.9 * limits.shortest && fit.share >= kLeastOn && fit.is_sure) {
      fits.push_back(std::move(fit));
    }
  }
  if (fits.empty()) return search;
  std::stable_sort(fits.begin(), fits.end(),
                   [](const Fit& a, const Fit& b) { return a.odds > b.odds; });
  const Fit& best = fits.front();
  for (auto other = fits.begin() + 1; other != fits.end(); ++other) {
    // Whatever lies on a pitch lies, in more groups, on its double.
    if (is_part(other->comb.pitch, best.comb.pitch)) continue;
    if (other->odds > best.odds - std::max(kClearLead, kClearPart * best.odds)) {
      search.why_not = "the planes come in groups, and two steps fit as well as each other";
      return search;
    }
  }
  if (limits.expected && std::abs(best.comb.pitch - *limits.expected) > 0.02 * *limits.expected) {
    search.why_not = "the planes lie on steps of another pitch";
    return search;
  }
  search.comb = best.comb;
  search.why_not.clear();
  return search;
}

}  // namespace parapet::scans
