#include "viewer/scene/brick_overlay_node.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "viewer/overlay_colours.h"
#include "viewer/role_stripes.h"
#include "viewer/scene/brick_terrain_node.h"
#include "viewer/scene/model_figure.h"
#include "viewer/scene/pawn.h"
#include "viewer/scene/touched_edges.h"
#include "viewer/stripes.h"

namespace parapet::viewer {
namespace {

constexpr double kPlateLift = 20;  // ticks: above the studs, which are part of the look alone
constexpr double kStripe = 46;     // ticks
constexpr int kArcSteps = 22;
const Colour kHalo = rgb(0xFFFFFF);

class OverlayBuilder {
 public:
  OverlayBuilder(const BrickLayout& layout, double line_width, EvidenceMeshes& meshes)
      : layout_(layout), frame_(layout.frame()), radius_(line_width / 2), meshes_(meshes) {}

  void build(const BrickOverlay& overlay) {
    for (const auto& strip : overlay.strips) add_strip(strip);
    for (const auto& target : overlay.targets) add_target(target);
    for (const auto& patch : overlay.patches) add_patch(patch);
    for (const auto& way : overlay.ways) add_way(way);
    for (const auto& ray : overlay.rays) add_ray(ray);
    for (const TouchedEdge& edge : touched_edges(layout_.picture())) {
      add_bar(frame_.at(edge.from), frame_.at(edge.to), radius_ * 0.55, colours::kBlocker);
    }
    for (const auto& glow : overlay.glows) build_glow(layout_, glow, meshes_);
    for (const auto& coated : overlay.coats) {
      if (coated.coat == Coat::removed) build_glow(layout_, {coated.piece, true, {}}, meshes_);
    }
    for (const auto& arrow : overlay.arrows) add_arrow(arrow);
    for (const auto& mark : overlay.marks) {
      if (mark.plain) {
        add_ball(frame_.at(mark.at), radius_ * 0.9, colours::kInk, kHalo);
        continue;
      }
      const Colour colour = !mark.good   ? colours::kBlocker
                            : *mark.good ? colours::kClear
                                         : colours::kBlocked;
      if (mark.good && !*mark.good) {
        add_cross(frame_.at(mark.at), radius_ * 1.1, colour);
        continue;
      }
      add_ball(frame_.at(mark.at), radius_ * (mark.good ? 0.85 : 2.3), colour,
               mark.good ? kHalo : colours::kInk);
    }
  }

  void add_stripes(const BrickSpace& space, const Colour& colour, double lift) {
    const auto corner = [&](double x, double y) {
      return frame_.at(x, y, space.height + kPlateLift + lift);
    };
    const std::array<osg::Vec3d, 4> corners{
        corner(space.west, space.south), corner(space.east, space.south),
        corner(space.east, space.north), corner(space.west, space.north)};
    cut_into_stripes(corners, {0.7, 0.7, 0}, kStripe / BrickFrame::kTicks,
                     [&](std::span<const osg::Vec3d> part, bool odd) {
                       for (std::size_t n = 2; odd && n < part.size(); ++n) {
                         meshes_.ground.add_triangle(part[0], part[n - 1], part[n],
                                                     with_alpha(colour, 0.30F));
                       }
                     });
  }

  void add_plate(const BrickSpace& space, const Colour& fill, const Colour& rim, double rim_width,
                 double lift) {
    const auto corner = [&](double x, double y) {
      return frame_.at(x, y, space.height + kPlateLift + lift);
    };
    const auto rect = [&](double west, double north, double east, double south,
                          const Colour& colour) {
      meshes_.ground.add_quad(corner(west, south), corner(east, south), corner(east, north),
                              corner(west, north), colour);
    };
    const double w =
        std::min({rim_width, (space.east - space.west) / 3, (space.south - space.north) / 3});
    if (fill.a() > 0) {
      rect(space.west + w, space.north + w, space.east - w, space.south - w, fill);
    }
    rect(space.west, space.north, space.east, space.north + w, rim);
    rect(space.west, space.south - w, space.east, space.south, rim);
    rect(space.west, space.north + w, space.west + w, space.south - w, rim);
    rect(space.east - w, space.north + w, space.east, space.south - w, rim);
  }

 private:
  void add_bar(const osg::Vec3d& a, const osg::Vec3d& b, double radius, const Colour& colour) {
    if ((b - a).length2() < 1e-9) return;
    meshes_.lines.add_bar(a, b, radius, colour);
    meshes_.halo.add_bar(a, b, radius * 1.5, kHalo);
  }

