#pragma once

#include <osg/BoundingBox>
#include <osg/Group>
#include <string>
#include <vector>

#include "viewer/page/canvas.h"
#include "viewer/scan_picture.h"
#include "viewer/scene/scan_extent.h"
#include "viewer/scene/scan_ground.h"
#include "viewer/scene/scan_mesh.h"
#include "viewer/scene/scan_view.h"

namespace parapet::viewer {

// A scan on its table in a part of a page, with what tells its size. The picture must outlive it.
class ScanPane {
 public:
  // As finely as a page of that size can show.
  ScanPane(const ScanPicture& picture, PictureSize page);

  // What of the scan is not drawn, in sentences.
  std::vector<std::string> remarks() const;

  // The part of a page that it fills, and the part of that where the scan is to lie. `unit` is a
  // pixel of a picture of standard size.
  struct Place {
    PageRect window;
    PageRect target;
    double unit = 1;
  };

  SidesSeen sides_seen(const Place& place) const;

  // Seen from one of these sides. `root` gets what has to be drawn before the canvas.
  void draw(osg::Group& root, Canvas& canvas, const Place& place, std::size_t side) const;

 private:
  ScanSubject subject() const { return {mesh_, picture_.layers, ground_.extent()}; }
  void draw_notes(Canvas& canvas, const View& view, double unit) const;

  const ScanPicture& picture_;
  ScanExtent extent_;
  ScanMesh mesh_;
  osg::BoundingBoxd bounds_;
  ScanGround ground_;
};

}  // namespace parapet::viewer
