#include "viewer/scene/terrain_model.h"

#include <algorithm>
#include <map>

namespace parapet::viewer {
namespace {

constexpr double kPostInset = 0.16;

// Things that are drawn in full. One takes up to 40 KB as triangles, and on a board of more it is
// a few pixels wide.
constexpr std::size_t kMostInFull = 20'000;

bool stands_full_height(EdgePrint print) {
  return print != EdgePrint::clear && print != EdgePrint::obstacle;
}

// Where a wall meets a corner, those running east-west take it and the others stop short.
double end_shift(const Board& board, const Frame& frame, Edge edge, Dot end) {
  const auto blocks = [&](Edge other) { return stands_full_height(board.print(other)); };
  const double half = frame.wall_thickness() / 2;
  if (edge.axis == EdgeAxis::horizontal) {
    const bool crossed = blocks({EdgeAxis::vertical, end.x, end.y, end.level}) ||
                         blocks({EdgeAxis::vertical, end.x, end.y - 1, end.level});
    return crossed ? half : 0;
  }
  const bool crossed = blocks({EdgeAxis::horizontal, end.x, end.y, end.level}) ||
                       blocks({EdgeAxis::horizontal, end.x - 1, end.y, end.level});
  return crossed ? -half : 0;
}

Barrier barrier(const Board& board, const Frame& frame, Edge first, int length, EdgePrint print) {
  const Dot start{first.x, first.y, first.level};
  Dot end = start;
  (first.axis == EdgeAxis::horizontal ? end.x : end.y) += length;
  const bool tall = stands_full_height(print);
  const double before = tall ? end_shift(board, frame, first, start) : 0;
  const double after = tall ? end_shift(board, frame, first, end) : 0;
  const double height = tall ? frame.wall_height() : std::min(0.5, frame.wall_height() / 2);
  const double solid_from = tall && print != EdgePrint::wall ? lintel_height(frame) : 0;
  return {first,
          length,
          print,
          edge_box(frame, first, -before, length + after, frame.wall_thickness() / 2, 0, height),
          solid_from,
          Look::whole};
}

// Walls of one line are joined into runs, all else stays one edge long.
void collect_barriers(const Board& board, TerrainModel& model, EdgeAxis axis, int level) {
  const Section& s = model.section;
  const bool across = axis == EdgeAxis::horizontal;
  const int lines = (across ? s.height() : s.width()) + 1;
  const int steps = across ? s.width() : s.height();
  for (int line = 0; line < lines; ++line) {
    const auto edge = [&](int step) {
      return across ? Edge{axis, s.west + step, s.north + line, level}
                    : Edge{axis, s.west + line, s.north + step, level};
    };
    for (int step = 0; step < steps;) {
      const EdgePrint print = board.print(edge(step));
      int end = step + 1;
      while (print == EdgePrint::wall && end < steps && board.print(edge(end)) == print) ++end;
      if (print != EdgePrint::clear) {
        model.barriers.push_back(barrier(board, model.frame, edge(step), end - step, print));
      }
      step = end;
    }
  }
}

// The four corners of the bounding box of a part, just inside (formats.md, tile boards).
void add_posts(TerrainModel& model, FloorPart& part, const std::vector<Space>& all) {
  const auto [west, east] =
      std::minmax_element(all.begin(), all.end(), [](Space a, Space b) { return a.x < b.x; });
  const auto [north, south] =
      std::minmax_element(all.begin(), all.end(), [](Space a, Space b) { return a.y < b.y; });
  for (const double x : {west->x + kPostInset, east->x + 1 - kPostInset}) {
    for (const double y : {north->y + kPostInset, south->y + 1 - kPostInset}) {
      if (!model.section.holds(static_cast<int>(x), static_cast<int>(y))) continue;
      part.post_tops.push_back(model.frame.at(x, y, part.level, -model.frame.plate()));
    }
  }
}

void collect_floors(const Board& board, TerrainModel& model) {
  std::map<std::pair<int, int>, std::vector<Space>> parts;
  for (const Space& space : board.spaces()) {
    if (!model.section.shows_level(space.level)) continue;
    parts[{space.level, board.plate_part(space)}].push_back(space);
  }
  for (const auto& [key, all] : parts) {
    FloorPart part{key.first, {}, {}, Look::whole};
    std::copy_if(all.begin(), all.end(), std::back_inserter(part.spaces),
                 [&model](Space space) { return model.section.shows(space); });
    if (part.spaces.empty()) continue;
    if (part.level > 1) add_posts(model, part, all);
    model.floors.push_back(std::move(part));
  }
}

// Barriers, and prints on spaces and dots.
std::size_t count_things(const Board& board, const TerrainModel& model) {
  std::size_t count = model.barriers.size();
  for (const FloorPart& part : model.floors) {
    for (const Space& space : part.spaces) {
      const SpacePrint print = board.print(space);
      if (print.stairs || print.explosive || print.ramp) ++count;
      if (board.print(Dot{space.x, space.y, space.level}) != DotPrint::clear) ++count;
    }
  }
  return count;
}

}  // namespace

TerrainModel model_terrain(const Board& board, const Frame& frame, const Section& section) {
  TerrainModel model{frame, section, {}, {}, {}, false};
  for (int level = section.bottom_level; level <= section.top_level; ++level) {
    collect_barriers(board, model, EdgeAxis::horizontal, level);
    collect_barriers(board, model, EdgeAxis::vertical, level);
  }
  collect_floors(board, model);
  model.coarse = count_things(board, model) > kMostInFull;
  return model;
}

double lintel_height(const Frame& frame) { return frame.wall_height() * 0.74; }

Box edge_box(const Frame& frame, Edge edge, double from, double to, double half_thickness,
             double bottom, double top) {
  if (edge.axis == EdgeAxis::horizontal) {
    return {frame.at(edge.x + from, edge.y + half_thickness, edge.level, bottom),
            frame.at(edge.x + to, edge.y - half_thickness, edge.level, top)};
  }
  return {frame.at(edge.x - half_thickness, edge.y + to, edge.level, bottom),
          frame.at(edge.x + half_thickness, edge.y + from, edge.level, top)};
}

Box floor_box(const Frame& frame, Space space) {
  return {frame.at(space.x, space.y + 1, space.level, -frame.plate()),
          frame.at(space.x + 1, space.y, space.level)};
}

double support_below(const Board& board, const Frame& frame, Space space) {
  int level = space.level - 1;
  while (level > 1 && !board.floor({space.x, space.y, level})) --level;
  return frame.floor(std::max(1, level));
}

}  // namespace parapet::viewer
