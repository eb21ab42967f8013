#include "viewer/scene/model_figure.h"

#include <cmath>
#include <numbers>
#include <osg/BoundingBox>

#include "viewer/scene/shape_faces.h"

namespace parapet::viewer {
namespace {

constexpr double kDiscHeight = 12;  // ticks

osg::Vec3d written(Point p) {
  return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)};
}

// The place under the middle of the model that its unit's foot comes to.
osg::Vec3d foot_of(const BrickModel& model) {
  osg::BoundingBoxd all;
  for (const PlacedPart& part : model.parts) {
    for (const Shape& shape : part.shapes) {
      all.expandBy(written(bounds(shape).lo()));
      all.expandBy(written(bounds(shape).hi()));
    }
  }
  return {all.center().x(), all.center().y(), all.zMin()};
}

class FigureBuilder {
 public:
  FigureBuilder(const BrickUnit& unit, const BrickFrame& frame, Mesh& mesh)
      : unit_(unit), frame_(frame), mesh_(mesh), foot_(foot_of(*unit.model)) {
    // Eighths of a turn from north, clockwise on the map.
    const int eighths = static_cast<int>(unit.facing.value_or(Facing::north));
    const double angle = eighths * std::numbers::pi / 4;
    cosine_ = std::cos(angle);
    sine_ = std::sin(angle);
  }

  void add(const PlacedPart& part) {
    const auto share = [&](std::size_t n) { return static_cast<float>(part.colour.rgba[n]) / 255; };
    colour_ = {share(0), share(1), share(2), 1};
    const bool is_dark = colour_.r() + colour_.g() + colour_.b() < 0.5F;
    line_ = is_dark ? rgb(0x8A8F98, 0.6F) : with_alpha(colours::kOutline, 0.6F);
    for (const Shape& shape : part.shapes) {
      std::visit([this](const auto& one) { add(one); }, shape);
    }
  }

 private:
  osg::Vec3d at(Point p) const {
    const osg::Vec3d own = written(p) - foot_;
    return frame_.at(unit_.foot.x + own.x() * cosine_ - own.y() * sine_,
                     unit_.foot.y + own.x() * sine_ + own.y() * cosine_, unit_.foot.z + own.z());
  }

  void add(const parapet::Box& box) {
    if (const auto solid = ConvexSolid::from_box(box)) add(*solid);
  }
  void add(const ConvexSolid& solid) {
    take_apart([this](Point p) { return at(p); }, solid,
               [this](const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c) {
                 mesh_.add_triangle(a, b, c, colour_);
               },
               [this](const osg::Vec3d& a, const osg::Vec3d& b) { mesh_.add_line(a, b, line_); });
  }
  // Nobody knows which side is out, so it gets both.
  void add(const Triangle& triangle) {
    mesh_.add_triangle(at(triangle.a), at(triangle.b), at(triangle.c), colour_);
    mesh_.add_triangle(at(triangle.a), at(triangle.c), at(triangle.b), colour_);
  }

  const BrickUnit& unit_;
  const BrickFrame& frame_;
  Mesh& mesh_;
  osg::Vec3d foot_;
  double cosine_ = 1;
  double sine_ = 0;
  Colour colour_;
  Colour line_;
};

}  // namespace

void add_model_figure(const BrickUnit& unit, const BrickFrame& frame, const Colour& side,
                      Mesh& mesh) {
  const osg::Vec3d foot = frame.at(unit.foot);
  mesh.add_cylinder(foot, unit.width * 0.62 / BrickFrame::kTicks, kDiscHeight / BrickFrame::kTicks,
                    side);
  FigureBuilder builder(unit, frame, mesh);
  for (const PlacedPart& part : unit.model->parts) builder.add(part);
}

}  // namespace parapet::viewer
