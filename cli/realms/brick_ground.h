#pragma once

#include <map>
#include <vector>

#include "rules/realms/battlefield.h"
#include "viewer/brick_picture.h"

namespace parapet::cli {

// What pictures of a brick board show whatever is asked and whoever stands where: made once for
// many rulings.
class BrickGround {
 public:
  explicit BrickGround(const realms::Battlefield& field);
  BrickGround(const BrickGround&) = delete;
  BrickGround& operator=(const BrickGround&) = delete;

  const std::vector<viewer::BrickPiece>& pieces() const { return pieces_; }
  const std::vector<viewer::BrickSpace>& spaces() const { return spaces_; }
  std::size_t index_of(realms::SpaceId space) const;  // in the spaces

 private:
  std::vector<viewer::BrickPiece> pieces_;
  std::vector<viewer::BrickSpace> spaces_;
  std::map<realms::SpaceId, std::size_t> index_;
};

}  // namespace parapet::cli
