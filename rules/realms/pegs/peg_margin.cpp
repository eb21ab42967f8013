#include "rules/realms/pegs/peg_margin.h"

#include <array>
#include <cassert>

#include "geometry/numbers/division.h"
#include "geometry/numbers/wide.h"

namespace parapet::realms {
namespace {

// A product of two numbers of 128 bits, high half first, so that the order is that of the numbers.
std::array<UnsignedWide, 2> product(UnsignedWide a, UnsignedWide b) noexcept {
  constexpr UnsignedWide kLow = ~std::uint64_t{0};
  const UnsignedWide low = (a & kLow) * (b & kLow);
  const UnsignedWide first = (a >> 64) * (b & kLow) + (low >> 64);
  const UnsignedWide second = (a & kLow) * (b >> 64) + (first & kLow);
  return {(a >> 64) * (b >> 64) + (first >> 64) + (second >> 64), (second << 64) | (low & kLow)};
}

UnsignedWide squared(Wide value) noexcept { return static_cast<UnsignedWide>(value * value); }

constexpr Wide kMostPegs = power_of_two(10);  // of a distance that is compared

// How the distance compares with above / below pegs. REQUIRES: the distance is at most 2^10 pegs,
// 0 < below <= 2^40.
std::strong_ordering compare_with(const PegDistance& distance, Wide above, Wide below) noexcept {
  if (above < 0) return std::strong_ordering::greater;
  if (above > kMostPegs * below) return std::strong_ordering::less;
  return product(static_cast<UnsignedWide>(distance.squared_numerator()), squared(below)) <=>
         product(static_cast<UnsignedWide>(distance.squared_denominator()), squared(above));
}

static_assert(power_of_two(10 + 40) * power_of_two(10 + 40) < power_of_two(126));

Ratio difference(Wide first, Wide second, Wide under) noexcept {
  const Wide value = first < second ? second - first : first - second;
  return Ratio::of(static_cast<std::int64_t>(value), static_cast<std::int64_t>(under));
}

}  // namespace

PegMargin PegMargin::of_height(const Peg& peg, std::int64_t ticks, const Ratio& limit) {
  const Wide under = Wide{limit.denominator()} * peg.rise.denominator();
  PegMargin margin;
  margin.length_ = peg.run;
  margin.fraction_ =
      difference(Wide{ticks} * under, Wide{limit.numerator()} * peg.rise.numerator(), under);
  return margin;
}

PegMargin PegMargin::of_distance(const Peg& peg, const PegDistance& distance, std::int64_t limit) {
  PegMargin margin;
  margin.length_ = peg.run;
  margin.surd_ = Surd{distance, limit};
  return margin;
}

std::optional<Ratio> PegMargin::rational() const {
  if (!surd_) return fraction_;
  const std::optional<Ratio> measured = surd_->measured.rational();
  if (!measured) return std::nullopt;
  const Wide first = Wide{measured->numerator()} * length_.numerator();
  const Wide second = Wide{surd_->limit} * measured->denominator() * length_.numerator();
  const Wide under = Wide{measured->denominator()} * length_.denominator();
  const Wide value = first < second ? second - first : first - second;
  const Wide common = greatest_common_divisor(value, under);
  constexpr Wide kMost = power_of_two(63) - 1;
  if (value / common > kMost || under / common > kMost) return std::nullopt;
  return Ratio::of(static_cast<std::int64_t>(value / common),
                   static_cast<std::int64_t>(under / common));
}

std::string PegMargin::text() const {
  const std::optional<Ratio> fraction = rational();
  if (fraction) return to_string(*fraction);
  const Ratio limit = Ratio::of(surd_->limit * length_.numerator(), length_.denominator());
  const std::string peg = to_string(length_);
  const std::string measured =
      length_ == Ratio(1) ? surd_->measured.text() : peg + " * " + surd_->measured.text();
  if (surd_->measured.compare(surd_->limit) < 0) return to_string(limit) + " - " + measured;
  return measured + " - " + to_string(limit);
}

// |measured - limit| < fraction / length, that is: measured lies between limit -+ the quotient.
bool PegMargin::less_than_height(const PegMargin& other) const {
  assert(!other.surd_);
  if (!surd_) return fraction_ < other.fraction_;
  const Wide under = Wide{other.fraction_.denominator()} * length_.numerator();
  const Wide middle = surd_->limit * under;
  const Wide width = Wide{other.fraction_.numerator()} * length_.denominator();
  return compare_with(surd_->measured, middle - width, under) > 0 &&
         compare_with(surd_->measured, middle + width, under) < 0;
}

}  // namespace parapet::realms
