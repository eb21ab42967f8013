#include "viewer/shading.h"

#include <algorithm>
#include <cmath>
#include <osg/BlendFunc>
#include <osg/Camera>
#include <osg/CullFace>
#include <osg/Depth>
#include <osg/PolygonOffset>
#include <osg/Texture2D>
#include <osg/Uniform>
#include <string>

namespace parapet::viewer {
namespace {

constexpr const char* kVertexShader = R"(#version 120
uniform float calm;
varying vec3 world;
varying vec3 normal;
varying vec4 colour;
void main() {
  world = gl_Vertex.xyz;
  normal = gl_Normal;
  float light = dot(gl_Color.rgb, vec3(0.30, 0.59, 0.11));
  vec3 paler = mix(mix(gl_Color.rgb, vec3(light), 0.45), vec3(0.914, 0.894, 0.847), 0.50);
  colour = vec4(mix(gl_Color.rgb, paler, calm), gl_Color.a);
  gl_Position = gl_ModelViewProjectionMatrix * gl_Vertex;
})";

// What both ways of shading share: the light that reaches a place, from how much of sun and sky it
// is open to.
constexpr const char* kLight = R"(#version 120
uniform vec3 sun;
uniform mat4 sun_matrix;
uniform mat4 sky_matrix;
uniform sampler2DShadow sun_depth;
uniform sampler2DShadow sky_depth;
uniform float sun_step;
uniform float sky_step;
varying vec3 world;
varying vec3 normal;
varying vec4 colour;

vec3 light_at(vec3 n, float direct, float open_sky) {
  // Together they leave a floor in the sun as its colour is.
  vec3 ambient = mix(vec3(0.36, 0.34, 0.33), vec3(0.46, 0.49, 0.54), n.z * 0.5 + 0.5);
  float fill = max(dot(n, normalize(vec3(-sun.xy, 0.35))), 0.0) * 0.10;
  return ambient * mix(0.52, 1.0, open_sky) + vec3(0.70, 0.665, 0.60) * direct +
         vec3(0.8, 0.9, 1.0) * fill;
}
)";

constexpr const char* kLitFragmentShader = R"(
// The share of 16 samples round the place that the light reaches.
float reached(sampler2DShadow depth, mat4 matrix, vec3 place, float step, float bias) {
  vec3 at = (matrix * vec4(place, 1.0)).xyz;
  at.z -= bias;
  float sum = 0.0;
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j)
      sum += shadow2D(depth, at + vec3(float(i) - 1.5, float(j) - 1.5, 0.0) * step).r;
  return sum / 16.0;
}

void main() {
  vec3 n = normalize(gl_FrontFacing ? normal : -normal);
  float facing = max(dot(n, sun), 0.0);
  float direct = 0.0;
  if (facing > 0.0)
    direct = facing * reached(sun_depth, sun_matrix, world + n * 0.03, sun_step, 0.0008);
  vec3 beside = world + vec3(n.xy * 0.38, 0.05);
  float open_sky = reached(sky_depth, sky_matrix, beside, sky_step, 0.001);
  // In linear light: the colour's own gamma cancels out.
  gl_FragColor = vec4(colour.rgb * pow(light_at(n, direct, open_sky), vec3(1.0 / 2.2)), colour.a);
})";

// One sample of either, and a root that comes within a hundredth of the power.
constexpr const char* kHastyFragmentShader = R"(
void main() {
  vec3 n = gl_FrontFacing ? normal : -normal;
  float facing = max(dot(n, sun), 0.0);
  vec3 at = (sun_matrix * vec4(world + n * 0.03, 1.0)).xyz;
  float direct = facing * shadow2D(sun_depth, at - vec3(0.0, 0.0, 0.0008)).r;
  vec3 over = (sky_matrix * vec4(world + vec3(n.xy * 0.38, 0.05), 1.0)).xyz;
  float open_sky = shadow2D(sky_depth, over - vec3(0.0, 0.0, 0.001)).r;
  vec3 root = sqrt(light_at(n, direct, open_sky));
  gl_FragColor = vec4(colour.rgb * mix(root, sqrt(root), 0.18), colour.a);
})";

constexpr const char* kFlatFragmentShader = R"(#version 120
varying vec4 colour;
void main() { gl_FragColor = colour; })";

constexpr const char* kFadingFragmentShader = R"(#version 120
uniform float strength;
varying vec4 colour;
void main() { gl_FragColor = vec4(colour.rgb, colour.a * strength); })";

constexpr int kSunPixels = 2048;

