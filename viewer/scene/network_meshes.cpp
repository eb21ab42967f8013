#include "viewer/scene/network_meshes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "viewer/overlay_colours.h"
#include "viewer/role_stripes.h"
#include "viewer/scene/pawn.h"

namespace parapet::viewer {
namespace {

const Colour kSteel = rgb(0x59636F);
const Colour kMast = rgb(0x8B929B);
const Colour kPath = rgb(0xA08F74);
const Colour kRing = rgb(0x22262E);

class Builder {
 public:
  Builder(const NetworkPicture& picture, const NetworkPlaces& places, const BrickFrame& frame,
          const SideColours& sides, double pixel)
      : picture_(picture),
        places_(places),
        frame_(frame),
        sides_(sides),
        looks_(picture),
        sizes_(places.spacing),
        pixel_(pixel) {}

  NetworkMeshes build() {
    for (std::size_t n = 0; n < picture_.locations.size(); ++n) add_location(n);
    for (const auto& [a, b] : picture_.adjacent) add_path(a, b);
    for (std::size_t n = 0; n < picture_.stops.size(); ++n) add_stop(n);
    for (std::size_t n = 0; n < picture_.rails.size(); ++n) add_rail(n);
    const std::vector<BrickPoint> feet = feet_of(picture_, places_);
    for (std::size_t n = 0; n < feet.size(); ++n) add_unit(feet[n], picture_.units[n].side);
    for (const NetworkMeasure& measure : picture_.measures) add_measure(measure);
    return std::move(meshes_);
  }

 private:
  static double world(double ticks) { return ticks / BrickFrame::kTicks; }

  // Thin things stay as wide as can be seen.
  double at_least(double ticks, double pixels) const {
    return std::max(world(ticks), pixels * pixel_);
  }

  std::vector<osg::Vec2d> plan(const osg::Vec3d& middle, const TerritoryLook& look,
                               double radius) const {
    // Plates of few corners would look smaller than round ones.
    const double grown = look.corners == 3 ? 1.35 : look.corners == 4 ? 1.18 : 1.05;
    std::vector<osg::Vec2d> corners;
    for (int k = 0; k < look.corners; ++k) {
      const double angle = 2 * std::numbers::pi * (k + look.turn) / look.corners;
      corners.emplace_back(middle.x() + grown * radius * std::cos(angle),
                           middle.y() + grown * radius * std::sin(angle));
    }
    return corners;
  }

  void add_location(std::size_t n) {
    const NetworkLocation& location = picture_.locations[n];
    const TerritoryLook look = looks_.of(location.territory);
    const osg::Vec3d at = frame_.at(places_.locations[n]);
    const double radius = world(sizes_.plate);
    const double thick = radius * 0.12;
    if (location.role) {
      const auto rim = plan(at, look, radius * 1.18);
      meshes_.solid.add_prism(rim, at.z() + thick * 0.1, at.z() + thick * 0.6,
                              colour_of(*location.role), with_alpha(colours::kOutline, 0.4F));
    }
    meshes_.solid.add_prism(plan(at, look, radius), at.z() + thick * 0.12, at.z() + thick,
                            look.colour, colours::kOutline);
    if (location.has_token) {
      const osg::Vec3d foot = at + osg::Vec3d(-radius * 0.55, -radius * 0.35, thick);
      meshes_.solid.add_cylinder(foot, radius * 0.2, radius * 0.12, rgb(0xFFD54A));
      meshes_.solid.add_cylinder(foot + osg::Vec3d(0, 0, radius * 0.12), radius * 0.1,
                                 radius * 0.05, rgb(0x8A6D00));
    }
  }

  // From rim to rim, in dashes.
  void add_path(std::size_t a, std::size_t b) {
    const double lift = world(sizes_.plate) * 0.06;
    const osg::Vec3d from = frame_.at(places_.locations[a]) + osg::Vec3d(0, 0, lift);
    const osg::Vec3d to = frame_.at(places_.locations[b]) + osg::Vec3d(0, 0, lift);
    osg::Vec3d way = to - from;
    const double length = way.normalize();
    const double rim = world(sizes_.plate) * 0.9;
    if (length <= 2 * rim) return;
    const double room = length - 2 * rim;
    const double step = std::max(world(sizes_.plate) * 0.55, room / 400);
    const int dashes = std::max(1, static_cast<int>(room / step));
    for (int k = 0; k < dashes; ++k) {
      const double start = rim + room * (k + 0.2) / dashes;
      const double end = rim + room * (k + 0.8) / dashes;
      meshes_.paths.add_bar(from + way * start, from + way * end, at_least(sizes_.tube * 0.55, 0.9),
                            kPath);
    }
  }

