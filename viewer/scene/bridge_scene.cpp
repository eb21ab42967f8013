#include "viewer/scene/bridge_scene.h"

#include <array>
#include <cmath>
#include <numbers>
#include <optional>

#include "viewer/coat_colours.h"
#include "viewer/scene/pawn.h"
#include "viewer/scene/scene_parts.h"
#include "viewer/shading.h"
#include "viewer/stripes.h"

namespace parapet::viewer {
namespace {

constexpr double kHalf = BridgeLayout::kHalfWide;
constexpr double kJoint = 0.012;  // between segments
constexpr int kSlices = 5;        // of a segment's curved underside

const Colour kRock = rgb(0xB8A88A);
const Colour kRockTop = rgb(0xD8C9A8);
const Colour kMonument = rgb(0x8D8068);
const Colour kPupil = rgb(0x2B2E36);
const Colour kRiver = rgb(0xE2E9E8);
const Colour kDieSide = rgb(0xF6F3EA);

struct Paint {
  Colour colour;
  std::optional<Colour> stripes;
};

// A flat convex face, striped where its paint is.
void add_face(Mesh& mesh, std::span<const osg::Vec3d> corners, const Paint& paint) {
  const auto fan = [&mesh](std::span<const osg::Vec3d> part, const Colour& colour) {
    for (std::size_t n = 2; n < part.size(); ++n) {
      mesh.add_triangle(part[0], part[n - 1], part[n], colour);
    }
  };
  if (!paint.stripes) return fan(corners, paint.colour);
  cut_into_stripes(corners, {0.7, 0.3, 0.7}, 0.07, [&](std::span<const osg::Vec3d> part, bool odd) {
    fan(part, odd ? *paint.stripes : paint.colour);
  });
}

// Between two places along the bridge: a deck with a curved underside.
class Deck {
 public:
  Deck(const BridgeLayout& layout, std::size_t segment)
      : layout_(layout),
        from_(layout.left_of(segment) + kJoint),
        to_(layout.left_of(segment) + BridgeLayout::kLong - kJoint) {}

  void add_faces(Mesh& mesh, const Paint& paint) const {
    const Paint side{blend(paint.colour, colours::kInk, 0.10F), paint.stripes};
    for (int n = 0; n < kSlices; ++n) {
      const double a = at(n), b = at(n + 1);
      const osg::Vec3d la = low(a), lb = low(b);
      quad(mesh, {a, -kHalf, 0}, {b, -kHalf, 0}, {b, kHalf, 0}, {a, kHalf, 0}, paint);
      quad(mesh, front(la), front(lb), {b, -kHalf, 0}, {a, -kHalf, 0}, side);
      quad(mesh, {a, kHalf, 0}, {b, kHalf, 0}, back(lb), back(la), side);
      quad(mesh, back(la), back(lb), front(lb), front(la), side);
    }
    for (const double x : {from_, to_}) {
      const osg::Vec3d l = low(x);
      if (x == from_) {
        quad(mesh, back(l), front(l), {x, -kHalf, 0}, {x, kHalf, 0}, side);
      } else {
        quad(mesh, front(l), back(l), {x, kHalf, 0}, {x, -kHalf, 0}, side);
      }
    }
  }

  void add_walls(Mesh& mesh, const Colour& colour) const {
    constexpr double kWall = 0.05;
    for (const double y : {-kHalf, kHalf - kWall}) {
      mesh.add_outlined_box({{from_, y, 0}, {to_, y + kWall, 0.085}}, colour,
                            blend(colour, colours::kWhite, 0.35F), colours::kOutline);
    }
  }

  // Calls add(a, b) for each edge.
  template <class Add>
  void edges(Add add) const {
    for (const double y : {-kHalf, kHalf}) {
      add(osg::Vec3d(from_, y, 0), osg::Vec3d(to_, y, 0));
      for (const double x : {from_, to_}) add(osg::Vec3d(x, y, 0), osg::Vec3d(x, y, low(x).z()));
      for (int n = 0; n < kSlices; ++n) {
        osg::Vec3d a = low(at(n)), b = low(at(n + 1));
        a.y() = b.y() = y;
        add(a, b);
      }
    }
    for (const double x : {from_, to_}) {
      add(osg::Vec3d(x, -kHalf, 0), osg::Vec3d(x, kHalf, 0));
      add(front(low(x)), back(low(x)));
    }
  }

