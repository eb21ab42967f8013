#include "viewer/brick_picture.h"

#include <algorithm>

#include "rules/files/whole_file.h"
#include "viewer/failure.h"
#include "viewer/page/brick_page.h"
#include "viewer/page/canvas.h"
#include "viewer/picture_checks.h"
#include "viewer/render.h"

namespace parapet::viewer {
namespace {

Result<void> check(const BrickPicture& picture, PictureSize size) {
  if (picture.bodies.empty() && picture.spaces.empty() && picture.units.empty()) {
    return failure("bad-picture", "", "nothing to see", "a board with terrain or spaces");
  }
  const auto is_missing = [&](const auto& item) { return item.space >= picture.spaces.size(); };
  if (picture.overlay) {
    const BrickOverlay& overlay = *picture.overlay;
    if (std::any_of(overlay.tints.begin(), overlay.tints.end(), is_missing) ||
        std::any_of(overlay.values.begin(), overlay.values.end(), is_missing)) {
      return failure("bad-picture", "", "a mark on a space that is not there",
                     "spaces of the board");
    }
  }
  return check_size(size);
}

}  // namespace

Result<std::string> make_picture(const BrickPicture& picture, PictureSize size) {
  if (const auto fine = check(picture, size); !fine) return Failure(fine.error());
  const auto font = load_font();
  if (!font) return Failure(font.error());
  return encoded(render_page(draw_brick_page(picture, size, *font), size));
}

Result<void> write_picture(const BrickPicture& picture, const std::string& path, PictureSize size) {
  return make_picture(picture, size).and_then([&path](const std::string& bytes) {
    return write_whole_file(path, bytes);
  });
}

}  // namespace parapet::viewer
