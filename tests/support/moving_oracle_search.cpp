#include <algorithm>
#include <compare>

#include "tests/support/moving_oracle.h"

namespace parapet::testing {

// A unit is on its feet before or after its one Jump, still over the column where it took off, or
// on its way. In the air the Level of its place is its altitude.
struct MovingOracle::State {
  enum class Mode { before_jump, after_jump, taking_off, flying };

  Mode mode = Mode::before_jump;
  Space at;
  int ceiling = 0;  // in the air
  int span = 0;     // in the air

  bool on_feet() const { return mode == Mode::before_jump || mode == Mode::after_jump; }
  friend auto operator<=>(const State&, const State&) = default;
};

// All states there are, and what leads from one to another.
class MovingOracle::Search {
 public:
  Search(const MovingOracle& oracle, const std::optional<OracleJump>& jump)
      : oracle_(oracle),
        picture_(oracle.picture_),
        jump_(jump),
        // Over the highest Level nothing is printed and nobody stands: one altitude is all of them.
        top_(picture_.levels() + 1) {
    // A way that never comes back to a place in the air is no longer than there are such places.
    const int places = picture_.width() * picture_.height() * top_;
    if (jump_) span_ = jump_->span ? std::clamp(*jump_->span, 0, places) : places;
    counts_span_ = jump_ && jump_->span && *jump_->span < places;
    count_ = static_cast<std::size_t>(4 * places * (top_ + 1)) *
             static_cast<std::size_t>(counts_span_ ? span_ + 1 : 1);
  }

  // The states by number.
  std::size_t count() const { return count_; }
  std::size_t index(const State& state) const {
    std::size_t result = static_cast<std::size_t>(state.mode);
    const auto digit = [&](int value, int count) {
      result = result * static_cast<std::size_t>(count) + static_cast<std::size_t>(value);
    };
    digit(state.at.level - 1, top_);
    digit(state.at.y, picture_.height());
    digit(state.at.x, picture_.width());
    digit(state.ceiling, top_ + 1);
    if (counts_span_) digit(state.span, span_ + 1);
    return result;
  }

  // Hands on each state that can be next, and its cost: first those that are no step, taking off,
  // rising, sinking, dropping.
  template <class Take>
  void without_step(const State& state, Take take) const {
    const Readings& readings = oracle_.readings_;
    if (state.on_feet()) {
      if (!jump_ || state.mode != State::Mode::before_jump) return;
      const int up = jump_->up ? std::clamp(*jump_->up, 0, top_) : top_;
      take({State::Mode::taking_off, state.at, std::min(top_, state.at.level + up), span_}, 0);
      return;
    }
    if (!readings.is("J2", "start-only") || state.mode == State::Mode::taking_off) {
      State risen = state;
      ++risen.at.level;
      if (risen.at.level <= state.ceiling && !oracle_.has_floor(risen.at)) {
        take(risen, readings.is("J1", "one-each") ? 1 : 0);
      }
      State sunk = state;
      --sunk.at.level;
      // Passing over units is allowed strictly above them (OPT-J6): not down to where one stands.
      if (!oracle_.has_floor(state.at) && sunk.at.level >= 1 && !oracle_.enemy_on(sunk.at)) {
        take(sunk, 0);
      }
    }
    // AOM-JMP-6: down to the surface, when it likes or when the span is used up.
    const Space surface = shown(state);
    if (surface.level != 0 && !oracle_.enemy_on(surface)) {
      take({State::Mode::after_jump, surface, 0, 0}, 0);
    }
  }

