#include "rules/mayhem/moving/walk.h"

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <utility>

namespace parapet::mayhem {
namespace {

constexpr std::size_t kStart = SIZE_MAX;

// One way to be at a place of the path.
struct Way {
  MoveState state;
  int cost = 0;
  int cost_on_arrival = 0;      // before anything is done at the place itself
  std::size_t before = kStart;  // in the ways to the place before
};

bool covers(const Way& known, const Way& way) {
  const MoveState& state = way.state;
  if (known.cost > way.cost || known.state.at != state.at) return false;
  if (state.in_air()) {
    return known.state.in_air() && known.state.ceiling >= state.ceiling &&
           known.state.span >= state.span;
  }
  return known.state.phase == state.phase || known.state.phase == MovePhase::jump_ahead;
}

// The ways to one place, each once.
class Ways {
 public:
  explicit Ways(std::optional<int> points) : points_(points) {}

  void offer(const Way& way) {
    if (points_ && way.cost > *points_) return;
    for (const Way& known : ways_) {
      if (covers(known, way)) return;
    }
    ways_.push_back(way);
  }

  // Leaves out the ways that another one makes needless. Nothing may refer to them yet.
  void settle() {
    std::stable_sort(ways_.begin(), ways_.end(), [](const Way& a, const Way& b) {
      return std::tuple(a.cost, -a.state.span, -a.state.ceiling) <
             std::tuple(b.cost, -b.state.span, -b.state.ceiling);
    });
    std::vector<Way> kept;
    for (const Way& way : ways_) {
      const auto makes_needless = [&](const Way& known) { return covers(known, way); };
      if (std::none_of(kept.begin(), kept.end(), makes_needless)) kept.push_back(way);
    }
    ways_ = std::move(kept);
  }

  const std::vector<Way>& all() const { return ways_; }

  // The cheapest that stands; nothing if none does. They are sorted by cost once settled.
  std::optional<std::size_t> cheapest_standing() const {
    for (std::size_t n = 0; n < ways_.size(); ++n) {
      if (!ways_[n].state.in_air()) return n;
    }
    return std::nullopt;
  }

 private:
  std::optional<int> points_;
  std::vector<Way> ways_;
};

// Adds what can be done at the place itself, and settles. `may_take_off`: the jump may start here.
void spread_in_place(const MoveSteps& steps, Ways& ways, bool may_take_off) {
  for (std::size_t n = 0; n < ways.all().size(); ++n) {
    const Way way = ways.all()[n];
    if (!way.state.in_air() && !may_take_off) continue;
    steps.in_place(way.state, [&](const MoveState& next, int cost) {
      ways.offer({next, way.cost + cost, way.cost_on_arrival, way.before});
    });
  }
  ways.settle();
}

bool shows_as(const Board& board, const MoveState& state, Space place) {
  if (!state.in_air()) return state.at == place;
  return surface_under(board, state.at).value_or(Space{state.at.x, state.at.y, 1}) == place;
}

Ways step(const MovingField& field, const MoveSteps& steps, const Ways& ways, Space to,
          std::optional<int> points) {
  Ways next(points);
  for (std::size_t n = 0; n < ways.all().size(); ++n) {
    const Way& way = ways.all()[n];
    const auto take = [&](const MoveState& state, int cost) {
      const int total = way.cost + cost;
      if (shows_as(field.board, state, to)) next.offer({state, total, total, n});
    };
    for (int neighbour = 0; neighbour < 8; ++neighbour) {
      const Space beside = way.state.at + kNeighbourSteps[static_cast<std::size_t>(neighbour)];
      if (beside.x == to.x && beside.y == to.y) steps.into(way.state, neighbour, take);
    }
    if (way.state.at.x == to.x && way.state.at.y == to.y) steps.by_stairs(way.state, take);
  }
  return next;
}

}  // namespace

WalkRuling rule_walk(const MovingField& field, const WalkQuestion& question) {
  const MoveSteps steps(field, question.jump);
  std::vector<Ways> ways(1, Ways(question.points));
  ways.front().offer({{question.path.front(), MovePhase::jump_ahead, 0, 0}, 0, 0, kStart});
  const auto may_take_off = [&](std::size_t place) {
    return !question.jump_at || *question.jump_at == place;
  };
  spread_in_place(steps, ways.front(), may_take_off(0));
  for (std::size_t place = 1; place < question.path.size(); ++place) {
    Ways next = step(field, steps, ways.back(), question.path[place], question.points);
    if (next.all().empty()) break;
    spread_in_place(steps, next, may_take_off(place));
    ways.push_back(std::move(next));
  }

  // The end must be a free space to stand on; before it a friend's may be passed.
  WalkRuling ruling;
  std::size_t end = ways.size() - 1;
  const bool gets_there = end + 1 == question.path.size();
  ruling.legal = gets_there && ways[end].cheapest_standing() &&
                 (end == 0 || steps.may_end(question.path[end]));
  if (gets_there && !ruling.legal) {
    ruling.cannot_end = true;
    if (end > 0) --end;
  }
  if (!ruling.legal) ruling.stopped_at = end;
  std::size_t at = ways[end].cheapest_standing().value_or(0);
  for (std::size_t place = end; place > 0; --place) {
    const Way& way = ways[place].all()[at];
    const Way& before = ways[place - 1].all()[way.before];
    // Rising is paid with the step after it (OPT-J1).
    ruling.costs.push_back(way.cost_on_arrival - before.cost_on_arrival);
    at = way.before;
  }
  std::reverse(ruling.costs.begin(), ruling.costs.end());
  return ruling;
}

}  // namespace parapet::mayhem
