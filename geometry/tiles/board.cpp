#include "geometry/tiles/board.h"

#include <algorithm>
#include <utility>

namespace parapet {

const DotRing Board::kNothing{};

Board::Board(int width, int height, int levels) : width_(width), height_(height) {
  const auto w = static_cast<std::size_t>(width);
  const auto h = static_cast<std::size_t>(height);
  entries_.assign(w * h, -1);
  storeys_.resize(static_cast<std::size_t>(levels));
  for (Storey& storey : storeys_) {
    storey.spaces.resize(w * h);
    storey.vertical.assign((w + 1) * h, EdgePrint::clear);
    storey.horizontal.assign(w * (h + 1), EdgePrint::clear);
    storey.dots.assign((w + 1) * (h + 1), DotPrint::clear);
    storey.rings.resize((w + 3) * (h + 3));
    storey.parts.assign(w * h, 0);
  }
}

bool Board::inside(Space space) const {
  if (space.level < 1) return false;
  for (int level = space.level + 1; level <= levels(); ++level) {
    if (floor({space.x, space.y, level})) return true;
  }
  return false;
}

SpacePrint Board::print(Space space) const {
  if (space.level < 1 || space.level > levels() || !on_map(space.x, space.y)) return {};
  return storeys_[static_cast<std::size_t>(space.level - 1)].spaces[space_index(space.x, space.y)];
}

EdgePrint Board::print(Edge edge) const {
  if (edge.level < 1 || edge.level > levels() || edge.x < 0 || edge.y < 0) return EdgePrint::clear;
  const Storey& storey = storeys_[static_cast<std::size_t>(edge.level - 1)];
  if (edge.axis == EdgeAxis::vertical) {
    if (edge.x > width_ || edge.y >= height_) return EdgePrint::clear;
    return storey.vertical[vertical_index(edge.x, edge.y)];
  }
  if (edge.x >= width_ || edge.y > height_) return EdgePrint::clear;
  return storey.horizontal[space_index(edge.x, edge.y)];
}

std::optional<std::size_t> Board::entry_at(int x, int y) const {
  if (!on_map(x, y)) return std::nullopt;
  const int entry = entries_[space_index(x, y)];
  if (entry < 0) return std::nullopt;
  return static_cast<std::size_t>(entry);
}

int Board::plate_part(Space space) const {
  if (space.level < 1 || space.level > levels() || !on_map(space.x, space.y)) return 0;
  return storeys_[static_cast<std::size_t>(space.level - 1)].parts[space_index(space.x, space.y)];
}

void Board::finish() {
  spaces_.clear();
  for (Storey& storey : storeys_) std::fill(storey.parts.begin(), storey.parts.end(), 0);
  for (int level = 1; level <= levels(); ++level) {
    finish_rings(level);
    finish_parts(level);
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) {
        if (floor({x, y, level})) spaces_.push_back({x, y, level});
      }
    }
  }
}

void Board::finish_rings(int level) {
  Storey& storey = storeys_[static_cast<std::size_t>(level - 1)];
  for (int y = 0; y <= height_; ++y) {
    for (int x = 0; x <= width_; ++x) {
      DotRing ring;
      const Edge edges[4] = {{EdgeAxis::vertical, x, y - 1, level},
                             {EdgeAxis::horizontal, x, y, level},
                             {EdgeAxis::vertical, x, y, level},
                             {EdgeAxis::horizontal, x - 1, y, level}};
      const Space quadrants[4] = {
          {x, y - 1, level}, {x, y, level}, {x - 1, y, level}, {x - 1, y - 1, level}};
      for (int k = 0; k < 4; ++k) {
        const EdgePrint print = this->print(edges[k]);
        if (print == EdgePrint::wall) ring.walls |= edge_bit(k);
        if (print == EdgePrint::opening || print == EdgePrint::obstructed_opening) {
          ring.openings |= edge_bit(k);
        }
        if (floor(quadrants[k])) ring.floors |= quadrant_bit(k);
        if (inside(quadrants[k])) ring.inside |= quadrant_bit(k);
      }
      ring.print = storey.dots[vertical_index(x, y)];
      storey.rings[ring_index(x, y)] = ring;
    }
  }
}

void Board::finish_parts(int level) {
  Storey& storey = storeys_[static_cast<std::size_t>(level - 1)];
  std::vector<std::pair<int, int>> open;
  int part = 0;
  for (int y = 0; y < height_; ++y) {
    for (int x = 0; x < width_; ++x) {
      if (!floor({x, y, level}) || storey.parts[space_index(x, y)] != 0) continue;
      storey.parts[space_index(x, y)] = ++part;
      open.assign(1, {x, y});
      while (!open.empty()) {
        const auto [at_x, at_y] = open.back();
        open.pop_back();
        const std::pair<int, int> next[4] = {
            {at_x, at_y - 1}, {at_x + 1, at_y}, {at_x, at_y + 1}, {at_x - 1, at_y}};
        for (const auto& [nx, ny] : next) {
          if (!floor({nx, ny, level}) || storey.parts[space_index(nx, ny)] != 0) continue;
          storey.parts[space_index(nx, ny)] = part;
          open.emplace_back(nx, ny);
        }
      }
    }
  }
}

Board Board::with_porches_open() const {
  Board result = *this;
  const auto is_porch = [this](Space a, Space b) {
    if (!entry_at(a.x, a.y) || !entry_at(b.x, b.y)) return false;
    const bool a_inside = inside(a);
    const bool b_inside = inside(b);
    return (floor(a) && a_inside && !b_inside) || (floor(b) && b_inside && !a_inside);
  };
  for (int level = 1; level <= levels(); ++level) {
    Storey& storey = result.storeys_[static_cast<std::size_t>(level - 1)];
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) {
        EdgePrint& west = storey.vertical[vertical_index(x, y)];
        if (west == EdgePrint::clear && is_porch({x - 1, y, level}, {x, y, level})) {
          west = EdgePrint::opening;
        }
        EdgePrint& north = storey.horizontal[space_index(x, y)];
        if (north == EdgePrint::clear && is_porch({x, y - 1, level}, {x, y, level})) {
          north = EdgePrint::opening;
        }
      }
    }
  }
  result.finish();
  return result;
}

Board Board::with_wall_dots_covered() const {
  Board result = *this;
  for (int level = 1; level <= levels(); ++level) {
    Storey& storey = result.storeys_[static_cast<std::size_t>(level - 1)];
    for (int y = 0; y <= height_; ++y) {
      for (int x = 0; x <= width_; ++x) {
        if (!is_inside_straight_wall(ring(x, y, level))) continue;
        storey.dots[vertical_index(x, y)] = DotPrint::cover;
        storey.rings[ring_index(x, y)].print = DotPrint::cover;
      }
    }
  }
  return result;
}

}  // namespace parapet
