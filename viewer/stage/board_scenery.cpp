#include <algorithm>
#include <cmath>

#include "viewer/evidence.h"
#include "viewer/page/board_labels.h"
#include "viewer/page/board_marks.h"
#include "viewer/picture_checks.h"
#include "viewer/scene/board_scene.h"
#include "viewer/scene/evidence_node.h"
#include "viewer/scene/overlay_node.h"
#include "viewer/scene/prints_node.h"
#include "viewer/scene/terrain_node.h"
#include "viewer/shading.h"
#include "viewer/stage/board_targets.h"
#include "viewer/stage/scenery.h"

namespace parapet::viewer {
namespace {

std::vector<std::string> names_of_levels(const Board& board) {
  std::vector<std::string> names;
  for (int level = 1; level <= board.levels(); ++level) {
    names.push_back("Level " + std::to_string(level));
  }
  return names;
}

Section section_up_to(const Board& board, std::optional<std::size_t> cut) {
  const int top = cut ? static_cast<int>(*cut) + 1 : board.levels();
  return {0, 0, board.width(), board.height(), std::clamp(top, 1, board.levels())};
}

class BoardScenery : public Scenery {
 public:
  BoardScenery(const BoardPicture& picture, std::optional<std::size_t> cut)
      : picture_(picture),
        levels_(names_of_levels(*picture.board)),
        frame_(picture.scale),
        model_(model_terrain(*picture.board, frame_, section_up_to(*picture.board, cut))),
        bounds_(bounds_of(
            model_terrain(*picture.board, frame_, section_up_to(*picture.board, std::nullopt)))) {
    if (picture.pieces != nullptr) sides_.add(*picture.pieces);
    if (picture.sight) evidence_ = read_evidence(*picture.sight);
    if (evidence_) model_.lowered = {evidence_->line->from, evidence_->line->to};
    Mesh unused;
    if (picture.pieces != nullptr) {
      tags_ = build_figures(*picture.pieces, sides_, model_, unused);
      targets_ = targets_of(*picture.pieces, model_);
    }
  }

  const std::vector<std::string>& levels() const override { return levels_; }
  osg::BoundingBoxd bounds() const override { return bounds_; }

  View best_view(const PageRect& window) const override {
    Subject subject{extent_of(model_), {}};
    if (evidence_) subject.vital = vital_points(*evidence_, frame_);
    const double margin = std::min(window.width(), window.height()) * 0.05;
    return choose_view(model_, subject, window, window.grown(-margin));
  }

  TerrainKey terrain_key() const override {
    TerrainKey key{picture_.board, picture_.board->spaces().size(), {}, {}};
    key.numbers = {static_cast<double>(model_.section.top_level), frame_.storey(), frame_.plate()};
    for (const Dot& dot : model_.lowered) key.look += to_letters(dot) + ";";
    return key;
  }

  Layers terrain(const StageProgress& progress) const override {
    TerrainMeshes meshes;
    build_terrain(*picture_.board, model_, 1, meshes);
    if (progress) progress(0.7);
    build_prints(*picture_.board, model_, picture_.ramps, meshes.solid);
    Layers layers;
    layers.casters->addChild(meshes.solid.faces());
    layers.lit->addChild(ground());
    if (meshes.solid.has_lines()) {
      layers.flat->addChild(flat_lines(meshes.solid, kOutlinePixels, kOutlines));
    }
    return layers;
  }

  float calm() const override { return 0; }

  Layers figures() const override {
    Layers layers;
    if (picture_.pieces == nullptr) return layers;
    Mesh mesh;
    build_figures(*picture_.pieces, sides_, model_, mesh);
    if (mesh.has_faces()) layers.casters->addChild(mesh.faces());
    if (mesh.has_lines()) layers.flat->addChild(flat_lines(mesh, kOutlinePixels, kOutlines));
    return layers;
  }

