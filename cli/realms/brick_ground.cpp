#include "cli/realms/brick_ground.h"

namespace parapet::cli {
namespace {

viewer::BrickSpace to_picture(const realms::Battlefield& field, realms::SpaceId space) {
  const realms::Spot& spot = field.spots()[space.spot];
  const auto side = static_cast<double>(kColumnSide);
  viewer::BrickSpace shown;
  shown.name = field.name_of(space);
  shown.west = spot.plate.first.x * side;
  shown.north = spot.plate.first.y * side;
  shown.east = shown.west + spot.plate.width * side;
  shown.south = shown.north + spot.plate.depth * side;
  shown.height = field.surface(space).height;
  shown.column = spot.grid_x;
  shown.row = spot.grid_y;
  return shown;
}

}  // namespace

BrickGround::BrickGround(const realms::Battlefield& field) {
  for (const realms::Piece& piece : field.pieces()) {
    pieces_.push_back({piece.id, piece.colour, piece.studs, piece.scan.has_value()});
  }
  for (const realms::SpaceId& space : field.spaces()) {
    index_.emplace(space, spaces_.size());
    spaces_.push_back(to_picture(field, space));
  }
}

std::size_t BrickGround::index_of(realms::SpaceId space) const {
  const auto found = index_.find(space);
  return found == index_.end() ? 0 : found->second;
}

}  // namespace parapet::cli
