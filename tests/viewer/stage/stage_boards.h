#pragma once

#include <string>

#include "cli/mayhem/ruling_picture.h"
#include "cli/open_board.h"
#include "cli/realms/brick_board.h"
#include "tests/viewer/brick_sketch.h"
#include "viewer/shown.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// What tests put on a stage.

inline constexpr PageRect kWindow{0, 0, 320, 200};
inline constexpr BrickSketch::Rgb8 kGrey{155, 161, 165};

inline cli::OpenBoard opened(const std::string& name) {
  return cli::open_board(PARAPET_SOURCE_DIR "/boards/" + name + ".board.json", "").value();
}

inline Shown shown_of(const cli::OpenBoard& board) {
  return board.realms != nullptr ? cli::shown_board(board.realms->state())
                                 : cli::shown_board(board.mayhem->state());
}

inline Shown shown_board(const std::string& name) { return shown_of(opened(name)); }

// A floor with a table of four legs on it, and a hut with a roof; standing plates on each.
struct Furnished {
  BrickSketch sketch;
  Shown shown;

  Furnished() {
    sketch.add_block(0, 0, 0, 24, 12, 1, kGrey);
    sketch.add_block(2, 2, 1, 1, 6, 12, kGrey);
    sketch.add_block(9, 2, 1, 1, 6, 12, kGrey);
    sketch.add_block(2, 2, 13, 8, 6, 3, kGrey);
    BrickPicture picture = sketch.picture();
    picture.title = "A hut";
    picture.spaces = {BrickSketch::space("A1", 16, 4, 1), BrickSketch::space("B1", 5, 4, 1),
                      BrickSketch::space("B1@2", 5, 4, 16)};
    picture.units.push_back(
        {"scout", "red", "A1", {17.0 * 80, 5.0 * 80, 32}, 160, 400, {}, false, nullptr});
    shown.picture = picture;
  }
};

}  // namespace parapet::viewer
