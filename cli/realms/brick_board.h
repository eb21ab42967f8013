#pragma once

#include <memory>
#include <vector>

#include "cli/as_double.h"
#include "cli/realms/brick_ground.h"
#include "cli/realms/realms_told.h"
#include "viewer/shown.h"

namespace parapet::cli {

// A brick board as a picture shows it: what it draws, and where things of the board are in it. Not
// copied, since pictures look at it.
class BrickBoard {
 public:
  // The ground is that of the state's field; if there is none yet, it is made.
  explicit BrickBoard(const ask::RealmsState& state,
                      std::shared_ptr<const BrickGround> ground = nullptr);
  BrickBoard(const BrickBoard&) = delete;
  BrickBoard& operator=(const BrickBoard&) = delete;

  // Without overlay. What it refers to lives as long as this; its pieces are those of the ground,
  // and its bodies those of the field.
  viewer::BrickPicture picture() const;

  const ask::RealmsState& state() const { return state_; }

  // In the picture's spaces.
  std::size_t index_of(realms::SpaceId space) const { return ground_->index_of(space); }
  viewer::BrickPoint middle(realms::SpaceId space) const;
  viewer::BrickPoint centre_of(std::size_t unit) const;  // the middle of its body
  double ticks(const Ratio& pegs) const;                 // of a height

 private:
  ask::RealmsState state_;
  std::shared_ptr<const BrickGround> ground_;
  std::vector<viewer::BrickUnit> units_;
};

// The whole board.
viewer::Shown shown_board(const ask::RealmsState& state,
                          std::shared_ptr<const BrickGround> ground = nullptr);

viewer::BrickPoint to_picture(Point point);

// The place on the way from p to q.
viewer::BrickPoint between(Point p, Point q, double t);

}  // namespace parapet::cli
