#include "viewer/picture_checks.h"

#include "viewer/failure.h"
#include "viewer/png_file.h"

namespace parapet::viewer {
namespace {

constexpr int kLeastSide = 64;
constexpr int kMostSide = 8192;

}  // namespace

Result<void> check_size(PictureSize size) {
  const auto fits = [](int side) { return side >= kLeastSide && side <= kMostSide; };
  if (fits(size.width) && fits(size.height)) return {};
  return failure("bad-picture", "",
                 std::to_string(size.width) + " x " + std::to_string(size.height) + " pixels",
                 "sides from " + std::to_string(kLeastSide) + " to " + std::to_string(kMostSide));
}

Result<std::string> encoded(const Result<osg::ref_ptr<osg::Image>>& image) {
  if (!image) return Failure(image.error());
  return encode_png(**image);
}

}  // namespace parapet::viewer
