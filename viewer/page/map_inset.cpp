#include "viewer/page/map_inset.h"

#include <algorithm>
#include <cmath>

#include "viewer/page/map_card.h"

namespace parapet::viewer {
namespace {

constexpr double kPadding = kMapPadding;
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

void MapInset::draw(Canvas& canvas, const osg::Vec2d& bottom_left) {
  const PageRect card{bottom_left.x(), bottom_left.y(), bottom_left.x() + width(),
                      bottom_left.y() + height()};
  draw_map_card(canvas, card, levels_text(evidence_), unit_);
  const MapGround ground(
      board_, section_, cell_, unit_,
      bottom_left + osg::Vec2d(kPadding * unit_ + centring_ + margin_, kPadding * unit_));
  const int low = evidence_.lowest_level();
  const int high = evidence_.highest_level();
  for (int level = low; level <= high; ++level) ground.draw_floor(canvas, level, level == low);
  for (int level = low; level <= high; ++level) ground.draw_edges(canvas, level);
  ground.draw_coordinates(canvas);
  draw_blockers(canvas, ground);
  draw_lines(canvas, ground);
}

void MapInset::draw_blockers(Canvas& canvas, const MapGround& ground) const {
  struct Shape {
    const MapGround& map;
    Canvas& canvas;
    void slab(Space s) const {
      canvas.fill_rect(map.rect(s), with_alpha(colours::kBlocker, 0.75F));
    }
    void operator()(std::monostate) const {}
    void operator()(const NamedSpace&) const {}  // no places of a tile board
    void operator()(const NamedPiece&) const {}
    void operator()(Point) const {}
    void operator()(Space space) const { slab(space); }
    void operator()(Plate plate) const { slab(plate.over); }
    void operator()(Dot dot) const {
      canvas.fill_disc(map.at(dot.x, dot.y), map.cell() * 0.34, colours::kBlocker);
    }
    void operator()(Edge e) const {
      const bool vertical = e.axis == EdgeAxis::vertical;
      canvas.line(map.at(e.x, e.y), map.at(e.x + (vertical ? 0 : 1), e.y + (vertical ? 1 : 0)),
                  std::max(4.0, map.cell() * 0.34), colours::kBlocker);
    }
  };
  for (const mayhem::Blocker& blocker : evidence_.line->blocked_by) {
    std::visit(Shape{ground, canvas}, blocker.at);
  }
}

void MapInset::draw_lines(Canvas& canvas, const MapGround& ground) const {
  const auto at = [&ground](double x, double y) { return ground.at(x, y); };
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
    canvas.fill_rect(ground.rect(space).grown(-1), with_alpha(colour(line), 0.35F));
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
