#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>

#include "rules/skyline/network.h"

namespace parapet::skyline {

// Where who comes starts a combat (SKY-11): locations with a unit of another side, or with a
// territory token. Made once for a question.
class Combat {
 public:
  // `side`: of who comes. Without one no unit is an enemy.
  Combat(const Network& network, std::span<const Unit> units,
         const std::optional<std::string>& side);

  bool starts_at(std::size_t location) const {
    return enemies_.contains(location) || tokens_.contains(location);
  }
  bool has_enemy(std::size_t location) const { return enemies_.contains(location); }

 private:
  std::set<std::size_t> enemies_;
  std::set<std::size_t> tokens_;
};

}  // namespace parapet::skyline
