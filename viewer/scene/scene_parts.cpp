#include "viewer/scene/scene_parts.h"

#include <osg/CullFace>
#include <osg/Depth>
#include <osg/Geometry>

#include "viewer/shading.h"

namespace parapet::viewer {
namespace {

void cull(osg::Node& node, osg::CullFace::Mode mode) {
  node.getOrCreateStateSet()->setAttributeAndModes(new osg::CullFace(mode));
}

// The lines again, faint, where something hides them.
osg::ref_ptr<osg::Geode> hidden_lines(const Mesh& lines) {
  osg::ref_ptr<osg::Geode> faint = lines.faces();
  auto* geometry = faint->getDrawable(0)->asGeometry();
  osg::ref_ptr<osg::Vec4Array> colours = new osg::Vec4Array;
  for (const Colour& colour : static_cast<const osg::Vec4Array&>(*geometry->getColorArray())) {
    colours->push_back(with_alpha(colour, 0.38F));
  }
  geometry->setColorArray(colours, osg::Array::BIND_PER_VERTEX);
  osg::StateSet* state = faint->getOrCreateStateSet();
  make_flat(*state);
  make_translucent(*state, kHidden);
  state->setAttributeAndModes(new osg::Depth(osg::Depth::GREATER, 0, 1, /*writeMask=*/false));
  cull(*faint, osg::CullFace::BACK);
  return faint;
}

}  // namespace

osg::ref_ptr<osg::Geode> flat_lines(const Mesh& mesh, float width, int bin) {
  osg::ref_ptr<osg::Geode> lines = mesh.lines(width);
  osg::StateSet* state = lines->getOrCreateStateSet();
  make_flat(*state);
  make_translucent(*state, bin);
  return lines;
}

osg::ref_ptr<osg::Geode> fading_lines(const Mesh& mesh, float width, int bin) {
  osg::ref_ptr<osg::Geode> lines = mesh.lines(width);
  osg::StateSet* state = lines->getOrCreateStateSet();
  make_fading(*state);
  make_translucent(*state, bin);
  return lines;
}

void add_evidence(const EvidenceMeshes& meshes, float pixels, osg::Group& lit, osg::Group& root) {
  const auto flat = [&root](const Mesh& mesh, osg::CullFace::Mode hidden_side) {
    osg::ref_ptr<osg::Geode> node = mesh.faces();
    make_flat(*node->getOrCreateStateSet());
    cull(*node, hidden_side);
    root.addChild(node);
    return node->getOrCreateStateSet();
  };
  make_translucent(*flat(meshes.ground, osg::CullFace::BACK), kGround);
  if (meshes.blocker.has_faces()) {
    osg::ref_ptr<osg::Geode> blocker = meshes.blocker.faces();
    make_translucent(*blocker->getOrCreateStateSet(), kGlow);
    lit.addChild(blocker);
    make_translucent(*flat(meshes.glow, osg::CullFace::BACK), kGlow);
    root.addChild(flat_lines(meshes.blocker, kOutlinePixels * 2 * pixels, kGlow));
  }
  root.addChild(hidden_lines(meshes.lines));
  flat(meshes.halo, osg::CullFace::FRONT)->setRenderBinDetails(kHalo, "RenderBin");
  flat(meshes.lines, osg::CullFace::BACK)->setRenderBinDetails(kLines, "RenderBin");
  for (const auto& [mesh, bin] :
       {std::pair{&meshes.mark_halo, kMarkHalo}, {&meshes.marks, kMarks}}) {
    osg::StateSet* state = flat(*mesh, osg::CullFace::BACK);
    state->setMode(GL_DEPTH_TEST, osg::StateAttribute::OFF);
    state->setRenderBinDetails(bin, "RenderBin");
  }
}

}  // namespace parapet::viewer
