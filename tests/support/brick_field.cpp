#include "tests/support/brick_field.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace parapet::testing {
namespace {

constexpr int kPlate = 32;
constexpr int kSide = static_cast<int>(kColumnSide);

std::vector<Body> bodies_of(const BrickField& field) {
  std::vector<Body> bodies;
  for (const BrickField::Block& block : field.blocks) {
    bodies.push_back({Box::spanning({block.x * kSide, block.y * kSide, block.bottom},
                                    {(block.x + block.width) * kSide,
                                     (block.y + block.depth) * kSide, block.top}),
                      static_cast<std::uint32_t>(bodies.size())});
  }
  for (const Shape& shape : field.shapes) {
    bodies.push_back({shape, static_cast<std::uint32_t>(bodies.size())});
  }
  return bodies;
}

void require_blocks_alone(const BrickField& field) {
  if (!field.shapes.empty() || !field.studs.empty()) {
    throw std::logic_error("only a field of plain blocks can be moved");
  }
}

std::string column_name(int column) {
  std::string name;
  for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26) {
    name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % 26));
  }
  return name;
}

}  // namespace

BrickField& BrickField::block(int width, int depth, int height, int x, int y, int z) {
  blocks.push_back({2 * x, 2 * y, 2 * width, 2 * depth, z * kPlate, (z + height) * kPlate});
  return *this;
}

BrickField& BrickField::body(Shape shape) {
  shapes.push_back(std::move(shape));
  return *this;
}

BrickField& BrickField::stud(Point at) {
  studs.push_back({blocks.size() - 1, {at, {0, 0, 1}}});
  return *this;
}

BrickField& BrickField::spot(const std::string& name, int x, int y, int width, int depth) {
  realms::Spot spot;
  spot.name = name;
  spot.plate = {{2 * x, 2 * y}, 2 * width, 2 * depth};
  return this->spot(std::move(spot));
}

BrickField& BrickField::spot(realms::Spot spot) {
  spots.push_back(std::move(spot));
  return *this;
}

BrickField& BrickField::grid(int x, int y, int pitch, int columns, int rows) {
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      spot(column_name(column) + std::to_string(row + 1), x + pitch * column, y + pitch * row);
      spots.back().grid_x = column;
      spots.back().grid_y = row;
    }
  }
  return *this;
}

BrickField& BrickField::link(realms::LinkKind kind, const std::string& from,
                             const std::string& to) {
  links.push_back({kind, from, to});
  return *this;
}

realms::Battlefield BrickField::field() const {
  std::vector<Body> bodies = bodies_of(*this);
  std::vector<realms::Piece> pieces;
  for (std::size_t n = 0; n < bodies.size(); ++n) {
    pieces.push_back({"t" + std::to_string(n), {}, {}, false});
  }
  for (const auto& [block, connector] : studs) pieces[block].studs.push_back(connector);
  const auto field = realms::Battlefield::make(peg, std::move(pieces), std::move(bodies), spots);
  if (!field) throw std::runtime_error(to_text(field.error()));
  std::vector<realms::Link> joined;
  for (const Link& link : links) {
    joined.push_back({link.kind, space_of(*field, link.from), space_of(*field, link.to)});
  }
  return field->with_links(std::move(joined));
}

Terrain BrickField::terrain() const { return Terrain(bodies_of(*this)); }

BrickField BrickField::shifted(int east, int south, int up) const {
  require_blocks_alone(*this);
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
  require_blocks_alone(*this);
  BrickField moved = *this;
  for (Block& block : moved.blocks) {
    block = {-block.y - block.depth, block.x, block.depth, block.width, block.bottom, block.top};
  }
  for (realms::Spot& spot : moved.spots) {
    const ColumnRectangle& plate = spot.plate;
    spot.plate = {{-plate.first.y - plate.depth, plate.first.x}, plate.depth, plate.width};
    spot.grid_x.reset();
    spot.grid_y.reset();
  }
  return moved;
}

BrickField BrickField::mirrored() const {
  require_blocks_alone(*this);
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
  if (!options.set(id, value)) throw std::runtime_error("no option " + id + "=" + value);
  return options;
}

realms::SpaceId space_of(const realms::Battlefield& field, const std::string& name) {
  const auto space = field.find(name);
  if (!space) throw std::runtime_error("no space " + name);
  return *space;
}

realms::Unit unit_at(const realms::Battlefield& field, const std::string& id,
                     const std::string& name, std::array<int, 2> size, Ratio height) {
  realms::Unit unit;
  unit.id = id;
  unit.side = "red";
  unit.at = space_of(field, name);
  unit.size = size;
  unit.height = height;
  return unit;
}

}  // namespace parapet::testing
