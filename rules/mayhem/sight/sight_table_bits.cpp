#include "rules/mayhem/sight/sight_table_bits.h"

namespace parapet::mayhem {
namespace {

using Word = std::uint64_t;

// What is printed on one Level, 64 places a word; bits of the front and behind the end are 0.
class Prints {
 public:
  Prints(const Board& board, int level, int stride, int front, std::size_t words)
      : stride_(stride),
        vertical_walls_(words),
        horizontal_walls_(words),
        vertical_openings_(words),
        horizontal_openings_(words),
        floors_(words),
        inside_(words) {
    constexpr EdgeSet kVertical = edge_bit(2);
    constexpr EdgeSet kHorizontal = edge_bit(1);
    constexpr QuadrantSet kSpace = quadrant_bit(1);
    for (int y = 0; y <= board.height(); ++y) {
      for (int x = 0; x <= board.width(); ++x) {
        const DotRing& ring = board.ring(x, y, level);
        const int place = front + y * stride + x;
        const auto word = static_cast<std::size_t>(place) / 64;
        const Word bit = Word{1} << (place & 63);
        if (ring.walls & kVertical) vertical_walls_[word] |= bit;
        if (ring.walls & kHorizontal) horizontal_walls_[word] |= bit;
        if (ring.openings & kVertical) vertical_openings_[word] |= bit;
        if (ring.openings & kHorizontal) horizontal_openings_[word] |= bit;
        if (ring.floors & kSpace) floors_[word] |= bit;
        if (ring.inside & kSpace) inside_[word] |= bit;
      }
    }
  }

  // Of the places one row back and one place back.
  Word moved(const std::vector<Word>& bits, std::size_t word, int back) const {
    const std::size_t whole = static_cast<std::size_t>(back) / 64;
    const int rest = back & 63;
    Word result = word >= whole ? bits[word - whole] << rest : 0;
    if (rest != 0 && word >= whole + 1) result |= bits[word - whole - 1] >> (64 - rest);
    return result;
  }

  // Edges and quadrants round 64 dots, numbered as in dot_ring.h.
  struct Rings {
    std::array<Word, 4> walls;
    std::array<Word, 4> openings;
    std::array<Word, 4> floors;
    std::array<Word, 4> inside;
  };
  Rings rings(std::size_t word) const {
    const auto edges = [&](const std::vector<Word>& vertical, const std::vector<Word>& horizontal) {
      return std::array<Word, 4>{moved(vertical, word, stride_), horizontal[word], vertical[word],
                                 moved(horizontal, word, 1)};
    };
    const auto quadrants = [&](const std::vector<Word>& spaces) {
      return std::array<Word, 4>{moved(spaces, word, stride_), spaces[word], moved(spaces, word, 1),
                                 moved(spaces, word, stride_ + 1)};
    };
    return {edges(vertical_walls_, horizontal_walls_),
            edges(vertical_openings_, horizontal_openings_), quadrants(floors_),
            quadrants(inside_)};
  }

