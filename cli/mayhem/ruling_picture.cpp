#include "cli/mayhem/ruling_picture.h"

#include "cli/as_double.h"
#include "cli/mayhem/answer_overlay.h"
#include "cli/mayhem/layout_picture.h"
#include "cli/mayhem/tell_sight.h"
#include "cli/mayhem/tile_structure_look.h"
#include "cli/referee.h"
#include "cli/told_ruling.h"
#include "rules/files/place_text.h"

namespace parapet::cli {
namespace {

viewer::BoardPicture picture_of(const ask::MayhemState& state) {
  viewer::BoardPicture picture;
  picture.board = &state.board();
  picture.pieces = state.pieces.get();
  picture.title = state.file->name;
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

Result<viewer::Shown> shown_ruling(const Told& told) {
  if (const physics::Structure* structure = structure_of(told.answer)) {
    StructureLook look = look_of(told, *structure);
    look.verdict = headline(told);
    return shown_structure(told.answer, look, falls_of(told));
  }
  const auto state = std::make_shared<const ask::MayhemState>(told.state);
  viewer::BoardPicture picture = picture_of(*state);
  picture.verdict = headline(told);
  const auto* sight = told.answer.evidence.as<mayhem::SightRuling>();
  if (sight != nullptr && is_about_sight(told)) {
    picture.sight =
        viewer::SightPicture{*sight, label_of(told.question, "from"), label_of(told.question, "to"),
                             std::nullopt, as_double(told.state.options.eye_height())};
    return viewer::Shown{std::move(picture), state};
  }
  if (is_about_layout(told)) {
    if (auto laid = laid_map(told)) {
      const auto map = std::make_shared<const LaidMap>(*std::move(laid));
      picture.board = &map->board;
      picture.pieces = nullptr;
      picture.overlay = map->overlay;
      return viewer::Shown{std::move(picture), map};
    }
  }
  picture.overlay = overlay_of(told);
  if (!picture.overlay) return no_picture(told.question);
  const JsonValue* after = told.own("after");
  if (after == nullptr || !after->is_object()) return viewer::Shown{std::move(picture), state};
  const auto file = read_mayhem_file(*after, "after");
  if (!file) return Failure(file.error());
  auto later = ask::MayhemState::from(*file);
  if (!later) return Failure(later.error());
  struct States {
    std::shared_ptr<const ask::MayhemState> before;
    ask::MayhemState after;
  };
  const auto states = std::make_shared<const States>(States{state, *std::move(later)});
  viewer::BoardPicture after_it = picture_of(states->after);
  after_it.overlay = overlay_after(told);
  return viewer::Shown{viewer::ChangePicture{std::move(picture), std::move(after_it)}, states};
}

viewer::Shown shown_on_board(const Told& told) {
  if (auto shown = shown_ruling(told)) return *std::move(shown);
  const auto state = std::make_shared<const ask::MayhemState>(told.state);
  viewer::BoardPicture picture = picture_of(*state);
  picture.verdict = headline(told);
  return {std::move(picture), state};
}

viewer::Shown shown_board(const ask::MayhemState& state) {
  const auto kept = std::make_shared<const ask::MayhemState>(state);
  return {picture_of(*kept), kept};
}

}  // namespace parapet::cli
