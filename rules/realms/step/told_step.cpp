#include <numeric>
#include <string>
#include <utility>

#include "rules/realms/step/step.h"

namespace parapet::realms {
namespace {

constexpr std::size_t kMaxTold = 1'000;
constexpr std::int64_t kMaxCommon = std::int64_t{1} << 20;
constexpr std::int64_t kMaxPegs = std::int64_t{1} << 20;

Failure fault(std::string code, std::string found, std::string expected) {
  return Failure(Fault{std::move(code), {}, "profile", std::move(found), std::move(expected), {}});
}

std::vector<Ratio> all_numbers(const ToldProfile& told) {
  std::vector<Ratio> numbers = told.surfaces;
  numbers.insert(numbers.end(), told.obstructions.begin(), told.obstructions.end());
  if (told.width) numbers.push_back(*told.width);
  return numbers;
}

// The least common denominator of all the numbers.
Result<std::int64_t> common_denominator(const ToldProfile& told) {
  std::int64_t common = 1;
  for (const Ratio& number : all_numbers(told)) {
    if (number.denominator() > kMaxCommon || number > Ratio(kMaxPegs) ||
        number < Ratio(-kMaxPegs)) {
      return fault("limit", to_string(number) + " pegs",
                   "at most 2^20 pegs, with a denominator of at most 2^20");
    }
    common = std::lcm(common, number.denominator());
    if (common > kMaxCommon) {
      return fault("limit", "fractions whose common denominator is above 2^20",
                   "fractions with a smaller one");
    }
  }
  return common;
}

}  // namespace

Result<StepRuling> rule_told_step(const ToldProfile& told, const Climber& climber,
                                  const Options& options) {
  if (told.surfaces.empty()) return fault("wrong-value", "no surface", "at least one surface");
  if (told.surfaces.size() > kMaxTold || told.obstructions.size() > kMaxTold) {
    return fault("limit", "more than 1000 surfaces or obstructions", "at most 1000 of each");
  }
  const auto common = common_denominator(told);
  if (!common) return Failure(common.error());
  const auto units = [&](const Ratio& pegs) {
    return pegs.numerator() * (*common / pegs.denominator());
  };

  StepProfile profile;
  for (const Ratio& surface : told.surfaces) profile.surfaces.push_back(units(surface));
  for (const Ratio& top : told.obstructions) profile.obstructions.push_back({units(top), 0});
  if (told.width) profile.width = units(*told.width);
  profile.link = told.link;
  const PegUnits peg{Ratio(*common), Ratio(*common)};
  return ruling_of(step_ledger(profile, peg, climber, options), profile, peg);
}

}  // namespace parapet::realms
