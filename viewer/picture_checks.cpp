#include "viewer/picture_checks.h"

#include <algorithm>

#include "viewer/failure.h"
#include "viewer/png_file.h"

namespace parapet::viewer {
namespace {

constexpr int kLeastSide = 64;
constexpr int kMostSide = 8192;

template <class Items, class Is>
bool any(const Items& items, Is is) {
  return std::any_of(items.begin(), items.end(), is);
}

}  // namespace

Result<void> check_size(PictureSize size) {
  const auto fits = [](int side) { return side >= kLeastSide && side <= kMostSide; };
  if (fits(size.width) && fits(size.height)) return {};
  return failure("bad-picture", "",
                 std::to_string(size.width) + " x " + std::to_string(size.height) + " pixels",
                 "sides from " + std::to_string(kLeastSide) + " to " + std::to_string(kMostSide));
}

Result<void> check_board(const BoardPicture& picture) {
  const auto wrong = [](std::string found, std::string expected) {
    return failure("bad-picture", "", std::move(found), std::move(expected));
  };
  if (picture.board == nullptr) return wrong("no board", "a board");
  if (picture.board->levels() == 0) return wrong("a board without Levels", "a board");
  const PictureScale& scale = picture.scale;
  if (!(scale.space_mm > 0 && scale.storey_mm > 0 && scale.plate_mm > 0)) {
    return wrong("a scale that is not positive", "millimetres above 0");
  }
  return {};
}

Result<void> check_bricks(const BrickPicture& picture, PictureSize size) {
  if (picture.bodies.empty() && picture.spaces.empty() && picture.units.empty()) {
    return failure("bad-picture", "", "nothing to see", "a board with terrain or spaces");
  }
  const auto no_space = [&](const auto& item) { return item.space >= picture.spaces.size(); };
  const auto no_piece = [&](const auto& item) { return item.piece >= picture.pieces.size(); };
  if (any(picture.poses, no_piece)) {
    return failure("bad-picture", "", "a pose of a piece that is not there", "pieces of the board");
  }
  if (picture.overlay && any(picture.overlay->coats, no_piece)) {
    return failure("bad-picture", "", "a coat on a piece that is not there", "pieces of the board");
  }
  if (picture.overlay &&
      (any(picture.overlay->tints, no_space) || any(picture.overlay->values, no_space))) {
    return failure("bad-picture", "", "a mark on a space that is not there", "spaces of the board");
  }
  return check_size(size);
}

Result<std::string> encoded(const Result<osg::ref_ptr<osg::Image>>& image) {
  if (!image) return Failure(image.error());
  return encode_png(**image);
}

}  // namespace parapet::viewer
