#include "viewer/scene/brick_terrain_node.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "viewer/coat_colours.h"
#include "viewer/scene/covered_faces.h"
#include "viewer/scene/creases.h"
#include "viewer/scene/cut_away.h"
#include "viewer/scene/scan_glow.h"
#include "viewer/scene/shape_faces.h"
#include "viewer/stripes.h"

namespace parapet::viewer {
namespace {

constexpr double kStudRadius = 24;  // ticks
constexpr double kStudHeight = 17;
constexpr double kStripeWidth = 46;
const osg::Vec3d kStripeWay(0.62, 0.37, 0.69);  // aslant to all faces of blocks
constexpr std::size_t kMostCreased = 400'000;   // triangles whose edges are looked at

Colour own_colour(const PartColour& colour) {
  const auto part = [&](std::size_t n) { return static_cast<float>(colour.rgba[n]) / 255.0F; };
  return {part(0), part(1), part(2), part(3)};
}

// Paler and greyer, in the order of their lightness still.
Colour calmed(const Colour& colour) {
  const float light = colour.r() * 0.30F + colour.g() * 0.59F + colour.b() * 0.11F;
  const Colour grey(light, light, light, colour.a());
  return blend(blend(colour, grey, 0.45F), rgb(0xE9E4D8, colour.a()), 0.50F);
}

bool is_scan(const BrickPicture& picture, std::size_t piece) {
  return piece < picture.pieces.size() && picture.pieces[piece].is_scan;
}

class BrickBuilder {
 public:
  BrickBuilder(const BrickLayout& layout, const BrickLook& look, BrickMeshes& meshes)
      : layout_(layout),
        picture_(layout.picture()),
        look_(look),
        meshes_(meshes),
        shown_(picture_.pieces.size()) {
    if (layout.ceiling()) ceiling_ = layout.frame().at(0, 0, *layout.ceiling()).z();
    if (!layout.picture().overlay) return;
    for (const auto& glow : layout.picture().overlay->glows) {
      if (!look.with_glowing && !is_scan(picture_, glow.piece)) glowing_.insert(glow.piece);
    }
    for (const auto& coated : layout.picture().overlay->coats) {
      if (coated.coat == Coat::removed) glowing_.insert(coated.piece);
      coats_.emplace(coated.piece, &coated);
    }
  }

  void build() {
    for (const Body& body : picture_.bodies) add(body);
    add_creases();
    if (!look_.with_studs) return;
    std::size_t count = 0;
    for (const BrickPiece& piece : picture_.pieces) count += piece.studs.size();
    const int sides = count > 20'000 ? 8 : count > 4'000 ? 12 : 18;
    for (std::size_t n = 0; n < picture_.pieces.size(); ++n) {
      for (const Stud& stud : studs_of(n)) add_stud(stud, sides);
    }
  }

  void build(std::span<const std::size_t> bodies) {
    for (const std::size_t body : bodies) add(picture_.bodies[body]);
    add_creases();
  }

  // Those that are shown and that nothing covers; none of a piece that glows or is glass.
  std::vector<Stud> studs_of(std::size_t piece) {
    std::vector<Stud> studs;
    const auto& all = picture_.pieces[piece].studs;
    if (all.empty() || glowing_.contains(piece) || look_.glass.contains(piece)) return studs;
    start(piece);
    if (glass_) return studs;
    for (const Connector& stud : all) {
      if (stud.axis != Vec{0, 0, 1}) continue;
      const BrickPoint over{static_cast<double>(stud.at.x), static_cast<double>(stud.at.y),
                            static_cast<double>(stud.at.z) + kStudHeight / 2};
      if (!shown_[piece] || is_covered(piece, over)) continue;
      const osg::Vec3d foot = at(stud.at);
      if (ceiling_ && foot.z() > *ceiling_) continue;
      const osg::Vec3d up = turned(stud.at, 0, 0, kStudHeight) - foot;
      const osg::Vec3d east = turned(stud.at, kStudRadius, 0, 0) - foot;
      studs.push_back({foot, up, east, colour_at(foot.z())});
    }
    return studs;
  }

  void count_as_shown(std::size_t piece) { shown_[piece] = true; }

 private:
  void add(const Body& body) {
    if (!layout_.shows(body)) return;
    if (body.piece < shown_.size()) shown_[body.piece] = true;
    if (glowing_.contains(body.piece)) return;
    start(body.piece);
    std::visit([this](const auto& shape) { add(shape); }, body.shape);
  }

