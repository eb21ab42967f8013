#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/tiles/board.h"
#include "rules/mayhem/pieces.h"
#include "rules/mayhem/sight/sight.h"
#include "viewer/overlay.h"

namespace parapet::viewer {

// Width and height in pixels. All type grows and shrinks with it.
struct PictureSize {
  int width = 1600;
  int height = 1200;
};

// Physical size of a board in millimetres (formats.md, tile boards).
struct PictureScale {
  double space_mm = 25.4;
  double storey_mm = 50.8;
  double plate_mm = 2;
};

// Which way a ramp space goes up; a Board does not tell.
struct RampPicture {
  Space at;
  Heading up = Heading::north;
};

// A ruling on sight, to be drawn on the board.
struct SightPicture {
  mayhem::SightRuling ruling;
  std::string from_label;  // who or what stands at the ends, "scout"; empty: the space alone
  std::string to_label;
  std::optional<std::size_t> line;  // which of the ruling's lines is drawn thick; else the best
  double eye_height = 0;            // of the ends above the floor, in storeys (OPT-L12)
};

// What a picture shows. The board must outlive the call, so must the pieces.
struct BoardPicture {
  const Board* board = nullptr;  // required
  const mayhem::Pieces* pieces = nullptr;
  PictureScale scale;
  std::vector<RampPicture> ramps;
  std::string title;    // the board's name
  std::string verdict;  // a sentence; empty: one is made of the ruling
  std::optional<SightPicture> sight;
  std::optional<Overlay> overlay;  // instead of `sight`
};

// Two states of one board side by side: what changed can be seen.
struct ChangePicture {
  BoardPicture before;  // its title, verdict and badge are those of the picture
  BoardPicture after;
};

// The picture as the bytes of a PNG file. With a ruling the neighbourhood of its line is shown, the
// Levels above its ends are cut away, and what stands before the line is lowered and made
// translucent; without one the whole board is shown. With an overlay the neighbourhood of what it
// shows is drawn, and beside it a map of each of its Levels; of very many spaces the maps alone.
//   (1) the same picture asked twice is the same bytes, on one machine and driver
//   (2) works without a display
// One call at a time: OpenSceneGraph keeps things that all pictures share.
// Errors: "bad-picture" (no board, size not within 64..8192), "no-graphics" (no EGL context, or
// drawing off screen fails), "no-font".
Result<std::string> make_picture(const BoardPicture& picture, PictureSize size = {});

// The same of two states. Both are seen from one place, and show the same part of the board.
Result<std::string> make_change_picture(const ChangePicture& picture, PictureSize size = {});

// Makes the picture and puts it into a file. The file appears whole or not at all.
// Errors: those of make_picture, "no-folder", "cannot-write".
Result<void> write_picture(const BoardPicture& picture, const std::string& path,
                           PictureSize size = {});
Result<void> write_change_picture(const ChangePicture& picture, const std::string& path,
                                  PictureSize size = {});

}  // namespace parapet::viewer
