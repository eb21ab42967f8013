#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/options.h"

namespace parapet::mayhem {

// The colours of dice as they are written.
inline constexpr std::array<std::string_view, 3> kDieColours = {"R", "Y", "W"};

// A handful of dice, by colour: red d12, yellow d8, white d6.
struct Dice {
  static constexpr int kMost = 100;

  int red = 0;
  int yellow = 0;
  int white = 0;

  constexpr int count() const { return red + yellow + white; }

  friend constexpr bool operator==(const Dice&, const Dice&) = default;
};

// Letters R, Y, W in any order, at most Dice::kMost; "" is no dice.
std::optional<Dice> dice_from_text(std::string_view text);

// R before Y before W: "RRY", "".
std::string to_text(const Dice& dice);

// OPT-D1: which die is stepped when they differ in colour.
enum class DiceChoice { attacker, best_first, worst_first };
DiceChoice dice_choice(const Options& options);

constexpr int kMostModifiers = 300;  // of either sign

// AOM-MOD-5: what the dice become by |net| bonuses (net > 0) or penalties (net < 0). A bonus steps
// one die white-yellow-red, or adds a white if all are red; a penalty steps one back, or takes one
// away if all are white.
//   (1) never empty; without repeats, sorted by text
//   (2) one result if all dice have one colour and |net| = 1, or unless the Attacker chooses
// Requires |net| <= kMostModifiers.
std::vector<Dice> step_dice(const Dice& dice, int net, DiceChoice choice);

}  // namespace parapet::mayhem