  void start(std::size_t piece) {
    const Colour own = piece < picture_.pieces.size() ? own_colour(picture_.pieces[piece].colour)
                                                      : own_colour(PartColour{});
    colour_ = look_.calm ? calmed(own) : own;
    glass_ = look_.glass.contains(piece) || own.a() < 0.99F;
    stripes_.reset();
    if (const auto found = coats_.find(piece); found != coats_.end()) {
      const BrickOverlay::Coated& coated = *found->second;
      colour_ = with_alpha(coat_colour(coated.coat, coated.share), own.a());
      stripes_ = coat_stripes(coated.coat);
    }
    if (look_.glass.contains(piece)) colour_ = with_alpha(colour_, 0.20F);
    mesh_ = glass_ ? &meshes_.terrain.ghost : &meshes_.terrain.solid;
    const float dark = own.r() + own.g() + own.b() < 0.5F && !look_.calm ? 0.0F : 1.0F;
    line_ = dark == 0 ? rgb(0x8A8F98, 0.6F * look_.outlines)
                      : with_alpha(colours::kOutline, (glass_ ? 0.40F : 0.66F) * look_.outlines);
    piece_ = piece;
  }

  Colour colour_at(double height) const {
    if (!look_.relief) return colour_;
    const double tall = layout_.bounds().zMax() - layout_.bounds().zMin();
    return relief_colour(tall > 0 ? (height - layout_.bounds().zMin()) / tall : 0);
  }

  osg::Vec3d at(Point p) const { return layout_.frame().at(layout_.poses().place(piece_, p)); }

  // A block that is striped or turned is drawn like any other solid.
  void add(const parapet::Box& shape) {
    const bool is_plain = !stripes_ && layout_.poses().of(piece_) == nullptr;
    if (const auto solid = is_plain ? std::nullopt : ConvexSolid::from_box(shape)) {
      return add(*solid);
    }
    const osg::BoundingBoxd box = layout_.frame().box(shape);
    Box world{box._min, box._max};
    const bool is_cut = ceiling_ && world.high.z() > *ceiling_;
    if (is_cut) world.high.z() = *ceiling_;
    const Colour top = is_cut ? cap_colour() : colour_at(box.zMax());
    const Colour side = look_.relief ? colour_at(box.zMin()) : colour_;
    const BoxFaces faces = look_.joined.contains(piece_) ? bare_faces(shape) : kAllFaces;
    add_box_faces(*mesh_, world, side, top, faces);
    if (look_.outlines > 0) add_box_edges(*mesh_, world, line_, faces);
  }

  // The faces of a block that no other piece covers that is joined with it.
  BoxFaces bare_faces(const parapet::Box& block) const {
    return uncovered_faces(block, [this](const BrickPoint& point) {
      return layout_.tree().holds(point, [this](std::size_t body) {
        const std::size_t other = picture_.bodies[body].piece;
        return look_.joined.contains(other) && !glowing_.contains(other) &&
               !look_.glass.contains(other) && layout_.poses().move_alike(piece_, other);
      });
    });
  }

  void add(const ConvexSolid& solid) {
    take_apart([this](Point p) { return at(p); }, solid,
               [this](const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c) {
                 add_face(a, b, c);
               },
               [this](const osg::Vec3d& a, const osg::Vec3d& b) { add_line(*mesh_, a, b, line_); });
    add_cap();
  }

  void add_line(Mesh& mesh, const osg::Vec3d& a, const osg::Vec3d& b, const Colour& colour) {
    if (look_.outlines <= 0) return;
    const auto left = ceiling_ ? line_below(a, b, *ceiling_) : std::pair(a, b);
    if (left) mesh.add_line(left->first, left->second, colour);
  }

  // Closes a solid that was cut.
  void add_cap() {
    if (!ceiling_ || cut_.empty()) return;
    const std::vector<osg::Vec3d> cap = cap_of(cut_, *ceiling_);
    cut_.clear();
    for (std::size_t n = 2; n < cap.size(); ++n) {
      mesh_->add_triangle(cap[0], cap[n - 1], cap[n], cap_colour());
    }
    for (std::size_t n = 0; n < cap.size(); ++n) {
      add_line(*mesh_, cap[n], cap[(n + 1) % cap.size()], line_);
    }
  }

  Colour cap_colour() const { return with_alpha(rgb(0x5A554E), colour_.a()); }

