#include "cli/seen_table.h"
#include "rules/mayhem/sight/sight_table.h"

namespace parapet::cli {

SeenTable seen_spaces(const ask::MayhemState& state, const Options& options) {
  const Board& board = state.boards->board(options);
  SeenTable table{"space", {}, {}, {}};
  for (const Space& space : board.spaces()) {
    table.names.push_back(to_letters(space));
    table.groups.push_back(space.level);
  }
  table.rows = [&board, rules = mayhem::SightRules::from(options)](std::size_t begin,
                                                                   std::size_t end) {
    const auto sight = mayhem::make_sight_table(board, rules, {begin, end});
    SeenTable::Rows rows(end - begin, std::vector<bool>(board.spaces().size()));
    for (std::size_t from = begin; from < end; ++from) {
      for (std::size_t to = 0; to < board.spaces().size(); ++to) {
        rows[from - begin][to] = sight.sees(from, to);
      }
    }
    return Result<SeenTable::Rows>(std::move(rows));
  };
  return table;
}

}  // namespace parapet::cli
