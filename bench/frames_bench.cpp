#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/measure.h"
#include "bench/plain_scene.h"
#include "cli/mayhem/ruling_picture.h"
#include "cli/open_board.h"
#include "cli/realms/brick_board.h"
#include "geometry/bricks/ldraw_model.h"
#include "viewer/offscreen_window.h"
#include "viewer/stage/stage.h"

namespace parapet::bench {
namespace {

constexpr viewer::PictureSize kSize{1280, 720};
constexpr int kSteps = 72;  // of a whole turn

double wall_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Both times of something, in milliseconds: what the clock on the wall says, and what all threads
// of the process worked.
struct Clock {
  double wall = wall_seconds();
  double cpu = cpu_seconds();
};

struct Times {
  Samples wall;
  Samples cpu;

  void add(const Clock& since) {
    wall.add((wall_seconds() - since.wall) * 1000);
    cpu.add((cpu_seconds() - since.cpu) * 1000);
  }
};

// A model of LDraw with what its picture looks at.
struct Model {
  LoadedModel loaded;
  std::vector<viewer::BrickPiece> pieces;
  std::vector<Body> bodies;
};

Result<viewer::Shown> shown_model(const std::string& path, const PartLibrary* library) {
  auto loaded = read_brick_model(path, library);
  if (!loaded) return Failure(loaded.error());
  auto model = std::make_shared<Model>();
  model->loaded = *std::move(loaded);
  for (const PlacedPart& part : model->loaded.model.parts) {
    const auto piece = static_cast<std::uint32_t>(model->pieces.size());
    model->pieces.push_back({part.name, part.colour, part.studs});
    for (const Shape& shape : part.shapes) model->bodies.push_back({shape, piece});
  }
  viewer::BrickPicture picture;
  picture.pieces = model->pieces;
  picture.bodies = model->bodies;
  viewer::Shown shown;
  shown.picture = picture;
  shown.keeps = model;
  return shown;
}

Result<viewer::Shown> shown_file(const std::string& path, const PartLibrary* library,
                                 const std::string& folder) {
  if (!std::string_view(path).ends_with(".json")) return shown_model(path, library);
  const auto board = cli::open_board(path, folder);
  if (!board) return Failure(board.error());
  return board->realms != nullptr ? cli::shown_board(board->realms->state())
                                  : cli::shown_board(board->mayhem->state());
}

// Steps of a whole turn, the stage and the plain scene by turns, so that what else the machine does
// hits both.
bool measure(const std::string& path, const PartLibrary* library, const std::string& folder) {
  const Clock reading;
  const auto shown = shown_file(path, library, folder);
  if (!shown) {
    std::printf("%s\n", to_text(shown.error()).c_str());
    return false;
  }
  Times read, built, first, sharp, turning, plainly;
  read.add(reading);
  const auto stage_window = viewer::OffscreenWindow::open(kSize).value();
  const auto plain_window = viewer::OffscreenWindow::open(kSize).value();
  viewer::Stage stage({0, 0, kSize.width, kSize.height});
  stage_window->show(stage.node());
  const Clock building;
  if (const auto fine = stage.show(*shown); !fine) {
    std::printf("%s\n", to_text(fine.error()).c_str());
    return false;
  }
  built.add(building);
  const Clock drawing;
  stage_window->frame();
  first.add(drawing);
  PlainScene plain = plain_scene(*shown);
  plain.look(stage.view());
  plain_window->show(plain.camera);
  plain_window->frame();
  for (int step = -2; step < kSteps; ++step) {
    const Clock now;
    stage.orbit({2.0 * kSize.height / kSteps, 0});
    stage_window->frame();
    if (step >= 0) turning.add(now);  // the first ones build shaders
    plain.look(stage.view());
    const Clock then;
    plain_window->frame();
    if (step >= 0) plainly.add(then);
  }
  stage.settle();
  const Clock resting;
  stage_window->frame();
  sharp.add(resting);
  std::printf(
      "%s: %zu triangles | read %.0f ms, built %.0f, first frame %.0f | turning %.1f ms a frame "
      "(CPU %.1f), %.0f a second | plain %.1f ms (CPU %.1f) | ratio %.2f (CPU %.2f) | sharp %.0f "
      "ms\n",
      std::filesystem::path(path).filename().c_str(), plain.triangles, read.wall.median(),
      built.wall.median(), first.wall.median(), turning.wall.median(), turning.cpu.median(),
      1000 / turning.wall.median(), plainly.wall.median(), plainly.cpu.median(),
      turning.wall.median() / plainly.wall.median(), turning.cpu.median() / plainly.cpu.median(),
      sharp.wall.median());
  std::fflush(stdout);
  return true;
}

}  // namespace
}  // namespace parapet::bench

// Turns boards and models once round, without display, and prints how long a frame takes beside a
// plain scene of the same triangles.
//   parapet_frames [--ldraw FOLDER] FILE...
int main(int count, char** words) {
  std::string folder;
  std::vector<std::string> files;
  for (int n = 1; n < count; ++n) {
    if (std::string_view(words[n]) == "--ldraw" && n + 1 < count) {
      folder = words[++n];
    } else {
      files.emplace_back(words[n]);
    }
  }
  if (files.empty()) {
    std::printf("usage: parapet_frames [--ldraw FOLDER] FILE...\n");
    return 2;
  }
  std::optional<parapet::PartLibrary> library;
  if (!folder.empty()) {
    auto opened = parapet::PartLibrary::open(folder);
    if (!opened) {
      std::printf("%s\n", parapet::to_text(opened.error()).c_str());
      return 2;
    }
    library.emplace(*std::move(opened));
  }
  bool fine = true;
  for (const std::string& file : files) {
    fine = parapet::bench::measure(file, library ? &*library : nullptr, folder) && fine;
  }
  return fine ? 0 : 1;
}
