#include "rules/mayhem/move_search.h"

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
  }
  offer({from, Footing::jump_ahead, 0, 0}, 0, kNone);
  run();
}

std::size_t MoveSearch::air_index(const MoveState& state) const {
  const auto altitudes = static_cast<std::size_t>(steps_.highest_altitude());
  const std::size_t column = ready_.index({state.at.x, state.at.y, 1});
  return (column * altitudes + static_cast<std::size_t>(state.at.level - 1)) * altitudes +
         static_cast<std::size_t>(state.ceiling - 1);
}

bool MoveSearch::is_settled(const MoveState& state) const {
  if (state.in_air()) return air_span_[air_index(state)] >= state.span;
  if (ready_.at(state.at) != kNone) return true;
  return state.footing == Footing::jump_spent && spent_.at(state.at) != kNone;
}

void MoveSearch::settle(const MoveState& state, std::uint32_t index) {
  if (state.in_air()) {
    air_span_[air_index(state)] = state.span;
  } else if (state.footing == Footing::jump_ahead) {
    ready_.set(state.at, index);
  } else {
    spent_.set(state.at, index);
  }
}

void MoveSearch::offer(const MoveState& state, int cost, std::uint32_t before) {
  if (points_ && cost > *points_) return;
  if (is_settled(state)) return;
  open_[static_cast<std::size_t>(cost) % open_.size()].push_back(
      static_cast<std::uint32_t>(labels_.size()));
  labels_.push_back({state, cost, before});
  ++open_count_;
}

void MoveSearch::run() {
  for (std::size_t bucket = 0; open_count_ > 0; bucket = (bucket + 1) % open_.size()) {
    // Changes of altitude cost nothing: the list may grow while it is read.
    for (std::size_t n = 0; n < open_[bucket].size(); ++n) {
      const std::uint32_t index = open_[bucket][n];
      --open_count_;
      const MoveState state = labels_[index].state;
      if (is_settled(state)) continue;
      settle(state, index);
      if (goal_ && !state.in_air() && state.at == *goal_) return;
      expand(index);
    }
    open_[bucket].clear();
  }
}

void MoveSearch::expand(std::uint32_t index) {
  const MoveState state = labels_[index].state;
  const int cost = labels_[index].cost;
  const auto take = [&](const MoveState& next, int step) { offer(next, cost + step, index); };
  steps_.in_place(state, take);
  for (int neighbour = 0; neighbour < 8; ++neighbour) steps_.into(state, neighbour, take);
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
    if (route.jump_at && !route.lands_at && state.footing == Footing::jump_spent) {
      route.lands_at = route.path.size() - 1;
    }
  }
  return route;
}

}  // namespace parapet::mayhem