constexpr double kSunBlur = 0.026;  // of a space, from sample to sample
constexpr double kSkyBlur = 0.22;

osg::ref_ptr<osg::Program> program(const std::string& fragment) {
  osg::ref_ptr<osg::Program> result = new osg::Program;
  result->addShader(new osg::Shader(osg::Shader::VERTEX, kVertexShader));
  result->addShader(new osg::Shader(osg::Shader::FRAGMENT, fragment));
  return result;
}

osg::ref_ptr<osg::Texture2D> depth_texture(int pixels) {
  osg::ref_ptr<osg::Texture2D> texture = new osg::Texture2D;
  texture->setTextureSize(pixels, pixels);
  texture->setInternalFormat(GL_DEPTH_COMPONENT24);
  texture->setSourceFormat(GL_DEPTH_COMPONENT);
  texture->setSourceType(GL_UNSIGNED_INT);
  texture->setShadowComparison(true);
  texture->setFilter(osg::Texture::MIN_FILTER, osg::Texture::LINEAR);
  texture->setFilter(osg::Texture::MAG_FILTER, osg::Texture::LINEAR);
  texture->setWrap(osg::Texture::WRAP_S, osg::Texture::CLAMP_TO_EDGE);
  texture->setWrap(osg::Texture::WRAP_T, osg::Texture::CLAMP_TO_EDGE);
  return texture;
}

// What the light sees first: a parallel view along its direction onto a depth texture.
struct DepthView {
  osg::ref_ptr<osg::Camera> camera;
  osg::ref_ptr<osg::Texture2D> texture;
  osg::Matrixf to_texture;
  float step = 0;  // in texture coordinates
};

// So coarse that the blur runs from one pixel into the next without steps.
int sky_pixels(const osg::BoundingBoxd& bounds) {
  return std::clamp(static_cast<int>(2 * bounds.radius() / kSkyBlur), 32, 1024);
}

DepthView depth_view(osg::Group* casters, const osg::BoundingBoxd& bounds,
                     const osg::Vec3d& towards_light, int pixels, double blur) {
  DepthView view{new osg::Camera, depth_texture(pixels), {}, 0};
  const double radius = bounds.radius() * 1.02;
  osg::Camera& camera = *view.camera;
  camera.setRenderOrder(osg::Camera::PRE_RENDER);
  camera.setRenderTargetImplementation(osg::Camera::FRAME_BUFFER_OBJECT);
  camera.setReferenceFrame(osg::Transform::ABSOLUTE_RF);
  camera.setViewport(0, 0, pixels, pixels);
  camera.setClearMask(GL_DEPTH_BUFFER_BIT);
  camera.attach(osg::Camera::DEPTH_BUFFER, view.texture);
  camera.setComputeNearFarMode(osg::CullSettings::DO_NOT_COMPUTE_NEAR_FAR);
  camera.setViewMatrixAsLookAt(bounds.center() + towards_light * radius * 2, bounds.center(),
                               osg::Vec3d(0, 1, 0));
  camera.setProjectionMatrixAsOrtho(-radius, radius, -radius, radius, radius * 0.9, radius * 3.1);
  camera.addChild(casters);
  // The far sides of the casters are drawn, so that a lit face never shades itself.
  constexpr auto kForce = osg::StateAttribute::ON | osg::StateAttribute::OVERRIDE;
  osg::StateSet* state = camera.getOrCreateStateSet();
  state->setAttributeAndModes(new osg::CullFace(osg::CullFace::FRONT), kForce);
  state->setAttributeAndModes(program(kFlatFragmentShader), kForce);
  view.to_texture = camera.getViewMatrix() * camera.getProjectionMatrix() *
                    osg::Matrixd::translate(1, 1, 1) * osg::Matrixd::scale(0.5, 0.5, 0.5);
  view.step = static_cast<float>(blur / (2 * radius));
  return view;
}

// From the left of the beholder and a little from the front, so that shadows fall where one sees
// them.
osg::Vec3d sun_beside(osg::Vec3d towards_eye) {
  towards_eye.z() = 0;
  towards_eye.normalize();
  const osg::Vec3d left(towards_eye.y(), -towards_eye.x(), 0);
  osg::Vec3d sun = left * 0.80 + towards_eye * 0.28 + osg::Vec3d(0, 0, 1.15);
  sun.normalize();
  return sun;
}

