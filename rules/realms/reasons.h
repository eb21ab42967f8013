#pragma once

#include <string>

#include "geometry/numbers/point.h"
#include "geometry/numbers/ratio.h"
#include "rules/realms/battlefield.h"
#include "rules/ruling.h"

namespace parapet::realms {

// A number as people write it: "3", "2.4", "12 1/3": decimals where three of them are exact.
std::string number_text(const Ratio& number);

// "3 pegs", "2.5 pegs", "1 peg", for sentences.
std::string pegs_text(const Ratio& pegs);

// What a reason points at.
Place place_of(const Battlefield& field, SpaceId space);
Place place_of(Point point);
Place place_of_piece(std::string id);

}  // namespace parapet::realms