  void add_joint(const osg::Vec3d& at, double radius, const Colour& colour) {
    meshes_.lines.add_sphere(at, radius, colour);
    meshes_.halo.add_sphere(at, radius * 1.5, kHalo);
  }

  void add_ball(const osg::Vec3d& at, double radius, const Colour& colour, const Colour& rim) {
    meshes_.marks.add_sphere(at, radius, colour);
    meshes_.mark_halo.add_sphere(at, radius * 1.32, rim);
  }

  // A cross from wherever it is seen.
  void add_cross(const osg::Vec3d& at, double reach, const Colour& colour) {
    for (const osg::Vec3d& way :
         {osg::Vec3d(1, 1, 1), osg::Vec3d(-1, 1, 1), osg::Vec3d(1, -1, 1), osg::Vec3d(-1, -1, 1)}) {
      const osg::Vec3d arm = way * (reach / way.length());
      meshes_.marks.add_bar(at - arm, at + arm, reach * 0.28, colour);
      meshes_.mark_halo.add_bar(at - arm * 1.2, at + arm * 1.2, reach * 0.48, kHalo);
    }
  }

  void add_dashes(const osg::Vec3d& a, const osg::Vec3d& b, double radius, const Colour& colour) {
    const double length = (b - a).length();
    const int dashes = std::clamp(static_cast<int>(length / (radius * 9) + 0.5), 1, 200);
    for (int i = 0; i < dashes; ++i) {
      add_bar(a + (b - a) * ((i + 0.42) / dashes), a + (b - a) * ((i + 1.0) / dashes), radius,
              colour);
    }
  }

  void add_ray(const BrickOverlay::Ray& ray) {
    const osg::Vec3d a = frame_.at(ray.from);
    const osg::Vec3d b = frame_.at(ray.to);
    const Colour colour = ray.clear ? colours::kClear : colours::kBlocked;
    const double radius = ray.thin ? radius_ * 0.4 : radius_;
    const double reached = ray.clear ? 1 : ray.decided_at.value_or(ray.thin ? 0 : 1);
    const osg::Vec3d turn = a + (b - a) * reached;
    add_bar(a, turn, radius, colour);
    if (reached < 1) add_dashes(turn, b, radius, colour);
    if (ray.thin) return;
    add_ball(a, radius * 1.9, colours::kInk, kHalo);
    add_ball(b, radius * 1.9, colours::kInk, kHalo);
  }

  osg::Vec3d lifted(const BrickPoint& p) const {
    return frame_.at(p.x, p.y, p.z + kPlateLift) + osg::Vec3d(0, 0, radius_);
  }

  void add_way(const BrickOverlay::Way& way) {
    const Colour colour = colour_of(way.role);
    for (std::size_t n = 0; n < way.stops.size(); ++n) {
      const osg::Vec3d here = lifted(way.stops[n].at);
      const bool starts = n == 0 && way.role != Role::danger;
      add_joint(here, radius_ * (starts ? 1.8 : 1.0), starts ? colours::kInk : colour);
      if (n == 0) continue;
      const osg::Vec3d before = lifted(way.stops[n - 1].at);
      if (way.stops[n].through_air) {
        add_arc(before, here, colour);
      } else {
        add_climb(before, here, colour);
      }
    }
  }

  // Over the higher end's level, up first and down last, so that it runs outside the terrain.
  void add_climb(const osg::Vec3d& a, const osg::Vec3d& b, const Colour& colour) {
    if (std::abs(a.z() - b.z()) < 1e-6) return add_bar(a, b, radius_, colour);
    const osg::Vec3d middle = (a + b) / 2;
    const osg::Vec3d low(middle.x(), middle.y(), a.z());
    const osg::Vec3d high(middle.x(), middle.y(), b.z());
    add_bar(a, low, radius_, colour);
    add_joint(low, radius_, colour);
    add_bar(low, high, radius_, colour);
    add_joint(high, radius_, colour);
    add_bar(high, b, radius_, colour);
  }

  void add_arc(const osg::Vec3d& a, const osg::Vec3d& b, const Colour& colour) {
    const double rise = std::max(0.35, (b - a).length() * 0.28);
    const auto at = [&](double t) {
      return a + (b - a) * t + osg::Vec3d(0, 0, 4 * rise * t * (1 - t));
    };
    for (int n = 0; n < kArcSteps; ++n) {
      add_bar(at(static_cast<double>(n) / kArcSteps), at((n + 0.62) / kArcSteps), radius_, colour);
    }
  }

