#include "rules/realms/reasons.h"

namespace parapet::realms {

std::string pegs_text(const Ratio& pegs) {
  if (pegs == Ratio(1)) return "1 peg";
  if (pegs.denominator() == 1) return std::to_string(pegs.numerator()) + " pegs";
  return to_string(pegs) + " pegs";
}

Place place_of(const Battlefield& field, SpaceId space) {
  (void)field;
  (void)space;
  return {};
}

Place place_of(Point point) {
  (void)point;
  return {};
}

Place place_of_piece(std::string id) {
  (void)id;
  return {};
}

}  // namespace parapet::realms
