#include "viewer/page/brick_labels.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "viewer/overlay_colours.h"
#include "viewer/page/labels.h"
#include "viewer/page/marks.h"
#include "viewer/scene/brick_extent.h"

namespace parapet::viewer {
namespace {

constexpr std::size_t kMostNames = 60;  // of units

class Labels {
 public:
  Labels(Canvas& canvas, const BrickView& seen)
      : canvas_(canvas),
        seen_(seen),
        picture_(seen.layout.picture()),
        unit_(seen.unit),
        layout_(canvas, seen.room) {}

  void draw() {
    keep_free();
    draw_plates();
    if (picture_.overlay) {
      draw_stops(*picture_.overlay);
      add_marks(*picture_.overlay);
    }
    add_units();
    layout_.draw(canvas_);
  }

 private:
  osg::Vec2d project(const BrickPoint& p) const {
    return seen_.view.project(seen_.layout.frame().at(p));
  }

  PageRect square(const osg::Vec2d& p, double half) const {
    return PageRect{p.x(), p.y(), p.x(), p.y()}.grown(half * unit_);
  }

  void keep_free() {
    for (const BrickPoint& p : seen_.layout.vital()) layout_.keep_free(square(project(p), 16), 5);
    if (!picture_.overlay) return;
    for (const auto& ray : picture_.overlay->rays) {
      keep_line_free(ray.from, ray.to, ray.thin ? 8 : 16, ray.thin ? 1 : 5);
    }
    for (const auto& arrow : picture_.overlay->arrows) keep_line_free(arrow.from, arrow.to, 16, 5);
    for (const auto& mark : picture_.overlay->marks) {
      if (mark.plain) layout_.keep_free(square(project(mark.at), 16), 5);
    }
  }

  void keep_line_free(const BrickPoint& a, const BrickPoint& b, double half, double weight) {
    for (int n = 0; n <= 12; ++n) {
      const double t = n / 12.0;
      const BrickPoint p{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t};
      layout_.keep_free(square(project(p), half), weight);
    }
  }

  // Text as wide as its plate looks, where one can see the plate.
  void draw_plates() {
    std::map<std::size_t, const BrickOverlay::Value*> values;
    if (picture_.overlay) {
      for (const auto& value : picture_.overlay->values) values[value.space] = &value;
    }
    for (std::size_t n = 0; n < picture_.spaces.size(); ++n) {
      const BrickSpace& space = picture_.spaces[n];
      if (!seen_.layout.shows(space)) continue;
      const auto value = values.find(n);
      draw_plate(space, value == values.end() ? nullptr : value->second);
    }
  }

  void draw_plate(const BrickSpace& space, const BrickOverlay::Value* value) {
    const BrickPoint middle{(space.west + space.east) / 2, (space.north + space.south) / 2,
                            space.height + 20};
    const osg::Vec3d at = seen_.layout.frame().at(middle);
    const double wide = std::min(space.east - space.west, space.south - space.north) /
                        BrickFrame::kTicks / seen_.view.unit_per_pixel(at);
    const std::string& text = value != nullptr ? value->text : space.name;
    const double fit = wide * 0.80 / std::max(1.0, canvas_.text_width(text, 20)) * 20;
    const double size = std::min({fit, wide * 0.42, (value != nullptr ? 44 : 26) * unit_});
    if (size < 9 || is_occupied(space) ||
        seen_.layout.is_hidden(seen_.view.eye, middle, seen_.glass)) {
      return;
    }
    const osg::Vec2d p = seen_.view.project(at);
    const double half = canvas_.text_width(text, size) / 2;
    const PageRect box{p.x() - half, p.y() - size / 2, p.x() + half, p.y() + size / 2};
    const bool is_taken = std::any_of(plates_.begin(), plates_.end(), [&](const PageRect& other) {
      return box.overlap(other) > 0;
    });
    if (is_taken) return;
    plates_.push_back(box);
    if (value != nullptr) {
      canvas_.text(text, p, size, ink_on(heat_colour(value->share)), Align::centre);
    } else {
      canvas_.rimmed_text(text, p, size, colours::kInkSoft, with_alpha(colours::kWhite, 0.8F));
    }
  }

