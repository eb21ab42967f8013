#include "viewer/scene/figures_node.h"

#include <algorithm>
#include <array>

namespace parapet::viewer {
namespace {

using mayhem::Device;
using mayhem::Footprint;
using mayhem::Marker;
using mayhem::MarkerKind;
using mayhem::Pieces;
using mayhem::Unit;
using mayhem::Vehicle;
using mayhem::VehicleKind;

osg::Vec3d ahead_of(Facing facing) {
  const NeighbourStep step = step_ahead(facing);
  osg::Vec3d ahead(step.x, -step.y, 0);
  ahead.normalize();
  return ahead;
}

class FigureBuilder {
 public:
  FigureBuilder(const SideColours& sides, const TerrainModel& model, Mesh& mesh)
      : sides_(sides), section_(model.section), frame_(model.frame), mesh_(mesh) {}

  std::vector<Tag> build(const Pieces& pieces) {
    for (const Device& device : pieces.devices) add_device(device);
    for (const Marker& marker : pieces.markers) add_marker(marker);
    for (const Vehicle& vehicle : pieces.vehicles) add_vehicle(vehicle);
    for (const Unit& unit : pieces.units) add_unit(unit);
    return std::move(tags_);
  }

 private:
  osg::Vec3d middle(const Footprint& footprint) const {
    return frame_.at(footprint.at.x + footprint.width / 2.0,
                     footprint.at.y + footprint.height / 2.0, footprint.at.level);
  }

  void add_unit(const Unit& unit) {
    if (!section_.shows(unit.footprint.at)) return;
    const Colour colour = sides_.of(unit.side);
    const double size = std::min(unit.footprint.width, unit.footprint.height);
    const osg::Vec3d foot = middle(unit.footprint);
    const std::array<ProfilePoint, 11> body{{{0.34, 0},
                                             {0.34, 0.07},
                                             {0.30, 0.10},
                                             {0.20, 0.16},
                                             {0.145, 0.28},
                                             {0.12, 0.46},
                                             {0.13, 0.56},
                                             {0.19, 0.60},
                                             {0.19, 0.64},
                                             {0.10, 0.67},
                                             {0, 0.67}}};
    std::vector<ProfilePoint> scaled;
    for (const ProfilePoint& p : body) scaled.push_back({p.radius * size, p.height * size});
    mesh_.add_turned(foot, scaled, colour);
    mesh_.add_sphere(foot + osg::Vec3d(0, 0, 0.80 * size), 0.165 * size,
                     blend(colour, colours::kWhite, 0.18F));
    if (unit.facing) add_wedge(foot, *unit.facing, size, 0.02, colour);
    if (unit.turret) add_wedge(foot, *unit.turret, size * 0.8, 0.8 * size, colour);
    tags_.push_back({foot + osg::Vec3d(0, 0, size), unit.id, unit.footprint.at, colour});
  }

  // A pointer that lies before the base.
  void add_wedge(const osg::Vec3d& foot, Facing facing, double size, double height,
                 const Colour& colour) {
    const osg::Vec3d ahead = ahead_of(facing);
    const osg::Vec3d left(-ahead.y(), ahead.x(), 0);
    const auto corner = [&](double forward, double sideways) {
      const osg::Vec3d p = foot + ahead * (forward * size) + left * (sideways * size);
      return osg::Vec2d(p.x(), p.y());
    };
    const std::array<osg::Vec2d, 3> plan{corner(0.30, -0.24), corner(0.56, 0), corner(0.30, 0.24)};
    mesh_.add_prism(plan, foot.z() + height, foot.z() + height + 0.08 * size,
                    blend(colour, colours::kWhite, 0.45F), with_alpha(colour, 0.9F));
  }

