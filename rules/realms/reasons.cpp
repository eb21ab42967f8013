#include "rules/realms/reasons.h"

#include <utility>

namespace parapet::realms {

std::string pegs_text(const Ratio& pegs) {
  if (pegs == Ratio(1)) return "1 peg";
  if (pegs.denominator() == 1) return std::to_string(pegs.numerator()) + " pegs";
  return to_string(pegs) + " pegs";
}

Place place_of(const Battlefield& field, SpaceId space) { return NamedSpace{field.name_of(space)}; }

Place place_of(Point point) { return point; }

Place place_of_piece(std::string id) { return NamedPiece{std::move(id)}; }

}  // namespace parapet::realms
