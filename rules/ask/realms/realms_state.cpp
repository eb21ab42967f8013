#include "rules/ask/realms/realms_state.h"

#include <utility>

#include "rules/files/options_json.h"
#include "rules/files/realms/units_json.h"

namespace parapet::ask {

RealmsState RealmsState::from(RealmsBoard board) {
  RealmsState state;
  state.board = std::make_shared<const RealmsBoard>(std::move(board));
  state.units_written = std::make_shared<const WrittenUnits>(state.board->file.units);
  state.options = state.board->file.options;
  const auto bodies = state.field().bodies();
  state.terrain = Terrain(std::vector<Body>(bodies.begin(), bodies.end()));
  return state;
}

Result<RealmsState> RealmsState::replaced_by(const JsonCursor& question) const {
  RealmsState state = *this;
  if (const auto given = question.member("options")) {
    auto read = read_options(*given, options);
    if (!read) return Failure(read.error());
    state.options = *std::move(read);
  }
  if (const auto given = question.member("units")) {
    auto read = read_units(*given, {field(), state.options, board->sources});
    if (!read) return Failure(read.error());
    state.units_written = std::make_shared<const WrittenUnits>(*std::move(read));
  }
  return state;
}

}  // namespace parapet::ask
