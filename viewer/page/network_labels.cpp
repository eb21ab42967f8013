#include "viewer/page/network_labels.h"

#include <algorithm>
#include <cmath>

#include "viewer/network_looks.h"
#include "viewer/overlay_colours.h"
#include "viewer/page/labels.h"
#include "viewer/page/marks.h"
#include "viewer/scene/network_meshes.h"

namespace parapet::viewer {
namespace {

constexpr std::size_t kMostCards = 120;  // of one kind: no one reads more

BrickPoint between(const BrickPoint& a, const BrickPoint& b, double t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t};
}

class Labels {
 public:
  Labels(Canvas& canvas, const NetworkView& seen)
      : canvas_(canvas),
        seen_(seen),
        picture_(seen.picture),
        unit_(seen.unit),
        looks_(seen.picture),
        layout_(canvas, seen.room) {}

  void draw() {
    keep_free();
    for (const NetworkNote& note : picture_.notes) add_note(note);
    for (const NetworkMeasure& measure : picture_.measures) add_measure(measure);
    add_rails();
    add_locations();
    add_units();
    draw_stops();
    layout_.draw(canvas_);
  }

 private:
  osg::Vec2d project(const BrickPoint& p) const { return seen_.view.project(seen_.frame.at(p)); }

  PageRect square(const osg::Vec2d& p, double half) const {
    return PageRect{p.x(), p.y(), p.x(), p.y()}.grown(half * unit_);
  }

  // Discs are no larger than their stops stand apart.
  double disc() const {
    double size = 40 * unit_;
    for (std::size_t n = 0; n < picture_.rails.size(); ++n) {
      const auto& way = seen_.places.rails[n];
      const double apart = (project(way.front()) - project(way.back())).length();
      if (apart > 1) size = std::min(size, std::max(apart * 0.5, 14 * unit_));
    }
    return size;
  }

  void keep_free() {
    const double half = disc() / unit_ * 0.6;
    for (const BrickPoint& at : seen_.places.stops) layout_.keep_free(square(project(at), half), 8);
    for (const BrickPoint& at : seen_.places.locations) {
      layout_.keep_free(square(project(at), 20), 2);
    }
    for (const BrickPoint& foot : feet_of(picture_, seen_.places)) {
      const double tall = NetworkSizes(seen_.places.spacing).pawn;
      layout_.keep_free(square(project({foot.x, foot.y, foot.z + tall / 2}), 14), 4);
    }
    for (std::size_t n = 0; n < picture_.rails.size() && n < kMostCards; ++n) {
      const bool is_meant = picture_.rails[n].share || picture_.rails[n].role;
      const auto& way = seen_.places.rails[n];
      for (std::size_t k = 0; k + 1 < way.size(); ++k) {
        for (int step = 0; step <= 8; ++step) {
          layout_.keep_free(square(project(between(way[k], way[k + 1], step / 8.0)), 9),
                            is_meant ? 3 : 1.5);
        }
      }
    }
  }

  void draw_stops() {
    const double size = disc();
    for (std::size_t n = 0; n < picture_.stops.size(); ++n) {
      const NetworkStop& stop = picture_.stops[n];
      const osg::Vec2d at = project(seen_.places.stops[n]);
      const std::string text = stop.id.size() <= 3 ? stop.id : "";
      draw_stop(canvas_, at, size, text, stop.role ? colour_of(*stop.role) : colours::kInk);
      if (!text.empty() || n >= kMostCards) continue;
      layout_.add({at,
                   {stop.id},
                   23 * unit_,
                   colours::kInk,
                   with_alpha(colours::kWhite, 0.9F),
                   colours::kInkSoft,
                   false});
    }
  }

  void add_note(const NetworkNote& note) {
    const Colour colour = colour_of(note.role);
    layout_.add({project(seen_.places.stops[note.stop]), note.lines, 30 * unit_, colours::kWhite,
                 note.role == Role::zone ? rgb(0x8A5200) : blend(colour, colours::kInk, 0.25F),
                 colours::kWhite});
  }

  void add_measure(const NetworkMeasure& measure) {
    if (measure.label.empty()) return;
    layout_.add({project(between(measure.from, measure.to, 0.5)), measure.label, 30 * unit_,
                 rgb(0x5A2A00), rgb(0xFFE3BF), colour_of(measure.role)});
  }

  // Half way along what one sees of it.
  osg::Vec2d middle_of(const std::vector<BrickPoint>& way) const {
    double length = 0;
    for (std::size_t k = 0; k + 1 < way.size(); ++k) {
      length += (project(way[k + 1]) - project(way[k])).length();
    }
    double left = length / 2;
    for (std::size_t k = 0; k + 1 < way.size(); ++k) {
      const double step = (project(way[k + 1]) - project(way[k])).length();
      if (step > 0 && step >= left) return project(between(way[k], way[k + 1], left / step));
      left -= step;
    }
    return project(way.front());
  }

  void add_rails() {
    std::size_t shown = 0;
    for (std::size_t n = 0; n < picture_.rails.size(); ++n) {
      const NetworkRail& rail = picture_.rails[n];
      if (rail.label.empty() || ++shown > kMostCards) continue;
      const Colour colour = rail_colour(rail);
      layout_.add({middle_of(seen_.places.rails[n]), rail.label, 26 * unit_, ink_on(colour), colour,
                   blend(colour, colours::kInk, 0.45F)});
    }
  }

  // "A · 3 Gardens".
  static std::string name_of(const NetworkLocation& location) {
    constexpr std::size_t kShort = 3;
    std::string name = location.id;
    if (!location.name.empty()) name += " " + location.name;
    const bool is_short = !location.territory.empty() && location.territory.size() <= kShort;
    return is_short ? location.territory + " · " + name : name;
  }

  void add_locations() {
    const double plate = NetworkSizes(seen_.places.spacing).plate;
    for (std::size_t n = 0; n < picture_.locations.size() && n < kMostCards; ++n) {
      const NetworkLocation& location = picture_.locations[n];
      BrickPoint at = seen_.places.locations[n];
      at.y += plate * 0.9;  // the south rim, which is in front where one looks north
      std::vector<std::string> lines{name_of(location)};
      if (location.has_token) lines.push_back("token");
      const Colour ground = looks_.of(location.territory).colour;
      layout_.add({project(at), lines, 24 * unit_, colours::kInk,
                   blend(ground, colours::kWhite, 0.62F), blend(ground, colours::kInk, 0.45F),
                   true});
    }
  }

  void add_units() {
    const std::vector<BrickPoint> feet = feet_of(picture_, seen_.places);
    const double tall = NetworkSizes(seen_.places.spacing).pawn * 1.2;
    for (std::size_t n = 0; n < feet.size() && n < kMostCards; ++n) {
      const NetworkUnit& unit = picture_.units[n];
      const Colour colour = seen_.sides.of(unit.side);
      layout_.add({project({feet[n].x, feet[n].y, feet[n].z + tall}),
                   {unit.id},
                   22 * unit_,
                   colour,
                   with_alpha(colours::kWhite, 0.9F),
                   colour,
                   false});
    }
  }

  Canvas& canvas_;
  const NetworkView& seen_;
  const NetworkPicture& picture_;
  double unit_;
  TerritoryLooks looks_;
  LabelLayout layout_;
};

}  // namespace

void draw_network_labels(Canvas& canvas, const NetworkView& seen) { Labels(canvas, seen).draw(); }

}  // namespace parapet::viewer
