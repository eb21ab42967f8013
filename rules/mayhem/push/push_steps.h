#pragma once

#include <cstddef>
#include <unordered_map>
#include <vector>

#include "rules/mayhem/push/push_ground.h"

namespace parapet::mayhem {

// The steps from each place of a ground, each found once. REQUIRES: the ground outlives it.
class PushSteps {
 public:
  explicit PushSteps(const PushGround& ground) : ground_(ground), index_(ground.board()) {}

  const PushGround& ground() const { return ground_; }

  // PushGround::distance, reckoned once.
  int distance(Space place) { return known(place).distance; }

  // All eight or more (PushGround::steps_from), also those that cannot be made.
  const std::vector<PushStep>& from(Space place) { return known(place).steps; }

  // OPT-P3: whether one of the neighbouring places on the map is farther from the attacker, however
  // it is closed.
  bool farther_place_exists(Space place);

  // A number for each place of the board, below count(); and back.
  std::size_t index(Space place) const { return index_.index(place); }
  Space place(std::size_t index) const { return index_.space(index); }
  std::size_t count() const { return index_.size(); }

 private:
  struct Known {
    int distance = 0;
    std::vector<PushStep> steps;
  };

  const Known& known(Space place);

  const PushGround& ground_;
  SpaceGrid<unsigned char> index_;
  std::unordered_map<std::size_t, Known> known_;
};

// What a number of Pushes may do to the target.
struct PushOutcome {
  std::vector<PushStep> first;  // the steps that the first Push may make; none if it must stay
  std::vector<Space> ends;      // where it may stand after at most all; sorted, without its own
};

// OPT-P1 `each`: every Push leads to a farther space if one can be entered with the Pushes that are
// left, else to one as far (OPT-P3). Leaves the ends out unless they are wanted.
PushOutcome push_each(PushSteps& steps, int pushes, bool wants_ends);

// OPT-P1 `final`: the steps may lead anywhere, the end must be farther, or as far if no farther one
// can be reached (OPT-P3).
PushOutcome push_to_the_end(PushSteps& steps, int pushes);

}  // namespace parapet::mayhem
