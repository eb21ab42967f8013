#include "viewer/page/board_marks.h"

#include <algorithm>

#include "viewer/evidence.h"

namespace parapet::viewer {
namespace {

// Of a floor the border spaces and some inner ones will do.
bool counts(const FloorPart& floor, Space space) {
  if (space.x % 3 == 0 && space.y % 3 == 0) return true;
  const auto has = [&floor](int x, int y) {
    return std::binary_search(floor.spaces.begin(), floor.spaces.end(), Space{x, y, floor.level});
  };
  return !has(space.x - 1, space.y) || !has(space.x + 1, space.y) || !has(space.x, space.y - 1) ||
         !has(space.x, space.y + 1);
}

}  // namespace

std::vector<osg::Vec3d> extent_of(const TerrainModel& model) {
  std::vector<osg::Vec3d> extent;
  const auto add = [&extent](const Box& box) {
    for (int bits = 0; bits < 8; ++bits) {
      extent.emplace_back((bits & 1) != 0 ? box.high.x() : box.low.x(),
                          (bits & 2) != 0 ? box.high.y() : box.low.y(),
                          (bits & 4) != 0 ? box.high.z() : box.low.z());
    }
  };
  for (const Barrier& barrier : model.barriers) add(barrier.box);
  for (const FloorPart& floor : model.floors) {
    for (const Space& space : floor.spaces) {
      if (!counts(floor, space)) continue;
      Box box = floor_box(model.frame, space);
      if (floor.level > 1) box.high.z() += 0.6;  // room for who stands there
      add(box);
    }
  }
  return extent;
}

std::string tag_text(const Tag& tag, const TerrainModel& model, const View& view) {
  return is_hidden(model, view, tag.at) ? end_name(tag.text, tag.space) : tag.text;
}

void draw_stairs_letters(Canvas& canvas, const Board& board, const TerrainModel& model,
                         const View& view, double unit) {
  for (const FloorPart& floor : model.floors) {
    if (floor.look == Look::ghost) continue;
    for (const Space& space : floor.spaces) {
      if (!board.print(space).stairs) continue;
      const osg::Vec3d at = model.frame.middle(space, 0.5);
      const double size = 0.5 / view.unit_per_pixel(at);
      if (size < 14 * unit || is_hidden(model, view, at)) continue;
      canvas.rimmed_text("S", view.project(at), std::min(size, 44 * unit), colours::kInk,
                         colours::kWhite);
    }
  }
}

}  // namespace parapet::viewer
