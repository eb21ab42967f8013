#pragma once

#include <array>
#include <memory>
#include <mutex>

#include "geometry/numbers/result.h"
#include "geometry/tiles/board.h"
#include "rules/mayhem/moving/step_costs.h"
#include "rules/options.h"

namespace parapet::mayhem {

// OPT-M3, M4.
MergeRules merge_rules(const Options& options);

// One map as a board under each reading of its prints: OPT-M3 and M4 (merging), M2 (dots
// in walls), L14 (porches).
// Each is assembled when it is first asked for, and kept. Safe to share between threads.
class BoardVariants {
 public:
  // Errors are those of Board::assemble; which reading is chosen makes no difference to them.
  static Result<std::shared_ptr<const BoardVariants>> assemble(TileMap map);

  const Board& board(const Options& options) const;

  // The board for everything but sight: OPT-L14 makes no Openings.
  const Board& ground(const Options& options) const;

  // What the steps of that ground cost (OPT-M1).
  const StepCosts& step_costs(const Options& options) const;

  const TileMap& map() const { return map_; }

 private:
  BoardVariants(TileMap map, Board board);

  struct Variant {
    std::once_flag assembled;
    std::unique_ptr<const Board> board;
  };

  struct Costs {
    std::once_flag made;
    std::unique_ptr<const StepCosts> costs;
  };

  TileMap map_;
  mutable std::array<Variant, 16> variants_;
  mutable std::array<Costs, 32> costs_;  // those of a variant by OPT-M1
};

}  // namespace parapet::mayhem