  // The steps, on foot or in the air.
  template <class Take>
  void by_step(const State& state, Take take) const {
    if (!state.on_feet() && state.span == 0) return;
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) {
        if (dx == 0 && dy == 0) continue;
        const Space beside{state.at.x + dx, state.at.y + dy, state.at.level};
        if (state.on_feet()) {
          const auto to = oracle_.stepped_to(state.at, beside.x, beside.y);
          if (to) walk_to(state, *to, take);
        } else {
          fly_to(state, beside, take);
        }
      }
    }
    if (!state.on_feet()) return;
    walk_to(state, {state.at.x, state.at.y, state.at.level + 1}, take);
    walk_to(state, {state.at.x, state.at.y, state.at.level - 1}, take);
  }

  // The surface under the unit; Level 0 if there is none.
  Space shown(const State& state) const {
    return {state.at.x, state.at.y, picture_.surface(state.at.x, state.at.y, state.at.level)};
  }

 private:
  template <class Take>
  void walk_to(const State& state, Space to, Take take) const {
    State next = state;
    next.at = to;
    if (const auto cost = oracle_.step(state.at, to)) take(next, *cost);
  }

  template <class Take>
  void fly_to(const State& state, Space to, Take take) const {
    State next = state;
    next.mode = State::Mode::flying;
    next.at = to;
    if (counts_span_) --next.span;
    const bool is_level_jump = jump_->up && *jump_->up == 0;
    if (const auto cost = oracle_.flight_cost(state.at, to, is_level_jump)) take(next, *cost);
  }

  const MovingOracle& oracle_;
  const MovingPicture& picture_;
  std::optional<OracleJump> jump_;
  int top_;
  int span_ = 0;
  bool counts_span_ = false;
  std::size_t count_ = 0;
};

std::map<Space, int> MovingOracle::reach(Space from, std::optional<int> mp,
                                         const std::optional<OracleJump>& jump) const {
  constexpr int kUnknown = 1'000'000'000;
  const Search search(*this, jump);
  std::vector<int> costs(search.count(), kUnknown);
  std::map<int, std::vector<State>> waiting;  // by cost
  std::map<Space, int> ends;
  const auto offer = [&](const State& state, int cost) {
    int& known = costs[search.index(state)];
    if ((mp && cost > *mp) || known <= cost) return;
    known = cost;
    waiting[cost].push_back(state);
  };
  State start;
  start.at = from;
  offer(start, 0);
  while (!waiting.empty()) {
    const auto least = waiting.begin();
    const int cost = least->first;
    const State state = least->second.back();
    least->second.pop_back();
    if (least->second.empty()) waiting.erase(least);
    if (costs[search.index(state)] < cost) continue;
    if (state.on_feet() && state.at != from && !friend_on(state.at)) {
      ends.try_emplace(state.at, cost);  // found in the order of cost
    }
    const auto take = [&](const State& next, int step) { offer(next, cost + step); };
    search.without_step(state, take);
    search.by_step(state, take);
  }
  return ends;
}

std::optional<int> MovingOracle::walk(const std::vector<Space>& path,
                                      const std::optional<OracleJump>& jump,
                                      std::optional<std::size_t> jump_at) const {
  const Search search(*this, jump);
  using Costs = std::map<State, int>;
  const auto offer = [](Costs& costs, const State& state, int cost) {
    const auto [known, is_new] = costs.try_emplace(state, cost);
    if (!is_new && known->second <= cost) return false;
    known->second = cost;
    return true;
  };
  // Over and over until nothing gets cheaper.
  const auto spread = [&](Costs& costs, std::size_t place) {
    for (bool changed = true; changed;) {
      changed = false;
      const Costs before = costs;
      for (const auto& [state, cost] : before) {
        if (state.on_feet() && jump_at && *jump_at != place) continue;
        search.without_step(state, [&, spent = cost](const State& next, int step) {
          changed = offer(costs, next, spent + step) || changed;
        });
      }
    }
  };
  Costs here;
  State start;
  start.at = path.front();
  offer(here, start, 0);
  spread(here, 0);
  for (std::size_t place = 1; place < path.size(); ++place) {
    Costs there;
    for (const auto& [state, cost] : here) {
      search.by_step(state, [&, spent = cost](const State& next, int step) {
        Space shown = search.shown(next);
        if (shown.level == 0) shown.level = 1;
        if (shown == path[place]) offer(there, next, spent + step);
      });
    }
    here = std::move(there);
    spread(here, place);
  }
  std::optional<int> least;
  for (const auto& [state, cost] : here) {
    if (state.on_feet() && (!least || cost < *least)) least = cost;
  }
  return path.size() > 1 && friend_on(path.back()) ? std::nullopt : least;
}

}  // namespace parapet::testing