  // A head whose tip is the end.
  void add_arrow(const BrickOverlay::Arrow& arrow) {
    const osg::Vec3d a = frame_.at(arrow.from);
    const osg::Vec3d b = frame_.at(arrow.to);
    const double length = (b - a).length();
    if (length < 1e-6) return;
    const Colour colour = colour_of(arrow.role);
    const osg::Vec3d neck = b - (b - a) * std::min(1.0, radius_ * 4 / length);
    add_joint(a, radius_ * 0.6, colour);
    add_bar(a, neck, radius_ * 0.6, colour);
    meshes_.lines.add_cone(neck, b, radius_ * 2.4, colour);
    meshes_.halo.add_cone(neck - (b - neck) * 0.2, b + (b - neck) * 0.25, radius_ * 3.2, kHalo);
  }

  // A carpet, and a faint wall up to the limit.
  void add_strip(const BrickOverlay::Strip& strip) {
    if (strip.corners.size() < 3) return;
    const Colour colour = colour_of(strip.role);
    std::vector<osg::Vec3d> low;
    std::vector<osg::Vec3d> high;
    for (const BrickPoint& p : strip.corners) {
      low.push_back(frame_.at(p.x, p.y, p.z + kPlateLift));
      high.push_back(frame_.at(p.x, p.y, p.z + strip.limit));
    }
    const auto both_sides = [&](const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c,
                                const Colour& with) {
      meshes_.ground.add_triangle(a, b, c, with);
      meshes_.ground.add_triangle(a, c, b, with);
    };
    for (std::size_t n = 2; n < low.size(); ++n) {
      both_sides(low[0], low[n - 1], low[n], with_alpha(colour, 0.22F));
    }
    if (strip.limit <= 0) return;
    for (std::size_t n = 0; n < low.size(); ++n) {
      const std::size_t next = (n + 1) % low.size();
      both_sides(low[n], low[next], high[next], with_alpha(colour, 0.10F));
      both_sides(low[n], high[next], high[n], with_alpha(colour, 0.10F));
      meshes_.lines.add_bar(high[n], high[next], radius_ * 0.22, colour);
      meshes_.lines.add_bar(low[n], high[n], radius_ * 0.22, colour);
    }
  }

  // A glass box with its edges.
  void add_target(const BrickOverlay::Target& target) {
    const auto corner = [&](int n) {
      return frame_.at((n & 1) == 0 ? target.low.x : target.high.x,
                       (n & 2) == 0 ? target.low.y : target.high.y,
                       (n & 4) == 0 ? target.low.z : target.high.z);
    };
    constexpr int kFaces[6][4] = {{0, 1, 3, 2}, {4, 6, 7, 5}, {0, 4, 5, 1},
                                  {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 5, 7, 3}};
    for (const auto& face : kFaces) {
      add_sheet({corner(face[0]), corner(face[1]), corner(face[2]), corner(face[3])},
                with_alpha(colours::kBlocked, 0.30F));
    }
    for (int n = 0; n < 8; ++n) {
      for (const int bit : {1, 2, 4}) {
        if ((n & bit) != 0) continue;
        meshes_.lines.add_bar(corner(n), corner(n | bit), radius_ * 0.22, colours::kBlocked);
      }
    }
  }

  void add_patch(const BrickOverlay::Patch& patch) {
    std::vector<osg::Vec3d> corners;
    for (const BrickPoint& p : patch.corners) corners.push_back(frame_.at(p));
    add_sheet(corners, with_alpha(colours::kClear, 0.75F));
  }

  // Seen from both sides.
  void add_sheet(const std::vector<osg::Vec3d>& corners, const Colour& colour) {
    for (std::size_t n = 2; n < corners.size(); ++n) {
      meshes_.ground.add_triangle(corners[0], corners[n - 1], corners[n], colour);
      meshes_.ground.add_triangle(corners[0], corners[n], corners[n - 1], colour);
    }
  }

