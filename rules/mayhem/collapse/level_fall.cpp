#include "rules/mayhem/collapse/level_fall.h"

#include <algorithm>
#include <utility>

#include "rules/mayhem/collapse/building.h"
#include "rules/mayhem/collapse/falling_bodies.h"
#include "rules/mayhem/collapse/resting_places.h"
#include "rules/mayhem/collapse/tile_change.h"
#include "rules/mayhem/moving/crossing.h"
#include "rules/mayhem/occupancy.h"

namespace parapet::mayhem {
namespace {

// AOM-COL-6.
CollapseMove attacked(const std::string& id, Space from, Space to) {
  CollapseMove move;
  move.id = id;
  move.from = from;
  move.to = to;
  move.dice = "RRRR";
  return move;
}

std::string level_name(int level) { return "Level " + std::to_string(level); }

// One fall of a Level, step by step.
class Fall {
 public:
  Fall(const BoardState& before, std::size_t entry, const CollapseRules& rules,
       const Displacing& displacing)
      : before_(before),
        entry_(entry),
        rules_(rules),
        displacing_(displacing),
        building_(*before.board, before.map, entry),
        tile_(before.map.tiles[before.map.layout[entry].tile]) {
    fall_.level = building_.top();
    fall_.landed = level_beneath(tile_, fall_.level);
    if (tile_.destroyed) destroyed_ = tile_.destroyed->plan.turned(placement().turn);
  }

  LevelFall result() {
    change_tile();
    change_explosion_markers();
    move_bodies();
    move_markers();
    tell_dice();
    remove_downed();
    return std::move(fall_);
  }

 private:
  const Placement& placement() const { return before_.map.layout[entry_]; }

  // Under or on the falling plate, in the plan.
  bool is_under_plate(Space space) const {
    if (before_.board->floor({space.x, space.y, fall_.level})) return true;
    return destroyed_ && destroyed_->floor(space.x - placement().x, space.y - placement().y);
  }

  bool falls(Space space) const {
    return space.level == fall_.level && building_.is_on_tile(space) && before_.board->floor(space);
  }

  bool is_hit(Space space) const {
    return space.level == fall_.landed && building_.is_on_tile(space) &&
           (rules_.whole_level_is_hit || is_under_plate(space));
  }

  template <class Test>
  static bool any(const std::vector<Space>& spaces, Test test) {
    return std::any_of(spaces.begin(), spaces.end(), test);
  }

  void tell(std::string rule, std::string text, Place at = {}) {
    fall_.because.push_back({std::move(rule), std::move(text), at});
  }

  void change_tile() {
    const bool is_razed = fall_.landed == 1;
    Tile changed = without_top_level(tile_, rules_.destroyed_tile_is_removed);
    fall_.after.map = with_tile(before_.map, entry_, std::move(changed));
    // A Level less of a map that could be assembled.
    fall_.after.merging = before_.merging;
    fall_.after.board =
        std::make_shared<const Board>(Board::assemble(fall_.after.map, before_.merging).value());
    fall_.after.pieces = before_.pieces;

    const std::string landed = level_name(fall_.landed);
    tell("AOM-COL-3", level_name(fall_.level) + " of \"" + placement().id + "\" and its posts go.");
    if (!tile_.destroyed) {
      tell("AOM-COL-3", "The tile has no destroyed side: " + landed + " stays as it was printed.");
    } else if (is_razed && rules_.destroyed_tile_is_removed) {
      tell("OPT-C6", "The destroyed tile is taken away: Level 1 stays as it was printed.");
    } else {
      tell("AOM-COL-3", "The destroyed tile lies on " + landed +
                            ": its spaces, dots and edges replace what was printed there.");
    }
  }

  void change_explosion_markers() {
    std::vector<Marker> kept;
    for (Marker& marker : fall_.after.pieces.markers) {
      if (!counts_against(building_, marker, rules_)) {
        kept.push_back(std::move(marker));
        continue;
      }
      tell("AOM-COL-3",
           "The explosion marker with damage " + std::to_string(marker.damage) + " is removed.",
           marker.at);
    }
    fall_.after.pieces.markers = std::move(kept);
  }

