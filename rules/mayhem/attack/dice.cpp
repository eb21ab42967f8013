#include "rules/mayhem/attack/dice.h"

#include <algorithm>
#include <cassert>

namespace parapet::mayhem {
namespace {

// The results of one bonus, by the colour of the die that is stepped, the best first.
std::vector<Dice> improved(const Dice& dice) {
  std::vector<Dice> results;
  if (dice.yellow > 0) results.push_back({dice.red + 1, dice.yellow - 1, dice.white});
  if (dice.white > 0) results.push_back({dice.red, dice.yellow + 1, dice.white - 1});
  if (results.empty()) results.push_back({dice.red, dice.yellow, 1});
  return results;
}

// The results of one penalty, likewise.
std::vector<Dice> worsened(const Dice& dice) {
  std::vector<Dice> results;
  if (dice.red > 0) results.push_back({dice.red - 1, dice.yellow + 1, dice.white});
  if (dice.yellow > 0) results.push_back({dice.red, dice.yellow - 1, dice.white + 1});
  if (results.empty()) results.push_back({0, 0, std::max(0, dice.white - 1)});
  return results;
}

bool precedes(const Dice& a, const Dice& b) { return to_text(a) < to_text(b); }

}  // namespace

std::optional<Dice> dice_from_text(std::string_view text) {
  if (text.size() > static_cast<std::size_t>(Dice::kMost)) return std::nullopt;
  Dice dice;
  for (const char letter : text) {
    switch (letter) {
      case 'R':
        ++dice.red;
        break;
      case 'Y':
        ++dice.yellow;
        break;
      case 'W':
        ++dice.white;
        break;
      default:
        return std::nullopt;
    }
  }
  return dice;
}

std::string to_text(const Dice& dice) {
  return std::string(static_cast<std::size_t>(dice.red), 'R') +
         std::string(static_cast<std::size_t>(dice.yellow), 'Y') +
         std::string(static_cast<std::size_t>(dice.white), 'W');
}

DiceChoice dice_choice(const Options& options) {
  if (options.is("D1", "best-first")) return DiceChoice::best_first;
  if (options.is("D1", "worst-first")) return DiceChoice::worst_first;
  return DiceChoice::attacker;
}

std::vector<Dice> step_dice(const Dice& dice, int net, DiceChoice choice) {
  assert(net >= -kMostModifiers && net <= kMostModifiers);
  std::vector<Dice> results = {dice};
  for (int step = 0; step < std::abs(net); ++step) {
    std::vector<Dice> next;
    for (const Dice& before : results) {
      const std::vector<Dice> after = net > 0 ? improved(before) : worsened(before);
      switch (choice) {
        case DiceChoice::attacker:
          next.insert(next.end(), after.begin(), after.end());
          break;
        case DiceChoice::best_first:
          next.push_back(after.front());
          break;
        case DiceChoice::worst_first:
          next.push_back(after.back());
          break;
      }
    }
    std::sort(next.begin(), next.end(), precedes);
    next.erase(std::unique(next.begin(), next.end()), next.end());
    results = std::move(next);
  }
  return results;
}

}  // namespace parapet::mayhem
