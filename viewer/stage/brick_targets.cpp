#include "viewer/stage/brick_targets.h"

#include <algorithm>

namespace parapet::viewer {
namespace {

constexpr double kPlateLift = 20;   // ticks: how high over the bricks plates are drawn
constexpr double kTolerance = 0.1;  // of a unit of the world: studs and what is just below a plate

struct Met {
  double at = 0;
  const BrickUnit* unit = nullptr;
  const BrickSpace* space = nullptr;
};

Pillar pillar_of(const BrickUnit& unit, const BrickFrame& frame) {
  const double tall = unit.height / BrickFrame::kTicks;
  const double wide = std::min(unit.width / BrickFrame::kTicks, tall * 1.6);
  if (unit.airborne) return {frame.at(unit.foot), wide * 0.46, 0.8};
  return {frame.at(unit.foot), wide * 0.42, tall};
}

std::vector<Met> units_on(const PointerRay& ray, const BrickLayout& layout) {
  std::vector<Met> met;
  for (const BrickUnit& unit : layout.picture().units) {
    if (!layout.shows(unit.foot)) continue;
    if (const auto at = meet(ray, pillar_of(unit, layout.frame()))) met.push_back({*at, &unit, {}});
  }
  return met;
}

std::vector<Met> plates_on(const PointerRay& ray, const BrickLayout& layout) {
  std::vector<Met> met;
  for (const BrickSpace& space : layout.picture().spaces) {
    const osg::Vec3d low = layout.frame().at(space.west, space.south, space.height + kPlateLift);
    const auto at = meet_floor(ray, low.z());
    if (!at || !layout.shows(space)) continue;
    const osg::Vec3d high = layout.frame().at(space.east, space.north, space.height);
    const osg::Vec3d place = ray.at(*at);
    const bool is_over = place.x() >= low.x() && place.x() <= high.x() && place.y() >= low.y() &&
                         place.y() <= high.y();
    if (is_over) met.push_back({*at, {}, &space});
  }
  std::sort(met.begin(), met.end(), [](const Met& a, const Met& b) { return a.at < b.at; });
  return met;
}

// Where the bricks begin.
std::optional<double> bricks_on(const PointerRay& ray, const BrickLayout& layout) {
  const osg::BoundingBoxd& bounds = layout.bounds();
  double from = 0;
  if (layout.ceiling()) {
    const double top = layout.frame().at(0, 0, *layout.ceiling()).z();
    if (ray.from.z() > top && ray.along.z() >= 0) return std::nullopt;
    if (ray.from.z() > top) from = (top - ray.from.z()) / ray.along.z();
  }
  const double reach = ((bounds.center() - ray.from).length() + 2 * bounds.radius()) /
                       std::max(1e-9, ray.along.length());
  if (reach <= from) return std::nullopt;
  const auto counts = [&layout](std::size_t body) {
    return layout.shows(layout.picture().bodies[body]);
  };
  const auto share = layout.tree().first(layout.frame().to_board(ray.at(from)),
                                         layout.frame().to_board(ray.at(reach)), counts);
  if (!share) return std::nullopt;
  return from + (reach - from) * *share;
}

bool is_on(const BrickUnit& unit, const BrickSpace& space) {
  return unit.foot.x > space.west && unit.foot.x < space.east && unit.foot.y > space.north &&
         unit.foot.y < space.south;
}

std::string place_of(const BrickUnit& unit, const BrickLayout& layout) {
  if (!unit.place.empty()) return unit.place;
  const auto& spaces = layout.picture().spaces;
  const auto under = std::find_if(spaces.begin(), spaces.end(), [&](const BrickSpace& space) {
    return is_on(unit, space) && std::abs(unit.foot.z - space.height) < kPlateLift;
  });
  return under == spaces.end() ? "" : under->name;
}

}  // namespace

std::optional<Pick> pick_on_bricks(const PointerRay& ray, const BrickLayout& layout) {
  const std::vector<Met> plates = plates_on(ray, layout);
  const std::vector<Met> units = units_on(ray, layout);
  if (plates.empty() && units.empty()) return std::nullopt;
  const std::optional<double> bricks = bricks_on(ray, layout);
  const double seen_until = bricks ? *bricks + kTolerance / ray.along.length() : 1e300;
  std::optional<Met> best;
  const auto nearest = [&best](const std::vector<Met>& all, double until) {
    for (const Met& met : all) {
      if (met.at <= until && (!best || met.at < best->at)) best = met;
    }
  };
  nearest(units, seen_until);
  nearest(plates, seen_until);
  if (!best) nearest(units, 1e300);
  if (!best) nearest(plates, 1e300);
  if (best->unit != nullptr) return Pick{best->unit->id, true, place_of(*best->unit, layout)};
  return Pick{best->space->name, false, best->space->name};
}

std::optional<osg::Vec3d> surface_of_bricks(const PointerRay& ray, const BrickLayout& layout) {
  std::optional<double> at = bricks_on(ray, layout);
  for (const auto& all : {units_on(ray, layout), plates_on(ray, layout)}) {
    for (const Met& met : all) at = std::min(met.at, at.value_or(met.at));
  }
  if (!at) return std::nullopt;
  return ray.at(*at);
}

std::optional<osg::Vec3d> place_on_bricks(const std::string& word, const BrickLayout& layout) {
  for (const BrickUnit& unit : layout.picture().units) {
    if (unit.id != word || !layout.shows(unit.foot)) continue;
    const Pillar pillar = pillar_of(unit, layout.frame());
    return pillar.foot + osg::Vec3d(0, 0, pillar.height / 2);
  }
  for (const BrickSpace& space : layout.picture().spaces) {
    if (space.name == word && layout.shows(space)) return layout.frame().middle(space, kPlateLift);
  }
  return std::nullopt;
}

}  // namespace parapet::viewer
