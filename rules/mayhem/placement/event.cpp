#include "rules/mayhem/placement/event.h"

#include <algorithm>
#include <compare>
#include <cstdlib>
#include <map>
#include <optional>
#include <utility>

#include "rules/mayhem/attack/distance.h"
#include "rules/mayhem/attack/wall_free_path.h"
#include "rules/mayhem/stand.h"
#include "rules/mayhem/tiles_of.h"

namespace parapet::mayhem {
namespace {

// Whether two spaces of one column are the same or joined by stairs all the way.
bool are_joined_by_stairs(const Board& board, Space a, Space b) {
  const auto [lowest, highest] = std::minmax(a.level, b.level);
  for (int level = lowest; level <= highest && lowest < highest; ++level) {
    if (!board.print(Space{a.x, a.y, level}).stairs) return false;
  }
  return true;
}

// Whether one step over floor or none, and stairs before and after it, join the two; they lie in
// one column or in neighbouring ones.
bool are_joined_by_a_step(const Board& board, Space a, Space b) {
  if (a.x == b.x && a.y == b.y) return are_joined_by_stairs(board, a, b);
  for (int level = 1; level <= std::max(board.levels(), a.level); ++level) {
    const Space here{a.x, a.y, level};
    const Space there{b.x, b.y, level};
    if (are_joined_by_stairs(board, a, here) && are_joined_by_stairs(board, there, b) &&
        board.floor(there) && step_without_wall(board, here, there)) {
      return true;
    }
  }
  return false;
}

// AOM-MAP-4: an Area is one side of the Inside of one Level of one tile.
struct Area {
  std::size_t tile = 0;
  int level = 1;
  bool inside = false;

  friend auto operator<=>(const Area&, const Area&) = default;
};

std::optional<Area> area_of(const Board& board, Space space) {
  const auto tile = board.entry_at(space.x, space.y);
  if (!tile || !board.floor(space)) return std::nullopt;
  return Area{*tile, space.level, board.inside(space)};
}

// Where a unit is at one step of its way.
struct Whereabouts {
  Stand stand;
  std::vector<Space> counting;     // OPT-R3
  std::vector<std::size_t> tiles;  // OPT-G5
  std::vector<Area> areas;         // likewise
};

Whereabouts whereabouts(const Board& board, const Unit& unit, Space at, const Options& options) {
  Unit there = unit;
  const Space from = unit.footprint.at;
  there.footprint.at = at;
  if (there.main) {
    there.main = Space{there.main->x + at.x - from.x, there.main->y + at.y - from.y, at.level};
  }
  Whereabouts result;
  result.stand = Stand::of(there);
  result.counting = result.stand.counting_spaces(options);
  result.tiles = tiles_of(board, there.footprint, options);
  for (const Space& space : result.stand.spaces) {
    const auto area = area_of(board, space);
    const bool is_new =
        area && std::find(result.areas.begin(), result.areas.end(), *area) == result.areas.end();
    if (is_new) result.areas.push_back(*area);
  }
  if (options.is("G5", "one-tile") && result.areas.size() > 1) result.areas.clear();
  return result;
}

// The event markers that are not triggered yet, by where they lie: ways are long and markers many.
class EventMarkers {
 public:
  EventMarkers(const Board& board, const std::vector<Marker>& markers) : board_(board) {
    for (std::size_t n = 0; n < markers.size(); ++n) {
      if (markers[n].kind == MarkerKind::event) add(markers[n], n);
    }
  }

  // Takes those that a step triggers, in the order of the board.
  std::vector<std::size_t> take(const Whereabouts& before, const Whereabouts& now,
                                const Options& options) {
    std::vector<std::size_t> taken;
    take_near(now.counting, options, taken);
    take_entered(before.tiles, now.tiles, by_tile_, taken);
    take_entered(before.areas, now.areas, by_area_, taken);
    std::sort(taken.begin(), taken.end());
    return taken;
  }

 private:
  using Indexes = std::vector<std::size_t>;

  struct Pile {
    Space at;
    Indexes markers;
  };

