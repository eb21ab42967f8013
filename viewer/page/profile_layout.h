#pragma once

#include <osg/Vec2d>

#include "viewer/profile_picture.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// Where the pegs of a side view lie on the page: true to scale as far as there is room, in the
// middle of it.
class ProfileLayout {
 public:
  static constexpr double kMargin = 40;      // of a page of standard size
  static constexpr double kScaleRoom = 110;  // for the pegs at the left

  // An arrow in the air beside the step it tells of.
  struct Arrow {
    osg::Vec2d from;
    osg::Vec2d to;
  };

  // The picture must outlive it. `paper` is the page below its title, `legend` what is kept free
  // at its foot, `unit` a pixel of a page of standard size.
  ProfileLayout(const ProfilePicture& picture, const PageRect& paper, double legend, double unit);

  const PageRect& room() const { return room_; }
  const PageRect& legend_room() const { return legend_room_; }
  double lowest() const { return lowest_; }  // pegs
  double highest() const { return highest_; }
  double across() const { return across_; }  // pixels of a peg
  double up() const { return up_; }

  osg::Vec2d at(double across, double up) const {
    return {room_.left + across * across_, room_.bottom + (up - lowest_) * up_};
  }
  double left_of(std::size_t part) const;  // pegs
  double middle_of(std::size_t part) const {
    return left_of(part) + picture_.parts[part].length / 2;
  }
  double height_of(const ProfilePicture::Limit& limit) const {  // on the page
    return at(0, picture_.parts.front().height + limit.above).y();
  }
  Arrow arrow_of(const ProfilePicture::Change& change) const;

 private:
  void scale_to_fit();

  const ProfilePicture& picture_;
  double unit_;
  PageRect room_;
  PageRect legend_room_;
  double lowest_ = 0;
  double highest_ = 1;
  double across_ = 1;
  double up_ = 1;
};

}  // namespace parapet::viewer
