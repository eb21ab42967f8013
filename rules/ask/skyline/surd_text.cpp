#include "rules/ask/skyline/surd_text.h"

namespace parapet::ask {
namespace {

constexpr std::int64_t kTicksOfMm = 10;

}  // namespace

std::string root_text(const WideRatio& square) {
  if (is_square(square)) return to_string(root_of_square(square));
  return "sqrt(" + to_string(square) + ")";
}

std::string sum_text_mm(const RootSum& ticks) {
  if (ticks.terms().empty()) return "0/1";
  std::string text;
  for (const RootTerm& term : ticks.terms()) {
    if (!text.empty()) text += " + ";
    text += to_string(Ratio::of(term.count, kTicksOfMm));
    if (term.under != 1) text += " * sqrt(" + std::to_string(term.under) + "/1)";
  }
  return text;
}

std::string distance_text_mm(const WideRatio& square_ticks) {
  return root_text(WideRatio::of(square_ticks.numerator(),
                                 square_ticks.denominator() * (kTicksOfMm * kTicksOfMm)));
}

std::string difference_text(const WideRatio& square, const Ratio& limit) {
  if (is_square(square)) {
    const WideRatio root = root_of_square(square);
    const WideRatio less = WideRatio::of(
        root.numerator() * limit.denominator() - root.denominator() * limit.numerator(),
        root.denominator() * limit.denominator());
    return to_string(less < WideRatio(0) ? WideRatio::of(-less.numerator(), less.denominator())
                                         : less);
  }
  const std::string root = root_text(square);
  const std::string other = to_string(limit);
  return compare_distance(square, limit) > 0 ? root + " - " + other : other + " - " + root;
}

std::strong_ordering compare_distance(const WideRatio& square, const Ratio& limit) {
  return square <=> WideRatio::of(Wide{limit.numerator()} * limit.numerator(),
                                  Wide{limit.denominator()} * limit.denominator());
}

}  // namespace parapet::ask
