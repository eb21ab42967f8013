#include "rules/options.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "rules/nearest_name.h"

namespace parapet {
namespace {

constexpr std::string_view kEyePrefix = "eye:";

Fault option_fault(std::string_view id, std::string found, std::string expected) {
  Fault fault;
  fault.code = "wrong-option";
  fault.place = "option " + std::string(id);
  fault.found = std::move(found);
  fault.expected = std::move(expected);
  return fault;
}

std::string known_values(const OptionSpec& spec) {
  std::string text;
  for (std::size_t n = 0; n < spec.value_count(); ++n) {
    if (n > 0) text += n + 1 == spec.value_count() ? " or " : ", ";
    text += spec.values[n];
  }
  if (spec.id == "L12") text += " (any fraction from 0 to below 1)";
  return text;
}

// The fraction of `eye:n/d` if it is from 0 to below 1.
std::optional<Ratio> eye_fraction(std::string_view value) {
  if (!value.starts_with(kEyePrefix)) return std::nullopt;
  const std::optional<Ratio> fraction = Ratio::parse(value.substr(kEyePrefix.size()));
  if (!fraction || *fraction < Ratio() || !(*fraction < Ratio(1))) return std::nullopt;
  // Heights on a line are compared as products of this denominator with those of the line.
  constexpr std::int64_t kMaxDenominator = 1'000'000;
  if (fraction->denominator() > kMaxDenominator) return std::nullopt;
  return fraction;
}

}  // namespace

std::size_t OptionSpec::value_count() const {
  return static_cast<std::size_t>(std::find(values.begin(), values.end(), std::string_view()) -
                                  values.begin());
}

Result<void> Options::set(std::string_view id, std::string_view value) {
  const auto specs = option_specs();
  const auto spec =
      std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& s) { return s.id == id; });
  if (spec == specs.end()) {
    std::vector<std::string_view> ids;
    for (const OptionSpec& s : specs) ids.push_back(s.id);
    return Failure(option_fault(id, "no such option",
                                "an option id such as " + std::string(nearest_name(id, ids))));
  }
  const auto option = static_cast<OptionIndex>(spec - specs.begin());
  if (id == "L12" && value.starts_with(kEyePrefix)) {
    const std::optional<Ratio> fraction = eye_fraction(value);
    if (!fraction) return Failure(option_fault(id, std::string(value), known_values(*spec)));
    chosen_[option] = 1;
    eye_height_ = *fraction;
    return {};
  }
  for (std::size_t n = 0; n < spec->value_count(); ++n) {
    if (spec->values[n] != value) continue;
    *this = with(option, n);
    return {};
  }
  return Failure(option_fault(id, "\"" + std::string(value) + "\"", known_values(*spec)));
}

Options Options::with(OptionIndex option, std::size_t value) const {
  assert(value < option_specs()[option].value_count());
  Options result = *this;
  result.chosen_[option] = static_cast<std::uint8_t>(value);
  if (option_specs()[option].id == "L12") {
    result.eye_height_ = eye_fraction(option_specs()[option].values[value]).value_or(Ratio());
  }
  return result;
}

Options Options::with_eyes(const Ratio& height) const {
  assert(height >= Ratio() && height < Ratio(1));
  Options result = *this;
  result.chosen_[option_index("L12")] = 1;
  result.eye_height_ = height;
  return result;
}

bool Options::is(std::string_view id, std::string_view value) const {
  const OptionIndex option = option_index(id);
  const OptionSpec& spec = option_specs()[option];
  assert(std::find(spec.values.begin(), spec.values.end(), value) != spec.values.end());
  return spec.values[chosen_[option]] == value;
}

std::string Options::value(OptionIndex option) const {
  const OptionSpec& spec = option_specs()[option];
  if (spec.id == "L12" && chosen_[option] != 0) {
    return std::string(kEyePrefix) + to_string(eye_height_);
  }
  return std::string(spec.values[chosen_[option]]);
}

std::vector<OptionIndex> Options::changed() const {
  std::vector<OptionIndex> result;
  for (OptionIndex option = 0; option < kOptionCount; ++option) {
    if (chosen_[option] != 0) result.push_back(option);
  }
  return result;
}

}  // namespace parapet
