#include "rules/mayhem/moving/move_search.h"

#include <algorithm>
#include <utility>

namespace parapet::mayhem {

MoveSearch::MoveSearch(const MovingField& field, Space from, std::optional<int> points,
                       std::optional<Jump> jump, std::optional<Space> goal)
    : field_(field),
      steps_(field, jump),
      from_(from),
      points_(points),
      goal_(goal),
      ready_(field.board, kNone),
      spent_(field.board, kNone) {
  if (jump && jump->span > 0) {
    const auto altitudes = static_cast<std::size_t>(steps_.highest_altitude());
    const std::size_t columns = ready_.size() / static_cast<std::size_t>(field.board.levels());
    air_span_.assign(columns * altitudes * altitudes, -1);
    air_offers_.assign(air_span_.size(), Offer{});
  }
  offer({{from, MovePhase::jump_ahead, 0, 0}, 0, kNone, false});
  run();
}

std::size_t MoveSearch::air_index(const MoveState& state) const {
  const auto altitudes = static_cast<std::size_t>(steps_.highest_altitude());
  const std::size_t column = ready_.index({state.at.x, state.at.y, 1});
  return (column * altitudes + static_cast<std::size_t>(state.at.level - 1)) * altitudes +
         static_cast<std::size_t>(state.ceiling - 1);
}

// Whether a state that is known and no dearer can do all that this one can.
bool MoveSearch::is_needless(const Label& label) const {
  const MoveState& state = label.state;
  if (state.in_air()) {
    return is_higher_and_longer_known(state) ||
           (label.has_flown_in && is_no_better_than_jumping_here(state, label.cost));
  }
  const auto is_known = [&](const SpaceGrid<std::uint32_t>& labels) {
    const std::uint32_t known = labels.at(state.at);
    return known != kNone && labels_[known].cost <= label.cost;
  };
  return is_known(ready_) || (state.phase == MovePhase::jump_spent && is_known(spent_));
}

bool MoveSearch::is_higher_and_longer_known(const MoveState& state) const {
  const std::size_t index = air_index(state);
  const int higher_ceilings = steps_.highest_altitude() - state.ceiling;
  for (int n = 0; n <= higher_ceilings; ++n) {
    if (air_span_[index + static_cast<std::size_t>(n)] >= state.span) return true;
  }
  return false;
}

// Whether the unit could as well have walked to the surface below and jump from there.
bool MoveSearch::is_no_better_than_jumping_here(const MoveState& state, int cost) const {
  const Space surface{state.at.x, state.at.y, field_.costs.surface(state.at)};
  if (steps_.ceiling_from(surface.level) < state.ceiling) return false;
  const std::uint32_t ready = ready_.at(surface);
  if (ready == kNone) return false;
  const int rise = field_.rules.rising_costs ? state.at.level - surface.level : 0;
  return labels_[ready].cost + rise <= cost;
}

void MoveSearch::offer(const Label& label) {
  if (points_ && label.cost > *points_) return;
  if (is_needless(label) || (label.state.in_air() && !is_best_offer(label))) return;
  const auto index = static_cast<std::uint32_t>(labels_.size());
  Open& open = open_[static_cast<std::size_t>(label.cost) % open_.size()];
  labels_.push_back(label);
  ++open_count_;
  if (label.state.in_air()) {
    open.in_air.push_back(index);
    std::push_heap(open.in_air.begin(), open.in_air.end(), less_span());
  } else {
    (label.state.phase == MovePhase::jump_ahead ? ready_ : spent_).set(label.state.at, index);
    open.on_feet.push_back(index);
  }
}

// Whether no earlier offer for this altitude and ceiling is as cheap and as long. Notes it.
bool MoveSearch::is_best_offer(const Label& label) {
  Offer& known = air_offers_[air_index(label.state)];
  if (known.span >= label.state.span && known.cost <= label.cost) return false;
  known = {label.cost, label.state.span};
  return true;
}

// Whether nothing better has come up since the label was offered. Settles it.
bool MoveSearch::settles(std::uint32_t index) {
  const Label& label = labels_[index];
  if (!label.state.in_air()) {
    const bool is_ready = label.state.phase == MovePhase::jump_ahead;
    return (is_ready ? ready_ : spent_).at(label.state.at) == index;
  }
  if (is_needless(label)) return false;
  air_span_[air_index(label.state)] = label.state.span;
  return true;
}

void MoveSearch::run() {
  for (std::size_t bucket = 0; open_count_ > 0; bucket = (bucket + 1) % open_.size()) {
    Open& open = open_[bucket];
    // Changes of altitude cost nothing: the lists may grow while they are read.
    std::size_t on_feet = 0;
    while (on_feet < open.on_feet.size() || !open.in_air.empty()) {
      std::uint32_t index = 0;
      if (on_feet < open.on_feet.size()) {
        index = open.on_feet[on_feet++];
      } else {
        std::pop_heap(open.in_air.begin(), open.in_air.end(), less_span());
        index = open.in_air.back();
        open.in_air.pop_back();
      }
      --open_count_;
      if (!settles(index)) continue;
      const MoveState state = labels_[index].state;
      if (goal_ && !state.in_air() && state.at == *goal_) return;
      expand(index);
    }
    open.on_feet.clear();
  }
}

void MoveSearch::expand(std::uint32_t index) {
  const MoveState state = labels_[index].state;
  const int cost = labels_[index].cost;
  const auto take = [&](const MoveState& next, int step) {
    offer({next, cost + step, index, false});
  };
  const auto take_step = [&](const MoveState& next, int step) {
    offer({next, cost + step, index, next.in_air()});
  };
  steps_.in_place(state, take);
  for (int neighbour = 0; neighbour < 8; ++neighbour) steps_.into(state, neighbour, take_step);
  steps_.by_stairs(state, take);
}

std::vector<ReachedSpace> MoveSearch::reached() const {
  std::vector<ReachedSpace> result;
  for (const Space& space : field_.board.spaces()) {
    const std::uint32_t ready = ready_.at(space);
    const std::uint32_t spent = spent_.at(space);
    if (space == from_ || (ready == kNone && spent == kNone) || !steps_.may_end(space)) continue;
    int cost = ready == kNone ? labels_[spent].cost : labels_[ready].cost;
    if (spent != kNone) cost = std::min(cost, labels_[spent].cost);
    result.push_back({space, cost});
  }
  return result;
}

std::optional<Route> MoveSearch::route_to(Space goal) const {
  std::uint32_t last = ready_.at(goal);
  const std::uint32_t spent = spent_.at(goal);
  if (last == kNone || (spent != kNone && labels_[spent].cost < labels_[last].cost)) last = spent;
  if (last == kNone || (goal != from_ && !steps_.may_end(goal))) return std::nullopt;

  std::vector<std::uint32_t> chain;
  for (std::uint32_t at = last; at != kNone; at = labels_[at].before) chain.push_back(at);
  std::reverse(chain.begin(), chain.end());

  Route route;
  route.cost = labels_[last].cost;
  int cost_before = 0;  // rising before a step is paid with it (OPT-J1)
  for (const std::uint32_t at : chain) {
    const MoveState& state = labels_[at].state;
    const Space shown =
        state.in_air()
            ? surface_under(field_.board, state.at).value_or(Space{state.at.x, state.at.y, 1})
            : state.at;
    const bool is_step = route.path.empty() || route.path.back() != shown;
    if (is_step) {
      if (!route.path.empty()) {
        route.costs.push_back(labels_[at].cost - cost_before);
        cost_before = labels_[at].cost;
      }
      route.path.push_back(shown);
    }
    if (state.in_air() && !route.jump_at) route.jump_at = route.path.size() - 1;
    if (route.jump_at && !route.lands_at && state.phase == MovePhase::jump_spent) {
      route.lands_at = route.path.size() - 1;
    }
  }
  return route;
}

}  // namespace parapet::mayhem
