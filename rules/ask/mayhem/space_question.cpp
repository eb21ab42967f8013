#include "rules/ask/mayhem/space_question.h"

#include <string>

namespace parapet::ask {
namespace {

constexpr std::string_view kSpaceOptions[] = {"M2", "M3", "M4"};

JsonValue edge_word(EdgePrint print) {
  switch (print) {
    case EdgePrint::clear:
      return JsonValue::from_text("clear");
    case EdgePrint::obstacle:
      return JsonValue::from_text("obstacle");
    case EdgePrint::wall:
      return JsonValue::from_text("wall");
    case EdgePrint::opening:
    case EdgePrint::obstructed_opening:
      return JsonValue::from_text("opening");
  }
  return {};
}

JsonValue dot_word(DotPrint print) {
  switch (print) {
    case DotPrint::clear:
      return JsonValue::from_text("clear");
    case DotPrint::obstacle:
      return JsonValue::from_text("obstacle");
    case DotPrint::cover:
      return JsonValue::from_text("cover");
  }
  return {};
}

JsonValue edges_json(const Board& board, Space s) {
  const auto word = [&](EdgeAxis axis, int x, int y) {
    return edge_word(board.print(Edge{axis, x, y, s.level}));
  };
  return JsonValue::from_members({{"N", word(EdgeAxis::horizontal, s.x, s.y)},
                                  {"E", word(EdgeAxis::vertical, s.x + 1, s.y)},
                                  {"S", word(EdgeAxis::horizontal, s.x, s.y + 1)},
                                  {"W", word(EdgeAxis::vertical, s.x, s.y)}});
}

JsonValue dots_json(const Board& board, Space s) {
  const auto word = [&](int x, int y) { return dot_word(board.print(Dot{x, y, s.level})); };
  return JsonValue::from_members({{"NW", word(s.x, s.y)},
                                  {"NE", word(s.x + 1, s.y)},
                                  {"SE", word(s.x + 1, s.y + 1)},
                                  {"SW", word(s.x, s.y + 1)}});
}

}  // namespace

Result<Asked> read_space(const JsonCursor& question, const MayhemState& state) {
  const auto at = question.required("at");
  if (!at) return Failure(at.error());
  const auto stand = read_stand(*at, state);
  if (!stand) return Failure(stand.error());
  const auto answer = [space = stand->main, &state](const Options& options) {
    const Board& board = state.boards->ground(options);
    const SpacePrint print = board.print(space);
    Answer result;
    result.own = {{"floor", JsonValue::from_bool(print.floor)},
                  {"inside", JsonValue::from_bool(board.inside(space))},
                  {"stairs", JsonValue::from_bool(print.stairs)},
                  {"explosive", JsonValue::from_bool(print.explosive)},
                  {"edges", edges_json(board, space)},
                  {"dots", dots_json(board, space)}};
    result.because.push_back({"AOM-MAP-6", "Where tiles meet the stronger print counts.", space});
    return result;
  };
  return Asked{answer, kSpaceOptions, {}};
}

}  // namespace parapet::ask