  const BrickLayout& layout_;
  const BrickFrame& frame_;
  double radius_;
  EvidenceMeshes& meshes_;
};

osg::Vec3d ahead_of(Facing facing) {
  const NeighbourStep step = step_ahead(facing);
  osg::Vec3d ahead(step.x, -step.y, 0);
  ahead.normalize();
  return ahead;
}

void add_pawn(const BrickUnit& unit, const BrickFrame& frame, const Colour& colour, Mesh& mesh) {
  const osg::Vec3d foot = frame.at(unit.foot);
  const double tall = unit.height / BrickFrame::kTicks;
  const double wide = std::min(unit.width / BrickFrame::kTicks, tall * 1.6);
  viewer::add_pawn(foot, tall, wide, colour, mesh);
  if (!unit.facing) return;
  const osg::Vec3d ahead = ahead_of(*unit.facing);
  const osg::Vec3d left(-ahead.y(), ahead.x(), 0);
  const auto corner = [&](double forward, double sideways) {
    const osg::Vec3d p = foot + ahead * (forward * wide) + left * (sideways * wide);
    return osg::Vec2d(p.x(), p.y());
  };
  const std::array<osg::Vec2d, 3> plan{corner(0.40, -0.30), corner(0.72, 0), corner(0.40, 0.30)};
  mesh.add_prism(plan, foot.z() + 20 / BrickFrame::kTicks, foot.z() + 32 / BrickFrame::kTicks,
                 blend(colour, colours::kWhite, 0.45F), with_alpha(colour, 0.9F));
}

void add_token(const BrickUnit& unit, const BrickFrame& frame, const Colour& colour, Mesh& mesh) {
  const osg::Vec3d foot = frame.at(unit.foot);
  const double wide = unit.width / BrickFrame::kTicks;
  mesh.add_cylinder(foot, wide * 0.46, 0.05, colour);
  mesh.add_cylinder(foot + osg::Vec3d(0, 0, 0.05), wide * 0.03, 0.5, colours::kInk);
  const osg::Vec3d middle = foot + osg::Vec3d(0, 0, 0.6);
  for (const double side : {-1.0, 1.0}) {
    mesh.add_cone(middle, middle + osg::Vec3d(side * wide * 0.8, 0, 0.22), wide * 0.16,
                  blend(colour, colours::kWhite, 0.3F));
  }
  mesh.add_sphere(middle, wide * 0.22, colour);
}

}  // namespace

void build_plates(const BrickLayout& layout, EvidenceMeshes& meshes) {
  OverlayBuilder builder(layout, 0, meshes);
  const BrickPicture& picture = layout.picture();
  const Colour rim = rgb(0x46505E, 0.55F);
  std::vector<bool> covered(picture.spaces.size(), false);
  if (picture.overlay) {
    for (const auto& value : picture.overlay->values) {
      covered[value.space] = true;
      if (!layout.shows(picture.spaces[value.space])) continue;
      const Colour fill = picture.is_map ? with_alpha(colours::kWhite, 0.45F)
                                         : with_alpha(heat_colour(value.share), 0.94F);
      builder.add_plate(picture.spaces[value.space], fill, with_alpha(rgb(0x22262E), 0.55F), 5,
                        0.6);
    }
    for (const auto& tint : picture.overlay->tints) {
      covered[tint.space] = true;
      if (!layout.shows(picture.spaces[tint.space])) continue;
      const bool focus = tint.role == Role::focus;
      const Colour colour = colour_of(tint.role);
      builder.add_plate(picture.spaces[tint.space], with_alpha(colour, focus ? 0.25F : 0.5F),
                        colour, focus ? 14 : 10, 1.2);
      if (const auto stripes = stripes_of(tint.role)) {
        builder.add_stripes(picture.spaces[tint.space], *stripes, 1.2);
      }
    }
  }
  for (std::size_t n = 0; n < picture.spaces.size(); ++n) {
    if (covered[n] || !layout.shows(picture.spaces[n])) continue;
    const bool plain = picture.is_map;
    builder.add_plate(picture.spaces[n], with_alpha(colours::kWhite, plain ? 0.42F : 0.30F), rim, 6,
                      0);
  }
}

void build_brick_overlay(const BrickLayout& layout, double line_width, EvidenceMeshes& meshes) {
  if (!layout.picture().overlay) return;
  OverlayBuilder(layout, line_width, meshes).build(*layout.picture().overlay);
}

void build_brick_figures(const BrickLayout& layout, const SideColours& sides, Mesh& mesh) {
  if (layout.picture().is_map) return;
  for (const BrickUnit& unit : layout.picture().units) {
    if (!layout.shows(unit.foot)) continue;
    const Colour colour = sides.of(unit.side);
    if (unit.model && !unit.airborne) {
      add_model_figure(unit, layout.frame(), colour, mesh);
    } else if (unit.airborne) {
      add_token(unit, layout.frame(), colour, mesh);
    } else {
      add_pawn(unit, layout.frame(), colour, mesh);
    }
  }
}

}  // namespace parapet::viewer
