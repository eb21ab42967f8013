#include "bench/plain_scene.h"

#include <cmath>
#include <osg/CullFace>
#include <osg/Depth>
#include <osg/Geode>
#include <osg/Geometry>
#include <osg/Program>
#include <variant>

#include "viewer/scene/brick_terrain_node.h"
#include "viewer/scene/figures_node.h"
#include "viewer/scene/prints_node.h"
#include "viewer/scene/terrain_node.h"

namespace parapet::bench {
namespace {

using viewer::BoardPicture;
using viewer::BrickPicture;

constexpr const char* kVertexShader = R"(#version 120
varying vec4 colour;
void main() {
  float lamp = 0.55 + 0.45 * max(dot(gl_Normal, normalize(vec3(-0.6, -0.3, 1.0))), 0.0);
  colour = vec4(gl_Color.rgb * lamp, 1.0);
  gl_Position = gl_ModelViewProjectionMatrix * gl_Vertex;
})";
constexpr const char* kFragmentShader = R"(#version 120
varying vec4 colour;
void main() { gl_FragColor = colour; })";

struct Arrays {
  osg::ref_ptr<osg::Vec3Array> positions = new osg::Vec3Array;
  osg::ref_ptr<osg::Vec3Array> normals = new osg::Vec3Array;
  osg::ref_ptr<osg::Vec4Array> colours = new osg::Vec4Array;

  void add(const viewer::Mesh& mesh) {
    if (!mesh.has_faces()) return;
    const osg::ref_ptr<osg::Geode> faces = mesh.faces();
    const osg::Geometry& from = *faces->getDrawable(0)->asGeometry();
    append(*positions, static_cast<const osg::Vec3Array&>(*from.getVertexArray()));
    append(*normals, static_cast<const osg::Vec3Array&>(*from.getNormalArray()));
    append(*colours, static_cast<const osg::Vec4Array&>(*from.getColorArray()));
  }

 private:
  template <class Array>
  static void append(Array& to, const Array& from) {
    to.insert(to.end(), from.begin(), from.end());
  }
};

struct Collect {
  Arrays& arrays;

  void operator()(const BrickPicture& picture) const {
    const viewer::BrickLayout layout(picture);
    viewer::BrickMeshes meshes;
    viewer::build_bricks(layout, {}, meshes);
    arrays.add(meshes.terrain.solid);
    arrays.add(meshes.terrain.ghost);
    arrays.add(meshes.studs);
  }
  void operator()(const BoardPicture& picture) const {
    const viewer::Frame frame(picture.scale);
    const viewer::TerrainModel model =
        model_terrain(*picture.board, frame, viewer::section_of(*picture.board, nullptr));
    viewer::TerrainMeshes meshes;
    build_terrain(*picture.board, model, 1, meshes);
    build_prints(*picture.board, model, picture.ramps, meshes.solid);
    arrays.add(meshes.solid);
    if (picture.pieces == nullptr) return;
    viewer::Mesh figures;
    build_figures(*picture.pieces, viewer::SideColours(*picture.pieces), model, figures);
    arrays.add(figures);
  }
  template <class Other>
  void operator()(const Other&) const {}
};

osg::ref_ptr<osg::Program> plain_program() {
  osg::ref_ptr<osg::Program> program = new osg::Program;
  program->addShader(new osg::Shader(osg::Shader::VERTEX, kVertexShader));
  program->addShader(new osg::Shader(osg::Shader::FRAGMENT, kFragmentShader));
  return program;
}

}  // namespace

void PlainScene::look(const viewer::View& view) {
  const double away = view.eye.length();
  camera->setViewport(0, 0, static_cast<int>(view.window.width()),
                      static_cast<int>(view.window.height()));
  camera->setViewMatrix(view.view_matrix());
  camera->setProjectionMatrix(view.projection_matrix(away * view.nearest, away * view.farthest));
}

PlainScene plain_scene(const viewer::Shown& shown) {
  Arrays arrays;
  std::visit(Collect{arrays}, shown.picture);
  osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
  geometry->setUseDisplayList(false);
  geometry->setUseVertexBufferObjects(true);
  geometry->setVertexArray(arrays.positions);
  geometry->setNormalArray(arrays.normals, osg::Array::BIND_PER_VERTEX);
  geometry->setColorArray(arrays.colours, osg::Array::BIND_PER_VERTEX);
  geometry->addPrimitiveSet(
      new osg::DrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(arrays.positions->size())));
  osg::ref_ptr<osg::Geode> geode = new osg::Geode;
  geode->addDrawable(geometry);
  PlainScene scene{new osg::Camera, arrays.positions->size() / 3};
  scene.camera->setReferenceFrame(osg::Transform::ABSOLUTE_RF);
  scene.camera->setRenderOrder(osg::Camera::NESTED_RENDER);
  scene.camera->setClearMask(0);
  scene.camera->setComputeNearFarMode(osg::CullSettings::DO_NOT_COMPUTE_NEAR_FAR);
  scene.camera->setCullingActive(false);
  scene.camera->addChild(geode);
  osg::StateSet* state = scene.camera->getOrCreateStateSet();
  state->setAttributeAndModes(plain_program());
  state->setAttributeAndModes(new osg::CullFace(osg::CullFace::BACK));
  state->setAttributeAndModes(new osg::Depth);
  return scene;
}

}  // namespace parapet::bench
