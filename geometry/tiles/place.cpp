#include "geometry/tiles/place.h"

#include <algorithm>

namespace parapet {
namespace {

// A..Z, AA..AZ, BA.. : bijective base 26, as in a spreadsheet.
std::string column_letters(int x) {
  std::string letters;
  for (int rest = x + 1; rest > 0; rest = (rest - 1) / 26) {
    letters += static_cast<char>('A' + (rest - 1) % 26);
  }
  std::reverse(letters.begin(), letters.end());
  return letters;
}

}  // namespace

std::string to_letters(Space space) {
  std::string text = column_letters(space.x) + std::to_string(space.y + 1);
  if (space.level != 1) text += "@" + std::to_string(space.level);
  return text;
}

std::string to_letters(Dot dot) {
  return "the north-west dot of " + to_letters(Space{dot.x, dot.y, dot.level});
}

std::string to_letters(Edge edge) {
  const char* side = edge.axis == EdgeAxis::vertical ? "the west edge of " : "the north edge of ";
  return side + to_letters(Space{edge.x, edge.y, edge.level});
}

}  // namespace parapet
