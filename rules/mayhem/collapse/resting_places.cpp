#include "rules/mayhem/collapse/resting_places.h"

#include <algorithm>

#include "rules/mayhem/barrier_inside.h"
#include "rules/mayhem/tiles_of.h"

namespace parapet::mayhem {

RestingPlaces::RestingPlaces(const Board& board, bool may_overhang, bool one_tile)
    : board_(&board), may_overhang_(may_overhang), one_tile_(one_tile), occupied_(board, 0) {}

void RestingPlaces::occupy(const std::vector<Space>& spaces) {
  for (const Space& space : spaces) occupied_.set(space, 1);
}

// Both are asked for every place of a search: no list of spaces is made.
bool RestingPlaces::carries(const Footprint& piece) const {
  const Space last = piece.south_east();
  if (!board_->on_map(piece.at.x, piece.at.y) || !board_->on_map(last.x, last.y)) return false;
  int floors = 0;
  const auto fails = [&](Space space) {
    const bool has_floor = board_->floor(space);
    if (has_floor) ++floors;
    return (!has_floor && !may_overhang_) || (piece.is_large() && board_->inside(space));
  };
  return !first_space(piece, fails) && floors > 0;
}

bool RestingPlaces::suits(const Footprint& piece) const {
  if (!is_free(piece) || !carries(piece)) return false;
  if (!piece.is_large()) return true;
  return !holds_a_barrier(*board_, piece) && !(one_tile_ && lies_on_two_tiles(*board_, piece));
}

bool RestingPlaces::is_free(const Footprint& piece) const {
  return !first_space(piece, [&](Space space) { return occupied_.at(space) != 0; });
}

std::vector<Space> RestingPlaces::ring(const Footprint& piece, int level, int distance) const {
  std::vector<Space> found;
  for (int dy = -distance; dy <= distance; ++dy) {
    const bool is_end_row = dy == -distance || dy == distance;
    const int step = is_end_row || distance == 0 ? 1 : 2 * distance;
    for (int dx = -distance; dx <= distance; dx += step) {
      const Space at{piece.at.x + dx, piece.at.y + dy, level};
      if (!board_->on_map(at.x, at.y)) continue;
      const Footprint moved{at, piece.width, piece.height};
      if (suits(moved)) found.push_back(at);
    }
  }
  return found;
}

std::vector<Space> RestingPlaces::adjacent(const Footprint& piece) const {
  return ring(piece, piece.at.level, 1);
}

std::vector<Space> RestingPlaces::farther(const Footprint& piece) {
  const int farthest = std::max(board_->width(), board_->height());
  const auto is_full = [&](int level) {
    return full_.contains({piece.width, piece.height, level});
  };
  const auto set_full = [&](int level) { full_.insert({piece.width, piece.height, level}); };

  const int own = piece.at.level;
  if (!is_full(own)) {
    for (int distance = 2; distance < farthest; ++distance) {
      auto found = ring(piece, own, distance);
      if (!found.empty()) return found;
    }
    set_full(own);
  }
  for (int distance = 0; distance < farthest; ++distance) {
    for (int level = own - 1; level >= 1; --level) {
      if (is_full(level)) continue;
      auto found = ring(piece, level, distance);
      if (!found.empty()) return found;
    }
  }
  for (int level = own - 1; level >= 1; --level) set_full(level);
  return {};
}

}  // namespace parapet::mayhem
