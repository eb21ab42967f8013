#include "tests/support/brick_table.h"

#include <stdexcept>
#include <utility>

namespace parapet::testing {

BrickTable& BrickTable::block(int width, int depth, int height, int x, int y, int z) {
  const Point low{80 * x, 80 * y, 32 * z};
  return body(Box::spanning(low, low + Vec{80 * width, 80 * depth, 32 * height}));
}

BrickTable& BrickTable::body(Shape shape) {
  const auto piece = static_cast<std::uint32_t>(pieces_.size());
  realms::Piece named;
  named.id = "t" + std::to_string(piece);
  pieces_.push_back(std::move(named));
  bodies_.push_back({std::move(shape), piece});
  return *this;
}

BrickTable& BrickTable::stud(Point at) {
  pieces_.back().studs.push_back({at, {0, 0, 1}});
  return *this;
}

BrickTable& BrickTable::space(std::string name, int x, int y, int width, int depth) {
  realms::Spot spot;
  spot.name = std::move(name);
  spot.plate = {{2 * x, 2 * y}, 2 * width, 2 * depth};
  return this->spot(std::move(spot));
}

BrickTable& BrickTable::spot(realms::Spot spot) {
  spots_.push_back(std::move(spot));
  return *this;
}

BrickTable& BrickTable::grid(int x, int y, int pitch, int columns, int rows) {
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      realms::Spot spot;
      for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26) {
        spot.name.insert(spot.name.begin(), static_cast<char>('A' + (rest - 1) % 26));
      }
      spot.name += std::to_string(row + 1);
      spot.plate = {{2 * (x + pitch * column), 2 * (y + pitch * row)}, 4, 4};
      spot.grid_x = column;
      spot.grid_y = row;
      spots_.push_back(std::move(spot));
    }
  }
  return *this;
}

BrickTable& BrickTable::link(realms::LinkKind kind, std::string from, std::string to) {
  links_.push_back({kind, std::move(from), std::move(to)});
  return *this;
}

BrickTable& BrickTable::peg(realms::Peg peg) {
  peg_ = peg;
  return *this;
}

realms::Battlefield BrickTable::field() const {
  const auto field = realms::Battlefield::make(peg_, pieces_, bodies_, spots_);
  if (!field) throw std::runtime_error(to_text(field.error()));
  std::vector<realms::Link> links;
  for (const NamedLink& link : links_) {
    links.push_back({link.kind, at(*field, link.from), at(*field, link.to)});
  }
  return field->with_links(std::move(links));
}

realms::SpaceId at(const realms::Battlefield& field, std::string_view name) {
  const auto space = field.find(name);
  if (!space) throw std::runtime_error("no space " + std::string(name));
  return *space;
}

realms::Unit unit_at(const realms::Battlefield& field, std::string id, std::string_view name,
                     std::array<int, 2> size, Ratio height) {
  realms::Unit unit;
  unit.id = std::move(id);
  unit.side = "red";
  unit.at = at(field, name);
  unit.size = size;
  unit.height = height;
  return unit;
}

}  // namespace parapet::testing
