#include "rules/mayhem/sight/sight_reasons.h"

#include <algorithm>

namespace parapet::mayhem {
namespace {

std::string place_words(const Place& place) {
  struct Words {
    std::string operator()(std::monostate) const { return "the board"; }
    std::string operator()(Space space) const { return to_letters(space); }
    std::string operator()(Dot dot) const { return to_letters(dot); }
    std::string operator()(Edge edge) const { return to_letters(edge); }
    std::string operator()(Plate plate) const { return to_letters(plate.over); }
    // No places of a tile board.
    std::string operator()(const NamedSpace& space) const { return space.name; }
    std::string operator()(const NamedPiece& piece) const { return piece.id; }
    std::string operator()(Point) const { return "the board"; }
  };
  return std::visit(Words{}, place);
}

std::string sentence_of(const Blocker& blocker) {
  switch (blocker.kind) {
    case BlockerKind::wall:
      return "A wall blocks: the line meets " + describe(blocker) + ".";
    case BlockerKind::opening:
      return "A door or window blocks a line that does not start or end at it: the line meets " +
             describe(blocker) + ".";
    case BlockerKind::plate:
      return "A floor blocks from above and from below: the line meets " + describe(blocker) + ".";
    case BlockerKind::plateau:
      return "The Level underfoot blocks: the line from " + place_words(blocker.at) +
             " starts over the floor of its own Level instead of leaving it at the edge.";
    case BlockerKind::wall_face:
      return "Nobody sees up or down the face of a wall: the line runs over " + describe(blocker) +
             ".";
    case BlockerKind::inside_outside:
      return "Between Inside and Outside only the dots of a door or window serve: " +
             place_words(blocker.at) + " is Inside and its line uses none.";
  }
  return {};
}

Reason reason_of(const NotedPlace& noted) {
  switch (noted.note) {
    case LineNote::touches_corner:
      return {"AOM-LOS-6",
              "The line passes " + place_words(noted.at) +
                  ", where a wall ends or turns, on one side of it.",
              noted.at};
    case LineNote::runs_along_wall:
      return {"AOM-LOS-7", "The line runs along " + place_words(noted.at) + " without crossing it.",
              noted.at};
    case LineNote::starts_at_opening:
      return {
          "AOM-LOS-9",
          "The line starts or ends at a dot of a door or window: " + place_words(noted.at) + ".",
          noted.at};
    case LineNote::leaves_level_at_edge:
      return {"AOM-LOS-5", "The line leaves its Level at the edge: " + place_words(noted.at) + ".",
              noted.at};
  }
  return {};
}

std::string line_words(const SightLine& line) {
  return "from " + to_letters(line.from) + " to " + to_letters(line.to);
}

void add_once(Because& because, Reason reason) {
  if (std::find(because.begin(), because.end(), reason) == because.end()) {
    because.push_back(std::move(reason));
  }
}

}  // namespace

std::string_view blocking_rule(BlockerKind kind) {
  switch (kind) {
    case BlockerKind::wall:
      return "AOM-LOS-2";
    case BlockerKind::opening:
      return "AOM-LOS-3";
    case BlockerKind::plate:
      return "AOM-LOS-4";
    case BlockerKind::plateau:
      return "AOM-LOS-5";
    case BlockerKind::wall_face:
      return "AOM-LOS-8";
    case BlockerKind::inside_outside:
      return "AOM-LOS-9";
  }
  return "AOM-LOS-1";
}

std::string describe(const Blocker& blocker) {
  const std::string place = place_words(blocker.at);
  switch (blocker.kind) {
    case BlockerKind::wall:
      return "the wall on " + place;
    case BlockerKind::opening:
      return std::holds_alternative<Dot>(blocker.at) ? "the door or window at " + place
                                                     : "the door or window on " + place;
    case BlockerKind::plate:
      return "the floor of " + place;
    case BlockerKind::plateau:
      return "the Level under " + place;
    case BlockerKind::wall_face:
      return "the wall face on " + place;
    case BlockerKind::inside_outside:
      return "the way between Inside and Outside at " + place;
  }
  return place;
}

const SightLine& best_line(const SightRuling& ruling) {
  const auto rank = [](const SightLine& line) {
    if (line.clear) return line.guarded ? 1 : 0;
    return !line.blocked_by.empty() && line.blocked_by.front().t ? 2 : 3;
  };
  return *std::min_element(
      ruling.lines.begin(), ruling.lines.end(),
      [&](const SightLine& a, const SightLine& b) { return rank(a) < rank(b); });
}

Because sight_reasons(const SightRuling& ruling, const SightRules& rules) {
  Because because;
  const SightLine& best = best_line(ruling);
  const std::size_t count = ruling.lines.size();
  const std::string pairs =
      rules.any_dots ? "Any pair of dots may be used; there are " + std::to_string(count) + "."
      : count == 1
          ? "One pair of dots is closest: the line runs " + line_words(best) + "."
          : std::to_string(count) + " pairs of dots are equally close; one clear line is enough.";
  because.push_back({"AOM-LOS-1", pairs, best.from});
  if (!ruling.sight) {
    for (const SightLine& line : ruling.lines) {
      if (line.blocked_by.empty()) continue;
      const Blocker& first = line.blocked_by.front();
      add_once(because, {std::string(blocking_rule(first.kind)), sentence_of(first), first.at});
    }
    return because;
  }
  if (best.by_stairs) {
    because.push_back(
        {"OPT-L15", "The stairs open the floor between the two spaces.", best.from_space});
    return because;
  }
  for (const NotedPlace& noted : best.notes) add_once(because, reason_of(noted));
  because.push_back({"AOM-LOS-2", "Nothing blocks the line " + line_words(best) + ".", best.to});
  return because;
}

}  // namespace parapet::mayhem
