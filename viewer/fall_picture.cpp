#include "viewer/fall_picture.h"

#include <filesystem>

#include "rules/files/whole_file.h"
#include "viewer/failure.h"
#include "viewer/page/brick_states_page.h"
#include "viewer/page/canvas.h"
#include "viewer/picture_checks.h"
#include "viewer/render.h"

namespace parapet::viewer {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostLooked = 24;  // moments that decide from where all are seen
constexpr const char* kFrame = "frame-";

// "frame-0001.png" for the first.
std::string frame_name(std::size_t number) {
  std::string digits = std::to_string(number + 1);
  digits.insert(0, 4 - std::min<std::size_t>(digits.size(), 4), '0');
  return kFrame + digits + ".png";
}

BrickPicture picture_of(const FallSeries& fall, std::size_t moment) {
  BrickPicture picture = fall.board;
  FallSeries::Moment shown = fall.moment(moment);
  picture.poses = std::move(shown.poses);
  picture.units = std::move(shown.units);
  if (!shown.caption.empty()) {
    picture.title += (picture.title.empty() ? "" : " - ") + shown.caption;
  }
  return picture;
}

Result<void> check(const FallSeries& fall, PictureSize size) {
  if (fall.count == 0 || fall.count > kMostFrames) {
    return failure("bad-picture", "", std::to_string(fall.count) + " moments",
                   "from 1 to " + std::to_string(kMostFrames));
  }
  for (std::size_t n = 0; n < fall.count; ++n) {
    if (const auto fine = check_bricks(picture_of(fall, n), size); !fine) return fine;
  }
  return {};
}

// From where all moments are seen: found by some of them, the last among these.
BrickStage stage_of(const FallSeries& fall, PictureSize size,
                    const osg::ref_ptr<osgText::Font>& font) {
  const std::size_t last = fall.count - 1;
  const std::size_t looked = std::min(fall.count, kMostLooked);
  std::vector<BrickPicture> pictures;
  for (std::size_t n = 0; n <= looked; ++n) pictures.push_back(picture_of(fall, last * n / looked));
  std::vector<const BrickPicture*> states;
  for (const BrickPicture& picture : pictures) states.push_back(&picture);
  return stage_of(states, size, font);
}

Failure unusable(const std::string& folder, std::string code, std::string found,
                 std::string expected) {
  return failure(std::move(code), folder, std::move(found), std::move(expected));
}

}  // namespace

Result<std::string> make_change_picture(const BrickChange& picture, PictureSize size) {
  for (const BrickPicture* state : {&picture.before, &picture.after}) {
    if (const auto fine = check_bricks(*state, size); !fine) return Failure(fine.error());
  }
  const auto font = load_font();
  if (!font) return Failure(font.error());
  const std::vector<BrickState> states{{&picture.before, "before"}, {&picture.after, "after"}};
  return encoded(render_page(draw_brick_states(states, size, *font), size));
}

Result<void> write_change_picture(const BrickChange& picture, const std::string& path,
                                  PictureSize size) {
  return make_change_picture(picture, size).and_then([&path](const std::string& bytes) {
    return write_whole_file(path, bytes);
  });
}

Result<void> check_frames_folder(const std::string& folder) {
  std::error_code error;
  const fs::path path(folder);
  if (!fs::exists(path, error)) {
    const fs::path above = path.parent_path();
    if (above.empty() || fs::is_directory(above, error)) return {};
    return unusable(folder, "no-folder", "no folder " + above.string(), "a folder that is there");
  }
  if (!fs::is_directory(path, error)) {
    return unusable(folder, "no-folder", "something that is no folder", "a folder");
  }
  for (fs::directory_iterator item(path, error), end; !error && item != end;
       item.increment(error)) {
    if (item->path().filename().string().starts_with(kFrame)) {
      return unusable(folder, "not-empty", "frames of an earlier fall", "a folder without frames");
    }
  }
  if (error) return unusable(folder, "no-folder", error.message(), "a folder that can be read");
  return {};
}

Result<std::size_t> write_frames(const FallSeries& fall, const std::string& folder,
                                 PictureSize size, const FrameProgress& progress) {
  if (const auto fine = check_frames_folder(folder); !fine) return Failure(fine.error());
  if (const auto fine = check(fall, size); !fine) return Failure(fine.error());
  const auto font = load_font();
  if (!font) return Failure(font.error());
  std::error_code error;
  fs::create_directory(folder, error);
  if (error) return unusable(folder, "no-folder", error.message(), "a folder that can be made");
  const BrickStage stage = stage_of(fall, size, *font);
  for (std::size_t n = 0; n < fall.count; ++n) {
    if (!progress(n, fall.count)) return n;
    const BrickPicture picture = picture_of(fall, n);
    const auto bytes = encoded(render_page(draw_brick_state(picture, stage, size, *font), size));
    if (!bytes) return Failure(bytes.error());
    const std::string path = (fs::path(folder) / frame_name(n)).string();
    if (const auto written = write_whole_file(path, *bytes); !written) {
      return Failure(written.error());
    }
  }
  progress(fall.count, fall.count);
  return fall.count;
}

}  // namespace parapet::viewer
