#include "geometry/numbers/wide_ratio.h"

namespace parapet {
namespace {

constexpr std::strong_ordering order(Wide a, Wide b) noexcept {
  if (a < b) return std::strong_ordering::less;
  return a > b ? std::strong_ordering::greater : std::strong_ordering::equal;
}

// As compare_fractions() has it for 64 bits.
std::strong_ordering compare(Wide first, Wide first_under, Wide second,
                             Wide second_under) noexcept {
  for (;;) {
    const Wide first_whole = floor_quotient<Wide>(first, first_under);
    const Wide second_whole = floor_quotient<Wide>(second, second_under);
    if (first_whole != second_whole) return order(first_whole, second_whole);
    const Wide first_rest = first - first_whole * first_under;
    const Wide second_rest = second - second_whole * second_under;
    if (first_rest == 0 || second_rest == 0) return order(first_rest, second_rest);
    // Both remainders lie between 0 and 1, where upside down reverses the order: swap the two.
    first = second_under;
    second = first_under;
    first_under = second_rest;
    second_under = first_rest;
  }
}

}  // namespace

std::strong_ordering operator<=>(const WideRatio& a, const WideRatio& b) noexcept {
  return compare(a.numerator_, a.denominator_, b.numerator_, b.denominator_);
}

std::string to_string(const WideRatio& ratio) {
  return to_string(ratio.numerator()) + "/" + to_string(ratio.denominator());
}

Wide rounded(const WideRatio& ratio) noexcept {
  const bool is_negative = ratio.numerator() < 0;
  const Wide size = is_negative ? -ratio.numerator() : ratio.numerator();
  const Wide whole = size / ratio.denominator();
  const Wide rest = size % ratio.denominator();
  const Wide nearest = rest >= ratio.denominator() - rest ? whole + 1 : whole;
  return is_negative ? -nearest : nearest;
}

Wide floor_root(Wide number) noexcept {
  assert(number >= 0);
  Wide root = 0;
  for (int bit = 63; bit >= 0; --bit) {
    const Wide tried = root | (Wide{1} << bit);
    // The square of the top bit alone fits; of more it may not, so it is divided.
    if (tried <= number / tried) root = tried;
  }
  return root;
}

Wide rounded_root(const WideRatio& ratio) noexcept {
  const Wide whole = ratio.numerator() / ratio.denominator();
  const Wide down = floor_root(whole);
  // Half way to the next one: (down + 1/2)^2 = down^2 + down + 1/4.
  const Wide half_way = down * down + down;
  if (whole != half_way) return whole > half_way ? down + 1 : down;
  const WideRatio rest =
      WideRatio::of(ratio.numerator() - whole * ratio.denominator(), ratio.denominator());
  return rest >= WideRatio::of(1, 4) ? down + 1 : down;
}

bool is_square(const WideRatio& ratio) noexcept {
  const Wide up = floor_root(ratio.numerator());
  const Wide under = floor_root(ratio.denominator());
  return up * up == ratio.numerator() && under * under == ratio.denominator();
}

WideRatio root_of_square(const WideRatio& ratio) noexcept {
  assert(is_square(ratio));
  return WideRatio::of(floor_root(ratio.numerator()), floor_root(ratio.denominator()));
}

}  // namespace parapet
