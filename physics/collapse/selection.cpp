#include "physics/collapse/selection.h"

#include "physics/structure/centre.h"

namespace parapet::physics {

std::vector<std::uint32_t> pieces_in_ball(const Structure& structure, Point centre,
                                          std::int64_t radius) {
  const auto limit = static_cast<double>(radius) * static_cast<double>(radius);
  std::vector<std::uint32_t> found;
  for (std::uint32_t piece = 0; piece < structure.pieces.size(); ++piece) {
    if (structure.pieces[piece].holding == Holding::fixed) continue;
    const Vector3 away = centre_of(structure.pieces[piece]) - vector_of(centre);
    if (dot(away, away) <= limit) found.push_back(piece);
  }
  return found;
}

}  // namespace parapet::physics
