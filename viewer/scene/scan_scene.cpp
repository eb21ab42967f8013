#include "viewer/scene/scan_scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <osg/PolygonOffset>

#include "viewer/scan_colours.h"
#include "viewer/scene/scan_creases.h"
#include "viewer/scene/scan_dots.h"
#include "viewer/scene/scan_shapes.h"
#include "viewer/scene/scene_parts.h"
#include "viewer/shading.h"
#include "viewer/stripes.h"

namespace parapet::viewer {
namespace {

constexpr double kShortestCrease = 40;         // pixels
constexpr double kStripe = 9;                  // pixels
constexpr std::size_t kMostStriped = 120'000;  // faces; more are smaller than a stripe
constexpr float kEvened = 0.55F;               // of a face's light, from its neighbours' too

class SceneBuilder {
 public:
  SceneBuilder(const ScanMesh& mesh, const std::vector<ScanLayer>& layers, const View& view,
               double scale, double pixel)
      : mesh_(mesh), layers_(layers), view_(view), scale_(scale), pixel_(pixel) {}

  osg::ref_ptr<osg::Group> build(const ScanGround& ground, const osg::BoundingBoxd& bounds) {
    add_faces();
    add_lines();
    Mesh figure;
    ground.add_figure(figure);
    osg::ref_ptr<osg::Group> casters = new osg::Group;
    for (const auto& [shapes, offset] : {std::pair{&below_, 2.0F}, std::pair{&above_, 1.0F}}) {
      if (shapes->is_empty()) continue;
      osg::ref_ptr<osg::Geode> faces = shapes->triangles();
      osg::StateSet* state = faces->getOrCreateStateSet();
      make_two_sided(*state);
      state->setAttributeAndModes(new osg::PolygonOffset(offset, offset));
      casters->addChild(faces);
    }
    if (figure.has_faces()) casters->addChild(figure.faces());
    if (!mesh_.dots.empty()) casters->addChild(dots());

    osg::ref_ptr<osg::Group> lit = new osg::Group;
    lit->addChild(casters);
    Mesh table;
    ground.add_table(table);
    osg::ref_ptr<osg::Geode> table_node = table.faces();
    table_node->getOrCreateStateSet()->setRenderBinDetails(kTable, "RenderBin");
    lit->addChild(table_node);
    if (!glass_.is_empty()) {
      osg::ref_ptr<osg::Geode> glass = glass_.triangles();
      make_two_sided(*glass->getOrCreateStateSet());
      make_translucent(*glass->getOrCreateStateSet(), kGhosts);
      lit->addChild(glass);
    }

    osg::ref_ptr<osg::Group> all = new osg::Group;
    Mesh flat;
    ground.add_bar(flat);
    osg::ref_ptr<osg::Geode> bar = flat.faces();
    make_flat(*bar->getOrCreateStateSet());
    all->addChild(bar);
    const auto line_width = static_cast<float>(scale_);
    if (lines_.has_lines()) all->addChild(flat_lines(lines_, 1.5F * line_width, kOutlines));
    if (glass_lines_.has_lines()) {
      all->addChild(flat_lines(glass_lines_, 1.5F * line_width, kGhosts));
    }
    Mesh grid;
    ground.add_grid(pixel_, grid);
    if (grid.has_lines()) all->addChild(flat_lines(grid, 1.4F * line_width, kOutlines));
    osg::BoundingBoxd lit_box = bounds;
    lit_box.expandBy(osg::Vec3d(bounds.xMax(), bounds.yMax(), bounds.zMax() + 0.5));
    for (const osg::Vec3d& point : ground.extent()) lit_box.expandBy(point);
    all->addChild(light(lit, casters, lit_box, view_.back));
    return all;
  }

 private:
  const ScanLayer& layer_of(const ScanMesh::Face& face) const { return layers_[face.layer]; }

  // What lies on others' faces is drawn in front of them.
  ScanShapes& shapes_of(ScanTone tone) {
    switch (tone) {
      case ScanTone::dropped:
        return glass_;
      case ScanTone::standing:
      case ScanTone::ledge:
      case ScanTone::bridge:
        return above_;
      default:
        return below_;
    }
  }

