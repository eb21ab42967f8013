#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"

namespace parapet::physics {

// Which pieces have a way to the ground: through studs either way, through faces from what they lie
// on. Faces side by side carry nothing. Pieces that are `gone` (one flag a piece) are not there,
// nor are `broken` contacts (one flag a contact). A fixed piece is ground; of settled pieces that
// lie as one all have a way if one has.
std::vector<bool> supported_pieces(const Structure& structure, std::span<const Contact> contacts,
                                   const std::vector<bool>& gone, const std::vector<bool>& broken);

// The pieces that are `wanted` in groups that touch each other in any way, through contacts that
// are not broken; the ground joins nothing. Groups by their least piece, each ascending.
std::vector<std::vector<std::uint32_t>> islands_of(const Structure& structure,
                                                   std::span<const Contact> contacts,
                                                   const std::vector<bool>& wanted,
                                                   const std::vector<bool>& broken);

// The same through studs alone, or as settled pieces that lie as one: what falls as one body.
std::vector<std::vector<std::uint32_t>> bodies_of(const Structure& structure,
                                                  std::span<const Contact> contacts,
                                                  const std::vector<bool>& wanted,
                                                  const std::vector<bool>& broken);

}  // namespace parapet::physics