  void add(const Marker& marker, std::size_t index) {
    switch (marker.trigger) {
      case EventTrigger::near: {
        std::vector<Pile>& piles = by_column_[{marker.at.x, marker.at.y}];
        auto pile = std::find_if(piles.begin(), piles.end(),
                                 [&](const Pile& other) { return other.at == marker.at; });
        if (pile == piles.end()) pile = piles.insert(pile, Pile{marker.at, {}});
        pile->markers.push_back(index);
        break;
      }
      case EventTrigger::tile:
        if (const auto tile = board_.entry_at(marker.at.x, marker.at.y)) {
          by_tile_[*tile].push_back(index);
        }
        break;
      case EventTrigger::area:
        if (const auto area = area_of(board_, marker.at)) by_area_[*area].push_back(index);
        break;
    }
  }

  void take_near(const std::vector<Space>& counting, const Options& options, Indexes& taken) {
    Space first = counting.front();
    Space last = counting.front();
    for (const Space& space : counting) {
      first = {std::min(first.x, space.x), std::min(first.y, space.y), first.level};
      last = {std::max(last.x, space.x), std::max(last.y, space.y), last.level};
    }
    for (int y = first.y - 1; y <= last.y + 1; ++y) {
      for (int x = first.x - 1; x <= last.x + 1; ++x) {
        const auto column = by_column_.find({x, y});
        if (column == by_column_.end()) continue;
        std::erase_if(column->second, [&](const Pile& pile) {
          const bool is_near = std::any_of(counting.begin(), counting.end(), [&](Space space) {
            return are_within_one(board_, space, pile.at, options);
          });
          if (is_near) taken.insert(taken.end(), pile.markers.begin(), pile.markers.end());
          return is_near;
        });
      }
    }
  }

  template <class T>
  static void take_entered(const std::vector<T>& before, const std::vector<T>& now,
                           std::map<T, Indexes>& markers, Indexes& taken) {
    for (const T& place : now) {
      if (std::find(before.begin(), before.end(), place) != before.end()) continue;
      const auto found = markers.find(place);
      if (found == markers.end()) continue;
      taken.insert(taken.end(), found->second.begin(), found->second.end());
      markers.erase(found);
    }
  }

  const Board& board_;
  std::map<std::pair<int, int>, std::vector<Pile>> by_column_;
  std::map<std::size_t, Indexes> by_tile_;
  std::map<Area, Indexes> by_area_;
};

std::string trigger_text(const Marker& marker, Space at) {
  const std::string there = "At " + to_letters(at);
  switch (marker.trigger) {
    case EventTrigger::near:
      return there + " it moves within one space of event marker " + marker.id + ".";
    case EventTrigger::tile:
      return there + " it enters the tile of event marker " + marker.id + ".";
    case EventTrigger::area:
      return there + " it enters the Area of event marker " + marker.id + ".";
  }
  return {};
}

}  // namespace

bool are_within_one(const Board& board, Space a, Space b, const Options& options) {
  int steps = chebyshev(a, b);
  if (steps > 1) return false;
  if (options.is("R1", "path") && !are_joined_by_a_step(board, a, b)) return false;
  const int levels = std::abs(a.level - b.level);
  if (options.is("R2", "add")) steps += levels;
  if (options.is("R2", "chebyshev-3d")) steps = std::max(steps, levels);
  return steps <= 1;
}

EventRuling rule_event(const Board& board, const Pieces& pieces, const Unit& unit,
                       const std::vector<Space>& path, const Options& options) {
  EventRuling ruling;
  EventMarkers markers(board, pieces.markers);
  Whereabouts before = whereabouts(board, unit, unit.footprint.at, options);
  for (std::size_t n = 0; n < path.size(); ++n) {
    const Space at = path[n];
    if (n == 0 && at == unit.footprint.at) continue;
    Whereabouts now = whereabouts(board, unit, at, options);
    for (const std::size_t index : markers.take(before, now, options)) {
      const Marker& marker = pieces.markers[index];
      ruling.triggers.push_back({marker.id, at});
      ruling.because.push_back({"AOM-EVT-1", trigger_text(marker, at), at});
    }
    before = std::move(now);
  }
  if (ruling.triggers.empty()) {
    ruling.because.push_back({"AOM-EVT-1", "The way triggers no event marker.", {}});
  }
  return ruling;
}

}  // namespace parapet::mayhem
