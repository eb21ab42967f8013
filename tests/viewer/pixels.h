#pragma once

#include <osg/Image>
#include <osgDB/ReaderWriter>
#include <osgDB/Registry>
#include <sstream>
#include <string>

namespace parapet::viewer {

// Pictures as tests look at them.

inline osg::ref_ptr<osg::Image> decode(const std::string& bytes) {
  std::istringstream stream(bytes);
  return osgDB::Registry::instance()
      ->getReaderWriterForExtension("png")
      ->readImage(stream)
      .takeImage();
}

struct Rgb {
  int red, green, blue;
};

// Pixels below the title bar, within shares of the width, that have a colour.
inline int count(const osg::Image& image, Rgb colour, double from = 0, double to = 1) {
  const int view_height = image.t() * 4 / 5;
  int found = 0;
  for (int y = 0; y < view_height; ++y) {
    for (int x = static_cast<int>(image.s() * from); x < static_cast<int>(image.s() * to); ++x) {
      const unsigned char* p = image.data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      const auto near = [](int a, int b) { return a - b <= 3 && b - a <= 3; };
      if (near(p[0], colour.red) && near(p[1], colour.green) && near(p[2], colour.blue)) ++found;
    }
  }
  return found;
}

}  // namespace parapet::viewer
