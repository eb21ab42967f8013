#include "viewer/profile_picture.h"

#include <algorithm>
#include <cmath>

#include "rules/files/whole_file.h"
#include "viewer/failure.h"
#include "viewer/page/canvas.h"
#include "viewer/page/profile_page.h"
#include "viewer/picture_checks.h"
#include "viewer/render.h"

namespace parapet::viewer {
namespace {

Result<void> check(const ProfilePicture& picture, PictureSize size) {
  constexpr double kMost = 1e7;
  const auto& parts = picture.parts;
  const auto is_wrong = [](const ProfilePicture::Part& part) {
    return !(part.length > 0 && part.length < kMost && std::abs(part.height) < kMost);
  };
  if (parts.empty() || std::any_of(parts.begin(), parts.end(), is_wrong)) {
    return failure("bad-picture", "", "a side view without parts, or with one of no length",
                   "parts of positive length");
  }
  const auto is_lost = [&](const ProfilePicture::Change& change) {
    return change.before >= parts.size() || change.after >= parts.size();
  };
  if (std::any_of(picture.changes.begin(), picture.changes.end(), is_lost)) {
    return failure("bad-picture", "", "a change between parts that are not there", "its parts");
  }
  return check_size(size);
}

}  // namespace

Result<std::string> make_picture(const ProfilePicture& picture, PictureSize size) {
  if (const auto fine = check(picture, size); !fine) return Failure(fine.error());
  const auto font = load_font();
  if (!font) return Failure(font.error());
  return encoded(render_page(draw_profile_page(picture, size, *font), size));
}

Result<void> write_picture(const ProfilePicture& picture, const std::string& path,
                           PictureSize size) {
  return make_picture(picture, size).and_then([&path](const std::string& bytes) {
    return write_whole_file(path, bytes);
  });
}

}  // namespace parapet::viewer
