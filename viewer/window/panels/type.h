#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <osgText/Font>
#include <string>
#include <tuple>
#include <vector>

#include "geometry/numbers/result.h"
#include "viewer/page/canvas.h"

namespace parapet::viewer {

enum class Face { plain, bold };

// Type is crisp in whole pixels: all sizes are rounded to them.
inline double whole_size(double pixels) { return std::max(1.0, std::round(pixels)); }

// The two faces of a window, and how wide words are in them. One for each window: glyphs belong to
// its context.
class Type {
 public:
  // Errors: "no-font".
  static Result<std::shared_ptr<Type>> load();

  Type(osg::ref_ptr<osgText::Font> plain, osg::ref_ptr<osgText::Font> bold);

  osg::ref_ptr<osgText::Font> font(Face face) const { return fonts_[static_cast<unsigned>(face)]; }
  double width(const std::string& text, double size, Face face) const;  // in pixels

  // Words in lines of at most `most` pixels; a word that is longer is broken.
  std::vector<std::string> wrap(const std::string& text, double size, Face face, double most) const;

 private:
  std::array<osg::ref_ptr<osgText::Font>, 2> fonts_;
  std::array<std::unique_ptr<Canvas>, 2> rulers_;
  mutable std::map<std::tuple<std::string, int, Face>, double> widths_;
};

}  // namespace parapet::viewer
