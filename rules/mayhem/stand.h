#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/mayhem/pieces.h"
#include "rules/options.h"

namespace parapet::mayhem {

// What stands at one end of a question: a plain space, or a piece and all the spaces it occupies.
struct Stand {
  std::vector<Space> spaces;  // never empty
  Space main;
  int levels_higher = 0;          // than its spaces, when it attacks or is attacked (AOM-DDD-2)
  bool lacks_protection = false;  // dots do not protect it (AOM-LRG-4, AOM-DDD-1)
  bool has_front = true;          // vehicles and objects have neither Front nor Flank (AOM-FRT-4)
  std::optional<Facing> facing;
  std::optional<Facing> turret;

  // The space named by a question.
  static Stand at(Space space);
  static Stand of(const Unit& unit);
  static Stand of(const Vehicle& vehicle);
  static Stand of(const Device& device);
  static Stand of(const Marker& object);

  // OPT-R3: the spaces that count for range and sight, on their own Level.
  std::vector<Space> counting_spaces(const Options& options) const;

  // The same where lines of sight start and end: `levels_higher` over them.
  std::vector<Space> sight_spaces(const Options& options) const;
};

// The piece with this id: a unit, vehicle, device or object.
std::optional<Stand> find_stand(const Pieces& pieces, std::string_view id);

}  // namespace parapet::mayhem
