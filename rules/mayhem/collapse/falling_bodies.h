#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/mayhem/pieces.h"

namespace parapet::mayhem {

// Units, vehicles and devices as things that take room on a Level.
enum class BodyKind { unit, vehicle, device };

struct FallingBody {
  BodyKind kind = BodyKind::unit;
  std::size_t index = 0;  // in its list
  std::string id;
  std::string side;
  Footprint footprint;        // of a vehicle on two Levels (AOM-VEH-12) on the higher one
  std::vector<Space> spaces;  // that it stands on

  // Its own space at the north-west corner of the footprint; of a vehicle on two Levels that may
  // be the lower half.
  Space north_west() const;

  // "Unit scout", for texts.
  std::string name() const;
};

// All pieces of one kind, in the order of their list.
std::vector<FallingBody> bodies_of(const Pieces& pieces, BodyKind kind);

// Moves the piece so that `to` is its north-west space; all of it is on that Level then, the main
// space of a unit moves with it.
void put(Pieces& pieces, const FallingBody& body, Space to);

void remove(Pieces& pieces, const FallingBody& body);

// "Objective 1", for texts.
std::string name_of(const Marker& marker);

}  // namespace parapet::mayhem
