#include "rules/mayhem/sight/sight.h"

#include <algorithm>
#include <utility>

#include "rules/mayhem/sight/closest_dots.h"
#include "rules/mayhem/sight/plumb_line.h"
#include "rules/mayhem/sight/sight_ground.h"
#include "rules/mayhem/sight/sight_reasons.h"
#include "rules/mayhem/sight/tube_line.h"

namespace parapet::mayhem {
namespace {

// Ends at the first blocker: for verdicts alone.
struct VerdictSink {
  template <class PlaceLike>
  bool block(BlockerKind, PlaceLike, const std::optional<LinePlace>&) {
    return false;
  }
  template <class PlaceLike>
  void note(LineNote, PlaceLike) {}
};

// Keeps everything: for rulings.
struct EvidenceSink {
  std::vector<Blocker> blockers;
  std::vector<NotedPlace> notes;

  template <class PlaceLike>
  bool block(BlockerKind kind, PlaceLike at, const std::optional<LinePlace>& t) {
    Blocker blocker{kind, at, std::nullopt};
    if (t) blocker.t = Ratio::of(t->numerator, t->denominator);
    if (std::find(blockers.begin(), blockers.end(), blocker) == blockers.end()) {
      blockers.push_back(blocker);
    }
    return true;
  }
  template <class PlaceLike>
  void note(LineNote note, PlaceLike at) {
    notes.push_back({note, at});
  }
};

// AOM-LOS-9: between Inside and Outside only from and to the dots of an Opening.
template <class Sink>
bool check_inside_outside(const SightGround& ground, Sink& sink) {
  const LineQuestion& question = ground.question();
  const Board& board = ground.board();
  const bool from_inside = board.inside(question.from);
  const bool to_inside = board.inside(question.to);
  if (!from_inside && !to_inside) return true;
  const DotLine& plan = question.plan;
  const bool at_from = ground.is_opening_dot(plan.from_x, plan.from_y, question.from.level);
  const bool at_to = ground.is_opening_dot(plan.to_x, plan.to_y, question.to.level);
  if (question.is_level()) {
    // Two spaces Inside, or one that sees itself, are not bound.
    if (from_inside == to_inside) return true;
    if (!at_from && !at_to) {
      return sink.block(BlockerKind::inside_outside, from_inside ? question.from : question.to,
                        std::nullopt);
    }
  } else {
    if (from_inside && !at_from &&
        !sink.block(BlockerKind::inside_outside, question.from, std::nullopt)) {
      return false;
    }
    if (to_inside && !at_to) {
      return sink.block(BlockerKind::inside_outside, question.to, std::nullopt);
    }
  }
  if (at_from) {
    sink.note(LineNote::starts_at_opening, Dot{plan.from_x, plan.from_y, question.from.level});
  }
  if (at_to) {
    sink.note(LineNote::starts_at_opening, Dot{plan.to_x, plan.to_y, question.to.level});
  }
  return true;
}

// OPT-L6 `block`: neighbours on one Level with a Wall between do not see each other round its end.
template <class Sink>
bool check_wall_between(const SightGround& ground, Sink& sink) {
  const LineQuestion& question = ground.question();
  if (ground.rules().may_lean_round_wall || !question.is_level()) return true;
  const auto between = edge_between(question.from, question.to, question.from.level);
  if (!between || ground.board().print(*between) != EdgePrint::wall) return true;
  return sink.block(BlockerKind::wall, *between, std::nullopt);
}

// A sink that also remembers whether anything blocked.
template <class Sink>
struct Watched {
  Sink& sink;
  bool clear = true;

  template <class PlaceLike>
  bool block(BlockerKind kind, PlaceLike at, const std::optional<LinePlace>& t) {
    clear = false;
    return sink.block(kind, at, t);
  }
  template <class PlaceLike>
  void note(LineNote note, PlaceLike at) {
    sink.note(note, at);
  }
};

template <class Sink>
bool examine_once(const Board& board, const SightRules& rules, const LineQuestion& question,
                  Sink& sink) {
  const SightGround ground(board, rules, question);
  Watched<Sink> watched{sink};
  if (!check_inside_outside(ground, watched)) return false;
  if (!check_wall_between(ground, watched)) return false;
  if (question.plan.is_point() && !question.is_level()) {
    PlumbLine<Sink> line(ground, sink);
    return line.examine() && watched.clear;
  }
  TubeLine<Sink> line(ground, sink);
  return line.examine() && watched.clear;
}

template <class Sink>
bool examine(const Board& board, const SightRules& rules, const LineQuestion& question,
             Sink& sink) {
  const bool through_room_matters =
      !rules.may_cross_two_openings && !board.inside(question.from) && !board.inside(question.to);
  if (!through_room_matters) return examine_once(board, rules, question, sink);
  // OPT-L13 `block`: one of the ends at least must do without crossing an Opening into the room.
  LineQuestion barred = question;
  barred.from_barred = true;
  VerdictSink verdict;
  if (examine_once(board, rules, barred, verdict)) {
    return examine_once(board, rules, question, sink);
  }
  barred.from_barred = false;
  barred.to_barred = true;
  return examine_once(board, rules, barred, sink);
}

// OPT-L15 `open`: the two spaces of a flight of stairs.
bool joined_by_stairs(const Board& board, Space from, Space to, const SightRules& rules) {
  if (!rules.stairs_open_floor || from.x != to.x || from.y != to.y) return false;
  const int climb = to.level - from.level;
  return (climb == 1 || climb == -1) && board.print(from).stairs && board.print(to).stairs;
}

DotPairs usable_dots(Space from, Space to, const SightRules& rules) {
  return rules.any_dots ? all_dots(from, to) : closest_dots(from, to);
}

SightLine rule_line(const Board& board, const LineQuestion& question, const SightRules& rules) {
  SightLine line;
  line.from_space = question.from;
  line.to_space = question.to;
  line.from = {question.plan.from_x, question.plan.from_y, question.from.level};
  line.to = {question.plan.to_x, question.plan.to_y, question.to.level};
  line.guarded = board.print(line.to) != DotPrint::clear;
  if (joined_by_stairs(board, question.from, question.to, rules)) {
    line.clear = true;
    line.by_stairs = true;
    return line;
  }
  EvidenceSink evidence;
  line.clear = examine(board, rules, question, evidence);
  line.notes = std::move(evidence.notes);
  if (!line.clear) {
    line.blocked_by = std::move(evidence.blockers);
    std::stable_sort(line.blocked_by.begin(), line.blocked_by.end(),
                     [](const Blocker& a, const Blocker& b) {
                       if (!a.t || !b.t) return !a.t && b.t;
                       return *a.t < *b.t;
                     });
  }
  return line;
}

}  // namespace

SightRuling rule_sight(const Board& board, Space from, Space to, const SightRules& rules) {
  SightRuling ruling;
  const DotPairs dots = usable_dots(from, to, rules);
  for (const DotLine& plan : dots.lines()) {
    ruling.lines.push_back(rule_line(board, {from, to, plan}, rules));
    ruling.sight = ruling.sight || ruling.lines.back().clear;
  }
  ruling.because = sight_reasons(ruling, rules);
  return ruling;
}

bool sees(const Board& board, Space from, Space to, const SightRules& rules) {
  if (joined_by_stairs(board, from, to, rules)) return true;
  const DotPairs dots = usable_dots(from, to, rules);
  VerdictSink verdict;
  for (const DotLine& plan : dots.lines()) {
    if (examine(board, rules, {from, to, plan}, verdict)) return true;
  }
  return false;
}

}  // namespace parapet::mayhem
