#include "rules/realms/pegs/peg_distance.h"

#include <cassert>

#include "geometry/numbers/division.h"
#include "rules/realms/reasons.h"

namespace parapet::realms {
namespace {

constexpr Wide kMostTicks = power_of_two(20);
constexpr Wide kMostPegPart = 1'000'000;
constexpr Wide kSquaredPegPart = kMostPegPart * kMostPegPart;
static_assert(kSquaredPegPart < power_of_two(40));
static_assert(2 * power_of_two(40) * power_of_two(40) * power_of_two(40) +
                  power_of_two(40) * power_of_two(40) * power_of_two(40) <
              power_of_two(123));

// The least number whose square is no less. REQUIRES: 0 <= square <= 2^124.
Wide root_above(Wide square) noexcept {
  Wide low = 0;
  Wide high = power_of_two(62);
  while (low < high) {
    const Wide middle = (low + high) / 2;
    if (middle * middle < square) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

// The whole root of a number, where it has one.
std::optional<std::int64_t> whole_root(Wide square) noexcept {
  const Wide root = root_above(square);
  if (root * root != square) return std::nullopt;
  return static_cast<std::int64_t>(root);
}

Wide squared(Wide value) noexcept { return value * value; }

}  // namespace

PegDistance::PegDistance(Wide numerator, Wide denominator) noexcept {
  const Wide common = greatest_common_divisor(numerator, denominator);
  numerator_ = numerator / common;
  denominator_ = denominator / common;
}

PegDistance PegDistance::of(const Peg& peg, std::int64_t east, std::int64_t south,
                            std::int64_t up) {
  assert(squared(east) <= squared(kMostTicks) && squared(south) <= squared(kMostTicks) &&
         squared(up) <= squared(kMostTicks));
  const Wide across = (squared(east) + squared(south)) * squared(peg.run.denominator());
  if (up == 0) return {across, squared(peg.run.numerator())};
  const Wide rise = squared(up) * squared(peg.rise.denominator());
  return {across * squared(peg.rise.numerator()) + rise * squared(peg.run.numerator()),
          squared(peg.run.numerator()) * squared(peg.rise.numerator())};
}

std::strong_ordering PegDistance::compare(std::int64_t pegs) const noexcept {
  return numerator_ <=> squared(pegs) * denominator_;
}
static_assert(power_of_two(40) * kSquaredPegPart * kSquaredPegPart < power_of_two(120));

std::optional<Ratio> PegDistance::rational() const {
  const std::optional<std::int64_t> above = whole_root(numerator_);
  const std::optional<std::int64_t> below = whole_root(denominator_);
  if (!above || !below) return std::nullopt;
  return Ratio::of(*above, *below);
}

std::string PegDistance::words() const {
  if (const auto fraction = rational()) return number_text(*fraction);
  std::string text = to_string(numerator_);
  if (denominator_ != 1) text = "(" + text + "/" + to_string(denominator_) + ")";
  text = "√" + text;
  if (numerator_ >= power_of_two(106)) return text;
  // In hundredths, to the nearest: half of the root of four times 10^4 as much.
  constexpr Wide kHundred = 100;
  const Wide doubled = root_above(numerator_ * 4 * kHundred * kHundred / denominator_);
  const auto about = static_cast<std::int64_t>(doubled / 2);
  return text + " (about " + number_text(Ratio::of(about, 100)) + ")";
}

std::string PegDistance::text() const {
  const std::optional<Ratio> fraction = rational();
  if (fraction) return to_string(*fraction);
  return "sqrt(" + to_string(numerator_) + "/" + to_string(denominator_) + ")";
}

}  // namespace parapet::realms
