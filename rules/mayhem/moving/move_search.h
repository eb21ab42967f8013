#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/mayhem/moving/move_steps.h"

namespace parapet::mayhem {

struct ReachedSpace {
  Space at;
  int cost = 0;

  friend bool operator==(const ReachedSpace&, const ReachedSpace&) = default;
};

struct Route {
  int cost = 0;
  // The start, then each column entered; while in the air the surface under the unit (Level 1
  // where there is none).
  std::vector<Space> path;
  std::vector<int> costs;               // of each step of the path
  std::optional<std::size_t> jump_at;   // index in the path where the jump starts
  std::optional<std::size_t> lands_at;  // index in the path where it ends
};

// The cheapest moves of a unit of one space from one place (AOM-MOV-1..6, JMP-1..8), by Dijkstra's
// method over MoveState. Of the ways to hover at one altitude only those are kept that are cheaper,
// leave more of the span or a higher ceiling, and than jumping anew from the surface below.
//   (1) costs are exact: no move is cheaper
//   (2) time and memory grow with spaces x altitudes x ceilings, with the costs at which more of
//       the span is left, and with no more than what `points` reach
class MoveSearch {
 public:
  // `points`: MP, nothing = no limit. With a goal the search ends there. Requires floor at `from`.
  MoveSearch(const MovingField& field, Space from, std::optional<int> points,
             std::optional<Jump> jump, std::optional<Space> goal = std::nullopt);

  // All spaces where the move may end but its start, by level, y, x.
  std::vector<ReachedSpace> reached() const;

  // Nothing if the move cannot end there. For its start: a route without steps.
  std::optional<Route> route_to(Space goal) const;

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;

  struct Label {
    MoveState state;
    int cost = 0;
    std::uint32_t before = kNone;
    bool has_flown_in = false;  // in the air, and from another column
  };

  void run();
  void expand(std::uint32_t index);
  void offer(const Label& label);
  bool is_best_offer(const Label& label);
  bool is_needless(const Label& label) const;
  bool is_higher_and_longer_known(const MoveState& state) const;
  bool is_no_better_than_jumping_here(const MoveState& state, int cost) const;
  bool settles(std::uint32_t index);
  std::size_t air_index(const MoveState& state) const;

  const MovingField& field_;
  MoveSteps steps_;
  Space from_;
  std::optional<int> points_;
  std::optional<Space> goal_;
  std::vector<Label> labels_;
  // Dial's buckets: no change costs more than rising past all Levels at once (OPT-J1, J2), so a
  // ring of more lists than there are altitudes holds all that is open. Of those of one cost the
  // ones on their feet come first, then those with the most span: they make most of the others
  // needless.
  struct Open {
    std::vector<std::uint32_t> on_feet;
    std::vector<std::uint32_t> in_air;  // a heap
  };
  auto less_span() const {
    return [this](std::uint32_t a, std::uint32_t b) {
      return labels_[a].state.span < labels_[b].state.span;
    };
  }

  struct Offer {
    int cost = 0;
    int span = -1;  // none yet
  };

  std::array<Open, 16> open_;
  int open_count_ = 0;
  SpaceGrid<std::uint32_t> ready_;  // the best label of the space, jump ahead
  SpaceGrid<std::uint32_t> spent_;  // likewise, jump spent
  std::vector<int> air_span_;       // the most span left of those settled; -1 = none
  std::vector<Offer> air_offers_;   // the last that was taken up
};

}  // namespace parapet::mayhem
