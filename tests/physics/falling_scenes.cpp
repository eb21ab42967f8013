#include "tests/physics/falling_scenes.h"

#include "physics/structure/centre.h"
#include "tests/geometry/numbers/generator.h"

namespace parapet::testing {

physics::Piece block(const std::string& id, Point corner, Vec size, std::int64_t mass_mg) {
  return {id, {Box::spanning(corner, corner + size)}, {}, {}, mass_mg, physics::Holding::built, {}};
}

std::vector<physics::FallingBody> bodies_of_pieces(
    const physics::Structure& structure, const std::vector<std::vector<std::uint32_t>>& groups) {
  std::vector<physics::FallingBody> bodies;
  for (const auto& pieces : groups) {
    bodies.push_back({pieces, physics::centre_of(structure, pieces)});
  }
  return bodies;
}

std::vector<std::vector<std::uint32_t>> never_breaks(const physics::FallingBody& body,
                                                     const physics::Impact&) {
  return {body.pieces};
}

physics::Settled let_fall(const physics::Structure& structure,
                          const std::vector<std::vector<std::uint32_t>>& groups,
                          const physics::Breaks& breaks, const physics::SettleLimits& limits) {
  return physics::settle(structure, std::vector<bool>(structure.pieces.size(), false),
                         bodies_of_pieces(structure, groups), breaks, {}, limits, physics::go_on);
}

Box bounds_of(const physics::RestingBody& body) {
  Box box = bounds(body.pieces.front().shapes.front());
  for (const physics::RestingPiece& piece : body.pieces) {
    for (const Shape& shape : piece.shapes) box = join(box, bounds(shape));
  }
  return box;
}

FallingScene random_scene(std::uint64_t seed) {
  Generator generator(seed);
  FallingScene scene;
  std::vector<physics::Piece>& pieces = scene.structure.pieces;
  pieces.push_back(block("wall", {0, 0, 0}, {80, 640, 480}));
  const auto count = 2 + generator.below(6);
  for (std::uint64_t n = 0; n < count; ++n) {
    const std::int64_t x = 40 * static_cast<std::int64_t>(generator.below(8));
    const std::int64_t y = 40 * static_cast<std::int64_t>(generator.below(12));
    const std::int64_t z = 96 * static_cast<std::int64_t>(5 + 3 * n);
    const auto first = static_cast<std::uint32_t>(pieces.size());
    pieces.push_back(block("a" + std::to_string(n), {x, y, z}, {160, 320, 96}));
    scene.groups.push_back({first});
    if (generator.below(2) == 0) {
      pieces.push_back(block("b" + std::to_string(n), {x + 80, y + 80, z + 96}, {160, 320, 96}));
      scene.groups.back().push_back(first + 1);
    }
  }
  return scene;
}

std::string bits_of(const physics::Settled& settled) {
  std::string bits;
  const auto add = [&](const auto& value) {
    bits.append(reinterpret_cast<const char*>(&value), sizeof value);
  };
  add(settled.steps);
  for (const physics::Frame& frame : settled.frames) {
    for (const physics::Pose& pose : frame.poses) add(pose);
  }
  for (const physics::Pose& pose : settled.rest) add(pose);
  for (const physics::FallingBody& body : settled.bodies) {
    for (const std::uint32_t piece : body.pieces) add(piece);
  }
  return bits;
}

}  // namespace parapet::testing