  // By a figure that stands on it or before it.
  bool is_occupied(const BrickSpace& space) const {
    return std::any_of(picture_.units.begin(), picture_.units.end(), [&](const BrickUnit& unit) {
      return unit.foot.x > space.west && unit.foot.x < space.east && unit.foot.y > space.north &&
             unit.foot.y < space.south && std::abs(unit.foot.z - space.height) < 1;
    });
  }

  void draw_stops(const BrickOverlay& overlay) {
    for (const auto& way : overlay.ways) {
      for (const auto& stop : way.stops) {
        if (stop.label.empty()) continue;
        const osg::Vec2d p = project({stop.at.x, stop.at.y, stop.at.z + 40});
        draw_stop(canvas_, p, 38 * unit_, stop.label, colour_of(way.role));
        layout_.keep_free(square(p, 22), 6);
      }
    }
  }

  void add_marks(const BrickOverlay& overlay) {
    for (const auto& mark : overlay.marks) {
      if (mark.label.empty()) continue;
      if (mark.plain) {
        layout_.add({project(mark.at), mark.label, 27 * unit_, colours::kInk,
                     with_alpha(colours::kWhite, 0.92F), colours::kInk});
        continue;
      }
      layout_.add({project(mark.at), mark.label, 34 * unit_, rgb(0x5A2A00), rgb(0xFFE3BF),
                   colours::kBlocker});
    }
    for (const auto& note : overlay.notes) {
      layout_.add({project(note.at), note.lines, 32 * unit_, colours::kWhite, colours::kInk,
                   colours::kInk});
    }
    for (const auto& glow : overlay.glows) {
      if (glow.label.empty()) continue;
      if (const auto top = top_of(picture_, glow.piece)) {
        layout_.add({project(*top),
                     {glow.label},
                     30 * unit_,
                     rgb(0x5A2A00),
                     rgb(0xFFE3BF),
                     colours::kBlocker});
      }
    }
  }

  void add_units() {
    std::size_t shown = 0;
    for (const BrickUnit& unit : picture_.units) {
      if (!seen_.layout.shows(unit.foot) || unit.id.empty() || is_named(unit.id)) continue;
      const BrickPoint crown{unit.foot.x, unit.foot.y, unit.foot.z + unit.height};
      if (++shown > kMostNames) break;
      const Colour colour = dimmed(seen_.sides.of(unit.side), crown);
      const std::string text = unit.place.empty() ? unit.id : unit.id + " (" + unit.place + ")";
      layout_.add({project(crown),
                   {text},
                   25 * unit_,
                   colour,
                   with_alpha(colours::kWhite, 0.88F * colour.a()),
                   colour,
                   false});
    }
  }

  // Fainter where one cannot see who bears the name.
  Colour dimmed(const Colour& colour, const BrickPoint& crown) const {
    const bool is_hidden = seen_.layout.is_hidden(seen_.view.eye, crown, seen_.glass);
    return is_hidden ? with_alpha(colour, 0.6F) : colour;
  }

  // A note tells of it already.
  bool is_named(const std::string& id) const {
    if (!picture_.overlay) return false;
    const auto& notes = picture_.overlay->notes;
    return std::any_of(notes.begin(), notes.end(), [&](const BrickOverlay::Note& note) {
      return !note.lines.empty() &&
             (note.lines.front() == id || note.lines.front().starts_with(id + " ("));
    });
  }

  Canvas& canvas_;
  const BrickView& seen_;
  const BrickPicture& picture_;
  double unit_;
  LabelLayout layout_;
  std::vector<PageRect> plates_;  // what is written on them
};

}  // namespace

void draw_brick_labels(Canvas& canvas, const BrickView& seen) { Labels(canvas, seen).draw(); }

}  // namespace parapet::viewer
