#pragma once

#include <cstdint>
#include <optional>

#include "geometry/numbers/division.h"
#include "geometry/tiles/board.h"
#include "geometry/tiles/line_heading.h"
#include "rules/mayhem/sight/blocker.h"
#include "rules/mayhem/sight/sight_rules.h"

namespace parapet::mayhem {

// A line between a dot of `from` and a dot of `to`. An end that is barred may not be left or
// reached through an Opening between Inside and Outside (OPT-L13).
struct LineQuestion {
  Space from;
  Space to;
  DotLine plan;
  bool from_barred = false;
  bool to_barred = false;

  bool is_level() const { return from.level == to.level; }
  int climb() const { return to.level - from.level; }
  const Space& higher() const { return from.level >= to.level ? from : to; }
  const Space& lower() const { return from.level >= to.level ? to : from; }
};

// The board as one line of sight meets it: prints that do not count for it are left out.
class SightGround {
 public:
  SightGround(const Board& board, const SightRules& rules, const LineQuestion& question)
      : board_(board), rules_(rules), question_(question) {
    // OPT-L7: with the border readings the higher unit's own plate, and what stands under it,
    // does not block.
    if (!question.is_level() && rules.level_edge != SightRules::LevelEdge::line_leaves_plate) {
      own_part_ = board.plate_part(question.higher());
      own_entry_ = board.entry_at(question.higher().x, question.higher().y);
    }
    // OPT-L10 `literal`: the rule of the wall face binds only lines from Opening to Opening and
    // lines down from a roof.
    if (!question.is_level() && !rules.any_wall_face_blocks) {
      const bool from_roof = !board.inside(question.higher());
      const bool opening_to_opening = board.inside(question.from) && board.inside(question.to);
      wall_faces_count_ = from_roof || opening_to_opening;
    }
  }

  const Board& board() const { return board_; }
  const SightRules& rules() const { return rules_; }
  const LineQuestion& question() const { return question_; }
  bool wall_faces_count() const { return wall_faces_count_; }

  // Quadrants of a dot, at the higher end's level, with floor of the plate that does not block.
  QuadrantSet own_plate(int x, int y) const {
    QuadrantSet result = 0;
    if (own_part_ == 0) return result;
    for (int k = 0; k < 4; ++k) {
      if (is_own_plate(space_in_quadrant(x, y, question_.higher().level, k))) {
        result = static_cast<QuadrantSet>(result | quadrant_bit(k));
      }
    }
    return result;
  }

  bool is_own_plate(Space space) const {
    return own_part_ != 0 && space.level == question_.higher().level &&
           board_.plate_part(space) == own_part_ &&
           (rules_.plates_join_across_tiles ||
            board_.entry_at(space.x, space.y) == own_entry_);  // OPT-L9
  }

  // The ring of a dot without the walls and openings that do not count.
  DotRing ring(int x, int y, int level) const {
    DotRing ring = board_.ring(x, y, level);
    if (own_part_ != 0 && level < question_.higher().level) {
      const EdgeSet counting = static_cast<EdgeSet>(kAllEdges & ~edges_around(own_plate(x, y)));
      ring.walls &= counting;
      ring.openings &= counting;
    }
    return ring;
  }

  // Whether Opening edges of the ring make its dot one of "the Opening's dots" (OPT-L3).
  bool is_opening_dot(const DotRing& ring) const {
    return ring.openings != 0 && (!rules_.only_cover_dots_open || ring.print == DotPrint::cover);
  }
  // The same by what is printed there: a door under a plate that does not block is still a door.
  bool is_opening_dot(int x, int y, int level) const {
    return is_opening_dot(board_.ring(x, y, level));
  }

  // What bars the way round a dot at an end of the line: Walls, and Openings unless the dot is
  // theirs (rules-mayhem.md, tube rule).
  EdgeSet end_barriers(const DotRing& ring, bool barred) const {
    EdgeSet barriers = ring.walls;
    if (!is_opening_dot(ring)) barriers |= ring.openings;
    if (barred) barriers |= openings_to_outside(ring);
    return barriers;
  }

  // The Openings of a ring that lie between Inside and Outside.
  static EdgeSet openings_to_outside(const DotRing& ring) {
    return static_cast<EdgeSet>(ring.openings & edges_on_border(ring.inside));
  }

  // The storey that a place of the line runs through: walls of Level n fill n <= z < n + 1.
  int level_at(LineParameter t) const {
    const int climb = question_.climb();
    if (climb == 0) return question_.from.level;
    const Ratio& eye = rules_.eye_height;
    const std::int64_t den = static_cast<std::int64_t>(t.denominator) * eye.denominator();
    const std::int64_t num = static_cast<std::int64_t>(climb) * t.numerator * eye.denominator() +
                             eye.numerator() * t.denominator;
    return question_.from.level + static_cast<int>(floor_quotient(num, den));
  }

  // Where the line is at height z = level. Requires ends on different levels.
  LinePlace place_at_height(int level) const {
    const Ratio& eye = rules_.eye_height;
    return {(level - question_.from.level) * eye.denominator() - eye.numerator(),
            question_.climb() * eye.denominator()};
  }

  // The highest plate that the line may meet: with raised eyes also the higher end's own.
  int highest_plate() const {
    return question_.higher().level - (rules_.eye_height.numerator() == 0 ? 1 : 0);
  }

 private:
  const Board& board_;
  const SightRules& rules_;
  const LineQuestion& question_;
  int own_part_ = 0;
  std::optional<std::size_t> own_entry_;
  bool wall_faces_count_ = true;
};

}  // namespace parapet::mayhem
