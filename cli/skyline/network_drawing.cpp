#include "cli/skyline/network_drawing.h"

#include <memory>
#include <string>
#include <utility>

#include "cli/told_ruling.h"

namespace parapet::cli {
namespace {

const NetworkDrawing* find_drawing(const SkylineTold& told) {
  for (const auto& table : {ride_drawings(), risk_drawings(), rail_drawings()}) {
    for (const NetworkDrawing& row : table) {
      if (row.ask == told.ask()) return &row;
    }
  }
  return nullptr;
}

// The verdict as a picture has room for it: without the list behind its colon.
std::string headline(std::string sentence) {
  constexpr std::size_t kMost = 110;
  const std::size_t colon = sentence.find(": ");
  if (sentence.size() > kMost && colon != std::string::npos) {
    sentence = sentence.substr(0, colon) + ".";
  }
  return sentence;
}

}  // namespace

Result<viewer::Shown> shown_network(const ask::SkylineState& state) {
  const auto board = std::make_shared<const NetworkBoard>(state);
  return viewer::Shown{board->picture(), board};
}

Result<viewer::Shown> shown_ruling(const SkylineTold& told) {
  const NetworkDrawing* drawing = find_drawing(told);
  if (drawing == nullptr) return no_picture(told.question);
  const auto board = std::make_shared<const NetworkBoard>(told.state);
  viewer::NetworkPicture picture = board->picture();
  picture.verdict = headline(verdict_sentence(told));
  drawing->draw(told, *board, picture);
  if (told.answer.too_close) {
    picture.badge = "TOO CLOSE TO CALL";
    picture.tone = viewer::Role::doubt;
  }
  return viewer::Shown{std::move(picture), board};
}

}  // namespace parapet::cli
