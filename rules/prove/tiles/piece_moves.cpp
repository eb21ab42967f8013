#include "rules/prove/tiles/piece_moves.h"

#include <algorithm>
#include <utility>

namespace parapet::prove {
namespace {

mayhem::Footprint moved(const mayhem::Footprint& footprint, const PlaceMove& move) {
  const bool swapped = move.xx == 0;
  return {moved_corner(footprint.at, footprint.width, footprint.height, move),
          swapped ? footprint.height : footprint.width,
          swapped ? footprint.width : footprint.height};
}

mayhem::Unit moved(mayhem::Unit unit, const PlaceMove& move) {
  unit.footprint = moved(unit.footprint, move);
  if (unit.main) unit.main = move.of(*unit.main);
  if (unit.facing) unit.facing = moved(*unit.facing, move);
  if (unit.turret) unit.turret = moved(*unit.turret, move);
  return unit;
}

}  // namespace

Facing moved(Facing facing, const PlaceMove& move) {
  const NeighbourStep step = step_ahead(facing);
  const NeighbourStep there{move.xx * step.x + move.xy * step.y,
                            move.yx * step.x + move.yy * step.y};
  for (int n = 0; n < 8; ++n) {
    const NeighbourStep ahead = step_ahead(static_cast<Facing>(n));
    if (ahead.x == there.x && ahead.y == there.y) return static_cast<Facing>(n);
  }
  return facing;
}

Space moved_corner(Space at, int width, int height, const PlaceMove& move) {
  const Space one = move.of(at);
  const Space other = move.of(Space{at.x + width - 1, at.y + height - 1, at.level});
  return {std::min(one.x, other.x), std::min(one.y, other.y), at.level};
}

mayhem::Pieces moved(const mayhem::Pieces& pieces, const PlaceMove& move) {
  mayhem::Pieces result = pieces;
  for (mayhem::Unit& unit : result.units) unit = moved(std::move(unit), move);
  for (mayhem::Vehicle& vehicle : result.vehicles) {
    vehicle.back = move.of(vehicle.back);
    vehicle.front = move.of(vehicle.front);
  }
  for (mayhem::Marker& marker : result.markers) marker.at = move.of(marker.at);
  for (mayhem::Device& device : result.devices) {
    device.footprint = moved(device.footprint, move);
  }
  return result;
}

mayhem::Pieces shuffled(mayhem::Pieces pieces, RandomSource& random) {
  random.shuffle(pieces.units);
  random.shuffle(pieces.vehicles);
  random.shuffle(pieces.markers);
  random.shuffle(pieces.devices);
  return pieces;
}

}  // namespace parapet::prove
