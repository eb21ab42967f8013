#include "rules/mayhem/map/map_builder.h"

#include <algorithm>
#include <utility>

#include "rules/mayhem/map/placement_search.h"

namespace parapet::mayhem {
namespace {

constexpr int kMostSmallTiles = 2;     // in one turn
constexpr int kTurnsBeforeEnding = 2;  // of each Side

class Builder {
 public:
  Builder(const std::vector<Tile>& tiles, const BuildQuestion& question)
      : tiles_(tiles),
        question_(question),
        placed_(question.place.value_or(std::vector<Placement>())),
        left_(question.left),
        before_(lay_out(tiles, question.layout)),
        after_(placed_.empty() ? before_ : lay_out(tiles, whole_layout())) {}

  BuildRuling rule() {
    check_layout();
    if (question_.place) check_place();
    ruling_.legal = ruling_.faults.empty();
    if (ruling_.legal) list_placements();
    ruling_.because = ruling_.faults;
    if (ruling_.legal) {
      ruling_.because.push_back(
          {"AOM-GEN-1",
           question_.place ? "Each tile shares an edge with a tile that lies, and lies over none."
                           : "A tile is laid so that it shares an edge with a tile that lies.",
           {}});
    }
    judge_end();
    return std::move(ruling_);
  }

 private:
  std::vector<Placement> whole_layout() const {
    std::vector<Placement> whole = question_.layout;
    whole.insert(whole.end(), placed_.begin(), placed_.end());
    return whole;
  }

  bool is_completing() const { return question_.ended && *question_.ended != question_.side; }

  void fault(const char* rule, std::string text, Place at = {}) {
    ruling_.faults.push_back({rule, std::move(text), at});
  }

  // How many boxes, from the first on, can be reached over common edges.
  static bool are_joined(const std::vector<Rectangle>& boxes) {
    if (boxes.empty()) return true;
    std::vector<bool> is_reached(boxes.size());
    std::vector<std::size_t> reached = {0};
    is_reached[0] = true;
    for (std::size_t next = 0; next < reached.size(); ++next) {
      for (std::size_t n = 0; n < boxes.size(); ++n) {
        if (is_reached[n] || !share_edge(boxes[reached[next]], boxes[n])) continue;
        is_reached[n] = true;
        reached.push_back(n);
      }
    }
    return reached.size() == boxes.size();
  }

  void check_layout() {
    ruling_.faults = before_.faults;
    if (ruling_.faults.empty() && !are_joined(before_.boxes)) {
      fault("AOM-GEN-1", "The tiles of the layout do not hang together by their edges.");
    }
  }

  void check_place() {
    if (question_.ended && !is_completing()) {
      fault("AOM-GEN-4", "\"" + question_.side + "\" has ended the building and lays no tile.");
    }
    check_number();
    take_from_left();
    if (!ruling_.faults.empty()) return;
    ruling_.faults = after_.faults;
    if (!ruling_.faults.empty()) return;
    if (!are_joined(after_.boxes)) {
      fault("AOM-GEN-1",
            "A tile shares an edge with a tile that lies; a common corner is not enough.");
    }
    if (is_completing() && !(after_.bounds == before_.bounds)) {
      fault("AOM-GEN-4", "Building has been ended at " + size_text(before_.bounds) +
                             ": the rectangle may be completed, not enlarged.");
    }
  }

  // Who completes the rectangle of the other may lay as many tiles as that takes.
  void check_number() {
    const auto small = std::count_if(placed_.begin(), placed_.end(), [&](const Placement& entry) {
      return is_small(tiles_[entry.tile]);
    });
    const auto all = static_cast<std::ptrdiff_t>(placed_.size());
    if (all == 0) fault("AOM-GEN-1", "A placing turn adds a tile.");
    if (is_completing() || all <= 1 || (small == all && all <= kMostSmallTiles)) return;
    fault("AOM-GEN-1",
          "A placing turn adds one large tile, or up to two small ones (3 x 3, 3 x 6).");
  }

  void take_from_left() {
    for (const Placement& entry : placed_) {
      const auto copy = std::find(left_.begin(), left_.end(), entry.tile);
      if (copy == left_.end()) {
        fault("AOM-GEN-1", "The tile \"" + tiles_[entry.tile].name + "\" is not left.",
              Space{entry.x, entry.y, 1});
        return;
      }
      left_.erase(copy);
    }
  }

  // The tiles of which one more may be laid in this turn, no one twice.
  std::vector<std::size_t> next_tiles() const {
    std::vector<std::size_t> next = left_;
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    if (question_.ended && !is_completing()) return {};
    if (is_completing() || placed_.empty()) return next;
    if (placed_.size() >= kMostSmallTiles || !is_small(tiles_[placed_.front().tile])) return {};
    std::erase_if(next, [&](std::size_t tile) { return !is_small(tiles_[tile]); });
    return next;
  }