  void add_face(const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c) {
    if (!ceiling_ || std::max({a.z(), b.z(), c.z()}) <= *ceiling_) return add_whole_face(a, b, c);
    const std::array<osg::Vec3d, 3> corners{a, b, c};
    const std::vector<osg::Vec3d> left = part_below(corners, *ceiling_);
    for (std::size_t n = 2; n < left.size(); ++n) add_whole_face(left[0], left[n - 1], left[n]);
    cut_.insert(cut_.end(), left.begin(), left.end());
  }

  void add_whole_face(const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c) {
    const Colour colour = colour_at((a.z() + b.z() + c.z()) / 3);
    if (!stripes_) return mesh_->add_triangle(a, b, c, colour);
    const std::array<osg::Vec3d, 3> corners{a, b, c};
    cut_into_stripes(corners, kStripeWay, kStripeWidth / BrickFrame::kTicks,
                     [&](std::span<const osg::Vec3d> part, bool odd) {
                       for (std::size_t n = 2; n < part.size(); ++n) {
                         mesh_->add_triangle(part[0], part[n - 1], part[n],
                                             odd ? *stripes_ : colour);
                       }
                     });
  }

  // Nobody knows which side is out, so both are drawn.
  void add(const Triangle& triangle) {
    const osg::Vec3d a = at(triangle.a);
    const osg::Vec3d b = at(triangle.b);
    const osg::Vec3d c = at(triangle.c);
    if (look_.two_sided && !glass_) {
      Mesh* const outlines = std::exchange(mesh_, &meshes_.sheets);
      add_face(a, b, c);
      mesh_ = outlines;
    } else {
      add_face(a, b, c);
      add_face(a, c, b);
    }
    cut_.clear();
    if (piece_ != creased_piece_) add_creases();
    if (look_.outlines <= 0 || triangles_++ > kMostCreased) return;
    creased_piece_ = piece_;
    creased_mesh_ = mesh_;
    creased_line_ = line_;
    creases_.add(triangle, (b - a) ^ (c - a));
  }

  // Outlines of the mesh of one piece: where it ends and where it bends.
  void add_creases() {
    if (creases_.empty()) return;
    const bool of_scan = is_scan(picture_, creased_piece_);
    for (const Creases::Edge& edge : of_scan ? creases_.of_scan() : creases_.of_part()) {
      const auto end = [this](Point p) {
        return layout_.frame().at(layout_.poses().place(creased_piece_, p));
      };
      add_line(*creased_mesh_, end(edge.first), end(edge.second), creased_line_);
    }
    creases_.clear();
  }

  // By a piece that went with it wherever it went.
  bool is_covered(std::size_t piece, const BrickPoint& over) const {
    return layout_.tree().holds(over, [&](std::size_t body) {
      return layout_.poses().move_alike(piece, picture_.bodies[body].piece) &&
             layout_.shows(picture_.bodies[body]);
    });
  }

  osg::Vec3d turned(Point from, double x, double y, double z) const {
    const BrickPoint p{static_cast<double>(from.x) + x, static_cast<double>(from.y) + y,
                       static_cast<double>(from.z) + z};
    return layout_.frame().at(layout_.poses().place(piece_, p));
  }

  void add_stud(const Stud& stud, int sides) {
    for (int side = 0; side < sides; ++side) {
      const osg::Vec3d a = stud.rim(side, sides);
      const osg::Vec3d b = stud.rim(side + 1, sides);
      meshes_.studs.add_quad(a, b, b + stud.up, a + stud.up, stud.colour);
      meshes_.studs.add_triangle(stud.foot + stud.up, a + stud.up, b + stud.up, stud.colour);
      if (look_.outlines > 0.6F) {
        meshes_.studs.add_line(a + stud.up, b + stud.up, with_alpha(line_, line_.a() * 0.55F));
      }
    }
  }

  const BrickLayout& layout_;
  const BrickPicture& picture_;
  const BrickLook& look_;
  BrickMeshes& meshes_;
  std::set<std::size_t> glowing_;
  std::map<std::size_t, const BrickOverlay::Coated*> coats_;
  std::vector<bool> shown_;
  std::optional<double> ceiling_;
  std::vector<osg::Vec3d> cut_;  // corners of the faces of a solid that was cut
  Colour colour_;
  std::optional<Colour> stripes_;
  Colour line_;
  Mesh* mesh_ = nullptr;
  bool glass_ = false;
  std::size_t piece_ = 0;

