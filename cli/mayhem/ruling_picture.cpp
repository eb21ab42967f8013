#include "cli/mayhem/ruling_picture.h"

#include "cli/as_double.h"
#include "cli/mayhem/answer_overlay.h"
#include "cli/mayhem/layout_picture.h"
#include "cli/mayhem/tell_sight.h"
#include "cli/mayhem/tile_structure_look.h"
#include "cli/referee.h"
#include "cli/told_ruling.h"
#include "rules/files/place_text.h"
#include "viewer/picture.h"

namespace parapet::cli {
namespace {

viewer::BoardPicture picture_of(const OpenBoard& board, const ask::MayhemState& state) {
  viewer::BoardPicture picture;
  picture.board = &state.board();
  picture.pieces = state.pieces.get();
  picture.title = board.name();
  const auto& scale = state.file->scale;
  picture.scale = {as_double(scale.space_mm), as_double(scale.storey_mm),
                   as_double(scale.plate_mm)};
  return picture;
}

std::string label_of(const JsonValue& question, std::string_view key) {
  const JsonValue* value = question.find(key);
  if (value == nullptr || !value->is_text() || reads_as_place(value->text())) return {};
  return std::string(value->text());
}

// The verdict as a picture has room for it: without the list behind its colon.
std::string headline(const Told& told) {
  constexpr std::size_t kMost = 80;
  std::string sentence = verdict_sentence(told);
  const std::size_t colon = sentence.find(": ");
  if (sentence.size() > kMost && colon != std::string::npos) {
    sentence = sentence.substr(0, colon) + ".";
  }
  return sentence;
}

}  // namespace

Result<void> draw_ruling(const OpenBoard& board, const Told& told, const std::string& path) {
  if (const physics::Structure* structure = structure_of(told.answer)) {
    StructureLook look = look_of(told, *structure);
    look.verdict = headline(told);
    return draw_structure(told.answer, look, falls_of(told), path);
  }
  viewer::BoardPicture picture = picture_of(board, told.state);
  picture.verdict = headline(told);
  const auto* sight = told.answer.evidence.as<mayhem::SightRuling>();
  if (sight != nullptr && is_about_sight(told)) {
    picture.sight =
        viewer::SightPicture{*sight, label_of(told.question, "from"), label_of(told.question, "to"),
                             std::nullopt, as_double(told.state.options.eye_height())};
    return viewer::write_picture(picture, path);
  }
  const auto laid = is_about_layout(told) ? laid_map(told) : std::nullopt;
  if (laid) {
    picture.board = &laid->board;
    picture.pieces = nullptr;
    picture.overlay = laid->overlay;
    return viewer::write_picture(picture, path);
  }
  picture.overlay = overlay_of(told);
  if (!picture.overlay) return no_picture(told.question);
  const JsonValue* after = told.own("after");
  if (after == nullptr || !after->is_object()) return viewer::write_picture(picture, path);
  const auto file = read_mayhem_file(*after, "after");
  if (!file) return Failure(file.error());
  const auto state = ask::MayhemState::from(*file);
  if (!state) return Failure(state.error());
  viewer::BoardPicture later = picture_of(board, *state);
  later.overlay = overlay_after(told);
  return viewer::write_change_picture({std::move(picture), std::move(later)}, path);
}

Result<void> draw_board(const OpenBoard& board, const std::string& path) {
  return viewer::write_picture(picture_of(board, board.mayhem->state()), path);
}

}  // namespace parapet::cli
