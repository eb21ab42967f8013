#pragma once

#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "geometry/tiles/space_grid.h"
#include "rules/mayhem/area/area.h"
#include "rules/mayhem/pieces.h"
#include "rules/mayhem/stand.h"
#include "rules/options.h"

namespace parapet::mayhem {

// A piece that an area can attack: a unit, vehicle, device or targetable object (AOM-AOE-1).
struct AreaPiece {
  std::string_view id;
  std::string_view side;
  Stand stand;
};

// The pieces that areas can attack, found by the spaces that count of them (OPT-R3). A targetable
// object on an explosive space is an explosive object: no dot protects it (AOM-EXP-3).
class AreaPieces {
 public:
  // The pieces must outlive it.
  AreaPieces(const Board& board, const Pieces& pieces, const Options& options);

  // In the order of the board: units, vehicles, devices, objects.
  const std::vector<AreaPiece>& all() const { return all_; }

  // The first that stands on the space, or the one with this id, as an index into all().
  std::optional<std::size_t> on(Space space) const;
  std::optional<std::size_t> named(std::string_view id) const;

  // Those that stand on a space of the area, each once (AOM-AOE-8, LRG-5), in the order of all().
  std::vector<std::size_t> within(const std::vector<AreaSpace>& area) const;

  // How many stand on a space.
  std::size_t count_on(Space space) const;

 private:
  // The pieces of a space as a chain of entries.
  struct Entry {
    std::size_t piece = 0;
    int next = -1;
  };

  void add(const Board& board, AreaPiece piece, const Options& options);

  std::vector<AreaPiece> all_;
  std::unordered_map<std::string_view, std::size_t> by_id_;
  std::vector<Entry> entries_;
  SpaceGrid<int> first_;
};

}  // namespace parapet::mayhem
