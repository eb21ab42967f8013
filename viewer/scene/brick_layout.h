#pragma once

#include <osg/BoundingBox>
#include <set>
#include <vector>

#include "viewer/brick_picture.h"
#include "viewer/scene/body_tree.h"
#include "viewer/scene/brick_frame.h"
#include "viewer/scene/brick_poses.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// A brick board laid out for a picture: which part of it is shown, and where.
class BrickLayout {
 public:
  explicit BrickLayout(const BrickPicture& picture);
  // Another part of it, such as shown_part() of several states.
  BrickLayout(const BrickPicture& picture, const parapet::Box& shown);
  // The same, cut at a height: what is wholly above it is not shown.
  BrickLayout(const BrickPicture& picture, const parapet::Box& shown,
              std::optional<double> ceiling);

  const BrickPicture& picture() const { return picture_; }
  const BrickFrame& frame() const { return frame_; }
  const BrickPoses& poses() const { return poses_; }
  const BodyTree& tree() const { return tree_; }               // of the bodies where they stood
  const osg::BoundingBoxd& bounds() const { return bounds_; }  // of what is shown, in the world

  const std::optional<double>& ceiling() const { return ceiling_; }
  bool shows(const Body& body) const;
  bool shows(const BrickSpace& space) const;
  bool shows(const BrickPoint& point) const;

  // Points that nothing should hide.
  const std::vector<BrickPoint>& vital() const { return vital_; }

  // What the cameras have to take in.
  Subject subject() const;

  // How many pieces stand between an eye in the world and a point of the board; those that
  // glow, are loose or have moved do not count.
  double hidden(const osg::Vec3d& eye, const osg::Vec3d& point) const;
  // None where pieces are painted: through glass one would see no colours.
  std::set<std::size_t> hiding_pieces(const osg::Vec3d& eye) const;

  // Whether the board or a figure stands before a point. Pieces that are glass do not count.
  bool is_hidden(const osg::Vec3d& eye, const BrickPoint& point,
                 const std::set<std::size_t>& glass) const;

 private:
  bool is_below_ceiling(double height) const { return !ceiling_ || height < *ceiling_; }

  const BrickPicture& picture_;
  BrickPoses poses_;
  BodyTree tree_;
  parapet::Box shown_;
  std::optional<double> ceiling_;
  BrickFrame frame_;
  osg::BoundingBoxd bounds_;
  std::vector<BrickPoint> vital_;
  std::set<std::size_t> glowing_;
};

}  // namespace parapet::viewer
