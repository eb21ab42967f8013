#include "viewer/page/canvas.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <osg/Geode>
#include <osg/Geometry>
#include <osgText/Text>
#include <vector>

#include "viewer/page/font_file.h"
#include "viewer/shading.h"

namespace parapet::viewer {
namespace {

constexpr double kHalfCapital = 0.364;  // half the height of a capital letter, of the size

osg::Vec3f flat(const osg::Vec2d& p) {
  return {static_cast<float>(p.x()), static_cast<float>(p.y()), 0};
}

}  // namespace

Result<osg::ref_ptr<osgText::Font>> load_font() { return load_font_file(kBoldFontFile); }

Canvas::Canvas(osg::ref_ptr<osgText::Font> font)
    : font_(std::move(font)),
      group_(new osg::Group),
      corners_(new osg::Vec3Array),
      colours_(new osg::Vec4Array) {
  osg::StateSet* state = group_->getOrCreateStateSet();
  state->setMode(GL_DEPTH_TEST, osg::StateAttribute::OFF | osg::StateAttribute::OVERRIDE);
  state->setMode(GL_LIGHTING, osg::StateAttribute::OFF);
  state->setMode(GL_BLEND, osg::StateAttribute::ON);
  state->setRenderBinDetails(1, "TraversalOrderBin", osg::StateSet::OVERRIDE_RENDERBIN_DETAILS);
  state->setNestRenderBins(false);
}

void Canvas::picture(const PageRect& rect, osg::Texture2D* texture) {
  finish_shapes();
  const auto corner = [](double x, double y) { return flat({x, y}); };
  osg::ref_ptr<osg::Geometry> quad = osg::createTexturedQuadGeometry(
      corner(rect.left, rect.bottom), osg::Vec3f(static_cast<float>(rect.width()), 0, 0),
      osg::Vec3f(0, static_cast<float>(rect.height()), 0));
  osg::ref_ptr<osg::Geode> geode = new osg::Geode;
  geode->addDrawable(quad);
  osg::StateSet* state = geode->getOrCreateStateSet();
  state->setTextureAttributeAndModes(0, texture);
  state->setMode(GL_BLEND, osg::StateAttribute::OFF);
  group_->addChild(geode);
}

void Canvas::fill(std::span<const osg::Vec2d> convex, const Colour& colour) {
  for (std::size_t i = 2; i < convex.size(); ++i) {
    for (const osg::Vec2d& corner : {convex[0], convex[i - 1], convex[i]}) {
      corners_->push_back(flat(corner));
      colours_->push_back(colour);
    }
  }
}

void Canvas::fill_rect(const PageRect& rect, const Colour& colour) {
  const std::array<osg::Vec2d, 4> corners{{{rect.left, rect.bottom},
                                           {rect.right, rect.bottom},
                                           {rect.right, rect.top},
                                           {rect.left, rect.top}}};
  fill(corners, colour);
}

void Canvas::fill_rounded(const PageRect& rect, double radius, const Colour& colour) {
  constexpr int kSteps = 8;  // of each corner
  const PageRect inner = rect.grown(-radius);
  const std::array<osg::Vec2d, 4> centres{{{inner.right, inner.top},
                                           {inner.left, inner.top},
                                           {inner.left, inner.bottom},
                                           {inner.right, inner.bottom}}};
  std::vector<osg::Vec2d> border;
  for (int corner = 0; corner < 4; ++corner) {
    for (int step = 0; step <= kSteps; ++step) {
      const double angle = std::numbers::pi / 2 * (corner + static_cast<double>(step) / kSteps);
      border.push_back(centres[static_cast<std::size_t>(corner)] +
                       osg::Vec2d(std::cos(angle), std::sin(angle)) * radius);
    }
  }
  fill(border, colour);
}

void Canvas::fill_disc(const osg::Vec2d& centre, double radius, const Colour& colour) {
  fill_rounded(PageRect{centre.x(), centre.y(), centre.x(), centre.y()}.grown(radius), radius,
               colour);
}

void Canvas::line(const osg::Vec2d& a, const osg::Vec2d& b, double width, const Colour& colour) {
  osg::Vec2d along = b - a;
  if (along.normalize() == 0) return;
  const osg::Vec2d side = osg::Vec2d(-along.y(), along.x()) * (width / 2);
  const std::array<osg::Vec2d, 4> corners{a - side, b - side, b + side, a + side};
  fill(corners, colour);
}

void Canvas::dashed_line(const osg::Vec2d& a, const osg::Vec2d& b, double width, double dash,
                         const Colour& colour) {
  const int dashes = std::max(1, static_cast<int>((b - a).length() / dash + 0.5));
  for (int i = 0; i < dashes; ++i) {
    const osg::Vec2d step = (b - a) / dashes;
    line(a + step * (i + 0.4), a + step * (i + 1.0), width, colour);
  }
}

void Canvas::text(const std::string& text, const osg::Vec2d& at, double size, const Colour& colour,
                  Align align) {
  place_text(make_text(text, size), at, size, colour, align);
}

void Canvas::rimmed_text(const std::string& text, const osg::Vec2d& at, double size,
                         const Colour& colour, const Colour& rim, Align align) {
  osg::ref_ptr<osgText::Text> rimmed = make_text(text, size);
  rimmed->setBackdropType(osgText::Text::OUTLINE);
  rimmed->setBackdropColor(rim);
  rimmed->setBackdropOffset(0.07F);
  place_text(rimmed, at, size, colour, align);
}

double Canvas::text_width(const std::string& text, double size) const {
  const osg::BoundingBox box = make_text(text, size)->getBoundingBox();
  return box.valid() ? static_cast<double>(box.xMax() - box.xMin()) : 0;
}

osg::ref_ptr<osg::Group> Canvas::node() {
  finish_shapes();
  return group_;
}

void Canvas::finish_shapes() {
  if (corners_->empty()) return;
  osg::ref_ptr<osg::Geometry> shapes = new osg::Geometry;
  shapes->setUseDisplayList(false);
  shapes->setUseVertexBufferObjects(true);
  shapes->setVertexArray(corners_);
  shapes->setColorArray(colours_, osg::Array::BIND_PER_VERTEX);
  shapes->addPrimitiveSet(
      new osg::DrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(corners_->size())));
  osg::ref_ptr<osg::Geode> geode = new osg::Geode;
  geode->addDrawable(shapes);
  make_flat(*geode->getOrCreateStateSet());
  group_->addChild(geode);
  corners_ = new osg::Vec3Array;
  colours_ = new osg::Vec4Array;
}

