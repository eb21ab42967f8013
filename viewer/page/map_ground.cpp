#include "viewer/page/map_ground.h"

#include <algorithm>
#include <string>

#include "viewer/page/coordinates.h"

namespace parapet::viewer {

void MapGround::draw_floor(Canvas& canvas, int level, bool opaque) const {
  const Section& s = section_;
  const auto paper = [level](const SpacePrint& print) {
    return print.lane ? rgb(0xD5D6D9) : level == 1 ? rgb(0xF3EFE6) : rgb(0xD3DFE7);
  };
  for (int y = s.north; y < s.south; ++y) {
    for (int x = s.west; x < s.east;) {
      const SpacePrint print = board_.print(Space{x, y, level});
      int run = 1;
      if (!print.floor) {
        ++x;
        continue;
      }
      while (is_fine() && x + run < s.east && board_.print(Space{x + run, y, level}) == print)
        ++run;
      const PageRect cell = rect({x, y, level}, run);
      if (!is_fine()) canvas.fill_rect(cell, with_alpha(rgb(0xB9B4A8), 0.9F));
      canvas.fill_rect(cell.grown(is_fine() ? 0 : -0.6 * unit_),
                       with_alpha(paper(print), opaque ? 1.0F : 0.86F));
      const osg::Vec2d middle((cell.left + cell.right) / 2, (cell.bottom + cell.top) / 2);
      if (print.stairs && cell_ * 0.7 >= 6) {
        canvas.text("S", middle, std::max(8.0, cell_ * 0.7), colours::kInkSoft, Align::centre);
      }
      if (print.explosive) canvas.fill_disc(middle, cell_ * 0.26, colours::kExplosive);
      x += run;
    }
  }
}

void MapGround::draw_edges(Canvas& canvas, int level) const {
  const Section& s = section_;
  for (int y = s.north; y <= s.south; ++y) {
    for (int x = s.west; x <= s.east; ++x) {
      if (x < s.east) draw_edge(canvas, {EdgeAxis::horizontal, x, y, level});
      if (y < s.south) draw_edge(canvas, {EdgeAxis::vertical, x, y, level});
      const DotPrint dot = board_.print(Dot{x, y, level});
      if (dot == DotPrint::clear || cell_ < 4) continue;
      canvas.fill_disc(at(x, y), cell_ * (dot == DotPrint::cover ? 0.20 : 0.14),
                       dot == DotPrint::cover ? colours::kCoverDot : rgb(0x8A6636));
    }
  }
}

void MapGround::draw_edge(Canvas& canvas, Edge edge) const {
  const osg::Vec2d a = at(edge.x, edge.y);
  const osg::Vec2d b =
      edge.axis == EdgeAxis::vertical ? at(edge.x, edge.y + 1) : at(edge.x + 1, edge.y);
  const double thick = std::max(2.0, cell_ * 0.16);
  switch (board_.print(edge)) {
    case EdgePrint::clear:
      // The rim of an upper plate.
      if (edge.level > 1) {
        const Space here{edge.x, edge.y, edge.level};
        Space before = here;
        (edge.axis == EdgeAxis::vertical ? before.x : before.y) -= 1;
        if (board_.floor(here) != board_.floor(before)) {
          canvas.line(a, b, thick * 0.4, rgb(0x5F7485));
        }
      }
      return;
    case EdgePrint::obstacle:
      canvas.dashed_line(a, b, thick * 0.9, cell_ * 0.3, colours::kFence);
      return;
    case EdgePrint::wall: {
      const osg::Vec2d along = (b - a) * (thick / 2 / cell_);
      canvas.line(a - along, b + along, thick, rgb(0x3B3A3D));
      return;
    }
    case EdgePrint::opening:
    case EdgePrint::obstructed_opening:
      canvas.line(a, b, thick * 1.3, colours::kFrame);
      canvas.line(a, b, thick * 0.6, colours::kWhite);
      return;
  }
}

void MapGround::draw_lanes(Canvas& canvas, int level) const {
  if (cell_ < 14) return;
  const Section& s = section_;
  for (int y = s.north; y < s.south; ++y) {
    for (int x = s.west; x < s.east; ++x) {
      const SpacePrint print = board_.print(Space{x, y, level});
      if (!print.lane) continue;
      const osg::Vec2d ahead = *print.lane == Heading::north   ? osg::Vec2d(0, 1)
                               : *print.lane == Heading::south ? osg::Vec2d(0, -1)
                               : *print.lane == Heading::east  ? osg::Vec2d(1, 0)
                                                               : osg::Vec2d(-1, 0);
      const osg::Vec2d side(-ahead.y(), ahead.x());
      const osg::Vec2d middle = at(x + 0.5, y + 0.5);
      const osg::Vec2d tip[] = {middle + ahead * (cell_ * 0.2),
                                middle - ahead * (cell_ * 0.14) + side * (cell_ * 0.17),
                                middle - ahead * (cell_ * 0.14) - side * (cell_ * 0.17)};
      canvas.fill(tip, rgb(0xFAFAF5));
    }
  }
}

void MapGround::draw_coordinates(Canvas& canvas) const {
  double size = 32 * unit_;
  // Numbers of three digits still find room beside the map.
  const double longest = canvas.text_width(row_name(section_.south - 1), size);
  size *= std::min(1.0, 50 * unit_ / longest);
  const double rim = std::max(0.0, cell_ * 0.11 - 4 * unit_);  // of a wall along the border
  const std::string wide(column_name(section_.east - 1).size(), 'W');
  const double widest = canvas.text_width(wide, size) * (wide.size() == 1 ? 1.0 : 1.15);
  const int across = coordinate_step({cell_, 0}, widest, size);
  const int down = coordinate_step({0, cell_}, widest, size * 0.95);
  for (int x = section_.west; x < section_.east; x += across) {
    const osg::Vec2d p = at(x + 0.5, section_.north);
    canvas.text(column_name(x), {p.x(), p.y() + 22 * unit_ + rim}, size, colours::kInkSoft,
                Align::centre);
  }
  for (int y = section_.north; y < section_.south; y += down) {
    const osg::Vec2d p = at(section_.west, y + 0.5);
    canvas.text(row_name(y), {p.x() - 8 * unit_ - rim, p.y()}, size, colours::kInkSoft,
                Align::right);
  }
}

}  // namespace parapet::viewer
