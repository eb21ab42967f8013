#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/ruling.h"
#include "rules/skyline/network.h"

namespace parapet::skyline {

// SKY-10, SKY-11: one move to a location that shares a border with the one before.
struct MoveRuling {
  bool legal = false;
  std::vector<std::size_t> combat;  // locations where one starts, at most one
  Because because;
};

// `side`: of who moves; without one no unit is an enemy.
MoveRuling rule_move(const Network& network, std::span<const Unit> units,
                     const std::optional<std::string>& side, std::size_t from, std::size_t to);

// The locations that share a border with it, in the order of the board.
std::vector<std::size_t> borders_of(const Network& network, std::size_t location);

}  // namespace parapet::skyline
