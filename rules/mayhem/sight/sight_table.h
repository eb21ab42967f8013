#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/sight/sight_rules.h"

namespace parapet::mayhem {

class SightSheets;

// A part of board.spaces(), by index: [begin, end).
struct SourceRange {
  std::size_t begin = 0;
  std::size_t end = 0;

  std::size_t size() const { return end - begin; }
  friend bool operator==(const SourceRange&, const SourceRange&) = default;
};

// The part of shard `index` of `count`, 0 <= index < count: in order, without gaps, sizes differ by
// one at most. Some are empty if there are more shards than spaces.
SourceRange shard_sources(std::size_t spaces, std::size_t index, std::size_t count);

// Who sees whom on a board: an answer for each of its spaces with floor, as a source, and each, as
// a target. Spaces are numbered as in board.spaces(). Immutable.
//   (1) table.sees(a, b) == sees(board, board.spaces()[a], board.spaces()[b], rules)
//   (2) the table of a part of the sources agrees with the whole table, whatever the part
// Memory: for a whole table of two Levels that are full rectangles of w x h spaces,
// h * h * (2w - 1) * s bits, s = w + 1 rounded up to eights, and half of that within one Level
// (24 x 24 x 4: 0.9 MB); for a part h * (rows with sources) in place of h * h, and no halves.
class SightTable {
 public:
  SightTable(std::shared_ptr<const SightSheets> sheets, std::vector<Space> spaces,
             SourceRange sources);

  const std::vector<Space>& spaces() const { return spaces_; }
  SourceRange sources() const { return sources_; }

  // Requires sources().begin <= from < sources().end and to < spaces().size().
  bool sees(std::size_t from, std::size_t to) const;

  // How many spaces a source sees, itself among them. As many lookups as there are spaces.
  std::size_t seen_from(std::size_t from) const;

  // How many ordered pairs of a source and a target see each other, spaces with themselves among
  // them.
  std::uint64_t count() const;

  std::size_t bytes() const;

 private:
  std::shared_ptr<const SightSheets> sheets_;
  std::vector<Space> spaces_;
  SourceRange sources_;
};

// All sources. With the default SightRules all sources with the same offset to their target are
// asked at once, a bit for each; with other rules pair by pair, some 40 to 200 times slower
// (bench/README.md). Any board of any width.
SightTable make_sight_table(const Board& board, const SightRules& rules);

// The sources of one part only; a pure function, so parts may be made anywhere and put together.
// Requires sources.begin <= sources.end <= board.spaces().size(). A part cannot use
// that sight is symmetric and follows all lines anew: a few large parts take about twice the time
// of the whole together, many small ones more.
SightTable make_sight_table(const Board& board, const SightRules& rules, SourceRange sources);

// Whether the rules are those that the fast way knows.
bool has_fast_sight_table(const SightRules& rules);

}  // namespace parapet::mayhem