 private:
  int stride_;
  std::vector<Word> vertical_walls_;
  std::vector<Word> horizontal_walls_;
  std::vector<Word> vertical_openings_;
  std::vector<Word> horizontal_openings_;
  std::vector<Word> floors_;
  std::vector<Word> inside_;
};

// The way round 64 dots between two quadrants, either way: dot_ring.h's reach_round.
Word join(const std::array<Word, 4>& walls, unsigned a, unsigned b) {
  Word clockwise = 0;
  Word other_way = 0;
  for (unsigned edge = a + 1; edge <= a + ((b - a) & 3); ++edge) clockwise |= walls[edge & 3];
  for (unsigned edge = b + 1; edge <= b + ((a - b) & 3); ++edge) other_way |= walls[edge & 3];
  return ~clockwise | ~other_way;
}

// The quadrants ahead of a line that starts in one of them, on this course.
std::array<bool, 4> ahead_of(unsigned quadrant, Course course) {
  std::array<bool, 4> ahead{};
  const unsigned across_x = 3 - quadrant;   // 0-3 and 1-2 are side by side
  const unsigned across_y = quadrant ^ 1U;  // 0-1 and 2-3 are above one another
  const unsigned opposite = (quadrant + 2) & 3;
  ahead[opposite] = true;
  if (course == Course::along_x) ahead[across_x] = true;
  if (course == Course::along_y) ahead[across_y] = true;
  if (course == Course::plumb) ahead = {true, true, true, true};
  return ahead;
}

using Answers = std::array<Word, BitKind::kCount>;

void answer_ends(const Prints::Rings& ring, Word opening_dot, Answers& answers) {
  for (unsigned from = 0; from < 4; ++from) {
    const Word may_go_out = ~ring.inside[from] | opening_dot;
    for (unsigned course = 0; course < 4; ++course) {
      const auto ahead = ahead_of(from, static_cast<Course>(course));
      Word down = 0;
      Word up = 0;
      for (unsigned to = 0; to < 4; ++to) {
        if (!ahead[to]) continue;
        const Word reached = join(ring.walls, from, to);
        up |= reached;
        down |= reached & ~ring.floors[to];  // it runs under its own Level at once
      }
      const int quadrant = static_cast<int>(from);
      answers[bit_kinds::leave_down(quadrant, static_cast<Course>(course)).index()] =
          down & may_go_out;
      answers[bit_kinds::leave_up(quadrant, static_cast<Course>(course)).index()] = up & may_go_out;
    }
  }
}

Answers answers_at(const Prints::Rings& ring) {
  using namespace bit_kinds;  // NOLINT(build/namespaces): a table of all of them
  const auto& [walls, openings, floors, inside] = ring;
  const Word opening_dot = openings[0] | openings[1] | openings[2] | openings[3];
  const Word any_wall = walls[0] | walls[1] | walls[2] | walls[3];
  Answers answers{};
  const auto answer = [&](BitKind kind, Word word) { answers[kind.index()] = word; };
  answer(kFloor, floors[1]);
  answer(kInside, inside[1]);
  answer(kOpeningDot, opening_dot);
  answer(kBareDot, ~(opening_dot | any_wall));
  answer(edge_clear(EdgeAxis::vertical), ~(walls[2] | openings[2]));
  answer(edge_clear(EdgeAxis::horizontal), ~(walls[1] | openings[1]));
  answer(edge_no_opening(EdgeAxis::vertical), ~openings[2]);
  answer(edge_no_opening(EdgeAxis::horizontal), ~openings[1]);
  answer(pass_slanted(0), join(walls, 0, 2) & ~opening_dot);
  answer(pass_slanted(1), join(walls, 1, 3) & ~opening_dot);
  answer(pass_straight(EdgeAxis::vertical), ~((walls[1] & walls[3]) | opening_dot));
  answer(pass_straight(EdgeAxis::horizontal), ~((walls[0] & walls[2]) | opening_dot));
  answer(pass_side(EdgeAxis::vertical, 0), ~(walls[3] | opening_dot));
  answer(pass_side(EdgeAxis::vertical, 1), ~(walls[1] | opening_dot));
  answer(pass_side(EdgeAxis::horizontal, 0), ~(walls[0] | opening_dot));
  answer(pass_side(EdgeAxis::horizontal, 1), ~(walls[2] | opening_dot));
  for (int a = 0; a < 4; ++a) {
    for (int b = a + 1; b < 4; ++b) {
      answer(joined(a, b), join(walls, static_cast<unsigned>(a), static_cast<unsigned>(b)));
    }
  }
  answer(plate_open(false, false), ~floors[1]);
  answer(plate_open(true, false), ~(floors[2] & floors[1]));
  answer(plate_open(false, true), ~(floors[0] & floors[1]));
  answer(plate_open(true, true), ~(floors[0] & floors[1] & floors[2] & floors[3]));
  answer_ends(ring, opening_dot, answers);
  return answers;
}

int rounded_up(int value, int unit) { return (value + unit - 1) / unit * unit; }

}  // namespace

// Rows of dots are width + 1 long. A place relative to a space lies up to `width` bits before the
// row of the space; 256 bits at a time are read from the rows of a sheet (sight_table_words.h).
SightBits::SightBits(const Board& board)
    : levels_(board.levels()),
      stride_(stride_of(board)),
      front_(rounded_up(board.width() + 1, 64)),
      copy_bytes_(rounded_up(front_ + (board.height() + 1) * stride_ + board.width() + 320, 64) /
                  8) {
  const auto copy_words = static_cast<std::size_t>(copy_bytes_) / 8;
  words_.resize(static_cast<std::size_t>(levels_) * BitKind::kCount * 8 * copy_words);
  std::vector<Word> strings(BitKind::kCount * (copy_words + 1));
  for (int level = 1; level <= levels_; ++level) {
    const Prints prints(board, level, stride_, front_, copy_words);
    for (std::size_t word = 0; word < copy_words; ++word) {
      const Answers answers = answers_at(prints.rings(word));
      for (std::size_t kind = 0; kind < BitKind::kCount; ++kind) {
        strings[kind * (copy_words + 1) + word] = answers[kind];
      }
    }
    Word* out =
        words_.data() + static_cast<std::size_t>(level - 1) * BitKind::kCount * 8 * copy_words;
    for (std::size_t kind = 0; kind < BitKind::kCount; ++kind) {
      const Word* in = strings.data() + kind * (copy_words + 1);
      for (std::size_t word = 0; word < copy_words; ++word) out[word] = in[word];
      out += copy_words;
      for (int moved = 1; moved < 8; ++moved) {
        for (std::size_t word = 0; word < copy_words; ++word) {
          out[word] = (in[word] >> moved) | (in[word + 1] << (64 - moved));
        }
        out += copy_words;
      }
    }
  }
}

}  // namespace parapet::mayhem
