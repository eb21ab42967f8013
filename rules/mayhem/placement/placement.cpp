#include "rules/mayhem/placement/placement.h"

#include <algorithm>
#include <map>

#include "rules/mayhem/barrier_inside.h"
#include "rules/mayhem/occupancy.h"
#include "rules/mayhem/tiles_of.h"

namespace parapet::mayhem {
namespace {

// The tiles on which nobody of the side may be placed, each with the first reason.
using Bans = std::map<std::size_t, Reason>;

Bans find_bans(const Board& board, const Pieces& pieces, const std::string& side,
               const Options& options) {
  Bans bans;
  for (const Unit& unit : pieces.units) {
    if (unit.side == side) continue;
    for (const std::size_t tile : tiles_of(board, unit.footprint, options)) {
      bans.emplace(tile, Reason{"AOM-MOV-11",
                                "The enemy unit " + unit.id + " stands on the tile, at " +
                                    to_letters(unit.footprint.at) + ".",
                                unit.footprint.at});
    }
  }
  for (const Marker& marker : pieces.markers) {
    const bool is_enemy_objective = marker.kind == MarkerKind::objective && marker.side != side;
    const bool is_own_event = marker.kind == MarkerKind::event && marker.side == side;
    const auto tile = board.entry_at(marker.at.x, marker.at.y);
    if (!tile || (!is_enemy_objective && !is_own_event)) continue;
    bans.emplace(*tile, Reason{"AOM-MOV-11",
                               (is_own_event ? "The side's own event marker " + marker.id
                                             : "The enemy objective " + marker.id) +
                                   " lies on the tile, at " + to_letters(marker.at) + ".",
                               marker.at});
  }
  return bans;
}

// Whether the footprint finds floor (OPT-G3), Outside, with nothing printed under it that it could
// not stand over.
bool is_open_ground(const Board& board, const Footprint& footprint, const Options& options) {
  const bool overhangs = footprint.is_large() && options.is("G3", "overhang");
  int supported = 0;
  for (const Space& space : spaces_of(footprint)) {
    if (!board.entry_at(space.x, space.y) || board.inside(space)) return false;
    if (board.floor(space)) {
      ++supported;
    } else if (!overhangs) {
      return false;
    }
  }
  return supported > 0 && !holds_a_barrier(board, footprint);
}

class Placer {
 public:
  Placer(const Board& board, const Pieces& pieces, const PlacementQuestion& question,
         const Options& options)
      : board_(board),
        question_(question),
        options_(options),
        bans_(find_bans(board, pieces, question.side, options)),
        occupancy_(board, pieces, question.side, question.unit) {}

  bool may_stand(const Footprint& footprint) const {
    const std::vector<Space> spaces = spaces_of(footprint);
    const bool is_free = std::all_of(spaces.begin(), spaces.end(),
                                     [&](Space space) { return occupancy_.is_free(space); });
    if (!is_free || !is_open_ground(board_, footprint, options_)) return false;
    const std::vector<std::size_t> tiles = tiles_of(board_, footprint, options_);
    return !tiles.empty() && std::all_of(tiles.begin(), tiles.end(), [&](std::size_t tile) {
      return (!question_.tile || tile == *question_.tile) && bans_.count(tile) == 0;
    });
  }

  std::vector<Space> places() const {
    std::vector<Space> found;
    for (int level = 1; level <= board_.levels(); ++level) {
      for (int y = 0; y < board_.height(); ++y) {
        for (int x = 0; x < board_.width(); ++x) {
          const Footprint footprint{{x, y, level}, question_.width, question_.height};
          if (may_stand(footprint)) found.push_back(footprint.at);
        }
      }
    }
    return found;
  }

  Because reasons(std::size_t count) const {
    Because because;
    for (const auto& [tile, reason] : bans_) {
      if (!question_.tile || tile == *question_.tile) because.push_back(reason);
    }
    because.push_back({"AOM-MOV-11",
                       "Free Outside spaces on tiles without an enemy unit, an enemy objective or "
                       "an event marker of the own side: " +
                           std::to_string(count) + ".",
                       {}});
    return because;
  }

 private:
  const Board& board_;
  const PlacementQuestion& question_;
  const Options& options_;
  Bans bans_;
  Occupancy occupancy_;
};

}  // namespace

PlacementRuling rule_placement(const Board& board, const Pieces& pieces,
                               const PlacementQuestion& question, const Options& options) {
  const Placer placer(board, pieces, question, options);
  PlacementRuling ruling;
  ruling.spaces = placer.places();
  ruling.because = placer.reasons(ruling.spaces.size());
  return ruling;
}

}  // namespace parapet::mayhem
