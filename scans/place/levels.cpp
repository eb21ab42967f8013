#include "scans/place/levels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

namespace parapet::scans {

namespace {

constexpr std::size_t kMostBins = 16'384;
constexpr double kLeastShare = 0.004;  // of a group's weight, that a level has

struct Histogram {
  double lo = 0;
  double bin = 0;
  std::vector<double> sums;     // of the weights below each bin
  std::vector<double> moments;  // of weights times offsets

  std::size_t bins() const noexcept { return sums.size() - 1; }
  double between(std::int64_t from, std::int64_t to) const noexcept {
    return sums[bound(to)] - sums[bound(from)];
  }
  double mean(std::int64_t from, std::int64_t to) const noexcept {
    return (moments[bound(to)] - moments[bound(from)]) / between(from, to);
  }

 private:
  std::size_t bound(std::int64_t number) const noexcept {
    return static_cast<std::size_t>(
        std::clamp<std::int64_t>(number, 0, static_cast<std::int64_t>(bins())));
  }
};

struct Group {
  std::vector<const Offset*> offsets;
  std::vector<double> at;  // without the slopes
  double weight = 0;
};

Histogram histogram_of(const Group& group, double tolerance) {
  const auto [lo, hi] = std::minmax_element(group.at.begin(), group.at.end());
  Histogram histogram;
  const double range = *hi - *lo;
  histogram.bin = std::max(tolerance / 4, range / static_cast<double>(kMostBins - 32));
  histogram.lo = *lo - 8 * histogram.bin;
  const auto bins = static_cast<std::size_t>(range / histogram.bin) + 17;
  std::vector<double> weights(bins, 0);
  std::vector<double> moments(bins, 0);
  for (std::size_t i = 0; i < group.at.size(); ++i) {
    const auto place = static_cast<std::size_t>((group.at[i] - histogram.lo) / histogram.bin);
    const std::size_t bin = std::min(place, bins - 1);
    weights[bin] += group.offsets[i]->weight;
    moments[bin] += group.offsets[i]->weight * group.at[i];
  }
  histogram.sums.assign(bins + 1, 0);
  histogram.moments.assign(bins + 1, 0);
  for (std::size_t i = 0; i < bins; ++i) {
    histogram.sums[i + 1] = histogram.sums[i] + weights[i];
    histogram.moments[i + 1] = histogram.moments[i] + moments[i];
  }
  return histogram;
}

// Where most weight lies within the tolerance, then where most of the rest does, and so on.
std::vector<double> peaks_of(const Histogram& histogram, double tolerance, double least) {
  const auto reach = static_cast<std::int64_t>(std::ceil(tolerance / histogram.bin - 1e-9));
  std::vector<std::pair<double, std::int64_t>> windows;
  for (std::size_t i = 0; i < histogram.bins(); ++i) {
    const auto middle = static_cast<std::int64_t>(i);
    const double weight = histogram.between(middle - reach, middle + reach + 1);
    // The middle of the window counts a little, so that a thin level is met in its middle.
    const double core = histogram.between(middle - reach / 2, middle + reach / 2 + 1);
    if (weight >= least) windows.emplace_back(weight + 0.1 * core, middle);
  }
  std::stable_sort(windows.begin(), windows.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<bool> taken(histogram.bins(), false);
  std::vector<double> peaks;
  for (const auto& [weight, middle] : windows) {
    if (taken[static_cast<std::size_t>(middle)]) continue;
    peaks.push_back(histogram.mean(middle - reach, middle + reach + 1));
    const std::int64_t far = reach + reach / 2 + 1;
    const auto last = static_cast<std::int64_t>(histogram.bins());
    for (std::int64_t k = std::max<std::int64_t>(0, middle - far);
         k < std::min(last, middle + far + 1); ++k) {
      taken[static_cast<std::size_t>(k)] = true;
    }
  }
  std::sort(peaks.begin(), peaks.end());
  return peaks;
}

// The level nearest to a place, where one is near enough.
std::optional<std::size_t> nearest(const std::vector<double>& peaks, double at, double tolerance) {
  const auto after = std::lower_bound(peaks.begin(), peaks.end(), at);
  std::optional<std::size_t> best;
  double least = tolerance;
  if (after != peaks.end() && *after - at <= least) {
    best = static_cast<std::size_t>(after - peaks.begin());
    least = *after - at;
  }
  if (after != peaks.begin() && at - *(after - 1) <= least) {
    best = static_cast<std::size_t>(after - peaks.begin()) - 1;
  }
  return best;
}

struct Sums {
  double weight = 0, at = 0, along = 0, across = 0;
};

// One look at the offsets with given slopes.
struct Look {
  std::vector<std::vector<Level>> levels;
  std::array<double, 2> more{};  // slope, on top
  double spread = 0;             // deviation from the level, if it is normal
  double error = 0;
  double on = 0;
  double windows = 0;  // share of the range that levels cover, weighted
};

Look look_at(const std::vector<Group>& groups, Slopes slopes, double tolerance) {
  Look look;
  double xx = 0, xy = 0, yy = 0, xa = 0, ya = 0, squares = 0;
  double total = 0;
  std::vector<std::pair<double, double>> residuals;
  for (const Group& group : groups) {
    std::vector<Level>& levels = look.levels.emplace_back();
    if (group.at.empty()) continue;
    total += group.weight;
    const Histogram histogram = histogram_of(group, tolerance);
    const double range = histogram.bin * static_cast<double>(histogram.bins());
    const double even = std::min(1.0, 2 * tolerance / range);
    const double least = group.weight * std::max(kLeastShare, std::min(1.5 * even, 0.05));
    const std::vector<double> peaks = peaks_of(histogram, tolerance, least);
    look.windows += group.weight * std::min(1.0, even * static_cast<double>(peaks.size()));

    std::vector<Sums> sums(peaks.size());
    std::vector<std::optional<std::size_t>> on(group.at.size());
    for (std::size_t i = 0; i < group.at.size(); ++i) {
      on[i] = nearest(peaks, group.at[i], tolerance);
      if (!on[i]) continue;
      const Offset& offset = *group.offsets[i];
      Sums& sum = sums[*on[i]];
      sum.weight += offset.weight;
      sum.at += offset.weight * group.at[i];
      sum.along += offset.weight * offset.along;
      sum.across += offset.weight * offset.across;
    }
    for (std::size_t i = 0; i < group.at.size(); ++i) {
      if (!on[i]) continue;
      const Offset& offset = *group.offsets[i];
      const Sums& sum = sums[*on[i]];
      const double w = offset.weight;
      const double x = offset.along - sum.along / sum.weight;
      const double y = offset.across - sum.across / sum.weight;
      const double a = group.at[i] - sum.at / sum.weight;
      xx += w * x * x;
      xy += w * x * y;
      yy += w * y * y;
      xa += w * x * a;
      ya += w * y * a;
      look.on += w;
      squares += w * w;
      residuals.emplace_back(std::abs(a), w);
    }
    for (const Sums& sum : sums) {
      if (sum.weight > 0) levels.push_back({sum.at / sum.weight, sum.weight});
    }
  }
  if (residuals.empty()) return look;
  std::sort(residuals.begin(), residuals.end());
  double below = 0;
  for (const auto& [residual, weight] : residuals) {
    below += weight;
    look.spread = residual / 1.15;  // three quarters of normal residuals are below 1.15 deviations
    if (below >= 0.75 * look.on) break;
  }
  const double independent = look.on * look.on / squares;
  double widest = xx;
  if (slopes == Slopes::along) {
    if (xx > 0) look.more[0] = xa / xx;
  } else {
    const double determinant = xx * yy - xy * xy;
    if (determinant > 1e-9 * xx * yy) {
      look.more = {(xa * yy - ya * xy) / determinant, (ya * xx - xa * xy) / determinant};
    }
    widest = std::min(xx, yy);
  }
  if (widest > 0) {
    look.error = look.spread / std::sqrt(independent * widest / look.on);
  }
  look.windows /= total;
  look.on /= total;
  return look;
}

}  // namespace

Levels find_levels(const std::vector<Offset>& offsets, std::size_t count, Slopes slopes,
                   double first_tolerance, double least_tolerance) {
  std::vector<Group> groups(count);
  for (const Offset& offset : offsets) {
    Group& group = groups[offset.group];
    group.offsets.push_back(&offset);
    group.at.push_back(offset.at);
    group.weight += offset.weight;
  }
  Levels found;
  found.tolerance = first_tolerance;
  constexpr int kRounds = 7;
  for (int round = 0;; ++round) {
    const Look look = look_at(groups, slopes, found.tolerance);
    if (round == kRounds) {
      found.groups = look.levels;
      found.share = look.on;
      found.chance = look.windows;
      found.slope_error = look.error;
      return found;
    }
    found.slope_along += look.more[0];
    found.slope_across += look.more[1];
    for (Group& group : groups) {
      for (std::size_t i = 0; i < group.at.size(); ++i) {
        const Offset& offset = *group.offsets[i];
        group.at[i] =
            offset.at - found.slope_along * offset.along - found.slope_across * offset.across;
      }
    }
    double wanted = 3 * look.spread;
    if (round < 2) wanted = std::max(wanted, 0.7 * found.tolerance);
    found.tolerance = std::clamp(wanted, least_tolerance, found.tolerance);
  }
}

}  // namespace parapet::scans
