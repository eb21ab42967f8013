#include <algorithm>

#include "cli/realms/brick_games.h"
#include "cli/seen_table.h"
#include "rules/realms/sight/unit_sight.h"

namespace parapet::cli {

Result<bool> sees_by_points(const ask::RealmsState& state, std::size_t from, std::size_t to,
                            const Options& options) {
  return realms::unit_sees(state.field(), state.terrain, state.units(), from, to, SightPolicy::hair,
                           options);
}

SeenTable seen_units(const ask::RealmsState& state, const Options& options) {
  const auto units = state.units();
  SeenTable table{"unit", {}, {}, {}};
  std::vector<std::string> sides;
  for (const realms::Unit& unit : units) {
    table.names.push_back(unit.id);
    auto side = std::find(sides.begin(), sides.end(), unit.side);
    if (side == sides.end()) side = sides.insert(side, unit.side);
    table.groups.push_back(static_cast<int>(side - sides.begin()));
  }
  const BrickGame& game = brick_game(state.board->file.game);
  table.rows = [&state, &game, units, options](std::size_t begin,
                                               std::size_t end) -> Result<SeenTable::Rows> {
    SeenTable::Rows rows(end - begin, std::vector<bool>(units.size(), true));
    for (std::size_t from = begin; from < end; ++from) {
      for (std::size_t to = 0; to < units.size(); ++to) {
        if (from == to) continue;
        const auto sees = game.sees(state, from, to, options);
        if (!sees) return Failure(sees.error());
        rows[from - begin][to] = *sees;
      }
    }
    return rows;
  };
  return table;
}

}  // namespace parapet::cli
