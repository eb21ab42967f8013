#pragma once

#include <osg/Group>
#include <osgText/Font>
#include <string>
#include <vector>

#include "viewer/scan_picture.h"

namespace parapet::viewer {

// The sheet of a picture of a scan: its title, the scan, its caption and what the colours mean.
// Returns all that has to be drawn.
osg::ref_ptr<osg::Group> draw_scan_page(const ScanPicture& picture, PictureSize size,
                                        osg::ref_ptr<osgText::Font> font);

// Scans without these, for a page that says them itself; all are seen from one side, so that they
// can be compared.
struct BareScan {
  osg::ref_ptr<osg::Group> node;
  std::vector<std::string> remarks;  // to be said too, each a sentence
};
std::vector<BareScan> draw_bare_scans(const std::vector<ScanPicture>& pictures, PictureSize size,
                                      const osg::ref_ptr<osgText::Font>& font);

}  // namespace parapet::viewer