  Creases creases_;
  std::size_t creased_piece_ = static_cast<std::size_t>(-1);
  std::size_t triangles_ = 0;
  Mesh* creased_mesh_ = nullptr;
  Colour creased_line_;
};

}  // namespace

void build_bricks(const BrickLayout& layout, const BrickLook& look, BrickMeshes& meshes) {
  BrickBuilder(layout, look, meshes).build();
}

void build_bricks(const BrickLayout& layout, const BrickLook& look,
                  std::span<const std::size_t> bodies, BrickMeshes& meshes) {
  BrickBuilder(layout, look, meshes).build(bodies);
}

std::vector<Stud> studs_of(const BrickLayout& layout, const BrickLook& look,
                           std::span<const std::size_t> pieces) {
  BrickMeshes unused;
  BrickBuilder builder(layout, look, unused);
  std::vector<Stud> studs;
  for (const std::size_t piece : pieces) {
    builder.count_as_shown(piece);
    const std::vector<Stud> own = builder.studs_of(piece);
    studs.insert(studs.end(), own.begin(), own.end());
  }
  return studs;
}

osg::Vec3d Stud::rim(int side, int sides) const {
  const double angle = 2 * std::numbers::pi * side / sides;
  osg::Vec3d north = up ^ east;
  north *= east.length() / north.length();
  return foot + east * std::cos(angle) + north * std::sin(angle);
}

void build_glow(const BrickLayout& layout, const BrickOverlay::Glow& glow, EvidenceMeshes& meshes) {
  if (is_scan(layout.picture(), glow.piece)) return build_scan_glow(layout, glow, meshes);
  const Colour body = with_alpha(colours::kBlocker, glow.decisive ? 0.80F : 0.42F);
  const Colour line = rgb(0x8A3F00);
  const Colour shine = with_alpha(colours::kBlocker, 0.10F);
  for (const Body& part : layout.picture().bodies) {
    if (part.piece != glow.piece) continue;
    const auto at = [&layout](Point p) { return layout.frame().at(p); };
    const osg::BoundingBoxd box = layout.frame().box(bounds(part.shape));
    const osg::Vec3d middle = box.center();
    // Grown a little, so that its faces do not flicker against those of its neighbours.
    const auto grown = [&](const osg::Vec3d& p, double by) {
      osg::Vec3d out = p;
      for (int axis = 0; axis < 3; ++axis) {
        out[axis] += p[axis] > middle[axis] ? by : p[axis] < middle[axis] ? -by : 0;
      }
      return out;
    };
    const auto triangle = [&](const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c) {
      meshes.blocker.add_triangle(grown(a, 0.008), grown(b, 0.008), grown(c, 0.008), body);
      if (!glow.decisive) return;
      for (const double by : {0.03, 0.06, 0.10}) {
        meshes.glow.add_triangle(grown(a, by), grown(b, by), grown(c, by), shine);
      }
    };
    const auto edge = [&](const osg::Vec3d& a, const osg::Vec3d& b) {
      meshes.blocker.add_line(grown(a, 0.008), grown(b, 0.008), line);
    };
    if (const auto* mesh = std::get_if<Triangle>(&part.shape)) {
      const osg::Vec3d a = layout.frame().at(mesh->a);
      const osg::Vec3d b = layout.frame().at(mesh->b);
      const osg::Vec3d c = layout.frame().at(mesh->c);
      meshes.blocker.add_triangle(a, b, c, body);
      meshes.blocker.add_triangle(a, c, b, body);
      continue;
    }
    const auto* solid = std::get_if<ConvexSolid>(&part.shape);
    const auto* block = std::get_if<parapet::Box>(&part.shape);
    const auto made = block != nullptr ? ConvexSolid::from_box(*block) : std::nullopt;
    if (solid == nullptr && made) solid = &*made;
    if (solid != nullptr) take_apart(at, *solid, triangle, edge);
  }
}

Colour relief_colour(double share) {
  static const std::array<Colour, 6> kSteps{rgb(0xDDE8CF), rgb(0xEDE6B8), rgb(0xE6C98C),
                                            rgb(0xCF9F6C), rgb(0xA87352), rgb(0x7A4F45)};
  const double place = std::clamp(share, 0.0, 1.0) * (kSteps.size() - 1);
  const auto low = std::min(static_cast<std::size_t>(place), kSteps.size() - 2);
  return blend(kSteps[low], kSteps[low + 1], static_cast<float>(place - static_cast<double>(low)));
}

}  // namespace parapet::viewer