  // A pad on a mast that stands on its location.
  void add_stop(std::size_t n) {
    const NetworkStop& stop = picture_.stops[n];
    const osg::Vec3d at = frame_.at(places_.stops[n]);
    const osg::Vec3d foot = frame_.at(places_.locations[stop.location]);
    if ((at - foot).length() > world(sizes_.pad)) {
      meshes_.solid.add_bar(foot, at, at_least(sizes_.tube * 0.5, 0.9), kMast);
    }
    const double radius = world(sizes_.pad);
    meshes_.solid.add_cylinder(at - osg::Vec3d(0, 0, radius * 0.3), radius, radius * 0.3,
                               stop.role ? colour_of(*stop.role) : colours::kInk);
  }

  void add_rail(std::size_t n) {
    const NetworkRail& rail = picture_.rails[n];
    const bool is_meant = rail.share || rail.role;
    const double radius = at_least(sizes_.tube * (is_meant ? 1.5 : 1), is_meant ? 3.0 : 2.0);
    const Colour colour = rail_colour(rail);
    const auto& way = places_.rails[n];
    double done = 0;  // from its start, so that rings go on round bends
    for (std::size_t k = 0; k + 1 < way.size(); ++k) {
      const osg::Vec3d a = frame_.at(way[k]);
      const osg::Vec3d b = frame_.at(way[k + 1]);
      meshes_.evidence.lines.add_bar(a, b, radius, colour);
      meshes_.evidence.halo.add_bar(a, b, radius + 1.6 * pixel_, colours::kWhite);
      meshes_.solid.add_bar(a, b, radius * 0.9, colour);
      if (k > 0) meshes_.evidence.lines.add_sphere(a, radius, colour);
      add_rings(rail, a, b, radius, done);
      done += (b - a).length();
    }
  }

  // So many of them in a row, then a gap.
  void add_rings(const NetworkRail& rail, const osg::Vec3d& a, const osg::Vec3d& b, double radius,
                 double done) {
    const int rings = rail.role    ? (stripes_of(*rail.role) ? 2 : 0)
                      : rail.share ? band_of(*rail.share).rings
                                   : 0;
    osg::Vec3d way = b - a;
    const double length = way.normalize();
    const double ring = radius * 0.8;
    const double period = ring * 16;
    if (rings == 0 || length <= 0 || length / period > 2'000) return;
    for (double start = std::floor(done / period) * period; start < done + length;
         start += period) {
      for (int k = 0; k < rings; ++k) {
        const double from = std::clamp(start + (2 * k + 4) * ring - done, 0.0, length);
        const double to = std::clamp(start + (2 * k + 5) * ring - done, 0.0, length);
        if (to - from < ring * 0.2) continue;
        meshes_.evidence.lines.add_bar(a + way * from, a + way * to, radius * 1.18, kRing);
      }
    }
  }

  void add_unit(const BrickPoint& foot, const std::string& side) {
    const double lift = world(sizes_.plate) * 0.12;
    const double tall = world(sizes_.pawn);
    add_pawn(frame_.at(foot) + osg::Vec3d(0, 0, lift), tall, tall * 0.5, sides_.of(side),
             meshes_.solid);
  }

  void add_measure(const NetworkMeasure& measure) {
    const osg::Vec3d a = frame_.at(measure.from);
    const osg::Vec3d b = frame_.at(measure.to);
    const double radius = 2.2 * pixel_;
    const Colour colour = colour_of(measure.role);
    if ((b - a).length() > radius) meshes_.evidence.marks.add_bar(a, b, radius, colour);
    for (const osg::Vec3d& end : {a, b}) {
      meshes_.evidence.mark_halo.add_sphere(end, radius * 3.2, colours::kWhite);
      meshes_.evidence.marks.add_sphere(end, radius * 2.4, colour);
    }
  }

  const NetworkPicture& picture_;
  const NetworkPlaces& places_;
  const BrickFrame& frame_;
  const SideColours& sides_;
  TerritoryLooks looks_;
  NetworkSizes sizes_;
  double pixel_;
  NetworkMeshes meshes_;
};

}  // namespace

Colour rail_colour(const NetworkRail& rail) {
  if (rail.role) return colour_of(*rail.role);
  return rail.share ? band_of(*rail.share).colour : kSteel;
}

NetworkMeshes build_network_meshes(const NetworkPicture& picture, const NetworkPlaces& places,
                                   const BrickFrame& frame, const SideColours& sides,
                                   double pixel) {
  return Builder(picture, places, frame, sides, pixel).build();
}

}  // namespace parapet::viewer
