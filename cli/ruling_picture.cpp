#include "cli/ruling_picture.h"

#include "cli/referee.h"
#include "rules/files/place_text.h"
#include "viewer/picture.h"

namespace parapet::cli {
namespace {

// Pictures are drawn in floating point; nothing is decided by them.
double as_double(const Ratio& ratio) {
  return static_cast<double>(ratio.numerator()) / static_cast<double>(ratio.denominator());
}

viewer::BoardPicture picture_of(const OpenBoard& board, const ask::MayhemState& state) {
  viewer::BoardPicture picture;
  picture.board = &state.board();
  picture.pieces = state.pieces.get();
  picture.title = board.file.name;
  picture.scale = {as_double(board.file.scale.space_mm), as_double(board.file.scale.storey_mm),
                   as_double(board.file.scale.plate_mm)};
  return picture;
}

std::string label_of(const JsonValue& question, std::string_view key) {
  const JsonValue* value = question.find(key);
  if (value == nullptr || !value->is_text() || reads_as_place(value->text())) return {};
  return std::string(value->text());
}

}  // namespace

Result<void> draw_ruling(const OpenBoard& board, const Told& told, const std::string& path) {
  if (!told.answer.evidence) {
    return Failure(JsonCursor(told.question, "question")
                       .fault("no-picture", "a question whose answer has no line of sight",
                              "a question about sight, or an attack that needs it"));
  }
  viewer::BoardPicture picture = picture_of(board, told.state);
  picture.verdict = verdict_sentence(told);
  picture.sight = viewer::SightPicture{*told.answer.evidence, label_of(told.question, "from"),
                                       label_of(told.question, "to"), std::nullopt,
                                       as_double(told.state.options.eye_height())};
  return viewer::write_picture(picture, path);
}

Result<void> draw_board(const OpenBoard& board, const std::string& path) {
  return viewer::write_picture(picture_of(board, board.session.state()), path);
}

}  // namespace parapet::cli
