#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"

namespace parapet::physics {

// A proof that pressure alone carries pieces, whatever they weigh.
struct PurePressure {
  // Pieces that rest, without studs, on three others or more in such a way that only the width of
  // these holds them: the load is not inside the hull of their middles. Ascending.
  std::vector<std::uint32_t> held_by_width;
};

// From the top down, each piece hands its weight and what it carries to the places under it, none
// of which has to pull. Nothing where this simple way fails: there may be another one.
//   (1) if it finds a way, load_factor() of the pieces is kAnyLoad
std::optional<PurePressure> carried_by_pressure(const Structure& structure,
                                                std::span<const Contact> contacts,
                                                std::span<const std::uint32_t> pieces,
                                                const std::vector<bool>& broken);

}  // namespace parapet::physics
