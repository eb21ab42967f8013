#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"

namespace parapet::physics {

// Weight that a piece gets from what stands on it.
struct Push {
  std::uint32_t piece = 0;  // that gets it
  std::uint32_t from = 0;   // the piece on it
  Vector3 at{};
  double mass_mg = 0;
};

// What pressure alone was found to carry, whatever it weighs.
struct PurePressure {
  // The pieces for which no way was found, with all that is under them; ascending. Empty: pressure
  // carries everything.
  std::vector<std::uint32_t> rest;
  // What each piece of the structure gets from those on it that are no rest.
  std::vector<std::vector<Push>> pushes;
  // Pieces that rest, without studs, on others as slender as posts in such a way that only the
  // width of these holds them: the load is not inside the hull of their middles. Ascending.
  std::vector<std::uint32_t> held_by_width;
};

// From the top down, each piece hands its weight and what it carries to the places under it, none
// of which has to pull. There may be other ways than the one that is tried.
//   (1) load_factor() of all the pieces is at least that of any of them, of which the rest are
//       some, with all that is under these, and with what the others push; it is kAnyLoad if
//       nothing is left
PurePressure carried_by_pressure(const Structure& structure, std::span<const Contact> contacts,
                                 std::span<const std::uint32_t> pieces,
                                 const std::vector<bool>& broken);

}  // namespace parapet::physics
