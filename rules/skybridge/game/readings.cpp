#include "rules/skybridge/game/readings.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "rules/nearest_name.h"

namespace parapet::skybridge::game {
namespace {

constexpr std::array<ReadingSpec, kReadings> kSpecs = {{
    {1, "Setup step 9 is missing.", {"data"}},
    {2, "Number of players.", {"two-to-four", "two-to-five"}},
    {3, "Are the free rebels part of the population?", {"part", "separate"}},
    {4, "Which stacks have the set of seven bonuses?", {"work-and-eye", "work", "eye"}},
    {5, "Nothing can be taken, or only for a price.", {"skip"}},
    {6, "The Godh pile is empty.", {"nothing", "recycle"}},
    {7, "May a part of the Knowledge be used?", {"up-to", "all-or-none"}},
    {8, "Must the crown be placed?", {"may", "must"}},
    {9, "Crown not taken by the end of the round.", {"stays", "returns"}},
    {10, "When the crown's owner gains the bonus.", {"after-take", "after-bonus"}},
    {11, "The crown's gain without space.", {"give-back", "forgo"}},
    {12, "Population of others for food and ELBEA.", {"counts", "own-only"}},
    {13, "Population of others for Armament.", {"yes", "no"}},
    {14, "Who may look at a stack that is face down.", {"appendix", "swapped"}},
    {15, "Retreat to a slot that fits anyway.", {"no", "any"}},
    {16, "No card fits, or the hand is empty.", {"skip", "any-slot"}},
    {17, "Order of the effects of one play.", {"player", "printed"}},
    {18, "Feud between which neighbours.", {"both", "godh-above"}},
    {19, "What a feud looks at.", {"top", "whole-stack"}},
    {20, "Religion on an empty slot.", {"no", "yes"}},
    {21, "Religion with the token on power already.", {"yes", "no"}},
    {22, "Wild Godh cards where a faction card's rune counts.", {"either", "faction-only"}},
    {23, "Cards uncovered or covered during the main effects.", {"live", "snapshot"}},
    {24, "Paying for might on the last territory.", {"illegal", "no-effect"}},
    {25, "A gain without space.", {"choose", "forgo"}},
    {26, "Handing back without need.", {"no", "yes"}},
    {27, "Trades and gifts inside another effect.", {"between", "anywhere"}},
    {28, "A gift without effect.", {"allowed", "excess-only"}},
    {29, "Food as a passive gift.", {"useless", "this-round"}},
    {30, "Order of discards under the Godh pile.", {"discard-order", "player"}},
    {31, "High Priest with a single Godh card left.", {"either", "keep"}},
    {32, "The die before its first roll.", {"none", "rolled"}},
    {33, "Which roll of the second die is turned.", {"marked", "previous", "equal"}},
    {34, "What the die on the board pays.", {"one-unit", "die-cost"}},
    {35, "What segment 3 prints.", {"die-included", "printed-four"}},
    {36, "Order of the harms of a Great Drakhe.", {"clockwise", "secret"}},
    {37, "Both harms are impossible.", {"spared", "in-part"}},
    {38, "Compensation: on which stacks.", {"open-stack", "any-slot", "closed-too"}},
    {39, "The garden card when a Godh card is put there.", {"any-card", "faction-only"}},
    {40, "Profiteers beside Bridge Builder.", {"die", "segment"}},
    {41, "Abilities in the play before the game.", {"yes", "no"}},
    {42, "The leader after segment 7.", {"moves", "stays"}},
}};

std::string written(int number) { return "O-" + std::to_string(number); }

Fault reading_fault(std::string_view id, std::string code, std::string found,
                    std::string expected) {
  Fault fault;
  fault.code = std::move(code);
  fault.place = "option " + std::string(id);
  fault.found = std::move(found);
  fault.expected = std::move(expected);
  return fault;
}

}  // namespace

std::size_t ReadingSpec::value_count() const {
  return static_cast<std::size_t>(std::find(values.begin(), values.end(), std::string_view()) -
                                  values.begin());
}

std::span<const ReadingSpec> reading_specs() { return kSpecs; }

Result<void> Readings::set(std::string_view id, std::string_view value) {
  const auto spec = std::find_if(kSpecs.begin(), kSpecs.end(),
                                 [&](const ReadingSpec& s) { return written(s.number) == id; });
  if (spec == kSpecs.end()) {
    std::vector<std::string> ids;
    for (const ReadingSpec& s : kSpecs) ids.push_back(written(s.number));
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    return Failure(reading_fault(id, "wrong-option", "no such option",
                                 "an option id such as " + std::string(nearest_name(id, known))));
  }
  const auto end = spec->values.begin() + static_cast<std::ptrdiff_t>(spec->value_count());
  const auto at = std::find(spec->values.begin(), end, value);
  if (at == end) {
    std::string values;
    for (auto v = spec->values.begin(); v != end; ++v) {
      if (v != spec->values.begin()) values += v + 1 == end ? " or " : ", ";
      values += *v;
    }
    return Failure(reading_fault(id, "wrong-option", std::string(value), values));
  }
  chosen_[static_cast<std::size_t>(spec->number - 1)] =
      static_cast<std::uint8_t>(at - spec->values.begin());
  return {};
}

std::string_view Readings::value(int number) const {
  assert(number >= 1 && number <= static_cast<int>(kReadings));
  return kSpecs[static_cast<std::size_t>(number - 1)].values[chosen(number)];
}

std::vector<int> Readings::changed() const {
  std::vector<int> numbers;
  for (const ReadingSpec& spec : kSpecs) {
    if (chosen(spec.number) != 0) numbers.push_back(spec.number);
  }
  return numbers;
}

}  // namespace parapet::skybridge::game