  void move_bodies() {
    move_kind(BodyKind::unit);
    move_kind(BodyKind::vehicle);
    move_kind(BodyKind::device);
  }

  void move_kind(BodyKind kind) {
    std::vector<FallingBody> bodies = bodies_of(before_.pieces, kind);
    // OPT-G3 and OPT-G5 speak of large units. Devices count as large, and lie on one tile always.
    const bool may_overhang = rules_.may_overhang && kind != BodyKind::vehicle;
    const bool one_tile =
        kind == BodyKind::device || (kind == BodyKind::unit && rules_.large_on_one_tile);
    RestingPlaces places(*fall_.after.board, may_overhang, one_tile);
    std::vector<FallingBody*> falling;
    std::vector<std::pair<FallingBody*, std::size_t>> without_room;  // with the index of its move
    for (FallingBody& body : bodies) {
      if (any(body.spaces, [this](Space space) { return falls(space); })) {
        falling.push_back(&body);
        continue;
      }
      places.occupy(body.spaces);
      if (any(body.spaces, [this](Space space) { return is_hit(space); })) hit(body);
    }
    for (FallingBody* body : falling) {
      const Footprint resting = resting_place(places, *body);
      const Space from = body->north_west();
      fall_.moves.push_back(attacked(body->id, from, resting.at));
      body->footprint = resting;
      if (places.carries(resting) && places.is_free(resting)) {
        places.occupy(spaces_of(resting));
        put(fall_.after.pieces, *body, resting.at);
        tell("AOM-COL-4", fall_text(*body, from, resting.at), resting.at);
      } else {
        without_room.emplace_back(body, fall_.moves.size() - 1);
      }
    }
    for (const auto& [body, move] : without_room) displace(places, *body, fall_.moves[move]);
  }

  // A vehicle on two Levels may keep its lower half where it is.
  static std::string fall_text(const FallingBody& body, Space from, Space to) {
    if (from == to)
      return body.name() + " falls: all of it is on " + level_name(to.level) + " now.";
    return body.name() + " falls from " + to_letters(from) + " to " + to_letters(to) + ".";
  }

  void hit(const FallingBody& body) {
    const Space at = body.north_west();
    fall_.moves.push_back(attacked(body.id, at, at));
    const bool is_under = any(body.spaces, [this](Space space) { return is_under_plate(space); });
    tell(is_under ? "AOM-COL-4" : "OPT-C5",
         body.name() +
             (is_under ? " is under the falling plate and stays at "
                       : " is on the Level beneath and stays at ") +
             to_letters(at) + ".",
         at);
  }

  // The same columns on the Level where the plate landed; where that does not carry the piece, on
  // the highest below that does.
  Footprint resting_place(const RestingPlaces& places, const FallingBody& body) const {
    Footprint resting = body.footprint;
    for (int level = fall_.landed; level >= 1; --level) {
      resting.at.level = level;
      if (places.carries(resting)) return resting;
    }
    resting.at.level = fall_.landed;
    return resting;
  }

  void displace(RestingPlaces& places, const FallingBody& body, CollapseMove& move) {
    const Footprint wanted = body.footprint;
    move.is_displaced = true;
    move.chooser = rules_.owner_chooses ? body.side : displacing_.turn;
    move.choices = places.adjacent(wanted);
    const std::string why = body.name() + " falls from " + to_letters(move.from) + ", and " +
                            to_letters(wanted.at) +
                            (places.carries(wanted) ? " is taken" : " does not carry it");
    const bool is_adjacent = !move.choices.empty();
    const bool is_downed = !is_adjacent && rules_.no_room_downs && body.kind == BodyKind::unit;
    if (!is_adjacent && !is_downed) move.choices = places.farther(wanted);
    if (move.choices.empty()) {
      tell("OPT-C4", why + ": there is no room for it" +
                         (is_downed ? " in an adjacent space" : " on the map") + ", it is downed.");
      move.to.reset();
      move.dice.clear();
      move.chooser.clear();
      downed_.push_back(body);
      return;
    }
    const Space to = chosen_place(move.choices);
    Footprint resting = wanted;
    resting.at = to;
    places.occupy(spaces_of(resting));
    put(fall_.after.pieces, body, to);
    move.to = to;
    const std::string count = std::to_string(move.choices.size());
    tell("AOM-COL-5",
         why + ": it is placed at " + to_letters(to) + ", " +
             (move.choices.size() == 1 ? "the only free place"
                                       : "one of " + count + " free places") +
             (is_adjacent ? " adjacent to it." : " nearest to it."),
         to);
    if (!is_adjacent) {
      tell("OPT-C4",
           "No adjacent space is free: the next ring outward counts, then the nearest "
           "space below.");
    }
    if (move.choices.size() > 1 && !move.chooser.empty()) {
      tell("OPT-C3", "\"" + move.chooser + "\" chooses the place.");
    }
  }

