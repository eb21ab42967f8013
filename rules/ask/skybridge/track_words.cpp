#include "rules/ask/skybridge/track_words.h"

namespace parapet::ask {

std::string territory_words(const skybridge::Land& land, int index) {
  return std::to_string(index) + ", " + land.territories[nth(index)].name;
}

Place territory_place(const skybridge::Land& land, int index) {
  return NamedSpace{land.territories[nth(index)].id};
}

std::string counted_words(int count, const std::string& one) {
  if (count == 0) return "no " + one;
  return std::to_string(count) + " " + one + (count == 1 ? "" : "s");
}

}  // namespace parapet::ask
