#pragma once

#include <osg/Group>
#include <osg/Texture2D>
#include <osg/Vec2d>
#include <osgText/Font>
#include <span>
#include <string>

#include "geometry/numbers/result.h"
#include "viewer/colours.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// The type of all pictures, DejaVu Sans Bold. Errors: "no-font".
Result<osg::ref_ptr<osgText::Font>> load_font();

enum class Align { left, centre, right };

// A page to draw on, in pixels from its bottom left corner. What is drawn later lies on top.
class Canvas {
 public:
  explicit Canvas(osg::ref_ptr<osgText::Font> font);

  void picture(const PageRect& rect, osg::Texture2D* texture);
  void fill(std::span<const osg::Vec2d> convex, const Colour& colour);
  void fill_rect(const PageRect& rect, const Colour& colour);
  void fill_rounded(const PageRect& rect, double radius, const Colour& colour);
  void fill_disc(const osg::Vec2d& centre, double radius, const Colour& colour);
  void line(const osg::Vec2d& a, const osg::Vec2d& b, double width, const Colour& colour);
  void dashed_line(const osg::Vec2d& a, const osg::Vec2d& b, double width, double dash,
                   const Colour& colour);

  // `at` is the text's middle height; `size` in pixels.
  void text(const std::string& text, const osg::Vec2d& at, double size, const Colour& colour,
            Align align = Align::left);
  // The same with a rim, to be read on any ground.
  void rimmed_text(const std::string& text, const osg::Vec2d& at, double size, const Colour& colour,
                   const Colour& rim, Align align = Align::centre);
  double text_width(const std::string& text, double size) const;

  osg::ref_ptr<osg::Group> node();

 private:
  void finish_shapes();
  osg::ref_ptr<osgText::Text> make_text(const std::string& text, double size) const;
  void place_text(osg::ref_ptr<osgText::Text> text, const osg::Vec2d& at, double size,
                  const Colour& colour, Align align);

  osg::ref_ptr<osgText::Font> font_;
  osg::ref_ptr<osg::Group> group_;
  osg::ref_ptr<osg::Vec3Array> corners_;  // of triangles not yet in the group
  osg::ref_ptr<osg::Vec4Array> colours_;
};

}  // namespace parapet::viewer
