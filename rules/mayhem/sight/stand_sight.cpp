#include "rules/mayhem/sight/stand_sight.h"

#include <algorithm>
#include <utility>

#include "rules/mayhem/sight/closest_dots.h"
#include "rules/mayhem/sight/sight_reasons.h"

namespace parapet::mayhem {
namespace {

int squared_gap(Space from, Space to) {
  const DotPairs pairs = closest_dots(from, to);
  const DotLine& line = pairs.lines().front();
  return line.dx() * line.dx() + line.dy() * line.dy();
}

// All pairs of spaces that are as close as any.
std::vector<std::pair<Space, Space>> closest_spaces(const std::vector<Space>& from,
                                                    const std::vector<Space>& to) {
  std::vector<std::pair<Space, Space>> closest;
  int least = 0;
  for (const Space& a : from) {
    for (const Space& b : to) {
      const int gap = squared_gap(a, b);
      if (closest.empty() || gap < least) {
        closest.clear();
        least = gap;
      }
      if (gap == least) closest.emplace_back(a, b);
    }
  }
  return closest;
}

// Adds a line, or lets a clear one take the place of a blocked one between the same dots.
void add_line(std::vector<SightLine>& lines, SightLine line) {
  const auto same = std::find_if(lines.begin(), lines.end(), [&](const SightLine& other) {
    return other.from == line.from && other.to == line.to;
  });
  if (same == lines.end()) {
    lines.push_back(std::move(line));
  } else if (line.clear && !same->clear) {
    *same = std::move(line);
  }
}

}  // namespace

std::vector<SightLine> stand_lines(const Board& board, const Stand& from, const Stand& to,
                                   const Options& options) {
  const SightRules rules = SightRules::from(options);
  std::vector<SightLine> lines;
  for (const auto& [a, b] : closest_spaces(from.sight_spaces(options), to.sight_spaces(options))) {
    SightRuling part = rule_sight(board, a, b, rules);
    for (SightLine& line : part.lines) {
      if (to.lacks_protection) line.guarded = false;
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

SightRuling rule_sight(const Board& board, const Stand& from, const Stand& to,
                       const Options& options) {
  SightRuling ruling;
  for (SightLine& line : stand_lines(board, from, to, options)) {
    ruling.sight = ruling.sight || line.clear;
    add_line(ruling.lines, std::move(line));
  }
  std::sort(ruling.lines.begin(), ruling.lines.end(), [](const SightLine& a, const SightLine& b) {
    return std::pair(a.from, a.to) < std::pair(b.from, b.to);
  });
  ruling.because = sight_reasons(ruling, SightRules::from(options));
  return ruling;
}

}  // namespace parapet::mayhem
