#include <string_view>

#include "cli/realms/brick_board.h"
#include "cli/realms/brick_games.h"
#include "cli/realms/realms_telling.h"
#include "cli/realms/step_side_view.h"
#include "cli/realms/structure_look.h"
#include "cli/told_ruling.h"

namespace parapet::cli {
namespace {

constexpr std::string_view kTooClose = "TOO CLOSE TO CALL";

// The verdict as a picture has room for it: without the list behind its colon.
std::string headline(const RealmsTold& told) {
  constexpr std::size_t kMost = 80;
  std::string sentence = verdict_sentence(told);
  const std::size_t colon = sentence.find(": ");
  if (sentence.size() > kMost && colon != std::string::npos) {
    sentence = sentence.substr(0, colon) + ".";
  }
  return sentence;
}

// The name of the board, and where the answer is no the reason that was told last: it decided.
std::string subtitle(const RealmsTold& told, viewer::Role tone) {
  const std::string& name = told.state.board->file.name;
  const Because& because = told.answer.because;
  if (tone != viewer::Role::danger || because.empty()) return name;
  return name.empty() ? because.back().text : name + " - " + because.back().text;
}

}  // namespace

Result<viewer::Shown> shown_ruling(const RealmsTold& told) {
  if (const physics::Structure* structure = structure_of(told.answer)) {
    StructureLook look = look_of(told, *structure);
    look.verdict = headline(told);
    return shown_structure(told.answer, look, falls_of(told));
  }
  if (told.ask() == "step") {
    auto view = side_view(told);
    if (!view) return no_picture(told.question);
    view->title = subtitle(told, view->tone);
    view->verdict = headline(told);
    if (told.answer.too_close) {
      view->badge = kTooClose;
      view->tone = viewer::Role::doubt;
    }
    return viewer::Shown{*std::move(view), nullptr};
  }
  if (find_drawing(told) == nullptr || told.asks("offset")) return no_picture(told.question);
  return shown_on_board(told);
}

viewer::Shown shown_on_board(const RealmsTold& told) {
  if (structure_of(told.answer) != nullptr) {
    if (auto shown = shown_ruling(told)) return *std::move(shown);
  }
  const auto board = std::make_shared<const BrickBoard>(told.state, told.ground);
  viewer::BrickPicture picture = board->picture();
  picture.verdict = headline(told);
  if (const RealmsDrawing* drawing = find_drawing(told)) {
    picture.overlay.emplace();
    drawing->draw(told, *board, *picture.overlay);
    picture.title = subtitle(told, picture.overlay->tone);
    if (told.answer.too_close) {
      picture.overlay->badge = kTooClose;
      picture.overlay->tone = viewer::Role::doubt;
    }
  }
  return {std::move(picture), board};
}

viewer::Shown shown_board(const ask::RealmsState& state,
                          std::shared_ptr<const BrickGround> ground) {
  const auto board = std::make_shared<const BrickBoard>(state, std::move(ground));
  return {board->picture(), board};
}

}  // namespace parapet::cli