  Space chosen_place(const std::vector<Space>& choices) {
    const std::size_t number = fall_.displaced++;
    if (number >= displacing_.chosen.size()) return choices.front();
    const Space chosen = displacing_.chosen[number];
    if (std::find(choices.begin(), choices.end(), chosen) != choices.end()) return chosen;
    if (!fall_.wrong_choice) fall_.wrong_choice = number;
    return choices.front();
  }

  // Objectives, events and objects; explosion markers have gone.
  void move_markers() {
    for (Marker& marker : fall_.after.pieces.markers) {
      const bool is_object = marker.kind == MarkerKind::object;
      const Space from = marker.at;
      if (falls(from)) {
        marker.at = surface_under(*fall_.after.board, {from.x, from.y, fall_.landed}).value();
        tell("AOM-COL-4",
             name_of(marker) + " falls from " + to_letters(from) + " to " + to_letters(marker.at) +
                 ".",
             marker.at);
      } else if (!is_object || !is_hit(from)) {
        continue;
      }
      if (!is_object) continue;
      fall_.moves.push_back(attacked(marker.id, from, marker.at));
    }
  }

  void tell_dice() {
    std::string ids;
    for (const CollapseMove& move : fall_.moves) {
      if (!move.dice.empty()) ids += (ids.empty() ? "" : ", ") + move.id;
    }
    if (!ids.empty()) tell("AOM-COL-6", "4 red dice attack each of " + ids + ". No Push counts.");
  }

  void remove_downed() {
    for (auto body = downed_.rbegin(); body != downed_.rend(); ++body) {
      remove(fall_.after.pieces, *body);
    }
  }

  const BoardState& before_;
  std::size_t entry_;
  const CollapseRules& rules_;
  const Displacing& displacing_;
  Building building_;
  const Tile& tile_;
  std::optional<Plan> destroyed_;    // as it lies on the board
  std::vector<FallingBody> downed_;  // of each kind in the order of the pieces
  LevelFall fall_;
};

}  // namespace

CollapseRules CollapseRules::from(const Options& options) {
  CollapseRules rules;
  rules.surplus_is_carried = options.is("C1", "carried");
  rules.whole_tile_counts = options.is("C2", "tile");
  rules.owner_chooses = options.is("C3", "owner-chooses");
  rules.no_room_downs = options.is("C4", "downed");
  rules.whole_level_is_hit = options.is("C5", "moved");
  rules.destroyed_tile_is_removed = options.is("C6", "removed");
  rules.may_overhang = options.is("G3", "overhang");
  rules.large_on_one_tile = options.is("G5", "one-tile");
  return rules;
}

bool counts_against(const Building& building, const Marker& marker, const CollapseRules& rules) {
  if (marker.kind != MarkerKind::explosion) return false;
  return rules.whole_tile_counts ? building.is_on_tile(marker.at) : building.holds(marker.at);
}

LevelFall fall_of_top_level(const BoardState& before, std::size_t entry, const CollapseRules& rules,
                            const Displacing& displacing) {
  return Fall(before, entry, rules, displacing).result();
}

}  // namespace parapet::mayhem
