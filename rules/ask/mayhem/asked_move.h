#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/ask/mayhem/mover.h"
#include "rules/files/json/json_value.h"
#include "rules/mayhem/moving/large_step.h"
#include "rules/ruling.h"

namespace parapet::ask {

// A move that is asked about: who, how far, and the Jump it may hold.
struct AskedMove {
  Mover mover;
  std::optional<int> points;  // MP, nothing = no limit
  MoverJump jump;

  // All options on which it may depend.
  std::span<const std::string_view> options() const;
};

// The keys `mp` and `jump` of a question, for a mover that has been read. `tells_start`: the jump
// of a walk may say where it starts. Error "wrong-value" also for a large unit's jump.
Result<AskedMove> read_move_of(Mover mover, const JsonCursor& question, const MayhemState& state,
                               bool tells_start);

// What a large unit steps over, under these options. The state must outlive it.
struct LargeGround {
  LargeGround(const MayhemState& state, const Mover& mover, const Options& options);

  mayhem::LargeStepGround ground() const { return {board, occupancy, &zone}; }

  const Board& board;
  mayhem::Occupancy occupancy;
  SpaceGrid<unsigned char> zone;
};

// Says what a Gravity Dominator does to the move, if there is one.
void tell_devices(const AskedMove& move, Because& because);

}  // namespace parapet::ask