  void add_vehicle(const Vehicle& vehicle) {
    if (!section_.shows(vehicle.back) && !section_.shows(vehicle.front)) return;
    const Colour colour = sides_.of(vehicle.side);
    const osg::Vec3d back = frame_.middle(vehicle.back);
    const osg::Vec3d front = frame_.middle(vehicle.front);
    osg::Vec3d ahead = front - back;
    ahead.z() = 0;
    if (ahead.length2() == 0) ahead = {0, 1, 0};
    ahead.normalize();
    const osg::Vec3d middle = (back + front) / 2;
    const double half = (front - back).length() / 2 + 0.42;
    const bool car = vehicle.kind == VehicleKind::car;
    const double lift = car ? 0.12 : 0.35;
    add_block(middle, ahead, -half, half, 0.36, lift, lift + 0.24, colour);
    add_block(middle, ahead, -half * 0.7, half * 0.25, 0.30, lift + 0.24, lift + 0.46,
              blend(colour, colours::kWhite, 0.5F));
    add_block(middle, ahead, half, half + 0.05, 0.26, lift + 0.08, lift + 0.18,
              colours::kExplosiveBand);
    const osg::Vec3d left(-ahead.y(), ahead.x(), 0);
    for (const double along : {-half * 0.6, half * 0.6}) {
      for (const double side : {-0.34, 0.34}) {
        const osg::Vec3d hub = middle + ahead * along + left * side + osg::Vec3d(0, 0, lift);
        if (car) {
          mesh_.add_bar(hub - left * 0.05, hub + left * 0.05, 0.13, colours::kInk);
        } else {
          mesh_.add_cylinder(hub + osg::Vec3d(0, 0, 0.1), 0.2, 0.04, colours::kInk);
        }
      }
    }
    tags_.push_back({middle + osg::Vec3d(0, 0, lift + 0.5), vehicle.id, vehicle.back, colour});
  }

  void add_block(const osg::Vec3d& middle, const osg::Vec3d& ahead, double from, double to,
                 double half_width, double bottom, double top, const Colour& colour) {
    const osg::Vec3d left(-ahead.y(), ahead.x(), 0);
    const auto corner = [&](double forward, double sideways) {
      const osg::Vec3d p = middle + ahead * forward + left * sideways;
      return osg::Vec2d(p.x(), p.y());
    };
    const std::array<osg::Vec2d, 4> plan{corner(from, -half_width), corner(to, -half_width),
                                         corner(to, half_width), corner(from, half_width)};
    mesh_.add_prism(plan, middle.z() + bottom, middle.z() + top, colour, colours::kOutline);
  }

  void add_device(const Device& device) {
    if (!section_.shows(device.footprint.at)) return;
    const Colour colour = sides_.of(device.side);
    const double size = std::min(device.footprint.width, device.footprint.height);
    const osg::Vec3d foot = middle(device.footprint);
    const std::array<ProfilePoint, 6> body{{{0.44 * size, 0},
                                            {0.44 * size, 0.16},
                                            {0.30 * size, 0.24},
                                            {0.22 * size, 0.9},
                                            {0.30 * size, 1.0},
                                            {0, 1.2}}};
    mesh_.add_turned(foot, body, blend(colour, colours::kPost, 0.35F));
    tags_.push_back({foot + osg::Vec3d(0, 0, 1.2), device.id, device.footprint.at, colour});
  }

  void add_marker(const Marker& marker) {
    if (!section_.shows(marker.at)) return;
    const bool explosion = marker.kind == MarkerKind::explosion;
    const Colour colour = explosion ? explosion_colour() : sides_.of(marker.side);
    const osg::Vec3d foot = frame_.middle(marker.at) + osg::Vec3d(0.24, 0.24, 0);
    if (marker.kind == MarkerKind::object) {
      mesh_.add_outlined_box({foot - osg::Vec3d(0.2, 0.2, 0), foot + osg::Vec3d(0.2, 0.2, 0.4)},
                             colour, blend(colour, colours::kWhite, 0.3F), colours::kOutline);
    } else {
      mesh_.add_cylinder(foot, 0.2, 0.05, colour);
      mesh_.add_cylinder(foot + osg::Vec3d(0, 0, 0.05), 0.13, 0.01, colours::kWhite);
    }
    if (marker.kind == MarkerKind::objective) add_flag(foot, colour);
    const std::string text =
        explosion ? marker.size + " " + std::to_string(marker.damage) : marker.id;
    tags_.push_back({foot + osg::Vec3d(0, 0, 0.45), text, marker.at, colour});
  }

  void add_flag(const osg::Vec3d& foot, const Colour& colour) {
    mesh_.add_cylinder(foot, 0.025, 0.8, colours::kInk);
    const osg::Vec3d a = foot + osg::Vec3d(0.02, 0, 0.8);
    const osg::Vec3d b = foot + osg::Vec3d(0.34, 0, 0.66);
    const osg::Vec3d c = foot + osg::Vec3d(0.02, 0, 0.52);
    mesh_.add_triangle(a, c, b, colour);
    mesh_.add_triangle(a, b, c, colour);
  }

  const SideColours& sides_;
  const Section& section_;
  const Frame& frame_;
  Mesh& mesh_;
  std::vector<Tag> tags_;
};

}  // namespace

std::vector<Tag> build_figures(const Pieces& pieces, const SideColours& sides,
                               const TerrainModel& model, Mesh& mesh) {
  return FigureBuilder(sides, model, mesh).build(pieces);
}

}  // namespace parapet::viewer
