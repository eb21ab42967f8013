#include "geometry/sight/visible_share.h"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <utility>

namespace parapet {
namespace {

using Long = boost::multiprecision::cpp_int;

struct Fraction {
  Long above;
  Long below = 1;  // > 0
};

// Rounded down. REQUIRES: below > 0.
Long floor_quotient(const Long& above, const Long& below) {
  Long quotient = above / below;
  if (above < 0 && quotient * below != above) --quotient;
  return quotient;
}

// A sum of fractions: between two bounds in units of 2^-kUnitBits, and exactly when it is needed.
// A whole picture has an area of more than 2^-90, and a sum has less than 2^20 terms: the bounds
// lie less than a part in 2^80 apart.
class Sum {
 public:
  static constexpr unsigned kUnitBits = 192;

  void add(Fraction term) {
    const Long units = term.above << kUnitBits;
    const Long whole = floor_quotient(units, term.below);
    least_ += whole;
    if (whole * term.below != units) ++rounded_;
    terms_.push_back(std::move(term));
  }

  // Not below 0: no sum of ours is.
  Long least() const { return least_ < 0 ? Long(0) : least_; }
  Long most() const { return least_ + rounded_; }

  // In pairs, so that few of the numbers are long.
  Fraction exactly() const {
    std::vector<Fraction> sums = terms_;
    if (sums.empty()) return {0, 1};
    while (sums.size() > 1) {
      std::vector<Fraction> pairs;
      for (std::size_t n = 0; n + 1 < sums.size(); n += 2) {
        const Fraction& a = sums[n];
        const Fraction& b = sums[n + 1];
        if (a.below == b.below) {
          pairs.push_back({a.above + b.above, a.below});
        } else {
          pairs.push_back({a.above * b.below + b.above * a.below, a.below * b.below});
        }
      }
      if (sums.size() % 2 == 1) pairs.push_back(std::move(sums.back()));
      sums = std::move(pairs);
    }
    return sums.front();
  }

