#include "viewer/scene/brick_chunks.h"

#include <algorithm>
#include <cmath>
#include <osg/Uniform>

#include "viewer/scene/coarse_faces.h"
#include "viewer/scene/scene_parts.h"
#include "viewer/scene/shared_corners.h"

namespace parapet::viewer {
namespace {

constexpr double kPiecesOfChunk = 300;  // about
constexpr int kMostSide = 6;            // chunks along a side of the board
constexpr double kCell = 40 / BrickFrame::kTicks;
constexpr double kCoarseBelow = 6;  // pixels of a stud: a cell is less than three
constexpr double kStud = 80 / BrickFrame::kTicks;

// Bodies of these pieces that are shown, by the part of the plan in which their piece begins; those
// of one piece stay together and in order.
std::vector<std::vector<std::size_t>> parts_of(const BrickLayout& layout,
                                               BrickChunks::Pieces pieces) {
  const BrickPicture& picture = layout.picture();
  const auto count = static_cast<double>(std::max(picture.pieces.size(), std::size_t{1}));
  const int side =
      std::clamp(static_cast<int>(std::ceil(std::sqrt(count / kPiecesOfChunk))), 1, kMostSide);
  const osg::BoundingBoxd& all = layout.bounds();
  const auto along = [side](double at, double low, double high) {
    const double share = high > low ? (at - low) / (high - low) : 0;
    return static_cast<std::size_t>(std::clamp(static_cast<int>(share * side), 0, side - 1));
  };
  std::vector<std::vector<std::size_t>> parts(static_cast<std::size_t>(side * side));
  std::size_t part = 0;
  for (std::size_t n = 0; n < picture.bodies.size(); ++n) {
    const Body& body = picture.bodies[n];
    const bool is_new = n == 0 || picture.bodies[n - 1].piece != body.piece;
    if (is_new) {
      const osg::Vec3d middle = layout.frame().box(layout.poses().bounds_of(body)).center();
      part = along(middle.x(), all.xMin(), all.xMax()) +
             along(middle.y(), all.yMin(), all.yMax()) * static_cast<std::size_t>(side);
    }
    const bool is_moved = layout.poses().of(body.piece) != nullptr;
    const bool is_wanted = is_moved == (pieces == BrickChunks::Pieces::moved);
    if (is_wanted && layout.shows(body)) parts[part].push_back(n);
  }
  std::erase_if(parts, [](const auto& bodies) { return bodies.empty(); });
  return parts;
}

}  // namespace

BrickChunks::BrickChunks(const BrickLayout& layout, const BrickLook& look, Pieces pieces,
                         const Progress& progress) {
  const std::vector<std::vector<std::size_t>> parts = parts_of(layout, pieces);
  for (std::size_t n = 0; n < parts.size(); ++n) {
    add(layout, look, parts[n]);
    if (progress) progress(static_cast<double>(n + 1) / static_cast<double>(parts.size()));
  }
}

void BrickChunks::add(const BrickLayout& layout, const BrickLook& look,
                      const std::vector<std::size_t>& bodies) {
  const BrickPicture& picture = layout.picture();
  Chunk chunk;
  BrickMeshes meshes;
  build_bricks(layout, look, bodies, meshes);
  std::vector<std::size_t> pieces;
  for (const std::size_t body : bodies) {
    chunk.bounds.expandBy(layout.frame().box(layout.poses().bounds_of(picture.bodies[body])));
    const std::size_t piece = picture.bodies[body].piece;
    if (piece < picture.pieces.size()) pieces.push_back(piece);
  }
  std::sort(pieces.begin(), pieces.end());
  pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
  if (meshes.terrain.solid.has_faces()) {
    casters_->addChild(with_shared_corners(*meshes.terrain.solid.faces()));
  }
  if (meshes.sheets.has_faces()) add_sheets(*meshes.sheets.faces(), chunk);
  if (meshes.terrain.ghost.has_faces()) {
    osg::ref_ptr<osg::Geode> ghosts = meshes.terrain.ghost.faces();
    make_translucent(*ghosts->getOrCreateStateSet(), kGhosts);
    lit_->addChild(ghosts);
  }
  if (const std::vector<Stud> studs = studs_of(layout, look, pieces); !studs.empty()) {
    chunk.studs = std::make_shared<StudField>(studs);
    lit_->addChild(chunk.studs->node());
  }
  osg::ref_ptr<osg::Group> outlines = new osg::Group;
  for (const auto& [mesh, bin] :
       {std::pair{&meshes.terrain.solid, kOutlines}, {&meshes.terrain.ghost, kGhosts}}) {
    if (mesh->has_lines()) outlines->addChild(fading_lines(*mesh, kOutlinePixels, bin));
  }
  chunk.outlines = outlines;
  outlines->getOrCreateStateSet()->addUniform(new osg::Uniform("strength", 1.0F));
  flat_->addChild(outlines);
  chunks_.push_back(std::move(chunk));
}

void BrickChunks::add_sheets(const osg::Geode& faces, Chunk& chunk) {
  chunk.fine = with_shared_corners(faces);
  chunk.coarse = with_shared_corners(*coarse_faces(faces, kCell));
  for (const osg::ref_ptr<osg::Node>& node : {chunk.fine, chunk.coarse}) {
    make_two_sided(*node->getOrCreateStateSet());
    casters_->addChild(node);
  }
}

void BrickChunks::suit(const View& view, Care care) const {
  for (const Chunk& chunk : chunks_) {
    const osg::Vec3d middle = chunk.bounds.center();
    const double way = std::max(view.depth(middle) - chunk.bounds.radius() * 0.5, 1e-3);
    const double stud = kStud * view.window.width() / (2 * view.half_tangent * way);
    // In haste a pixel of the picture is larger.
    const double pixels = care == Care::haste ? stud * 0.42 : stud;
    if (chunk.studs) chunk.studs->set_detail(stud_detail(pixels));
    if (chunk.fine) {
      const bool is_far = care == Care::haste && pixels < kCoarseBelow;
      chunk.fine->setNodeMask(is_far ? 0U : ~0U);
      chunk.coarse->setNodeMask(is_far ? ~0U : 0U);
    }
    // In motion lines a pixel wide would flicker.
    const double least = care == Care::haste ? 7 : 2.5;
    const double strength = std::clamp((pixels - least) / 9, 0.0, 1.0);
    chunk.outlines->setNodeMask(strength > 0.05 ? ~0U : 0U);
    chunk.outlines->getStateSet()->getUniform("strength")->set(static_cast<float>(strength));
  }
}

}  // namespace parapet::viewer
