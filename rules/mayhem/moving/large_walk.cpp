#include "rules/mayhem/moving/large_walk.h"

#include "geometry/tiles/neighbours.h"

namespace parapet::mayhem {

WalkRuling rule_large_walk(const LargeStepGround& ground, const Footprint& unit,
                           const WalkQuestion& question, const LargeStepRules& rules) {
  WalkRuling ruling;
  Footprint at = unit;
  bool may_end = true;
  int spent = 0;
  for (std::size_t place = 1; place < question.path.size(); ++place) {
    const Space to = question.path[place];
    std::optional<LargeMove> move;
    if (are_neighbouring_columns(at.at, to)) {
      move = large_move(ground, at, {to.x - at.at.x, to.y - at.at.y}, rules);
    }
    if (!move || move->to.at != to || (question.points && spent + move->cost > *question.points)) {
      ruling.stopped_at = place - 1;
      return ruling;
    }
    at = move->to;
    may_end = move->may_end;
    spent += move->cost;
    ruling.costs.push_back(move->cost);
  }
  ruling.legal = may_end;
  if (!may_end) {
    ruling.cannot_end = true;
    ruling.costs.pop_back();
    ruling.stopped_at = ruling.costs.size();
  }
  return ruling;
}

}  // namespace parapet::mayhem
