#include "viewer/page/map_figures.h"

#include <algorithm>
#include <array>
#include <vector>

namespace parapet::viewer {
namespace {

class MapFigures {
 public:
  MapFigures(Canvas& canvas, const MapGround& ground, const SideColours& sides, int level,
             const std::set<Space>& numbered)
      : canvas_(canvas), ground_(ground), sides_(sides), level_(level), numbered_(numbered) {}

  void draw(const mayhem::Pieces& pieces) {
    for (const mayhem::Device& device : pieces.devices) draw_device(device);
    for (const mayhem::Marker& marker : pieces.markers) draw_marker(marker);
    for (const mayhem::Vehicle& vehicle : pieces.vehicles) draw_vehicle(vehicle);
    for (const mayhem::Unit& unit : pieces.units) draw_unit(unit);
    for (const Letter& letter : letters_) {
      canvas_.text(letter.text, letter.at, letter.size, colours::kWhite, Align::centre);
    }
  }

 private:
  struct Letter {
    std::string text;
    osg::Vec2d at;
    double size;
  };

  bool shows(Space space) const {
    return space.level == level_ && ground_.section().holds(space.x, space.y);
  }

  // The first character of a name, however many bytes it has.
  void add_letter(const std::string& name, const osg::Vec2d& at, double size) {
    if (name.empty() || size < 7) return;
    std::size_t end = 1;
    while (end < name.size() && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) ++end;
    letters_.push_back({name.substr(0, end), at, size});
  }

  // As much of it as the map shows.
  PageRect on_map(const PageRect& rect) const {
    const Section& s = ground_.section();
    const osg::Vec2d low = ground_.at(s.west, s.south);
    const osg::Vec2d high = ground_.at(s.east, s.north);
    return {std::max(rect.left, low.x()), std::max(rect.bottom, low.y()),
            std::min(rect.right, high.x()), std::min(rect.top, high.y())};
  }

  PageRect rect(const mayhem::Footprint& f) const {
    const osg::Vec2d a = ground_.at(f.at.x, f.at.y + f.height);
    return on_map(
        {a.x(), a.y(), a.x() + ground_.cell() * f.width, a.y() + ground_.cell() * f.height});
  }

  void draw_unit(const mayhem::Unit& unit) {
    if (!shows(unit.footprint.at)) return;
    const PageRect all = rect(unit.footprint);
    const double size = std::min(all.width(), all.height());
    osg::Vec2d middle((all.left + all.right) / 2, (all.bottom + all.top) / 2);
    double radius = size * 0.33;
    if (numbered_.contains(unit.footprint.at)) {
      middle = {all.left + size * 0.26, all.top - size * 0.26};
      radius = size * 0.22;
    }
    const Colour colour = sides_.of(unit.side);
    if (unit.facing) draw_wedge(middle, radius, *unit.facing, colour);
    canvas_.fill_disc(middle, radius * 1.12, colours::kWhite);
    canvas_.fill_disc(middle, radius, colour);
    add_letter(unit.id, middle, radius * 1.25);
  }

  void draw_wedge(const osg::Vec2d& middle, double radius, Facing facing, const Colour& colour) {
    const NeighbourStep step = step_ahead(facing);
    osg::Vec2d ahead(step.x, -step.y);
    ahead.normalize();
    const osg::Vec2d side(-ahead.y(), ahead.x());
    const std::array<osg::Vec2d, 3> tip{middle + ahead * (radius * 1.5),
                                        middle + ahead * (radius * 0.6) + side * (radius * 0.85),
                                        middle + ahead * (radius * 0.6) - side * (radius * 0.85)};
    canvas_.fill(tip, blend(colour, colours::kWhite, 0.25F));
  }

  void draw_vehicle(const mayhem::Vehicle& vehicle) {
    if (!shows(vehicle.back) && !shows(vehicle.front)) return;
    const Colour colour = sides_.of(vehicle.side);
    const osg::Vec2d back = ground_.middle(vehicle.back);
    const osg::Vec2d front = ground_.middle(vehicle.front);
    const double half = ground_.cell() * 0.36;
    const PageRect body = PageRect{std::min(back.x(), front.x()), std::min(back.y(), front.y()),
                                   std::max(back.x(), front.x()), std::max(back.y(), front.y())}
                              .grown(half);
    canvas_.fill_rounded(on_map(body.grown(ground_.cell() * 0.04)), half * 0.5, colours::kWhite);
    canvas_.fill_rounded(on_map(body), half * 0.45, blend(colour, colours::kWhite, 0.25F));
    osg::Vec2d ahead = front - back;
    if (ahead.normalize() == 0) return;
    const osg::Vec2d side(-ahead.y(), ahead.x());
    const double cell = ground_.cell();
    const std::array<osg::Vec2d, 3> tip{front + ahead * (cell * 0.30),
                                        front - ahead * (cell * 0.06) + side * (cell * 0.28),
                                        front - ahead * (cell * 0.06) - side * (cell * 0.28)};
    if (shows(vehicle.front)) canvas_.fill(tip, colours::kExplosiveBand);
    if (shows(vehicle.back)) add_letter(vehicle.id, back, cell * 0.42);
  }

  void draw_device(const mayhem::Device& device) {
    if (!shows(device.footprint.at)) return;
    const PageRect all = rect(device.footprint).grown(-ground_.cell() * 0.14);
    const Colour colour = blend(sides_.of(device.side), colours::kPost, 0.35F);
    canvas_.fill_rounded(all, ground_.cell() * 0.25, colour);
    add_letter(device.id, {(all.left + all.right) / 2, (all.bottom + all.top) / 2},
               std::min(all.width(), all.height()) * 0.5);
  }

  void draw_marker(const mayhem::Marker& marker) {
    if (!shows(marker.at)) return;
    const bool explosion = marker.kind == mayhem::MarkerKind::explosion;
    const Colour colour = explosion ? explosion_colour() : sides_.of(marker.side);
    const double cell = ground_.cell();
    const PageRect all = ground_.rect(marker.at);
    const osg::Vec2d at(all.right - cell * 0.24, all.top - cell * 0.24);
    canvas_.fill_disc(at, cell * 0.22, colours::kWhite);
    canvas_.fill_disc(at, cell * 0.19, colour);
    add_letter(explosion ? std::to_string(marker.damage) : marker.id, at, cell * 0.26);
  }

  Canvas& canvas_;
  const MapGround& ground_;
  const SideColours& sides_;
  int level_;
  const std::set<Space>& numbered_;
  std::vector<Letter> letters_;
};

}  // namespace

void draw_map_figures(Canvas& canvas, const MapGround& ground, const mayhem::Pieces& pieces,
                      const SideColours& sides, int level, const std::set<Space>& numbered) {
  if (ground.cell() < 5) return;
  MapFigures(canvas, ground, sides, level, numbered).draw(pieces);
}

}  // namespace parapet::viewer
