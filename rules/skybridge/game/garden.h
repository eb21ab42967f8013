#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// The slots that a garden card may move to, ascending.
class GardenMoves {
 public:
  void add(std::size_t slot) { slots_[count_++] = static_cast<std::int8_t>(slot); }
  const std::int8_t* begin() const { return slots_.data(); }
  const std::int8_t* end() const { return slots_.data() + count_; }

 private:
  std::array<std::int8_t, kSlots> slots_{};
  std::size_t count_ = 0;
};

// E1 (G-89): where the garden card may go from the top of a slot, before something is put there:
// any other slot that is not closed, feuds allowing. None if it does not lie on top there, or the
// player has not this ability.
GardenMoves garden_moves(const Game& game, const State& state, Seat seat, std::size_t slot);

// Moves the top card. REQUIRES: one of garden_moves().
void move_garden(Holder& holder, std::size_t from, std::size_t to);

}  // namespace parapet::skybridge::game
