#include "rules/ask/mayhem/board_state.h"

#include <array>
#include <memory>
#include <string>

#include "rules/files/mayhem/limits.h"

namespace parapet::ask {

mayhem::BoardState board_state(const MayhemState& state, const Options& options) {
  const Board& board = state.boards->ground(options);
  // The board lives as long as the variants that hold it.
  return {state.boards->map(), *state.pieces, std::shared_ptr<const Board>(state.boards, &board),
          mayhem::merge_rules(options)};
}

JsonValue after_json(const MayhemState& state, const mayhem::BoardState& after) {
  return mayhem_file_json(state.file_after(after.map, after.pieces));
}

Result<void> check_marker_room(const JsonCursor& question, const MayhemState& state,
                               std::size_t more) {
  const std::size_t before = state.pieces->markers.size();
  if (before + more <= kMaxPieces) return {};
  return Failure(question.fault(
      "limit", std::to_string(more) + " new markers on a board with " + std::to_string(before),
      "at most " + std::to_string(kMaxPieces) + " markers in all"));
}

}  // namespace parapet::ask