 private:
  double at(int slice) const { return from_ + (to_ - from_) * slice / kSlices; }
  osg::Vec3d low(double x) const { return {x, 0, -layout_.depth_at(x)}; }
  static osg::Vec3d front(const osg::Vec3d& p) { return {p.x(), -kHalf, p.z()}; }
  static osg::Vec3d back(const osg::Vec3d& p) { return {p.x(), kHalf, p.z()}; }
  static void quad(Mesh& mesh, const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c,
                   const osg::Vec3d& d, const Paint& paint) {
    const std::array<osg::Vec3d, 4> corners{a, b, c, d};
    add_face(mesh, corners, paint);
  }

  const BridgeLayout& layout_;
  double from_;
  double to_;
};

class BridgeMeshes {
 public:
  BridgeMeshes(const BridgePicture& picture, const BridgeLayout& layout, const SideColours& sides)
      : picture_(picture), layout_(layout), sides_(sides) {
    add_bank(layout.left() - BridgeLayout::kBank, layout.left());
    add_bank(layout.right(), layout.right() + BridgeLayout::kBank);
    add_tower(layout.left() - 0.6);
    add_eye(layout.right() + 0.6);
    for (std::size_t n = 0; n < layout.size(); ++n) add_segment(n);
  }

  Mesh solid;
  Mesh ghost;
  Mesh frame;  // of the current segment

 private:
  // Layers of rock, each a little wider than the one on it, but for where the gap is.
  void add_bank(double from, double to) {
    constexpr int kLayers = 4;
    for (int n = 0; n < kLayers; ++n) {
      const double top = BridgeLayout::kFloor * n / kLayers;
      const double out = 0.07 * n;
      const double away = 0.05 * n;
      const Box box{
          {from - (to < 0 ? away : 0), -0.52 - out, BridgeLayout::kFloor * (n + 1) / kLayers},
          {to + (to < 0 ? 0 : away), 0.52 + out, top}};
      solid.add_outlined_box(box, blend(kRock, colours::kInk, 0.05F * static_cast<float>(n)),
                             kRockTop, with_alpha(colours::kOutline, 0.55F));
    }
  }

  // With merlons and a door.
  void add_tower(double x) {
    const Colour top = blend(kMonument, colours::kWhite, 0.3F);
    solid.add_outlined_box({{x - 0.26, -0.26, 0}, {x + 0.26, 0.26, 0.66}}, kMonument, top,
                           colours::kOutline);
    solid.add_outlined_box({{x - 0.32, -0.32, 0.66}, {x + 0.32, 0.32, 0.76}}, kMonument, top,
                           colours::kOutline);
    for (const double dx : {-0.24, 0.0, 0.24}) {
      for (const double dy : {-0.24, 0.24}) {
        solid.add_outlined_box({{x + dx - 0.08, dy - 0.08, 0.76}, {x + dx + 0.08, dy + 0.08, 0.9}},
                               kMonument, top, colours::kOutline);
      }
    }
    solid.add_outlined_box({{x - 0.1, -0.27, 0}, {x + 0.1, -0.25, 0.34}}, kPupil, kPupil,
                           colours::kOutline);
  }

  // A ring on a foot, with a ball in it.
  void add_eye(double x) {
    constexpr int kParts = 28;
    const osg::Vec3d middle(x, 0, 0.56);
    const auto at = [&middle](int n) {
      const double angle = 2 * std::numbers::pi * n / kParts;
      return middle + osg::Vec3d(std::cos(angle) * 0.36, 0, std::sin(angle) * 0.36);
    };
    solid.add_outlined_box({{x - 0.26, -0.2, 0}, {x + 0.26, 0.2, 0.16}}, kMonument,
                           blend(kMonument, colours::kWhite, 0.3F), colours::kOutline);
    for (int n = 0; n < kParts; ++n) {
      solid.add_bar(at(n), at(n + 1), 0.075, kMonument);
      solid.add_sphere(at(n), 0.075, kMonument);
    }
    solid.add_sphere(middle, 0.15, kPupil);
  }

  Paint paint_of(const BridgeSegment& segment) const {
    if (!segment.load) return {finished_colour(), std::nullopt};
    const Coat coat = segment.load->falls ? Coat::failing : Coat::strained;
    return {coat_colour(coat, segment.load->share), coat_stripes(coat)};
  }

