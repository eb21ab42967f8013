#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "rules/realms/step/step.h"

namespace parapet::realms {

// A space with a way to it.
struct ReachedSpace {
  SpaceId at;
  int cost = 0;
  std::int64_t wounds = 0;  // the fewest on a cheapest way

  friend bool operator==(const ReachedSpace&, const ReachedSpace&) = default;
};

// Cheapest ways of one mover by Dijkstra's method: the lowest cost, then the fewest wounds, then
// the fewest steps; of those the one that comes from the first space.
class MoveSearch {
 public:
  // `movement`: no way may cost more; nothing = no limit. With a goal the search ends there.
  // `whole_ladders`: OPT-K20.
  MoveSearch(Stepping& stepping, SpaceId from, std::optional<int> movement, bool whole_ladders,
             std::optional<SpaceId> goal = std::nullopt);

  // The spaces with a way to them, the start among them, by space.
  std::vector<ReachedSpace> stops() const;

  // The way there, from the start; empty if there is none.
  std::vector<ReachedSpace> way_to(SpaceId goal) const;

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;

  // A space, and whether one is on a ladder there: going on along it is free then (OPT-K20
  // `whole`).
  struct State {
    SpaceId at;
    bool on_ladder = false;

    friend auto operator<=>(const State&, const State&) = default;
  };
  struct Price {
    int cost = 0;
    std::int64_t wounds = 0;
    int steps = 0;

    friend auto operator<=>(const Price&, const Price&) = default;
  };
  struct Label {
    State state;
    Price price;
    std::uint32_t before = kNone;
    bool is_settled = false;
  };

  void expand(std::uint32_t label);
  void offer(const Label& label);
  std::uint32_t find(const State& state) const;
  std::uint32_t best_at(SpaceId space) const;
  bool is_hopeless(const Label& from, SpaceId to) const;

  Stepping& stepping_;
  std::optional<int> movement_;
  bool whole_ladders_;
  bool pads_done_ = false;
  std::vector<Label> labels_;
  std::unordered_map<std::uint64_t, std::uint32_t> by_state_;
  std::vector<std::uint32_t> open_;  // a heap
};

}  // namespace parapet::realms
