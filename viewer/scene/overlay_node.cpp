#include "viewer/scene/overlay_node.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "viewer/overlay_colours.h"
#include "viewer/role_stripes.h"
#include "viewer/stripes.h"

namespace parapet::viewer {
namespace {

constexpr double kTintLift = 0.012;
constexpr double kBandLift = 0.10;
constexpr double kStripe = 0.17;
constexpr int kArcSteps = 14;

// Along a floor, or up and down in one column.
bool is_straight(Space a, Space b, bool through_air) {
  return (a.x == b.x && a.y == b.y) || (!through_air && a.level == b.level);
}

class OverlayBuilder {
 public:
  OverlayBuilder(const Frame& frame, const Section& section, double line_width,
                 EvidenceMeshes& meshes)
      : frame_(frame), section_(section), radius_(line_width / 2), meshes_(meshes) {}

  void build(const Overlay& overlay) {
    double lift = kTintLift;
    for (const Tint& tint : overlay.tints) {
      const bool focus = tint.role == Role::focus;
      add_tint(tint.at, colour_of(tint.role), focus ? 0.25F : 0.5F, lift);
      if (const auto stripes = stripes_of(tint.role)) add_stripes(tint.at, *stripes, lift);
      if (focus) add_frame(tint.at, colour_of(tint.role), lift + 0.002);
    }
    if (overlay.heat) {
      const HeatScale scale = scale_of(*overlay.heat);
      for (const HeatMap::Item& item : overlay.heat->items) {
        add_tint(item.at, heat_colour(scale.share(item.value)), 0.9F, lift);
      }
    }
    lift += 0.004;
    for (const Outline& outline : overlay.outlines) add_outline(outline, lift);
    for (const Ribbon& ribbon : overlay.ribbons) add_ribbon(ribbon);
    for (const Arrow& arrow : overlay.arrows) add_arrow(arrow);
  }

 private:
  void add_strip(Space space, double x0, double y0, double x1, double y1, const Colour& colour,
                 double lift) {
    const auto corner = [&](double x, double y) {
      return frame_.at(space.x + x, space.y + y, space.level, lift);
    };
    meshes_.ground.add_quad(corner(x0, y1), corner(x1, y1), corner(x1, y0), corner(x0, y0), colour);
  }

  void add_tint(Space space, const Colour& colour, float alpha, double lift) {
    if (!section_.shows(space)) return;
    add_strip(space, 0.03, 0.03, 0.97, 0.97, with_alpha(colour, alpha), lift);
  }

  void add_stripes(Space space, const Colour& colour, double lift) {
    if (!section_.shows(space)) return;
    const auto corner = [&](double x, double y) {
      return frame_.at(space.x + x, space.y + y, space.level, lift);
    };
    const std::array<osg::Vec3d, 4> corners{corner(0.03, 0.97), corner(0.97, 0.97),
                                            corner(0.97, 0.03), corner(0.03, 0.03)};
    cut_into_stripes(
        corners, {0.7, 0.7, 0}, kStripe, [&](std::span<const osg::Vec3d> part, bool odd) {
          for (std::size_t n = 2; odd && n < part.size(); ++n) {
            meshes_.ground.add_triangle(part[0], part[n - 1], part[n], with_alpha(colour, 0.30F));
          }
        });
  }

  void add_frame(Space space, const Colour& colour, double lift) {
    if (!section_.shows(space)) return;
    const double a = 0.04, b = 0.96, w = 0.08;
    add_strip(space, a, a, b, a + w, colour, lift);
    add_strip(space, a, b - w, b, b, colour, lift);
    add_strip(space, a, a + w, a + w, b - w, colour, lift);
    add_strip(space, b - w, a + w, b, b - w, colour, lift);
  }

  void add_outline(const Outline& outline, double lift) {
    const std::set<Space> all(outline.spaces.begin(), outline.spaces.end());
    const Colour colour = colour_of(outline.role);
    const double w = 0.09;
    for (const Space& s : outline.spaces) {
      if (!section_.shows(s)) continue;
      add_strip(s, 0, 0, 1, 1, with_alpha(colour, 0.14F), lift);
      const auto joined = [&](int dx, int dy) {
        return all.contains({s.x + dx, s.y + dy, s.level});
      };
      if (!joined(0, -1)) add_strip(s, 0, 0, 1, w, colour, lift + 0.002);
      if (!joined(0, 1)) add_strip(s, 0, 1 - w, 1, 1, colour, lift + 0.002);
      if (!joined(-1, 0)) add_strip(s, 0, 0, w, 1, colour, lift + 0.002);
      if (!joined(1, 0)) add_strip(s, 1 - w, 0, 1, 1, colour, lift + 0.002);
    }
  }

  void add_bar(const osg::Vec3d& a, const osg::Vec3d& b, double radius, const Colour& colour) {
    if ((b - a).length2() < 1e-9) return;
    meshes_.lines.add_bar(a, b, radius, colour);
    meshes_.halo.add_bar(a, b, radius * 1.5, colours::kWhite);
  }