osg::ref_ptr<osgText::Text> Canvas::make_text(const std::string& text, double size) const {
  const auto pixels = static_cast<unsigned>(std::max(1L, std::lround(size)));
  osg::ref_ptr<osgText::Text> result = new osgText::Text;
  result->setFont(font_);
  result->setFontResolution(pixels, pixels);
  result->setShaderTechnique(osgText::GREYSCALE);
  result->setCharacterSize(static_cast<float>(size));
  result->setAxisAlignment(osgText::Text::XY_PLANE);
  result->setText(text, osgText::String::ENCODING_UTF8);
  return result;
}

void Canvas::place_text(osg::ref_ptr<osgText::Text> text, const osg::Vec2d& at, double size,
                        const Colour& colour, Align align) {
  finish_shapes();
  text->setAlignment(align == Align::left     ? osgText::Text::LEFT_BASE_LINE
                     : align == Align::centre ? osgText::Text::CENTER_BASE_LINE
                                              : osgText::Text::RIGHT_BASE_LINE);
  // On whole pixels, where glyphs are crisp.
  text->setPosition(flat({std::round(at.x()), std::round(at.y() - kHalfCapital * size)}));
  text->setColor(colour);
  osg::ref_ptr<osg::Geode> geode = new osg::Geode;
  geode->addDrawable(text);
  group_->addChild(geode);
}

}  // namespace parapet::viewer
