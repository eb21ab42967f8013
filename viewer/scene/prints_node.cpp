#include "viewer/scene/prints_node.h"

#include <algorithm>
#include <array>
#include <set>

namespace parapet::viewer {
namespace {

constexpr double kPaintLift = 0.006;

// A direction on the board: x east, y south.
osg::Vec2d direction(Heading heading) {
  switch (heading) {
    case Heading::north:
      return {0, -1};
    case Heading::east:
      return {1, 0};
    case Heading::south:
      return {0, 1};
    case Heading::west:
      break;
  }
  return {-1, 0};
}

// Coordinates within a space, turned so that `ahead` runs along a heading; both from -0.5 to 0.5.
class Turned {
 public:
  Turned(const Frame& frame, Space space, Heading heading)
      : frame_(frame), space_(space), ahead_(direction(heading)) {}

  osg::Vec3d at(double ahead, double right, double above) const {
    return frame_.at(space_.x + 0.5 + ahead * ahead_.x() - right * ahead_.y(),
                     space_.y + 0.5 + ahead * ahead_.y() + right * ahead_.x(), space_.level, above);
  }

 private:
  const Frame& frame_;
  Space space_;
  osg::Vec2d ahead_;
};

void add_lane(Mesh& mesh, const Turned& t, double lift) {
  const Colour& paint = colours::kRoadPaint;
  mesh.add_quad(t.at(-0.34, -0.055, lift), t.at(-0.34, 0.055, lift), t.at(0.08, 0.055, lift),
                t.at(0.08, -0.055, lift), paint);
  mesh.add_triangle(t.at(0.36, 0, lift), t.at(0.06, -0.17, lift), t.at(0.06, 0.17, lift), paint);
}

void add_wedge(Mesh& mesh, const Turned& t, double height) {
  const osg::Vec3d a = t.at(-0.46, -0.42, 0.01), b = t.at(-0.46, 0.42, 0.01);
  const osg::Vec3d c = t.at(0.46, 0.42, height), d = t.at(0.46, -0.42, height);
  const osg::Vec3d c0 = t.at(0.46, 0.42, 0), d0 = t.at(0.46, -0.42, 0);
  const Colour side = blend(colours::kRamp, colours::kInk, 0.2F);
  mesh.add_quad(a, b, c, d, colours::kRamp);
  mesh.add_triangle(b, c0, c, side);
  mesh.add_triangle(a, d, d0, side);
  mesh.add_quad(c0, d0, d, c, side);
  for (const auto& [p, q] : {std::pair{a, b}, {b, c}, {c, d}, {d, a}, {c, c0}, {d, d0}}) {
    mesh.add_line(p, q, colours::kOutline);
  }
}

void add_ramp(Mesh& mesh, const Frame& frame, Space space, std::span<const RampPicture> ramps) {
  const auto known = std::find_if(ramps.begin(), ramps.end(),
                                  [space](const RampPicture& r) { return r.at == space; });
  if (known != ramps.end()) {
    add_wedge(mesh, Turned(frame, space, known->up), 0.34);
    return;
  }
  const Turned t(frame, space, Heading::north);  // which way is up is not known: stripes only
  for (const double at : {-0.3, -0.06, 0.18}) {
    mesh.add_quad(t.at(at, -0.4, kPaintLift), t.at(at, 0.4, kPaintLift),
                  t.at(at + 0.12, 0.4, kPaintLift), t.at(at + 0.12, -0.4, kPaintLift),
                  colours::kRamp);
  }
}

void add_stairs(Mesh& mesh, const Frame& frame, Space space) {
  constexpr int kSteps = 4;
  for (int step = 0; step < kSteps; ++step) {
    const double near = 0.78 - 0.15 * step;
    const Box box{frame.at(space.x + 0.20, space.y + near, space.level),
                  frame.at(space.x + 0.80, space.y + near - 0.15, space.level, 0.11 * (step + 1))};
    mesh.add_outlined_box(box, colours::kStairs, blend(colours::kStairs, colours::kWhite, 0.3F),
                          colours::kOutline);
  }
}

void add_barrel(Mesh& mesh, const osg::Vec3d& foot) {
  const std::array<ProfilePoint, 6> body{
      {{0.17, 0}, {0.21, 0.12}, {0.22, 0.25}, {0.21, 0.38}, {0.17, 0.5}, {0, 0.5}}};
  mesh.add_turned(foot, body, colours::kExplosive);
  const std::array<ProfilePoint, 2> band{{{0.228, 0.19}, {0.228, 0.31}}};
  mesh.add_turned(foot, band, colours::kExplosiveBand);
}

void add_coarse_print(Mesh& mesh, const Frame& frame, Space space, double side, double height,
                      const Colour& colour) {
  const double from = 0.5 - side / 2;
  mesh.add_box({frame.at(space.x + from, space.y + from + side, space.level),
                frame.at(space.x + from + side, space.y + from, space.level, height)},
               colour, colour);
}

void add_space_prints(const Board& board, const TerrainModel& model, Space space,
                      std::span<const RampPicture> ramps, Mesh& mesh) {
  const SpacePrint print = board.print(space);
  const Frame& frame = model.frame;
  if (print.lane) add_lane(mesh, Turned(frame, space, *print.lane), kPaintLift);
  if (print.ramp) add_ramp(mesh, frame, space, ramps);
  if (model.coarse) {
    if (print.stairs) add_coarse_print(mesh, frame, space, 0.6, 0.3, colours::kStairs);
    if (print.explosive) add_coarse_print(mesh, frame, space, 0.4, 0.5, colours::kExplosive);
    return;
  }
  if (print.stairs) add_stairs(mesh, frame, space);
  if (print.explosive) {
    const double aside = print.stairs ? 0.32 : 0;
    add_barrel(mesh, frame.middle(space) + osg::Vec3d(aside, aside, 0));
  }
}

// An Obstacle is a slim bollard, Cover a stout pillar.
void add_dot(Mesh& mesh, const TerrainModel& model, Dot dot, DotPrint print) {
  const Frame& frame = model.frame;
  const bool cover = print == DotPrint::cover;
  const double radius = cover ? 0.17 : 0.115;
  const double height =
      model.lowered.contains(dot) ? 0.13 : std::min(cover ? 0.85 : 0.5, frame.wall_height() * 0.7);
  const std::array<ProfilePoint, 5> profile{{{radius * 1.25, 0},
                                             {radius * 1.25, 0.05},
                                             {radius, 0.08},
                                             {radius, height - 0.05},
                                             {radius * 0.72, height}}};
  const Colour colour = cover ? colours::kCoverDot : colours::kObstacleDot;
  mesh.add_turned(frame.at(dot), profile, colour);
  const std::array<ProfilePoint, 2> lid{{{radius * 0.72, height}, {0, height + 0.001}}};
  mesh.add_turned(frame.at(dot), lid, blend(colour, colours::kWhite, 0.35F));
}

}  // namespace

void build_prints(const Board& board, const TerrainModel& model, std::span<const RampPicture> ramps,
                  Mesh& mesh) {
  std::set<Dot> dots;
  for (const FloorPart& part : model.floors) {
    if (part.look == Look::ghost) continue;
    for (const Space& space : part.spaces) {
      add_space_prints(board, model, space, ramps, mesh);
      for (const int corner : {0, 1, 2, 3}) {
        const Dot dot{space.x + corner % 2, space.y + corner / 2, space.level};
        if (board.print(dot) != DotPrint::clear) dots.insert(dot);
      }
    }
  }
  if (model.coarse) return;  // dots would be smaller than a pixel
  for (const Dot& dot : dots) add_dot(mesh, model, dot, board.print(dot));
}

}  // namespace parapet::viewer