  void add_joint(const osg::Vec3d& at, double radius, const Colour& colour) {
    meshes_.lines.add_sphere(at, radius, colour);
    meshes_.halo.add_sphere(at, radius * 1.5, colours::kWhite);
  }

  void add_head(const osg::Vec3d& neck, const osg::Vec3d& tip, double radius,
                const Colour& colour) {
    meshes_.lines.add_cone(neck, tip, radius, colour);
    osg::Vec3d along = tip - neck;
    along.normalize();
    meshes_.halo.add_cone(neck - along * (radius * 0.25), tip + along * (radius * 0.5),
                          radius * 1.28, colours::kWhite);
  }

  // A way of one step, whole or in dashes where it is flown. Ends at `until` of it.
  void add_way(Space from, Space to, bool through_air, double begin, double until,
               const Colour& colour) {
    const int steps = is_straight(from, to, through_air) ? 1 : kArcSteps;
    for (int n = 0; n < steps; ++n) {
      const auto at = [&](double share) {
        return on_way(frame_, from, to, through_air, begin + (until - begin) * share);
      };
      const double first = static_cast<double>(n) / steps;
      const double last = (n + (through_air && steps > 1 ? 0.6 : 1.0)) / steps;
      add_bar(at(first), at(last), radius_, colour);
      if (!through_air && steps > 1) add_joint(at(last), radius_, colour);
    }
  }

  void add_ribbon(const Ribbon& ribbon) {
    const Colour colour = colour_of(ribbon.role);
    const std::size_t count = ribbon.stops.size();
    for (std::size_t n = 0; n < count; ++n) {
      const Ribbon::Stop& stop = ribbon.stops[n];
      if (!section_.shows(stop.at)) continue;
      const bool starts = n == 0 && ribbon.role != Role::danger;
      add_joint(frame_.middle(stop.at, kBandLift), radius_ * (starts ? 1.8 : 1.0),
                starts ? colours::kInk : colour);
      if (n == 0 || !section_.shows(ribbon.stops[n - 1].at)) continue;
      add_way(ribbon.stops[n - 1].at, stop.at, stop.through_air, 0, 1, colour);
    }
  }

  void add_arrow(const Arrow& arrow) {
    if (!section_.shows(arrow.from) || !section_.shows(arrow.to) || arrow.from == arrow.to) return;
    const Colour colour = colour_of(arrow.role);
    const bool air = arrow.from.level != arrow.to.level;
    const double length = (frame_.middle(arrow.to) - frame_.middle(arrow.from)).length();
    const double begin = std::min(0.3, 0.32 / length);
    const double neck = std::max(0.5, 1 - 0.42 / length);
    add_way(arrow.from, arrow.to, air, begin, neck, colour);
    add_head(on_way(frame_, arrow.from, arrow.to, air, neck),
             on_way(frame_, arrow.from, arrow.to, air, std::max(neck, 1 - 0.06 / length)),
             std::min(0.22, radius_ * 3), colour);
  }

  const Frame& frame_;
  const Section& section_;
  double radius_;
  EvidenceMeshes& meshes_;
};

}  // namespace

osg::Vec3d on_way(const Frame& frame, Space from, Space to, bool through_air, double step) {
  const osg::Vec3d a = frame.middle(from, kBandLift);
  const osg::Vec3d b = frame.middle(to, kBandLift);
  const osg::Vec3d straight = a + (b - a) * step;
  if (is_straight(from, to, through_air)) return straight;
  // Up first and then across, so that the way does not run through the higher floor.
  const double top = std::max(a.z(), b.z()) + (through_air ? 0.42 : 0.25);
  const double bend = 4 * step * (1 - step);
  const double skew = a.z() > b.z() ? std::pow(step, 2.2) : 1 - std::pow(1 - step, 2.2);
  const double base = a.z() + (b.z() - a.z()) * (a.z() == b.z() ? step : skew);
  return {straight.x(), straight.y(), base + bend * (top - std::max(a.z(), b.z()))};
}

std::vector<osg::Vec3d> vital_points(const Overlay& overlay, const Frame& frame,
                                     const Section& section, std::size_t most) {
  std::vector<Space> spaces = marked_spaces(overlay);
  if (spaces.empty()) spaces = spaces_of(overlay);
  std::erase_if(spaces, [&](Space space) { return !section.shows(space); });
  std::sort(spaces.begin(), spaces.end());
  spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
  std::vector<osg::Vec3d> points;
  const std::size_t step = spaces.size() / std::max<std::size_t>(1, most) + 1;
  for (std::size_t n = 0; n < spaces.size(); n += step) {
    points.push_back(frame.middle(spaces[n], kBandLift));
  }
  return points;
}

void build_overlay(const Overlay& overlay, const Frame& frame, const Section& section,
                   double line_width, EvidenceMeshes& meshes) {
  OverlayBuilder(frame, section, line_width, meshes).build(overlay);
}

}  // namespace parapet::viewer
