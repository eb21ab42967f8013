#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "viewer/brick_picture.h"

namespace parapet::viewer {

// What comes down of a brick board, from plain data that knows neither rules nor physics.

// Two states of one board side by side: what changed can be seen.
struct BrickChange {
  BrickPicture before;  // its title, verdict and badge are those of the picture
  BrickPicture after;
};

inline constexpr PictureSize kChangeSize{1800, 1200};

// Both are seen from one place at one scale, and show the same part of the board.
// Errors: those of make_picture.
Result<std::string> make_change_picture(const BrickChange& picture, PictureSize size = kChangeSize);
Result<void> write_change_picture(const BrickChange& picture, const std::string& path,
                                  PictureSize size = kChangeSize);

// A fall, moment by moment.
struct FallSeries {
  struct Moment {
    std::string caption;           // "0.32 s"
    std::vector<BrickPose> poses;  // of the pieces that are not where they stood
    std::vector<BrickUnit> units;
  };
  BrickPicture board;  // every piece where it stood; its poses and units do not count
  std::size_t count = 0;
  std::function<Moment(std::size_t)> moment;  // below count; asked more than once
};

inline constexpr PictureSize kFrameSize{1280, 960};
inline constexpr std::size_t kMostFrames = 9'999;

// Whether write_frames() may use the folder: it need not be there, and has no frames of an earlier
// fall. Errors: "no-folder" (the one above it is not there), "not-empty".
Result<void> check_frames_folder(const std::string& folder);

// Told how many of all frames are done; false stops it.
using FrameProgress = std::function<bool(std::size_t done, std::size_t all)>;

// Each moment as a picture "frame-0001.png", "frame-0002.png", ... in the folder, which is made
// where it is not there. All are seen from one place. Returns how many were written.
// Errors: those of make_picture and check_frames_folder, "bad-picture" for no moments or more than
// kMostFrames, "cannot-write".
Result<std::size_t> write_frames(const FallSeries& fall, const std::string& folder,
                                 PictureSize size, const FrameProgress& progress);

}  // namespace parapet::viewer