  void add_segment(std::size_t n) {
    const BridgeSegment& segment = picture_.bridge.segments[n];
    const Deck deck(layout_, n);
    if (segment.state == SegmentState::finished) {
      const Paint paint = paint_of(segment);
      deck.add_faces(solid, paint);
      deck.add_walls(solid, blend(paint.colour, kMonument, 0.45F));
      deck.edges([this](const osg::Vec3d& a, const osg::Vec3d& b) {
        solid.add_line(a, b, colours::kOutline);
      });
    } else {
      const bool is_current = segment.state == SegmentState::current;
      Paint paint{with_alpha(is_current ? current_colour() : unbegun_colour(), 0.30F), {}};
      if (segment.load) paint.colour = with_alpha(paint_of(segment).colour, 0.55F);
      deck.add_faces(ghost, paint);
      deck.edges([&](const osg::Vec3d& a, const osg::Vec3d& b) {
        if (is_current) {
          frame.add_bar(a, b, 0.016, current_colour());
        } else {
          add_dashes(a, b);
        }
      });
    }
    add_pieces(n);
  }

  void add_dashes(const osg::Vec3d& a, const osg::Vec3d& b) {
    const int dashes = std::max(1, static_cast<int>((b - a).length() / 0.07));
    for (int n = 0; n < dashes; ++n) {
      const osg::Vec3d step = (b - a) / dashes;
      ghost.add_line(a + step * n, a + step * (n + 0.55), with_alpha(colours::kInk, 0.6F));
    }
  }

  void add_pieces(std::size_t n) {
    const auto& population = picture_.bridge.segments[n].population;
    const auto feet = layout_.feet_of(n);
    for (std::size_t i = 0; i < population.size(); ++i) {
      add_pawn(feet[i], BridgeLayout::kPawn, layout_.pawn_width(n),
               sides_.of(picture_.players[population[i]]), solid);
    }
    if (layout_.has_die(n)) {
      solid.add_outlined_box(layout_.die_of(n), kDieSide, colours::kWhite, colours::kInk);
    }
  }

  const BridgePicture& picture_;
  const BridgeLayout& layout_;
  const SideColours& sides_;
};

// What is below the gap, far beyond all sides, and a river in it.
osg::ref_ptr<osg::Geode> floor_of(const BridgeLayout& layout) {
  Mesh mesh;
  const double far = layout.bounds().radius() * 6;
  const auto sheet = [&mesh](double left, double right, double reach, double z,
                             const Colour& colour) {
    mesh.add_quad({left, -reach, z}, {right, -reach, z}, {right, reach, z}, {left, reach, z},
                  colour);
  };
  const double z = BridgeLayout::kFloor - 0.002;
  sheet(-far, far, far, z, colours::kTable);
  sheet(layout.left() * 0.62, layout.right() * 0.62, far, z + 0.001, kRiver);
  osg::ref_ptr<osg::Geode> node = mesh.faces();
  node->getOrCreateStateSet()->setRenderBinDetails(kTable, "RenderBin");
  return node;
}

}  // namespace

Colour finished_colour() { return rgb(0xC9B99F); }
Colour unbegun_colour() { return rgb(0x9FB0BD); }
Colour current_colour() { return rgb(0xE06C00); }

osg::ref_ptr<osg::Group> build_bridge_scene(const BridgePicture& picture,
                                            const BridgeLayout& layout, const SideColours& sides,
                                            const View& view, float pixels) {
  const BridgeMeshes meshes(picture, layout, sides);
  osg::ref_ptr<osg::Group> casters = new osg::Group;
  osg::ref_ptr<osg::Group> lit = new osg::Group;
  osg::ref_ptr<osg::Group> all = new osg::Group;
  casters->addChild(meshes.solid.faces());
  push_back_for_outlines(*casters->getOrCreateStateSet());
  lit->addChild(casters);
  lit->addChild(floor_of(layout));
  if (meshes.ghost.has_faces()) {
    osg::ref_ptr<osg::Geode> ghosts = meshes.ghost.faces();
    make_translucent(*ghosts->getOrCreateStateSet(), kGhosts);
    lit->addChild(ghosts);
  }
  if (meshes.ghost.has_lines()) {
    all->addChild(flat_lines(meshes.ghost, 1.2F * kOutlinePixels * pixels, kGhosts));
  }
  if (meshes.frame.has_faces()) {
    osg::ref_ptr<osg::Geode> frame = meshes.frame.faces();
    make_flat(*frame->getOrCreateStateSet());
    all->addChild(frame);
  }
  all->addChild(flat_lines(meshes.solid, kOutlinePixels * pixels, kOutlines));
  all->addChild(light(lit, casters, layout.bounds(), view.back));
  return all;
}

}  // namespace parapet::viewer
