#include "viewer/page/map_inset.h"

#include <algorithm>
#include <cmath>

#include "viewer/page/coordinates.h"

namespace parapet::viewer {
namespace {

constexpr double kPadding = 16;

constexpr double kLeastWidth = 300;  // for the header

std::string levels_text(const Evidence& evidence) {
  const int low = evidence.lowest_level();
  const int high = evidence.highest_level();
  if (low == high) return "Level " + std::to_string(low);
  return "Levels " + std::to_string(low) + "-" + std::to_string(high);
}

}  // namespace

MapInset::MapInset(const Board& board, const Section& section, const Evidence& evidence,
                   double most_width, double most_height, double unit)
    : board_(board),
      section_(section),
      evidence_(evidence),
      unit_(unit),
      margin_(44 * unit),
      header_(50 * unit) {
  const double spare = kPadding * 2 * unit + margin_;
  cell_ = std::floor(std::min((most_width - spare) / section.width(),
                              (most_height - spare - header_) / section.height()));
  cell_ = std::max(cell_, 2.0);
  centring_ = std::max(0.0, (kLeastWidth * unit - cell_ * section.width() - spare) / 2);
}

double MapInset::width() const {
  return cell_ * section_.width() + margin_ + (kPadding * unit_ + centring_) * 2;
}

double MapInset::height() const {
  return cell_ * section_.height() + margin_ + header_ + kPadding * 2 * unit_;
}

osg::Vec2d MapInset::at(double x, double y) const {
  return corner_ + osg::Vec2d(kPadding * unit_ + centring_ + margin_ + (x - section_.west) * cell_,
                              kPadding * unit_ + (section_.south - y) * cell_);
}

void MapInset::draw(Canvas& canvas, const osg::Vec2d& bottom_left) {
  corner_ = bottom_left;
  const PageRect card{corner_.x(), corner_.y(), corner_.x() + width(), corner_.y() + height()};
  canvas.fill_rounded(card.grown(2 * unit_), 20 * unit_, with_alpha(colours::kInkSoft, 0.55F));
  canvas.fill_rounded(card, 18 * unit_, rgb(0xFDFCF9));
  canvas.text(levels_text(evidence_),
              {card.left + kPadding * unit_, card.top - (kPadding + 18) * unit_}, 34 * unit_,
              colours::kInk);
  canvas.text("N", {card.right - 30 * unit_, card.top - (kPadding + 18) * unit_}, 34 * unit_,
              colours::kInk, Align::centre);
  const osg::Vec2d arrow(card.right - 58 * unit_, card.top - (kPadding + 18) * unit_);
  const osg::Vec2d tip[] = {arrow + osg::Vec2d(-9, -11) * unit_, arrow + osg::Vec2d(9, -11) * unit_,
                            arrow + osg::Vec2d(0, 13) * unit_};
  canvas.fill(tip, colours::kInk);
  for (int level = evidence_.lowest_level(); level <= evidence_.highest_level(); ++level) {
    draw_floor(canvas, level);
  }
  for (int level = evidence_.lowest_level(); level <= evidence_.highest_level(); ++level) {
    draw_edges(canvas, level);
  }
  draw_coordinates(canvas);
  draw_blockers(canvas);
  draw_lines(canvas);
}

void MapInset::draw_floor(Canvas& canvas, int level) const {
  const bool lowest = level == evidence_.lowest_level();
  const Section& s = section_;
  for (int y = s.north; y < s.south; ++y) {
    for (int x = s.west; x < s.east; ++x) {
      const SpacePrint print = board_.print(Space{x, y, level});
      if (!print.floor) continue;
      const osg::Vec2d a = at(x, y + 1);
      const PageRect cell{a.x(), a.y(), a.x() + cell_, a.y() + cell_};
      const bool fine = cell_ < 9;  // lines between spaces would run together
      if (!fine) canvas.fill_rect(cell, with_alpha(rgb(0xB9B4A8), 0.9F));
      const Colour paper = print.lane ? rgb(0xD5D6D9) : level == 1 ? rgb(0xF3EFE6) : rgb(0xD3DFE7);
      canvas.fill_rect(cell.grown(fine ? 0 : -0.6 * unit_),
                       with_alpha(paper, lowest ? 1.0F : 0.86F));
      if (print.stairs) {
        canvas.text("S", {a.x() + cell_ / 2, a.y() + cell_ / 2}, std::max(8.0, cell_ * 0.7),
                    colours::kInkSoft, Align::centre);
      }
      if (print.explosive) {
        canvas.fill_disc({a.x() + cell_ / 2, a.y() + cell_ / 2}, cell_ * 0.26, colours::kExplosive);
      }
    }
  }
}

void MapInset::draw_edges(Canvas& canvas, int level) const {
  const Section& s = section_;
  for (int y = s.north; y <= s.south; ++y) {
    for (int x = s.west; x <= s.east; ++x) {
      if (x < s.east) draw_edge(canvas, {EdgeAxis::horizontal, x, y, level});
      if (y < s.south) draw_edge(canvas, {EdgeAxis::vertical, x, y, level});
      const DotPrint dot = board_.print(Dot{x, y, level});
      if (dot == DotPrint::clear) continue;
      canvas.fill_disc(at(x, y), cell_ * (dot == DotPrint::cover ? 0.20 : 0.14),
                       dot == DotPrint::cover ? colours::kCoverDot : rgb(0x8A6636));
    }
  }
}

void MapInset::draw_edge(Canvas& canvas, Edge edge) const {
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

void MapInset::draw_coordinates(Canvas& canvas) const {
  const double size = 32 * unit_;
  const double widest = canvas.text_width(column_name(section_.east - 1), size) * 1.3;
  const int across = coordinate_step({cell_, 0}, widest, size);
  const int down = coordinate_step({0, cell_}, widest, size * 0.95);
  for (int x = section_.west; x < section_.east; x += across) {
    const osg::Vec2d p = at(x + 0.5, section_.north);
    canvas.text(column_name(x), {p.x(), p.y() + 22 * unit_}, size, colours::kInkSoft,
                Align::centre);
  }
  for (int y = section_.north; y < section_.south; y += down) {
    const osg::Vec2d p = at(section_.west, y + 0.5);
    canvas.text(row_name(y), {p.x() - 8 * unit_, p.y()}, size, colours::kInkSoft, Align::right);
  }
}

void MapInset::draw_blockers(Canvas& canvas) const {
  struct Shape {
    const MapInset& map;
    Canvas& canvas;
    void slab(Space s) const {
      const osg::Vec2d a = map.at(s.x, s.y + 1);
      canvas.fill_rect({a.x(), a.y(), a.x() + map.cell_, a.y() + map.cell_},
                       with_alpha(colours::kBlocker, 0.75F));
    }
    void operator()(std::monostate) const {}
    void operator()(Space space) const { slab(space); }
    void operator()(Plate plate) const { slab(plate.over); }
    void operator()(Dot dot) const {
      canvas.fill_disc(map.at(dot.x, dot.y), map.cell_ * 0.34, colours::kBlocker);
    }
    void operator()(Edge e) const {
      const bool vertical = e.axis == EdgeAxis::vertical;
      canvas.line(map.at(e.x, e.y), map.at(e.x + (vertical ? 0 : 1), e.y + (vertical ? 1 : 0)),
                  std::max(4.0, map.cell_ * 0.34), colours::kBlocker);
    }
  };
  for (const mayhem::Blocker& blocker : evidence_.line->blocked_by) {
    std::visit(Shape{*this, canvas}, blocker.at);
  }
}

void MapInset::draw_lines(Canvas& canvas) const {
  const auto colour = [](const mayhem::SightLine& line) {
    return line.clear ? colours::kClear : colours::kBlocked;
  };
  const double thick = 11 * unit_;
  for (const mayhem::SightLine& line : evidence_.sight->ruling.lines) {
    if (&line == evidence_.line) continue;
    canvas.line(at(line.from.x, line.from.y), at(line.to.x, line.to.y), thick * 0.35, colour(line));
  }
  const mayhem::SightLine& line = *evidence_.line;
  for (const Space& space : {line.from_space, line.to_space}) {
    const osg::Vec2d a = at(space.x, space.y + 1);
    const PageRect cell{a.x(), a.y(), a.x() + cell_, a.y() + cell_};
    canvas.fill_rect(cell.grown(-1), with_alpha(colour(line), 0.35F));
  }
  const osg::Vec2d from = at(line.from.x, line.from.y);
  const osg::Vec2d to = at(line.to.x, line.to.y);
  const double reached = line.clear ? 1 : evidence_.decided_at.value_or(0);
  const osg::Vec2d turn = from + (to - from) * reached;
  canvas.line(from, to, thick * 1.7, with_alpha(colours::kWhite, 0.9F));
  canvas.line(from, turn, thick, colour(line));
  if (reached < 1) canvas.dashed_line(turn, to, thick, thick * 2.6, colour(line));
  for (const osg::Vec2d& end : {from, to}) {
    canvas.fill_disc(end, thick * 1.15, colours::kWhite);
    canvas.fill_disc(end, thick * 0.85, colours::kInk);
  }
  if (evidence_.decided_at) {
    const osg::Vec2d decided = from + (to - from) * *evidence_.decided_at;
    canvas.fill_disc(decided, thick * 1.35, colours::kInk);
    canvas.fill_disc(decided, thick * 1.0, colours::kBlocker);
  }
}

}  // namespace parapet::viewer
