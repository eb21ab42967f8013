#include "viewer/page/brick_map.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "viewer/overlay_colours.h"
#include "viewer/page/coordinates.h"
#include "viewer/page/map_card.h"
#include "viewer/page/marks.h"

namespace parapet::viewer {
namespace {

constexpr double kSliceType = 0.85;  // of the height of one of several storeys
constexpr double kLeastType = 11;    // pixels of a standard picture: smaller cannot be read

bool has_grid(const BrickLayout& layout) {
  const auto& spaces = layout.picture().spaces;
  return std::any_of(spaces.begin(), spaces.end(),
                     [](const BrickSpace& space) { return space.column && space.row; });
}

// Names of columns or rows at their places, each once.
CoordinateSide side_of(const BrickLayout& layout, bool columns, double beside) {
  std::map<int, osg::Vec3d> places;
  for (const BrickSpace& space : layout.picture().spaces) {
    const auto& number = columns ? space.column : space.row;
    if (!number || !layout.shows(space)) continue;
    osg::Vec3d at = layout.frame().middle(space);
    if (columns) {
      at.y() = layout.bounds().yMax() + beside;
    } else {
      at.x() = layout.bounds().xMin() - beside;
    }
    at.z() = 0;
    places.emplace(*number, at);
  }
  CoordinateSide side;
  for (const auto& [number, at] : places) {
    side.push_back({columns ? column_name(number) : row_name(number), at});
  }
  return side;
}

}  // namespace

double BrickMap::margin() const { return has_grid(layout_) ? kMapMargin * unit_ : 0; }

double BrickMap::pixels_in(const PageRect& room) const {
  const osg::BoundingBoxd& b = layout_.bounds();
  const double wide = room.width() - margin() - 2 * kMapPadding * unit_;
  const double high = room.height() - margin() - (kMapHeader + 2 * kMapPadding) * unit_;
  return std::min(wide / std::max(0.01, b.xMax() - b.xMin()),
                  high / std::max(0.01, b.yMax() - b.yMin()));
}

PageRect BrickMap::place(const PageRect& room) {
  constexpr double kLeastWidth = 300;  // for the header
  const osg::BoundingBoxd& b = layout_.bounds();
  const double pixels = std::max(pixels_in(room), 0.5);
  const double padding = kMapPadding * unit_;
  const double wide = std::max(8.0, std::round((b.xMax() - b.xMin()) * pixels));
  const double high = std::max(8.0, std::round((b.yMax() - b.yMin()) * pixels));
  const double across = std::max(wide + margin() + 2 * padding, kLeastWidth * unit_);
  card_ = {std::round(room.right - across),
           std::round(room.top - (high + margin() + kMapHeader * unit_ + 2 * padding)),
           std::round(room.right), std::round(room.top)};
  window_.left = std::round(card_.left + margin() + (across - margin() - wide) / 2);
  window_.bottom = std::round(card_.bottom + padding);
  window_.right = window_.left + wide;
  window_.top = window_.bottom + high;
  Subject subject;
  for (unsigned corner = 0; corner < 8; ++corner) subject.extent.push_back(b.corner(corner));
  view_ = view_from_above(subject, window_, window_);
  return card_;
}

void BrickMap::draw(Canvas& canvas, osg::Texture2D* scene, const SideColours& sides) const {
  draw_map_card(canvas, card_, layout_.picture().is_map ? "Heights in pegs" : "From above", unit_);
  canvas.picture(window_, scene);
  const double rim = 2 * unit_;
  const PageRect& w = window_;
  for (const PageRect& side : {PageRect{w.left - rim, w.bottom - rim, w.right + rim, w.bottom},
                               PageRect{w.left - rim, w.top, w.right + rim, w.top + rim},
                               PageRect{w.left - rim, w.bottom, w.left, w.top},
                               PageRect{w.right, w.bottom, w.right + rim, w.top}}) {
    canvas.fill_rect(side, with_alpha(colours::kInkSoft, 0.6F));
  }
  draw_coordinates(canvas);
  draw_spaces(canvas);
  draw_units(canvas, sides);
  draw_stops(canvas);
}

void BrickMap::draw_coordinates(Canvas& canvas) const {
  const double pixel = view_.unit_per_pixel({0, 0, 0});
  const double beside = margin() / 2 * pixel;
  for (const bool columns : {true, false}) {
    const CoordinateSide side = side_of(layout_, columns, beside);
    if (side.empty()) continue;
    // Their own step: all are of one size here.
    std::size_t step = 1;
    const double size = 26 * unit_;
    if (side.size() > 1) {
      const osg::Vec2d next = view_.project(side[1].at) - view_.project(side[0].at);
      const double width = canvas.text_width(side.back().name, size);
      step = static_cast<std::size_t>(coordinate_step(next, width * 1.3, size * 1.1));
    }
    for (std::size_t n = 0; n < side.size(); n += step) {
      canvas.text(side[n].name, view_.project(side[n].at), size, colours::kInkSoft, Align::centre);
    }
  }
}

void BrickMap::draw_spaces(Canvas& canvas) const {
  const BrickPicture& picture = layout_.picture();
  std::map<std::size_t, const BrickOverlay::Value*> values;
  if (picture.overlay) {
    for (const auto& value : picture.overlay->values) values[value.space] = &value;
  }
  // Spaces over one another share their plate, the highest first.
  std::map<std::pair<double, double>, std::vector<std::size_t>> stacks;
  for (std::size_t n = 0; n < picture.spaces.size(); ++n) {
    const BrickSpace& space = picture.spaces[n];
    if (!layout_.shows(space) || (!values.empty() && !values.contains(n))) continue;
    stacks[{space.west, space.north}].push_back(n);
  }
  for (auto& [at, stack] : stacks) {
    std::sort(stack.begin(), stack.end(), [&](std::size_t a, std::size_t b) {
      return picture.spaces[a].height > picture.spaces[b].height;
    });
    const std::size_t parts =
        values.empty() ? 1 : storeys_shown(picture.spaces[stack[0]], stack.size());
    for (std::size_t n = 0; n < parts; ++n) {
      const auto value = values.find(stack[n]);
      draw_space(canvas, picture.spaces[stack[n]], value == values.end() ? nullptr : value->second,
                 n, parts);
    }
  }
}

// Of a relief map as many heights as can be read; the lower ones make room.
std::size_t BrickMap::storeys_shown(const BrickSpace& space, std::size_t all) const {
  if (!layout_.picture().is_map) return all;
  const BrickFrame& frame = layout_.frame();
  const double high = view_.project(frame.at(space.west, space.north, space.height)).y() -
                      view_.project(frame.at(space.west, space.south, space.height)).y();
  const double most = high * kSliceType / std::max(10.0, kLeastType * unit_);
  return std::clamp(static_cast<std::size_t>(std::max(1.0, most)), std::size_t{1}, all);
}

void BrickMap::draw_space(Canvas& canvas, const BrickSpace& space, const BrickOverlay::Value* value,
                          std::size_t part, std::size_t parts) const {
  const bool occupied = is_occupied(space);
  if (occupied && value == nullptr) return;
  const BrickFrame& frame = layout_.frame();
  const osg::Vec2d low = view_.project(frame.at(space.west, space.south, space.height));
  const osg::Vec2d high = view_.project(frame.at(space.east, space.north, space.height));
  PageRect rect{low.x(), low.y(), high.x(), high.y()};
  const double slice = rect.height() / static_cast<double>(parts);
  rect.top -= slice * static_cast<double>(part);
  rect.bottom = rect.top - slice;
  Colour ink = colours::kInk;
  if (value != nullptr && !layout_.picture().is_map) {
    if (parts > 1) canvas.fill_rect(rect.grown(-1 * unit_), heat_colour(value->share));
    ink = ink_on(heat_colour(value->share));
  }
  const std::string& text = value != nullptr ? value->text : space.name;
  const std::string& widest = value != nullptr ? widest_value() : text;
  const double whole = rect.width() / std::max(1.0, canvas.text_width(widest, 20)) * 20;
  // Numbers too long for their plates may reach over the ground beside them.
  const bool over =
      layout_.picture().is_map && value != nullptr && whole * 0.86 < kLeastType * unit_;
  const double fit = whole * (over ? 1.9 : 0.86);
  const double most = value != nullptr ? 44 * unit_ : 22 * unit_;
  const double size = std::min({fit, rect.height() * (parts > 1 ? kSliceType : 0.62), most});
  if (size < kLeastType * unit_ && size < 10) return;
  const osg::Vec2d middle((rect.left + rect.right) / 2, (rect.bottom + rect.top) / 2);
  // All alike, though what is higher looks a little larger.
  const double plate = (space.south - space.north) / BrickFrame::kTicks;
  const double slot = plate / view_.unit_per_pixel({0, 0, 0}) / static_cast<double>(parts);
  const bool named = layout_.picture().is_map && value != nullptr && slot > 42 * unit_;
  const osg::Vec2d up(0, named ? rect.height() * 0.13 : 0);
  canvas.text(text, middle + up, size, value != nullptr ? ink : colours::kInkSoft, Align::centre);
  if (named) {
    canvas.text(space.name, middle - osg::Vec2d(0, rect.height() * 0.30),
                std::min(18 * unit_, rect.height() * 0.24), colours::kInkSoft, Align::centre);
  }
}

// All numbers are written in the size of the longest.
const std::string& BrickMap::widest_value() const {
  const auto& values = layout_.picture().overlay->values;
  return std::max_element(
             values.begin(), values.end(),
             [](const auto& a, const auto& b) { return a.text.size() < b.text.size(); })
      ->text;
}

bool BrickMap::is_occupied(const BrickSpace& space) const {
  const auto& units = layout_.picture().units;
  return std::any_of(units.begin(), units.end(), [&](const BrickUnit& unit) {
    return unit.foot.x > space.west && unit.foot.x < space.east && unit.foot.y > space.north &&
           unit.foot.y < space.south;
  });
}

void BrickMap::draw_units(Canvas& canvas, const SideColours& sides) const {
  if (layout_.picture().is_map) return;
  const auto& overlay = layout_.picture().overlay;
  const bool has_values = overlay && !overlay->values.empty();
  for (const BrickUnit& unit : layout_.picture().units) {
    if (!layout_.shows(unit.foot) || unit.id.empty()) continue;
    const osg::Vec3d at = layout_.frame().at(unit.foot);
    osg::Vec2d middle = view_.project(at);
    const double half = unit.width / 2 / BrickFrame::kTicks / view_.unit_per_pixel(at);
    double radius = std::clamp(half * 0.84, 9 * unit_, 34 * unit_);
    if (has_values) {  // beside the number
      middle += osg::Vec2d(-half, half);
      radius = std::max(radius * 0.55, 9 * unit_);
    }
    canvas.fill_disc(middle, radius * 1.12, colours::kWhite);
    canvas.fill_disc(middle, radius, sides.of(unit.side));
    if (radius > 7) {
      canvas.text(unit.id.substr(0, 1), middle, radius * 1.25, colours::kWhite, Align::centre);
    }
  }
}

void BrickMap::draw_stops(Canvas& canvas) const {
  if (!layout_.picture().overlay) return;
  for (const auto& way : layout_.picture().overlay->ways) {
    for (const auto& stop : way.stops) {
      if (stop.label.empty()) continue;
      draw_stop(canvas, view_.project(layout_.frame().at(stop.at)), 30 * unit_, stop.label,
                colour_of(way.role));
    }
  }
}

}  // namespace parapet::viewer