  Layers ruling(const View& view, double unit) const override {
    Layers layers;
    const auto pixels = static_cast<float>(unit);
    if (evidence_) {
      EvidenceMeshes meshes;
      const LineEnds ends = ends_of(*evidence_->line, frame_, evidence_->sight->eye_height);
      build_evidence(*evidence_, frame_, line_width(view, ends.at(0.5), unit), meshes);
      add_evidence(meshes, pixels, *layers.lit, *layers.flat);
    }
    if (picture_.overlay) {
      EvidenceMeshes meshes;
      build_overlay(*picture_.overlay, frame_, model_.section,
                    line_width(view, bounds_.center(), unit), meshes);
      add_evidence(meshes, pixels, *layers.lit, *layers.flat);
    }
    return layers;
  }

  osg::ref_ptr<osg::Group> ghost(const std::string& unit, const std::string& space) const override {
    const auto to = space_called(space, *picture_.board, model_);
    if (picture_.pieces == nullptr || !to) return nullptr;
    mayhem::Pieces one;
    for (const mayhem::Unit& known : picture_.pieces->units) {
      if (known.id != unit) continue;
      one.units.push_back(known);
      one.units.back().footprint.at = *to;
    }
    if (one.units.empty()) return nullptr;
    Mesh mesh;
    build_figures(one, sides_, model_, mesh);
    osg::ref_ptr<osg::Group> group = new osg::Group;
    group->addChild(mesh.faces());
    return group;
  }

  std::optional<Pick> pick(const PointerRay& ray) const override {
    return pick_on_board(ray, *picture_.board, model_, targets_);
  }
  std::optional<osg::Vec3d> surface(const PointerRay& ray) const override {
    return surface_of_board(ray, *picture_.board, model_, targets_);
  }
  std::optional<osg::Vec3d> place_of(const std::string& word) const override {
    for (const BoardTarget& target : targets_) {
      if (target.id == word) return target.middle();
    }
    const auto space = space_called(word, *picture_.board, model_);
    if (!space) return std::nullopt;
    return frame_.middle(*space);
  }

  void draw_labels(Canvas& canvas, const View& view, const PageRect& room,
                   double unit) const override {
    const std::vector<CoordinateSide> coordinates = coordinates_of(model_, view);
    const BoardSeen seen{picture_, model_, tags_, coordinates, view, room, unit};
    for (const CoordinateSide& side : coordinates) draw_side(canvas, view, side, 30 * unit);
    draw_stairs_letters(canvas, *picture_.board, model_, view, unit);
    if (evidence_) {
      draw_sight_labels(canvas, seen, &*evidence_, {});
    } else {
      draw_overlay_labels(canvas, seen);
    }
  }

 private:
  static double line_width(const View& view, const osg::Vec3d& at, double unit) {
    return std::clamp(kLinePixels * unit * view.unit_per_pixel(at), 0.03, 0.22);
  }

  // The board's own area on the table, where it has no floor.
  osg::ref_ptr<osg::Geode> ground() const {
    const Board& board = *picture_.board;
    const double down = bounds_.zMin() - frame_.floor(1) + 0.001;
    const double w = board.width();
    const double h = board.height();
    Mesh mesh;
    mesh.add_quad(frame_.at(0, h, 1, down), frame_.at(w, h, 1, down), frame_.at(w, 0, 1, down),
                  frame_.at(0, 0, 1, down), colours::kBoardBeyond);
    return mesh.faces();
  }

  const BoardPicture& picture_;
  std::vector<std::string> levels_;
  Frame frame_;
  TerrainModel model_;
  osg::BoundingBoxd bounds_;
  SideColours sides_;
  std::optional<Evidence> evidence_;
  std::vector<Tag> tags_;
  std::vector<BoardTarget> targets_;
};

}  // namespace

Result<std::unique_ptr<Scenery>> make_scenery(const BoardPicture& picture,
                                              std::optional<std::size_t> cut) {
  if (const auto fine = check_board(picture); !fine) return Failure(fine.error());
  return std::unique_ptr<Scenery>(std::make_unique<BoardScenery>(picture, cut));
}

}  // namespace parapet::viewer
