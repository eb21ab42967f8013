#include "cli/window/window_numbers.h"

#include <algorithm>
#include <initializer_list>

namespace parapet::cli {
namespace {

using viewer::OptionChoice;

constexpr std::string_view kNone = "none";
constexpr std::string_view kAdjacent = "adjacent";

std::vector<std::string> up_to(int least, int most) {
  std::vector<std::string> values;
  for (int value = least; value <= most; ++value) values.push_back(std::to_string(value));
  return values;
}

std::vector<std::string> with_first(std::string_view first, std::vector<std::string> values) {
  values.insert(values.begin(), std::string(first));
  return values;
}

// Each once, in the order in which the board names them.
std::vector<std::string> sides_of(const mayhem::Pieces& pieces) {
  std::vector<std::string> sides;
  for (const mayhem::Unit& unit : pieces.units) {
    if (std::find(sides.begin(), sides.end(), unit.side) == sides.end()) sides.push_back(unit.side);
  }
  if (sides.empty()) sides.emplace_back("mayhem");
  return sides;
}

std::vector<OptionChoice> tile_numbers(const mayhem::Pieces& pieces) {
  const std::vector<std::string> jumps = {"0/2", "0/4", "1/2", "1/3", "1/4", "1/6",
                                          "2/2", "2/3", "2/4", "2/6", "3/4", "3/6"};
  const std::vector<std::string> sides = sides_of(pieces);
  return {
      {"mp", "Movement points", up_to(1, 12), "5"},
      {"jump", "Jump, Levels up / spaces across", jumps, "1/4"},
      {"reach-jump", "Jump on the way", with_first(kNone, jumps), std::string(kNone)},
      {"pushes", "Pushes that the dice gave", up_to(1, 8), "2"},
      {"dice",
       "Dice of the attack",
       {"W", "WW", "WWW", "Y", "YY", "YYY", "R", "RR", "RRR", "RY", "RYW", "YW"},
       "YY"},
      {"radius", "Radius in spaces", up_to(0, 6), "2"},
      {"side", "Whose it is, where no unit stands", sides, sides.front()},
  };
}

std::vector<OptionChoice> realms_numbers() {
  return {
      {"range", "Range of the attack in spaces", with_first(kAdjacent, up_to(1, 24)), "6"},
      {"height", "Height in pegs, where no unit stands", up_to(2, 24), "10"},
      {"movement", "Movement, where no unit stands", with_first(kNone, up_to(1, 24)), "6"},
  };
}

}  // namespace

std::vector<OptionChoice> window_numbers(const OpenBoard& board) {
  if (board.mayhem != nullptr) return tile_numbers(*board.mayhem->state().pieces);
  return board.game() == Game::realms ? realms_numbers() : std::vector<OptionChoice>();
}

std::string number_words(const OptionChoice& number) { return number.question + ": " + number.now; }

std::string number_word(const OptionChoice& number) {
  return number.now == kNone || number.now == kAdjacent ? std::string() : number.now;
}

}  // namespace parapet::cli