  void list_placements() {
    PlacementSearch search{next_tiles(), std::nullopt, kMostPlacements};
    if (is_completing()) search.within = before_.bounds;
    if (!after_.boxes.empty()) {
      PlacementsFound found = find_placements(tiles_, after_, search);
      ruling_.placements = std::move(found.placements);
      ruling_.all_placements = found.all;
      return;
    }
    std::sort(search.tiles.begin(), search.tiles.end(),
              [&](std::size_t a, std::size_t b) { return tiles_[a].name < tiles_[b].name; });
    for (const std::size_t tile : search.tiles) {
      for (const int turn : {0, 1, 2, 3}) {
        Placement entry{tiles_[tile].name, tile, 0, 0, turn};
        if (lay_out(tiles_, {entry}).faults.empty()) ruling_.placements.push_back(entry);
      }
    }
  }

  // AOM-GEN-4, AOM-GEN-5.
  void judge_end() {
    const bool has_laid = ruling_.legal && question_.place;
    ruling_.may_end = question_.ended ? is_completing() : have_taken_turns(has_laid);
    ruling_.because.push_back({"AOM-GEN-4", end_text(has_laid), {}});
    if (!ruling_.legal || after_.boxes.empty() || !(question_.ended || ruling_.may_end)) return;
    BuildRuling::End end;
    end.completable = can_complete(tiles_, after_, left_);
    if (end.completable == false) end.removals = removals(after_);
    ruling_.because.push_back({"AOM-GEN-5", completion_text(end), {}});
    ruling_.end = std::move(end);
  }

  bool have_taken_turns(bool has_laid) const {
    if (question_.turns.empty()) {
      const int turns = fewest_turns(tiles_, question_.layout) + (has_laid ? 1 : 0);
      return turns >= 2 * kTurnsBeforeEnding;
    }
    return std::all_of(question_.turns.begin(), question_.turns.end(),
                       [&](const TurnsTaken& taken) {
                         const bool is_taking = has_laid && taken.side == question_.side;
                         return taken.turns + (is_taking ? 1 : 0) >= kTurnsBeforeEnding;
                       });
  }

  std::string end_text(bool has_laid) const {
    if (is_completing()) {
      return "\"" + *question_.ended + "\" has ended the building; \"" + question_.side +
             "\" may complete the rectangle of " + size_text(before_.bounds) + ".";
    }
    if (question_.ended) return "\"" + question_.side + "\" has ended the building.";
    const std::string after = has_laid ? "After this turn each Side" : "Each Side";
    const std::string counted =
        question_.turns.empty() ? " (counted as the fewest turns that lay the layout)" : "";
    if (ruling_.may_end) {
      return after + " has taken two turns or more" + counted + ": a Side may end the building.";
    }
    return (has_laid ? "Also after this turn not each Side" : "Not each Side") +
           std::string(" has taken two turns yet") + counted + ".";
  }

  std::string completion_text(const BuildRuling::End& end) const {
    const std::string size = size_text(after_.bounds);
    if (!end.completable)
      return "There are too many ways to complete " + size + " to try them all.";
    if (*end.completable) return "The tiles that are left can complete a map of " + size + ".";
    if (after_.bounds.shortest_side() < kLeastShortestSide) {
      return "A map of " + size + " can never be completed: its shortest side is below " +
             std::to_string(kLeastShortestSide) + ".";
    }
    return "The tiles that are left cannot complete a map of " + size +
           ": tiles are removed until it is a rectangle.";
  }

  const std::vector<Tile>& tiles_;
  const BuildQuestion& question_;
  std::vector<Placement> placed_;
  std::vector<std::size_t> left_;
  LaidOut before_;
  LaidOut after_;
  BuildRuling ruling_;
};

}  // namespace

bool is_small(const Tile& tile) {
  const Rectangle box = rectangle_of(tile, {});
  const int longest = std::max(box.width, box.height);
  return box.shortest_side() == 3 && (longest == 3 || longest == 6);
}

int fewest_turns(const std::vector<Tile>& tiles, const std::vector<Placement>& layout) {
  int turns = 0;
  int small_of_turn = 0;  // laid by the last turn
  for (const Placement& entry : layout) {
    if (is_small(tiles[entry.tile]) && small_of_turn == 1) {
      small_of_turn = 2;
      continue;
    }
    ++turns;
    small_of_turn = is_small(tiles[entry.tile]) ? 1 : 0;
  }
  return turns;
}

BuildRuling rule_build(const std::vector<Tile>& tiles, const BuildQuestion& question) {
  return Builder(tiles, question).rule();
}

}  // namespace parapet::mayhem
