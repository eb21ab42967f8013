#include "viewer/page/coordinates.h"

#include <algorithm>
#include <cmath>

namespace parapet::viewer {
namespace {

constexpr double kOff = 0.55;  // spaces from the side of the board

}  // namespace

std::string column_name(int x) {
  std::string name = to_letters(Space{x, 0, 1});
  name.pop_back();  // the row
  return name;
}

std::string row_name(int y) { return std::to_string(y + 1); }

int coordinate_step(const osg::Vec2d& to_next, double width_needed, double height_needed) {
  for (const int step : {1, 2, 5, 10, 20, 50}) {
    if (std::abs(to_next.x()) * step >= width_needed) return step;
    if (std::abs(to_next.y()) * step >= height_needed) return step;
  }
  return 100;
}

std::vector<CoordinateSide> coordinates_of(const TerrainModel& model, const View& view) {
  const Section& s = model.section;
  const double row = view.back.y() < 0 ? s.south + kOff : s.north - kOff;
  const double column = view.back.x() < 0 ? s.west - kOff : s.east + kOff;
  CoordinateSide letters;
  for (int x = s.west; x < s.east; ++x) {
    letters.push_back({column_name(x), model.frame.at(x + 0.5, row, 1)});
  }
  CoordinateSide numbers;
  for (int y = s.north; y < s.south; ++y) {
    numbers.push_back({row_name(y), model.frame.at(column, y + 0.5, 1)});
  }
  return {letters, numbers};
}

void draw_side(Canvas& canvas, const View& view, const CoordinateSide& side, double size) {
  std::size_t step = 1;
  if (side.size() > 1) {  // the two farthest are the closest on the page
    const bool first_is_far = view.depth(side.front().at) > view.depth(side.back().at);
    const std::size_t far = first_is_far ? 0 : side.size() - 2;
    const osg::Vec2d to_next = view.project(side[far + 1].at) - view.project(side[far].at);
    const double width = std::max(canvas.text_width(side.front().name, size),
                                  canvas.text_width(side.back().name, size));
    step = static_cast<std::size_t>(coordinate_step(to_next, width * 1.25, size * 1.05));
  }
  for (std::size_t i = 0; i < side.size(); i += step) {
    canvas.text(side[i].name, view.project(side[i].at), size, colours::kInkSoft, Align::centre);
  }
}

}  // namespace parapet::viewer
