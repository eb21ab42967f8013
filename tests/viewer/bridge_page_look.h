#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/viewer/pixels.h"
#include "viewer/bridge_picture.h"
#include "viewer/colours.h"
#include "viewer/page/bridge_page.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// A picture of a bridge as tests look at it, with the parts of its page.
struct BridgeLook {
  BridgeLook(const BridgePicture& picture, PictureSize size)
      : image(decode(make_picture(picture, size).value())),
        parts(parts_of_bridge_page(picture, size, load_font().value())) {}

  // Pixels of a rectangle of the page that have a colour.
  int count(const PageRect& rect, const Colour& colour) const {
    const auto part = [](float share) { return static_cast<int>(std::lround(share * 255)); };
    const int parts_of_colour[] = {part(colour.r()), part(colour.g()), part(colour.b())};
    int found = 0;
    for (int y = std::max(0, static_cast<int>(std::ceil(rect.bottom)));
         y < std::min(image->t(), static_cast<int>(rect.top)); ++y) {
      for (int x = std::max(0, static_cast<int>(std::ceil(rect.left)));
           x < std::min(image->s(), static_cast<int>(rect.right)); ++x) {
        const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
        bool same = true;
        for (int n = 0; n < 3; ++n) same = same && std::abs(p[n] - parts_of_colour[n]) <= 3;
        if (same) ++found;
      }
    }
    return found;
  }

  osg::ref_ptr<osg::Image> image;
  BridgePageParts parts;
};

inline bool is_within(const PageRect& part, const PageRect& all) {
  constexpr double kSlack = 0.51;  // of a pixel
  return part.left >= all.left - kSlack && part.right <= all.right + kSlack &&
         part.bottom >= all.bottom - kSlack && part.top <= all.top + kSlack &&
         part.left <= part.right && part.bottom <= part.top;
}

inline bool are_apart(const std::vector<PageRect>& rects) {
  for (std::size_t n = 0; n < rects.size(); ++n) {
    for (std::size_t i = 0; i < n; ++i) {
      if (rects[n].grown(-0.01).overlap(rects[i].grown(-0.01)) > 0) return false;
    }
  }
  return true;
}

}  // namespace parapet::viewer
