#include "viewer/scene/evidence_node.h"

#include <algorithm>
#include <cmath>

namespace parapet::viewer {
namespace {

using mayhem::Blocker;
using mayhem::SightLine;

const Colour kHalo = rgb(0xFFFFFF);

class EvidenceBuilder {
 public:
  EvidenceBuilder(const Evidence& evidence, const Frame& frame, double line_width,
                  EvidenceMeshes& meshes)
      : evidence_(evidence), frame_(frame), radius_(line_width / 2), meshes_(meshes) {}

  void build() {
    const Colour colour = evidence_.is_clear() ? colours::kClear : colours::kBlocked;
    add_space(evidence_.line->from_space, colour);
    add_space(evidence_.line->to_space, colour);
    for (const SightLine& line : evidence_.sight->ruling.lines) {
      if (&line != evidence_.line) add_thin_line(line);
    }
    add_thick_line(colour);
    for (const Blocker& blocker : evidence_.line->blocked_by) add_blocker(blocker);
    if (const auto point = deciding_point(evidence_, frame_)) {
      add_ball(*point + osg::Vec3d(0, 0, radius_ * 1.1), radius_ * 2.3, colours::kBlocker,
               colours::kInk);
    }
  }

 private:
  LineEnds lifted(const SightLine& line) const {
    LineEnds ends = ends_of(line, frame_, evidence_.sight->eye_height);
    const osg::Vec3d lift(0, 0, radius_ * 1.1);  // lying on a floor, not in it
    return {ends.from + lift, ends.to + lift};
  }

  void add_space(Space space, const Colour& colour) {
    const double lift = 0.012;
    const auto corner = [&](double x, double y) {
      return frame_.at(space.x + x, space.y + y, space.level, lift);
    };
    const double a = 0.05, b = 0.95, w = 0.07;
    const auto strip = [&](double x0, double y0, double x1, double y1, float alpha) {
      meshes_.ground.add_quad(corner(x0, y1), corner(x1, y1), corner(x1, y0), corner(x0, y0),
                              with_alpha(colour, alpha));
    };
    strip(a + w, a + w, b - w, b - w, 0.22F);
    strip(a, a, b, a + w, 0.9F);
    strip(a, b - w, b, b, 0.9F);
    strip(a, a + w, a + w, b - w, 0.9F);
    strip(b - w, a + w, b, b - w, 0.9F);
  }

  void add_bar(const osg::Vec3d& a, const osg::Vec3d& b, double radius, const Colour& colour) {
    if ((b - a).length2() < 1e-9) return;
    meshes_.lines.add_bar(a, b, radius, colour);
    meshes_.halo.add_bar(a, b, radius * 1.55, kHalo);
  }

  void add_ball(const osg::Vec3d& at, double radius, const Colour& colour, const Colour& rim) {
    meshes_.marks.add_sphere(at, radius, colour);
    meshes_.mark_halo.add_sphere(at, radius * 1.32, rim);
  }

  void add_dashes(const osg::Vec3d& a, const osg::Vec3d& b, double radius, const Colour& colour) {
    const double length = (b - a).length();
    const int dashes = std::max(1, static_cast<int>(length / (radius * 9) + 0.5));
    for (int i = 0; i < dashes; ++i) {
      const double start = (i + 0.42) / dashes;  // a gap first: the line breaks off at the blocker
      add_bar(a + (b - a) * start, a + (b - a) * ((i + 1.0) / dashes), radius, colour);
    }
  }

  void add_thin_line(const SightLine& line) {
    const LineEnds ends = lifted(line);
    const double radius = radius_ * 0.38;
    const Colour colour = line.clear ? colours::kClear : colours::kBlocked;
    add_ball(ends.from, radius * 2, colour, kHalo);
    add_ball(ends.to, radius * 2, colour, kHalo);
    if (line.clear) {
      add_bar(ends.from, ends.to, radius, colour);
    } else {
      add_dashes(ends.from, ends.to, radius, colour);
    }
  }

  // Whole as far as it gets, broken from the blocker on.
  void add_thick_line(const Colour& colour) {
    const LineEnds ends = lifted(*evidence_.line);
    const double reached = evidence_.is_clear() ? 1 : evidence_.decided_at.value_or(0);
    add_bar(ends.from, ends.at(reached), radius_, colour);
    if (reached < 1) add_dashes(ends.at(reached), ends.to, radius_, colour);
    add_ball(ends.from, radius_ * 1.9, colours::kInk, kHalo);
    add_ball(ends.to, radius_ * 1.9, colours::kInk, kHalo);
  }