 private:
  std::vector<Fraction> terms_;
  Long least_ = 0;
  std::int64_t rounded_ = 0;  // terms that are no whole units
};

Long along(Vec view, const WideVec& v) {
  return Long(view.x) * v.x + Long(view.y) * v.y + Long(view.z) * v.z;
}

// Twice the areas, each corner v at v / (view . v), measured against `view`.
void add_areas(Sum& sum, std::span<const ConePolygon> polygons, Vec view) {
  for (const ConePolygon& polygon : polygons) {
    for (std::size_t n = 0; n < polygon.size(); ++n) {
      const WideVec& a = polygon[n].at;
      const WideVec& b = polygon[(n + 1) % polygon.size()].at;
      const Long above = view.x * (Long(a.y) * b.z - Long(a.z) * b.y) +
                         view.y * (Long(a.z) * b.x - Long(a.x) * b.z) +
                         view.z * (Long(a.x) * b.y - Long(a.y) * b.x);
      if (above != 0) sum.add({above, along(view, a) * along(view, b)});
    }
  }
}

bool is_less(const Fraction& a, const Fraction& b) { return a.above * b.below < b.above * a.below; }

Fraction product(const Fraction& a, const Fraction& b) {
  return {a.above * b.above, a.below * b.below};
}

struct Stretch {
  Fraction from;
  Fraction to;
};

// The places on the line from foot to top, 0 to 1, that lie in the polygon; nothing for none, or a
// single one. What a side says of a place is linear along the line.
std::optional<Stretch> stretch_in(const ConePolygon& polygon, Vec foot, Vec top) {
  Stretch stretch{{0, 1}, {1, 1}};
  for (const ConeCorner& corner : polygon) {
    const Wide at_foot = wide_dot(corner.side, foot);
    const Wide at_top = wide_dot(corner.side, top);
    if (at_foot < 0 && at_top < 0) return std::nullopt;
    if (at_foot >= 0 && at_top >= 0) continue;
    if (at_foot < 0) {
      const Fraction enters{-at_foot, at_top - at_foot};
      if (is_less(stretch.from, enters)) stretch.from = enters;
    } else {
      const Fraction leaves{at_foot, at_foot - at_top};
      if (is_less(leaves, stretch.to)) stretch.to = leaves;
    }
  }
  return is_less(stretch.from, stretch.to) ? std::optional(std::move(stretch)) : std::nullopt;
}

std::strong_ordering order_of(const Long& value) { return value.sign() <=> 0; }

// The fraction with the least denominator between two others, both counted in.
// REQUIRES: 0 <= low <= high. Nothing for a denominator beyond `most`.
std::optional<Ratio> simplest_between(Fraction low, Fraction high, std::int64_t most) {
  Long above = 1;  // of the continued fraction so far, and of the one before
  Long below = 0;
  Long above_before = 0;
  Long below_before = 1;
  for (;;) {
    Long whole = low.above / low.below;
    const bool is_last = whole * low.below == low.above || whole < high.above / high.below;
    if (is_last && whole * low.below != low.above) ++whole;
    above_before = std::exchange(above, Long(whole * above + above_before));
    below_before = std::exchange(below, Long(whole * below + below_before));
    if (below > most) return std::nullopt;
    if (is_last)
      return Ratio::of(static_cast<std::int64_t>(above), static_cast<std::int64_t>(below));
    const Fraction rest{low.above - whole * low.below, low.below};
    low = {high.below, high.above - whole * high.below};
    high = {rest.below, rest.above};
  }
}

}  // namespace

struct VisibleShare::Sums {
  Sum seen;
  Sum whole;
};

VisibleShare::VisibleShare() {
  Sums sums;
  sums.seen.add({1, 1});
  sums.whole.add({1, 1});
  sums_ = std::make_shared<const Sums>(std::move(sums));
}

VisibleShare VisibleShare::of_areas(std::span<const ConePolygon> parts,
                                    std::span<const ConePolygon> whole, Vec view) {
  Sums sums;
  add_areas(sums.seen, parts, view);
  add_areas(sums.whole, whole, view);
  return VisibleShare(std::make_shared<const Sums>(std::move(sums)));
}

VisibleShare VisibleShare::of_line(std::span<const ConePolygon> parts, Vec foot, Vec top) {
  std::vector<Stretch> stretches;
  for (const ConePolygon& part : parts) {
    if (auto stretch = stretch_in(part, foot, top)) stretches.push_back(*std::move(stretch));
  }
  std::sort(stretches.begin(), stretches.end(),
            [](const Stretch& a, const Stretch& b) { return is_less(a.from, b.from); });
  Sums sums;
  Fraction reached{0, 1};
  for (const Stretch& stretch : stretches) {
    if (!is_less(reached, stretch.to)) continue;
    const Fraction from = is_less(reached, stretch.from) ? stretch.from : reached;
    sums.seen.add(stretch.to);
    sums.seen.add({-from.above, from.below});
    reached = stretch.to;
  }
  sums.whole.add({1, 1});
  return VisibleShare(std::make_shared<const Sums>(std::move(sums)));
}

std::strong_ordering operator<=>(const VisibleShare& a, const VisibleShare& b) {
  const Sum& seen_a = a.sums_->seen;
  const Sum& seen_b = b.sums_->seen;
  const Sum& whole_a = a.sums_->whole;
  const Sum& whole_b = b.sums_->whole;
  // The sign of seen a * whole b - seen b * whole a.
  const Long least = seen_a.least() * whole_b.least() - seen_b.most() * whole_a.most();
  const Long most = seen_a.most() * whole_b.most() - seen_b.least() * whole_a.least();
  if (least.sign() == most.sign()) return order_of(least);
  const Fraction left = product(seen_a.exactly(), whole_b.exactly());
  const Fraction right = product(seen_b.exactly(), whole_a.exactly());
  return order_of(left.above * right.below - right.above * left.below);
}

std::strong_ordering VisibleShare::compare(const Ratio& fraction) const {
  if (fraction < Ratio()) return std::strong_ordering::greater;
  Sums other;
  other.seen.add({fraction.numerator(), 1});
  other.whole.add({fraction.denominator(), 1});
  return *this <=> VisibleShare(std::make_shared<const Sums>(std::move(other)));
}

int VisibleShare::permille() const {
  const Long least = 1000 * sums_->seen.least();
  const int low = static_cast<int>(floor_quotient(least, sums_->whole.most()));
  const int high =
      static_cast<int>(floor_quotient(1000 * sums_->seen.most(), sums_->whole.least()));
  if (low == high || compare(Ratio::of(high, 1000)) == std::strong_ordering::less) return low;
  return high;
}

int VisibleShare::hidden_permille() const {
  const int seen = permille();
  return compare(Ratio::of(seen, 1000)) == std::strong_ordering::equal ? 1000 - seen : 999 - seen;
}

std::optional<Ratio> VisibleShare::fraction() const {
  constexpr std::int64_t kMostBelow = 1'000'000;
  const auto found = simplest_between({sums_->seen.least(), sums_->whole.most()},
                                      {sums_->seen.most(), sums_->whole.least()}, kMostBelow);
  if (!found || compare(*found) != std::strong_ordering::equal) return std::nullopt;
  return found;
}

}  // namespace parapet
