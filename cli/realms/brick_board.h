#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/as_double.h"
#include "cli/realms/realms_told.h"
#include "viewer/shown.h"

namespace parapet::cli {

// A brick board as a picture shows it: what it draws, and where things of the board are in it. Not
// copied, since pictures look at it.
class BrickBoard {
 public:
  explicit BrickBoard(const ask::RealmsState& state);
  BrickBoard(const BrickBoard&) = delete;
  BrickBoard& operator=(const BrickBoard&) = delete;

  // Without overlay. What it refers to lives as long as this.
  viewer::BrickPicture picture() const;

  const ask::RealmsState& state() const { return state_; }

  std::size_t index_of(realms::SpaceId space) const;  // in the picture's spaces
  viewer::BrickPoint middle(realms::SpaceId space) const;
  viewer::BrickPoint centre_of(std::size_t unit) const;  // the middle of its body
  double ticks(const Ratio& pegs) const;                 // of a height

 private:
  ask::RealmsState state_;
  std::vector<viewer::BrickPiece> pieces_;
  std::vector<viewer::BrickSpace> spaces_;
  std::vector<viewer::BrickUnit> units_;
  std::map<realms::SpaceId, std::size_t> index_;
};

// The whole board.
viewer::Shown shown_board(const ask::RealmsState& state);

viewer::BrickPoint to_picture(Point point);

// The place on the way from p to q.
viewer::BrickPoint between(Point p, Point q, double t);

}  // namespace parapet::cli