void use(osg::StateSet& state, const DepthView& view, const std::string& name, int unit) {
  const auto texture_unit = static_cast<unsigned>(unit);
  state.setTextureAttributeAndModes(texture_unit, view.texture);
  state.addUniform(new osg::Uniform((name + "_depth").c_str(), unit));
  state.addUniform(new osg::Uniform((name + "_step").c_str(), view.step));
  state.addUniform(new osg::Uniform((name + "_matrix").c_str(), view.to_texture));
}

}  // namespace

Lighting light_in_parts(const osg::ref_ptr<osg::Group>& lit,
                        const osg::ref_ptr<osg::Group>& casters, const osg::BoundingBoxd& bounds,
                        const osg::Vec3d& towards_eye) {
  const osg::Vec3d sun = sun_beside(towards_eye);
  const DepthView from_sun = depth_view(casters, bounds, sun, kSunPixels, kSunBlur);
  const DepthView from_sky = depth_view(casters, bounds, {0, 0, 1}, sky_pixels(bounds), kSkyBlur);
  Lighting lighting{new osg::Group, new osg::Group};
  lighting.lit->addChild(lit);
  osg::StateSet* state = lighting.lit->getOrCreateStateSet();
  state->setAttributeAndModes(shading(Care::full));
  state->setAttributeAndModes(new osg::CullFace(osg::CullFace::BACK));
  state->addUniform(new osg::Uniform("sun", osg::Vec3f(sun)));
  use(*state, from_sun, "sun", 1);
  use(*state, from_sky, "sky", 2);
  lighting.shadows->addChild(from_sun.camera);
  lighting.shadows->addChild(from_sky.camera);
  return lighting;
}

// As light_at of the shaders has it for a normal that points up.
Colour sunlit_ground(const Colour& colour, const osg::Vec3d& towards_eye) {
  const osg::Vec3d sun = sun_beside(towards_eye);
  osg::Vec3d from_behind(-sun.x(), -sun.y(), 0.35);
  from_behind.normalize();
  const double fill = std::max(from_behind.z(), 0.0) * 0.10;
  const osg::Vec3d light = osg::Vec3d(0.46, 0.49, 0.54) + osg::Vec3d(0.70, 0.665, 0.60) * sun.z() +
                           osg::Vec3d(0.8, 0.9, 1.0) * fill;
  const auto part = [](float share, double lit) {
    return std::min(1.0F, share * static_cast<float>(std::pow(lit, 1 / 2.2)));
  };
  return {part(colour.r(), light.x()), part(colour.g(), light.y()), part(colour.b(), light.z()),
          colour.a()};
}

double shadow_reach(double height) {
  const osg::Vec3d sun = sun_beside({0, -1, 0});  // as high in whatever direction
  return height * std::hypot(sun.x(), sun.y()) / sun.z() + 4 * kSkyBlur;
}

osg::ref_ptr<osg::Program> shading(Care care) {
  const char* fragment = care == Care::full ? kLitFragmentShader : kHastyFragmentShader;
  return program(std::string(kLight) + fragment);
}

osg::ref_ptr<osg::Group> light(const osg::ref_ptr<osg::Group>& lit,
                               const osg::ref_ptr<osg::Group>& casters,
                               const osg::BoundingBoxd& bounds, const osg::Vec3d& towards_eye) {
  const Lighting lighting = light_in_parts(lit, casters, bounds, towards_eye);
  osg::ref_ptr<osg::Group> group = new osg::Group;
  group->addChild(lighting.shadows);
  group->addChild(lighting.lit);
  return group;
}

void make_flat(osg::StateSet& state) { state.setAttributeAndModes(program(kFlatFragmentShader)); }

void make_fading(osg::StateSet& state) {
  state.setAttributeAndModes(program(kFadingFragmentShader));
}

void make_translucent(osg::StateSet& state, int bin) {
  state.setAttributeAndModes(
      new osg::BlendFunc(osg::BlendFunc::SRC_ALPHA, osg::BlendFunc::ONE_MINUS_SRC_ALPHA));
  state.setMode(GL_BLEND, osg::StateAttribute::ON);
  state.setAttributeAndModes(new osg::Depth(osg::Depth::LEQUAL, 0, 1, /*writeMask=*/false));
  state.setRenderBinDetails(bin, "DepthSortedBin");
}

void make_two_sided(osg::StateSet& state) {
  state.setAttributeAndModes(new osg::CullFace,
                             osg::StateAttribute::OFF | osg::StateAttribute::PROTECTED);
}

void push_back_for_outlines(osg::StateSet& state) {
  state.setAttributeAndModes(new osg::PolygonOffset(1.0F, 1.0F));
}

}  // namespace parapet::viewer