  void add_blocker(const Blocker& blocker) {
    const std::optional<Box> box = blocker_box(blocker, frame_);
    if (!box) return;
    const auto grown = [&box](double by) {
      const osg::Vec3d d(by, by, by);
      return Box{box->low - d, box->high + d};
    };
    // What the line would meet later is shown, but does not shine.
    const bool decisive = blocker.t == evidence_.decisive->t;
    const Colour body = with_alpha(colours::kBlocker, decisive ? 0.74F : 0.42F);
    const Colour top = with_alpha(rgb(0xFFB347), decisive ? 0.88F : 0.5F);
    meshes_.blocker.add_outlined_box(grown(0.02), body, top, rgb(0x8A3F00));
    if (!decisive) return;
    for (const double by : {0.07, 0.13, 0.20}) {
      const Colour shine = with_alpha(colours::kBlocker, 0.10F);
      meshes_.glow.add_box(grown(by), shine, shine);
    }
  }

  const Evidence& evidence_;
  const Frame& frame_;
  double radius_;
  EvidenceMeshes& meshes_;
};

}  // namespace

LineEnds ends_of(const SightLine& line, const Frame& frame, double eye_height) {
  const double above = eye_height * frame.storey();
  return {frame.at(line.from, above), frame.at(line.to, above)};
}

std::optional<Box> blocker_box(const Blocker& blocker, const Frame& frame) {
  struct Shape {
    const Frame& frame;
    std::optional<Box> operator()(std::monostate) const { return std::nullopt; }
    // No places of a tile board.
    std::optional<Box> operator()(const NamedSpace&) const { return std::nullopt; }
    std::optional<Box> operator()(const NamedPiece&) const { return std::nullopt; }
    std::optional<Box> operator()(Point) const { return std::nullopt; }
    std::optional<Box> operator()(Space space) const { return floor_box(frame, space); }
    std::optional<Box> operator()(Plate plate) const { return floor_box(frame, plate.over); }
    std::optional<Box> operator()(Dot dot) const {
      const double half = frame.wall_thickness();
      const osg::Vec3d foot = frame.at(dot);
      return Box{foot - osg::Vec3d(half, half, 0),
                 foot + osg::Vec3d(half, half, frame.wall_height())};
    }
    std::optional<Box> operator()(Edge edge) const {
      return edge_box(frame, edge, 0, 1, frame.wall_thickness() / 2, 0, frame.wall_height());
    }
  };
  return std::visit(Shape{frame}, blocker.at);
}

std::optional<osg::Vec3d> deciding_point(const Evidence& evidence, const Frame& frame) {
  if (evidence.decided_at) {
    return ends_of(*evidence.line, frame, evidence.sight->eye_height).at(*evidence.decided_at);
  }
  if (evidence.decisive == nullptr) return std::nullopt;
  const std::optional<Box> box = blocker_box(*evidence.decisive, frame);
  if (!box) return std::nullopt;
  const bool is_slab = box->high.z() - box->low.z() <= frame.plate() * 1.01;
  const osg::Vec3d middle = (box->low + box->high) / 2;
  return is_slab ? osg::Vec3d(middle.x(), middle.y(), box->high.z()) : middle;
}

std::vector<osg::Vec3d> vital_points(const Evidence& evidence, const Frame& frame) {
  constexpr int kSteps = 24;
  const LineEnds ends = ends_of(*evidence.line, frame, evidence.sight->eye_height);
  std::vector<osg::Vec3d> points;
  for (int i = 0; i <= kSteps; ++i) {
    points.push_back(ends.at(static_cast<double>(i) / kSteps) + osg::Vec3d(0, 0, 0.06));
  }
  for (const Space& space : {evidence.line->from_space, evidence.line->to_space}) {
    points.push_back(frame.middle(space, 0.05));
    points.push_back(frame.middle(space, 0.7));
  }
  return points;
}

void build_evidence(const Evidence& evidence, const Frame& frame, double line_width,
                    EvidenceMeshes& meshes) {
  EvidenceBuilder(evidence, frame, line_width, meshes).build();
}

}  // namespace parapet::viewer
