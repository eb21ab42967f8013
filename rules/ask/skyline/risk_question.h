#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rules/ask/asked.h"
#include "rules/ask/skyline/skyline_state.h"
#include "rules/skyline/best_play.h"
#include "rules/skyline/ride_plan.h"

namespace parapet::ask {

// What the question `risk` asks, but for the options.
struct AskedRisk {
  skyline::UnitKind kind = skyline::UnitKind::common;
  std::optional<std::string> side;
  std::size_t from = 0;
  std::optional<std::vector<std::size_t>> path;  // nothing: each space that is reached
  std::optional<int> hand;
  std::optional<skyline::RideValues> values;  // only with a hand
};

// The chances along its path, and the best play; formats.md, questions of game skyline.
Answer path_risk(const SkylineState& state, const AskedRisk& asked, const Options& options);

// The same of each way, in short: the best first.
Answer routes_risk(const SkylineState& state, const AskedRisk& asked, const Options& options);

// So many steps the best play of all ways may take, each with so many cards and prices.
inline constexpr std::size_t kMostPlayWork = 1'000'000;

// Of a way of so many spaces.
std::size_t play_work(std::size_t spaces, int hand);

}  // namespace parapet::ask
