#include "tests/support/brick_field.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace parapet::testing {
namespace {

constexpr int kPlate = 32;
constexpr int kSide = static_cast<int>(kColumnSide);

std::vector<Body> bodies_of(const std::vector<BrickField::Block>& blocks) {
  std::vector<Body> bodies;
  for (const BrickField::Block& block : blocks) {
    bodies.push_back({Box::spanning({block.x * kSide, block.y * kSide, block.bottom},
                                    {(block.x + block.width) * kSide,
                                     (block.y + block.depth) * kSide, block.top}),
                      static_cast<std::uint32_t>(bodies.size())});
  }
  return bodies;
}

}  // namespace

BrickField& BrickField::block(int width, int depth, int height, int x, int y, int z) {
  blocks.push_back({2 * x, 2 * y, 2 * width, 2 * depth, z * kPlate, (z + height) * kPlate});
  return *this;
}

BrickField& BrickField::spot(const std::string& name, int x, int y, int width, int depth) {
  realms::Spot spot;
  spot.name = name;
  spot.plate = {{2 * x, 2 * y}, 2 * width, 2 * depth};
  spots.push_back(std::move(spot));
  return *this;
}

BrickField& BrickField::grid(int x, int y, int pitch, int columns, int rows) {
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      spot(std::string(1, static_cast<char>('A' + column)) + std::to_string(row + 1),
           x + pitch * column, y + pitch * row);
      spots.back().grid_x = column;
      spots.back().grid_y = row;
    }
  }
  return *this;
}

BrickField& BrickField::link(realms::LinkKind kind, const std::string& from,
                             const std::string& to) {
  const realms::Battlefield board = field();
  links.push_back({kind, space_of(board, from), space_of(board, to)});
  return *this;
}

realms::Battlefield BrickField::field() const {
  std::vector<realms::Piece> pieces;
  for (std::size_t n = 0; n < blocks.size(); ++n) {
    pieces.push_back({"t" + std::to_string(n), {}, {}, false});
  }
  auto field = realms::Battlefield::make(peg, std::move(pieces), bodies_of(blocks), spots);
  if (!field) std::abort();
  return field->with_links(links);
}

Terrain BrickField::terrain() const { return Terrain(bodies_of(blocks)); }

BrickField BrickField::shifted(int east, int south, int up) const {
  BrickField moved = *this;
  for (Block& block : moved.blocks) {
    block.x += east;
    block.y += south;
    block.bottom += up;
    block.top += up;
  }
  for (realms::Spot& spot : moved.spots) {
    spot.plate.first.x += east;
    spot.plate.first.y += south;
  }
  return moved;
}

BrickField BrickField::turned() const {
  BrickField moved = *this;
  for (Block& block : moved.blocks) {
    block = {-block.y - block.depth, block.x, block.depth, block.width, block.bottom, block.top};
  }
  for (realms::Spot& spot : moved.spots) {
    const realms::StandingPlate& plate = spot.plate;
    spot.plate = {{-plate.first.y - plate.depth, plate.first.x}, plate.depth, plate.width};
    spot.grid_x.reset();
    spot.grid_y.reset();
  }
  return moved;
}

BrickField BrickField::mirrored() const {
  BrickField moved = *this;
  for (Block& block : moved.blocks) block.x = -block.x - block.width;
  for (realms::Spot& spot : moved.spots) {
    spot.plate.first.x = -spot.plate.first.x - spot.plate.width;
    spot.grid_x.reset();
    spot.grid_y.reset();
  }
  return moved;
}

Options option(const std::string& id, const std::string& value) {
  Options options;
  if (!options.set(id, value)) std::abort();
  return options;
}

realms::SpaceId space_of(const realms::Battlefield& field, const std::string& name) {
  const auto space = field.find(name);
  if (!space) std::abort();
  return *space;
}

realms::Unit figure(const realms::Battlefield& field, const std::string& id,
                    const std::string& at) {
  realms::Unit unit;
  unit.id = id;
  unit.side = "red";
  unit.at = space_of(field, at);
  return unit;
}

}  // namespace parapet::testing
