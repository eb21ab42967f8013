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
  bool is_large = false;  // of several spaces and without Protection (AOM-LRG-4, AOM-DDD-1)
  bool has_front = true;  // vehicles and objects have neither Front nor Flank (AOM-FRT-4)
  std::optional<Facing> facing;
  std::optional<Facing> turret;

  // The space named by a question.
  static Stand at(Space space);
  static Stand of(const Unit& unit);
  static Stand of(const Vehicle& vehicle);
  // A hell tower attacks and is attacked one Level higher (AOM-DDD-2).
  static Stand of(const Device& device);
  static Stand of(const Marker& object);

  // OPT-R3: the spaces that count for range and sight.
  std::vector<Space> counting_spaces(const Options& options) const;
};

// The piece with this id: a unit, vehicle, device or object.
std::optional<Stand> find_stand(const Pieces& pieces, std::string_view id);

}  // namespace parapet::mayhem
