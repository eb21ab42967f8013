#include "rules/mayhem/moving/large_entering.h"

#include "geometry/tiles/neighbours.h"
#include "rules/mayhem/barrier_inside.h"
#include "rules/mayhem/moving/crossing.h"
#include "rules/mayhem/tiles_of.h"

namespace parapet::mayhem {
namespace {}  // namespace

std::optional<int> large_entering_cost(const LargeStepGround& ground, const Footprint& to,
                                       Heading edge, const LargeStepRules& rules) {
  const Board& board = ground.board;
  if (!rules.any_size && (to.width != 2 || to.height != 2)) return std::nullopt;
  if (holds_a_barrier(board, to)) return std::nullopt;
  if (rules.one_tile_only && lies_on_two_tiles(board, to)) return std::nullopt;
  const NeighbourStep out = step_towards(edge);
  bool lies_on_edge = false;
  bool has_floor = false;
  bool has_gap = false;
  for (const Space& space : spaces_of(to)) {
    if (!board.on_map(space.x, space.y) || board.inside(space)) return std::nullopt;
    if (ground.occupancy.at(space) == Occupant::enemy) return std::nullopt;
    (board.floor(space) ? has_floor : has_gap) = true;
    const Space beyond = space + out;
    if (board.on_map(beyond.x, beyond.y)) continue;
    lies_on_edge = true;
    if (is_barrier(board.print(*edge_between(space, beyond, space.level)))) return std::nullopt;
  }
  if (!lies_on_edge || !has_floor || (has_gap && !rules.may_overhang)) return std::nullopt;
  return kPlainCost;
}

}  // namespace parapet::mayhem
