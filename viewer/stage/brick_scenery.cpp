#include <algorithm>
#include <cmath>

#include "viewer/page/brick_labels.h"
#include "viewer/picture_checks.h"
#include "viewer/scene/brick_chunks.h"
#include "viewer/scene/brick_overlay_node.h"
#include "viewer/stage/brick_storeys.h"
#include "viewer/stage/brick_targets.h"
#include "viewer/stage/scenery.h"

namespace parapet::viewer {
namespace {

// All that stands, wherever a ruling moves it: the camera stays where it is.
parapet::Box whole_of(const BrickPicture& picture) {
  std::optional<parapet::Box> all;
  const auto add = [&all](const parapet::Box& box) { all = all ? join(*all, box) : box; };
  const auto whole = [](double v) { return static_cast<std::int64_t>(std::llround(v)); };
  for (const Body& body : picture.bodies) add(parapet::bounds(body.shape));
  for (const BrickSpace& space : picture.spaces) {
    const std::int64_t height = whole(space.height);
    add(parapet::Box::spanning({whole(space.west), whole(space.north), height},
                               {whole(space.east), whole(space.south), height}));
  }
  if (!all) all = parapet::Box::spanning({0, 0, 0}, {960, 960, 0});
  return *all;
}

std::vector<std::string> names_of(const std::vector<Storey>& storeys) {
  std::vector<std::string> names;
  for (const Storey& storey : storeys) names.push_back(storey.name);
  return names;
}

class BrickScenery : public Scenery {
 public:
  BrickScenery(const BrickPicture& picture, std::optional<std::size_t> cut)
      : picture_(picture),
        storeys_(storeys_of(picture.spaces)),
        levels_(names_of(storeys_)),
        layout_(picture, whole_of(picture), ceiling(cut)) {
    for (const BrickUnit& unit : picture.units) sides_.add(unit.side);
  }

  const std::vector<std::string>& levels() const override { return levels_; }
  osg::BoundingBoxd bounds() const override {
    osg::BoundingBoxd bounds = layout_.bounds();
    bounds.expandBy(osg::Vec3d(bounds.xMax(), bounds.yMax(), bounds.zMax() + 0.5));
    return bounds;
  }

  View best_view(const PageRect& window) const override {
    const double margin = std::min(window.width(), window.height()) * 0.05;
    return choose_view([this](const osg::Vec3d& eye,
                              const osg::Vec3d& point) { return layout_.hidden(eye, point); },
                       layout_.subject(), window, window.grown(-margin));
  }

  TerrainKey terrain_key() const override {
    TerrainKey key{picture_.bodies.data(), picture_.bodies.size(), {}, {}};
    key.numbers.push_back(layout_.ceiling().value_or(1e300));
    if (is_painted()) {
      for (const auto& coated : picture_.overlay->coats) {
        key.look += std::to_string(coated.piece) + ":" +
                    std::to_string(static_cast<int>(coated.coat)) + ":" +
                    std::to_string(coated.share) + ";";
      }
    }
    // Pieces that are elsewhere are drawn with the figures, wherever they are.
    for (const BrickPose& pose : picture_.poses) {
      key.numbers.push_back(static_cast<double>(pose.piece));
    }
    return key;
  }

  Layers terrain(const StageProgress& progress) const override {
    return bricks(BrickChunks::Pieces::in_place, progress);
  }

  // Painted pieces keep their colours, so the others were made paler one by one.
  float calm() const override { return picture_.overlay && !is_painted() ? 1 : 0; }

  Layers figures() const override {
    Layers layers;
    if (!picture_.poses.empty()) layers = bricks(BrickChunks::Pieces::moved, {});
    Mesh mesh;
    build_brick_figures(layout_, sides_, mesh);
    if (mesh.has_faces()) layers.casters->addChild(mesh.faces());
    if (mesh.has_lines()) layers.flat->addChild(flat_lines(mesh, kOutlinePixels, kOutlines));
    return layers;
  }

  Layers ruling(const View& view, double unit) const override {
    const double width = kLinePixels * unit * view.unit_per_pixel(layout_.bounds().center());
    EvidenceMeshes meshes;
    build_plates(layout_, meshes);
    build_brick_overlay(layout_, std::clamp(width, 0.02, 0.30), meshes);
    Layers layers;
    add_evidence(meshes, static_cast<float>(unit), *layers.lit, *layers.flat);
    return layers;
  }

  osg::ref_ptr<osg::Group> ghost(const std::string& unit, const std::string& space) const override {
    const auto known = std::find_if(picture_.units.begin(), picture_.units.end(),
                                    [&](const BrickUnit& item) { return item.id == unit; });
    const auto to = std::find_if(picture_.spaces.begin(), picture_.spaces.end(),
                                 [&](const BrickSpace& item) { return item.name == space; });
    if (known == picture_.units.end() || to == picture_.spaces.end()) return nullptr;
    BrickPicture one;
    one.units.push_back(*known);
    one.units.back().foot = {(to->west + to->east) / 2, (to->north + to->south) / 2, to->height};
    Mesh mesh;
    build_brick_figures(BrickLayout(one, whole_of(picture_), layout_.ceiling()), sides_, mesh);
    osg::ref_ptr<osg::Group> group = new osg::Group;
    if (mesh.has_faces()) group->addChild(mesh.faces());
    return group;
  }

  std::optional<Pick> pick(const PointerRay& ray) const override {
    return pick_on_bricks(ray, layout_);
  }
  std::optional<osg::Vec3d> surface(const PointerRay& ray) const override {
    return surface_of_bricks(ray, layout_);
  }
  std::optional<osg::Vec3d> place_of(const std::string& word) const override {
    return place_on_bricks(word, layout_);
  }

  void draw_labels(Canvas& canvas, const View& view, const PageRect& room,
                   double unit) const override {
    draw_brick_labels(canvas, {layout_, sides_, {}, view, room, unit});
  }

 private:
  Layers bricks(BrickChunks::Pieces pieces, const StageProgress& progress) const {
    BrickLook look;
    look.calm = is_painted();
    look.with_glowing = true;
    look.two_sided = true;
    const auto chunks = std::make_shared<BrickChunks>(layout_, look, pieces, progress);
    Layers layers;
    layers.casters = chunks->casters();
    layers.lit = chunks->lit();
    layers.flat = chunks->flat();
    layers.suit = [chunks](const View& view, Care care) { chunks->suit(view, care); };
    return layers;
  }

  bool is_painted() const { return picture_.overlay && !picture_.overlay->coats.empty(); }

  std::optional<double> ceiling(std::optional<std::size_t> cut) const {
    if (!cut || storeys_.empty()) return std::nullopt;
    return storeys_[std::min(*cut, storeys_.size() - 1)].ceiling;
  }

  const BrickPicture& picture_;
  std::vector<Storey> storeys_;
  std::vector<std::string> levels_;
  BrickLayout layout_;
  SideColours sides_;
};

}  // namespace

Result<std::unique_ptr<Scenery>> make_scenery(const BrickPicture& picture,
                                              std::optional<std::size_t> cut) {
  if (const auto fine = check_bricks(picture, {}); !fine) return Failure(fine.error());
  return std::unique_ptr<Scenery>(std::make_unique<BrickScenery>(picture, cut));
}

}  // namespace parapet::viewer
