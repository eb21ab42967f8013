#include "cli/mayhem/attack_odds.h"

#include "rules/mayhem/attack/dice.h"
#include "rules/mayhem/attack/odds.h"

namespace parapet::cli {
namespace {

std::string odds_line(const mayhem::Odds& odds) {
  const auto mean = [&](mayhem::Symbol symbol) { return to_string(odds.of(symbol).mean); };
  return "  " + mayhem::hit_odds_text(odds) + "; aimed hits " + mean(mayhem::Symbol::aimed) +
         ", pushes " + mean(mayhem::Symbol::push) + ", specials " + mean(mayhem::Symbol::special) +
         "\n";
}

}  // namespace

std::string attack_odds_text(const Told& told) {
  if (told.ask() != "attack" || !told.yes("legal")) return {};
  std::string text;
  for (const std::string& result : as_texts(told.own("dice"))) {
    const auto dice = mayhem::dice_from_text(result);
    if (!dice || dice->count() == 0 || !mayhem::has_countable_odds(*dice, *told.state.faces)) {
      continue;
    }
    text += odds_line(mayhem::odds_of(*dice, *told.state.faces));
  }
  return text.empty() ? text : "Odds, by the faces of the dice\n" + text;
}

}  // namespace parapet::cli
