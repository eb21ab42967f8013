#include "cli/realms/surd_text.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <string_view>

#include "cli/as_double.h"
#include "cli/realms/realms_told.h"

namespace parapet::cli {
namespace {

constexpr std::string_view kRoot = "sqrt(";

struct Term {
  double value = 0;
  std::string text;
};

// "80/1", "sqrt(41/4)" or "80/1 * sqrt(8/1)".
std::optional<Term> term_of(std::string_view text) {
  const std::size_t times = text.find(" * ");
  if (times != std::string_view::npos) {
    const auto factor = term_of(text.substr(0, times));
    const auto root = term_of(text.substr(times + 3));
    if (!factor || !root) return std::nullopt;
    return Term{factor->value * root->value, factor->text + " x " + root->text};
  }
  const bool is_root = text.starts_with(kRoot) && text.ends_with(")");
  if (is_root) text = text.substr(kRoot.size(), text.size() - kRoot.size() - 1);
  const auto number = Ratio::parse(text);
  if (!number) return std::nullopt;
  if (!is_root) return Term{as_double(*number), number_text(*number)};
  const std::string under =
      number->denominator() == 1 ? number_text(*number) : "(" + std::string(text) + ")";
  return Term{std::sqrt(as_double(*number)), "√" + under};
}

}  // namespace

std::optional<Surd> read_surd(const std::string& text) {
  const std::size_t minus = text.find(" - ");
  auto all = term_of(std::string_view(text).substr(0, minus));
  if (all && minus != std::string::npos) {
    const auto less = term_of(std::string_view(text).substr(minus + 3));
    if (!less) return std::nullopt;
    all = Term{all->value - less->value, all->text + " - " + less->text};
  }
  if (!all) return std::nullopt;
  return Surd{all->value, all->text};
}

std::string rounded_text(double number) {
  std::array<char, 32> digits{};
  std::snprintf(digits.data(), digits.size(), "%.3g", number);
  return digits.data();
}

}  // namespace parapet::cli
