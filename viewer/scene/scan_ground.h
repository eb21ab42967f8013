#pragma once

#include <optional>
#include <osg/BoundingBox>
#include <string>
#include <vector>

#include "viewer/meshes.h"
#include "viewer/scan_picture.h"
#include "viewer/scene/scan_extent.h"

namespace parapet::viewer {

// What lies and stands round a scan to tell its size: the lattice on the ground, a bar of a round
// length before its south side, and a figure.
class ScanGround {
 public:
  // `bounds`: of the scan in the world of the picture.
  ScanGround(const ScanPicture& picture, const ScanFrame& frame, const osg::BoundingBoxd& bounds);

  // Points that are to be in view.
  std::vector<osg::Vec3d> extent() const;

  struct Note {
    osg::Vec3d left;  // the words stand below the line between these
    osg::Vec3d right;
    osg::Vec3d over;  // or above that
    std::string text;
  };
  std::vector<Note> notes() const;

  // Where what was asked for is not shown, a sentence on why.
  const std::vector<std::string>& remarks() const { return remarks_; }

  void add_bar(Mesh& mesh) const;
  void add_figure(Mesh& mesh) const;
  // The table below all, and the lattice on it. `pixel`: a length of the world.
  void add_table(Mesh& mesh) const;
  void add_grid(double pixel, Mesh& mesh) const;

 private:
  double bar_left() const { return bounds_.xMin(); }

  osg::BoundingBoxd bounds_;
  osg::Vec3d origin_;  // of the lattice
  double pitch_ = 0;   // 0: none
  double bar_ = 0;     // its length
  std::string bar_text_;
  double figure_ = 0;  // its height; 0: none
  std::string figure_text_;
  osg::Vec3d figure_foot_;
  std::vector<std::string> remarks_;
};

}  // namespace parapet::viewer
