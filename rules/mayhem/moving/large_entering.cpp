#include "rules/mayhem/moving/large_entering.h"

#include "geometry/tiles/neighbours.h"
#include "rules/mayhem/barrier_inside.h"
#include "rules/mayhem/moving/crossing.h"

namespace parapet::mayhem {
namespace {

NeighbourStep outwards(Heading edge) {
  constexpr NeighbourStep kOutwards[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
  return kOutwards[static_cast<std::size_t>(edge)];
}

bool is_open(EdgePrint print) { return print == EdgePrint::clear || print == EdgePrint::obstacle; }

}  // namespace

std::optional<int> large_entering_cost(const LargeStepGround& ground, const Footprint& to,
                                       Heading edge, const LargeStepRules& rules) {
  const Board& board = ground.board;
  if (!rules.any_size && (to.width != 2 || to.height != 2)) return std::nullopt;
  const Space far{to.at.x + to.width - 1, to.at.y + to.height - 1, to.at.level};
  if (holds_a_barrier(board, to.at, far)) return std::nullopt;
  const NeighbourStep out = outwards(edge);
  bool lies_on_edge = false;
  bool has_floor = false;
  bool has_gap = false;
  const auto tile = board.entry_at(to.at.x, to.at.y);
  for (const Space& space : spaces_of(to)) {
    if (!board.on_map(space.x, space.y) || board.inside(space)) return std::nullopt;
    if (ground.occupancy.at(space) == Occupant::enemy) return std::nullopt;
    if (rules.one_tile_only && board.entry_at(space.x, space.y) != tile) return std::nullopt;
    (board.floor(space) ? has_floor : has_gap) = true;
    const Space beyond = space + out;
    if (board.on_map(beyond.x, beyond.y)) continue;
    lies_on_edge = true;
    if (!is_open(board.print(*edge_between(space, beyond, space.level)))) return std::nullopt;
  }
  if (!lies_on_edge || !has_floor || (has_gap && !rules.may_overhang)) return std::nullopt;
  return kPlainCost;
}

}  // namespace parapet::mayhem