  void add_faces() {
    lines_found_ = scan_lines(mesh_, kShortestCrease * scale_ * pixel_);
    std::vector<std::size_t> count(layers_.size(), 0);
    for (const ScanMesh::Face& face : mesh_.faces) ++count[face.layer];
    for (std::size_t n = 0; n < mesh_.faces.size(); ++n) {
      const ScanMesh::Face& face = mesh_.faces[n];
      const ScanLayer& layer = layer_of(face);
      const Colour colour = colour_of(layer.tone, layer.level);
      const std::array<osg::Vec3d, 3> corners{
          mesh_.point(face.corners[0]), mesh_.point(face.corners[1]), mesh_.point(face.corners[2])};
      osg::Vec3d normal = (corners[1] - corners[0]) ^ (corners[2] - corners[0]);
      normal.normalize();
      normal = normal * (1 - kEvened) + osg::Vec3d(lines_found_.normals[n]) * kEvened;
      normal.normalize();
      ScanShapes& shapes = shapes_of(layer.tone);
      const auto stripes = stripes_of(layer.tone);
      if (!stripes || count[face.layer] > kMostStriped) {
        for (const osg::Vec3d& corner : corners) shapes.add(corner, normal, colour);
        continue;
      }
      const osg::Vec3d across =
          layer.tone == ScanTone::ledge ? osg::Vec3d(0.7, 0.7, 0.1) : osg::Vec3d(0.7, -0.7, 0.1);
      cut_into_stripes(corners, across, kStripe * scale_ * pixel_,
                       [&](std::span<const osg::Vec3d> part, bool odd) {
                         for (std::size_t k = 2; k < part.size(); ++k) {
                           for (const osg::Vec3d& corner : {part[0], part[k - 1], part[k]}) {
                             shapes.add(corner, normal, odd ? *stripes : colour);
                           }
                         }
                       });
    }
  }

  void add_lines() {
    std::vector<bool> is_glass(mesh_.points.size(), false);
    for (const ScanMesh::Face& face : mesh_.faces) {
      if (layer_of(face).tone != ScanTone::dropped) continue;
      for (const std::uint32_t corner : face.corners) is_glass[corner] = true;
    }
    const auto add = [&](const std::vector<ScanLines::Line>& lines, float strength) {
      for (const auto& line : lines) {
        const bool glass = is_glass[line[0]] && is_glass[line[1]];
        (glass ? glass_lines_ : lines_)
            .add_line(mesh_.point(line[0]), mesh_.point(line[1]),
                      with_alpha(colours::kOutline, glass ? strength * 0.6F : strength));
      }
    };
    add(lines_found_.creases, 0.55F);
    add(lines_found_.borders, 0.75F);
  }

  // So large that they nearly close where they lie side by side.
  osg::ref_ptr<osg::Geode> dots() const {
    constexpr double kShare = 0.45;  // of the picture, that a scan takes
    const double room = view_.window.width() * view_.window.height() * kShare;
    const double apart = std::sqrt(room / static_cast<double>(mesh_.dots.size()));
    const double size = std::clamp(apart * 1.9, 2.2 * scale_, 7 * scale_);
    const double near = std::max(4 * apart, 6.0) * pixel_;
    const std::vector<osg::Vec3f> normals = dot_normals(mesh_.dots, view_.back, near);
    ScanShapes shapes;
    for (std::size_t n = 0; n < mesh_.dots.size(); ++n) {
      const ScanLayer& layer = layers_[mesh_.dots[n].layer];
      shapes.add(mesh_.dots[n].at, normals[n], colour_of(layer.tone, layer.level));
    }
    return shapes.dots(size);
  }

  const ScanMesh& mesh_;
  const std::vector<ScanLayer>& layers_;
  const View& view_;
  double scale_;
  double pixel_;
  ScanLines lines_found_;
  ScanShapes below_;
  ScanShapes above_;
  ScanShapes glass_;
  Mesh glass_lines_;
  Mesh lines_;
};

}  // namespace

osg::ref_ptr<osg::Group> scan_scene(const ScanMesh& mesh, const std::vector<ScanLayer>& layers,
                                    const ScanGround& ground, const osg::BoundingBoxd& bounds,
                                    const View& view, double scale) {
  const double pixel = view.unit_per_pixel(bounds.center());
  return SceneBuilder(mesh, layers, view, scale, pixel).build(ground, bounds);
}

}  // namespace parapet::viewer
