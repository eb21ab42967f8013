#include "geometry/tiles/dot_line.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <tuple>
#include <vector>

#include "geometry/tiles/line_heading.h"

using namespace parapet;

namespace {

enum class Met { edge_crossed, dot_passed, edge_along };

// Something that a line meets, and the fraction of its way.
struct Meeting {
  Met what;
  EdgeAxis axis;  // of edges; of dots: vertical
  int x;
  int y;
  int numerator;
  int denominator;

  auto place() const { return std::tuple(what, axis, x, y); }
  friend bool operator==(const Meeting& a, const Meeting& b) {
    return a.place() == b.place() && a.numerator * b.denominator == b.numerator * a.denominator;
  }
};

bool is_before(const Meeting& a, const Meeting& b) {
  const int left = a.numerator * b.denominator;
  const int right = b.numerator * a.denominator;
  return left != right ? left < right : a.place() < b.place();
}

struct Recorder {
  std::vector<Meeting> met;
  std::size_t stop_after = 1000;

  bool record(Met what, EdgeAxis axis, int x, int y, LineParameter t) {
    met.push_back({what, axis, x, y, t.numerator, t.denominator});
    return met.size() < stop_after;
  }
  bool cross(EdgeAxis axis, int x, int y, LineParameter t) {
    return record(Met::edge_crossed, axis, x, y, t);
  }
  bool pass_dot(int x, int y, LineParameter t) {
    return record(Met::dot_passed, EdgeAxis::vertical, x, y, t);
  }
  bool run_along(EdgeAxis axis, int x, int y, LineParameter t) {
    return record(Met::edge_along, axis, x, y, t);
  }
};

std::vector<Meeting> followed(const DotLine& line) {
  Recorder recorder;
  follow(line, recorder);
  return recorder.met;
}

// Every dot and edge near the line, asked whether it lies on it, by fractions alone.
class BruteForce {
 public:
  explicit BruteForce(const DotLine& line) : line_(line) {
    const int west = std::min(line.from_x, line.to_x);
    const int north = std::min(line.from_y, line.to_y);
    for (int y = north - 1; y <= north + std::abs(line.dy()) + 1; ++y) {
      for (int x = west - 1; x <= west + std::abs(line.dx()) + 1; ++x) {
        try_dot(x, y);
        try_edge(EdgeAxis::vertical, x, y);
        try_edge(EdgeAxis::horizontal, x, y);
      }
    }
    std::sort(met_.begin(), met_.end(), is_before);
  }

  const std::vector<Meeting>& met() const { return met_; }

 private:
  // The fraction of the way at which the line is at (x, y), a point of it, over its length.
  int way_to(int x, int y) const { return std::abs(x - line_.from_x) + std::abs(y - line_.from_y); }
  int length() const { return std::abs(line_.dx()) + std::abs(line_.dy()); }

  bool is_on_line(int x, int y) const {
    return line_.dx() * (y - line_.from_y) == line_.dy() * (x - line_.from_x) &&
           way_to(x, y) + std::abs(line_.to_x - x) + std::abs(line_.to_y - y) == length();
  }

  void try_dot(int x, int y) {
    const bool at_end = way_to(x, y) == 0 || way_to(x, y) == length();
    if (!is_on_line(x, y) || at_end) return;
    met_.push_back({Met::dot_passed, EdgeAxis::vertical, x, y, way_to(x, y), length()});
  }

  void try_edge(EdgeAxis axis, int x, int y) {
    const int end_x = axis == EdgeAxis::horizontal ? x + 1 : x;
    const int end_y = axis == EdgeAxis::vertical ? y + 1 : y;
    if (is_on_line(x, y) && is_on_line(end_x, end_y)) {
      const int entered = std::min(way_to(x, y), way_to(end_x, end_y));
      met_.push_back({Met::edge_along, axis, x, y, entered, length()});
      return;
    }
    // Crossed iff the ends of each lie strictly on two sides of the other.
    const auto side_of_line = [&](int px, int py) {
      return line_.dx() * (py - line_.from_y) - line_.dy() * (px - line_.from_x);
    };
    const int first = side_of_line(x, y);
    const int second = side_of_line(end_x, end_y);
    if (!((first < 0 && second > 0) || (first > 0 && second < 0))) return;
    const bool upright = axis == EdgeAxis::vertical;
    const int reach = upright ? line_.dx() : line_.dy();
    const int ahead = upright ? x - line_.from_x : y - line_.from_y;
    if (reach == 0 || ahead * reach <= 0 || std::abs(ahead) >= std::abs(reach)) return;
    met_.push_back({Met::edge_crossed, axis, x, y, std::abs(ahead), std::abs(reach)});
  }

  DotLine line_;
  std::vector<Meeting> met_;
};

// All lines from one dot with both differences within the reach.
template <class Visit>
void for_all_lines(int reach, const Visit& visit) {
  for (int dy = -reach; dy <= reach; ++dy) {
    for (int dx = -reach; dx <= reach; ++dx) {
      INFO("line by (" << dx << ", " << dy << ")");
      visit(DotLine{7, 5, 7 + dx, 5 + dy});
    }
  }
}

}  // namespace

TEST_CASE("follow meets what lies on the line, in order, at the right fractions of the way") {
  for_all_lines(12, [](const DotLine& line) {
    const BruteForce expected(line);
    CHECK(followed(line) == expected.met());
  });
}

TEST_CASE("follow (1): with the ends swapped the same is met in reverse, at 1 - t") {
  for_all_lines(12, [](const DotLine& line) {
    std::vector<Meeting> back = followed({line.to_x, line.to_y, line.from_x, line.from_y});
    std::reverse(back.begin(), back.end());
    for (Meeting& meeting : back) {
      meeting.numerator = meeting.denominator - meeting.numerator;
      // An edge along the line is entered at its other end.
      if (meeting.what == Met::edge_along) meeting.numerator -= 1;
    }
    CHECK(followed(line) == back);
  });
}

TEST_CASE("follow (2): a slanted line runs along nothing, a straight one crosses nothing") {
  for_all_lines(12, [](const DotLine& line) {
    const std::vector<Meeting> met = followed(line);
    CHECK(met.empty() == (line.is_point() || std::abs(line.dx() * line.dy()) == 1));
    for (const Meeting& meeting : met) {
      CHECK(meeting.what != (line.is_slanted() ? Met::edge_along : Met::edge_crossed));
      CHECK(meeting.numerator >= 0);
      CHECK(meeting.numerator < meeting.denominator);
    }
  });
}

TEST_CASE("follow stops where the visitor says so") {
  for_all_lines(5, [](const DotLine& line) {
    const std::vector<Meeting> all = followed(line);
    for (std::size_t stop = 1; stop <= all.size(); ++stop) {
      Recorder recorder;
      recorder.stop_after = stop;
      CHECK_FALSE(follow(line, recorder));
      CHECK(recorder.met == std::vector<Meeting>(all.begin(), all.begin() + std::ptrdiff_t(stop)));
    }
    Recorder recorder;
    CHECK(follow(line, recorder));
  });
}

TEST_CASE("follow keeps its order over the longest lines of a board") {
  for (const int dx : {256, 255, 254, 3, -256}) {
    for (const int dy : {256, 255, 253, 2, -255}) {
      const std::vector<Meeting> met = followed({0, 0, dx, dy});
      CHECK(std::is_sorted(met.begin(), met.end(), is_before));
    }
  }
}

TEST_CASE("reach_round (1): contains its start, grows with it, shrinks with more barriers") {
  for (unsigned barriers = 0; barriers < 16; ++barriers) {
    for (unsigned from = 0; from < 16; ++from) {
      const auto reached = [](unsigned b, unsigned f) {
        return reach_round(static_cast<EdgeSet>(b), static_cast<QuadrantSet>(f));
      };
      CHECK((reached(barriers, from) & from) == from);
      for (unsigned more = 0; more < 16; ++more) {
        CHECK((reached(barriers, from | more) & reached(barriers, from)) ==
              reached(barriers, from));
        CHECK((reached(barriers | more, from) & ~unsigned{reached(barriers, from)}) == 0);
      }
    }
  }
}

TEST_CASE("reach_round (2): with one barrier or none, all four quadrants from any one") {
  for (const unsigned barriers : {0U, 1U, 2U, 4U, 8U}) {
    for (int k = 0; k < 4; ++k) {
      CHECK(reach_round(static_cast<EdgeSet>(barriers), quadrant_bit(k)) == kAllQuadrants);
    }
  }
}

TEST_CASE("reach_round walks round the dot, clockwise or back, up to the first barrier") {
  for (unsigned barriers = 0; barriers < 16; ++barriers) {
    for (int start = 0; start < 4; ++start) {
      // Edge k lies between quadrants k - 1 and k.
      QuadrantSet expected = quadrant_bit(start);
      for (int k = start + 1; k < start + 4 && (barriers & edge_bit(k)) == 0; ++k) {
        expected = static_cast<QuadrantSet>(expected | quadrant_bit(k));
      }
      for (int k = start + 4; k > start && (barriers & edge_bit(k)) == 0; --k) {
        expected = static_cast<QuadrantSet>(expected | quadrant_bit(k - 1));
      }
      CHECK(reach_round(static_cast<EdgeSet>(barriers), quadrant_bit(start)) == expected);
    }
  }
}

TEST_CASE("The quadrants and edges of a dot's ring are those drawn in dot_ring.h") {
  const Space round[4] = {{3, 1, 2}, {3, 2, 2}, {2, 2, 2}, {2, 1, 2}};  // of dot (3, 2)
  for (int k = 0; k < 4; ++k) {
    CHECK(space_in_quadrant(3, 2, 2, k) == round[k]);
    CHECK(quadrant_of(round[k], 3, 2) == quadrant_bit(k));
    // Edge k is the one between quadrants k - 1 and k.
    CHECK(edge_of_ring(3, 2, 2, k) == edge_between(round[(k + 3) % 4], round[k], 2));
  }
  for (unsigned set = 0; set < 16; ++set) {
    EdgeSet around = 0;
    EdgeSet border = 0;
    for (int k = 0; k < 4; ++k) {
      const bool before = (set & quadrant_bit(k + 3)) != 0;
      const bool after = (set & quadrant_bit(k)) != 0;
      if (before || after) around = static_cast<EdgeSet>(around | edge_bit(k));
      if (before != after) border = static_cast<EdgeSet>(border | edge_bit(k));
    }
    CHECK(edges_around(static_cast<QuadrantSet>(set)) == around);
    CHECK(edges_on_border(static_cast<QuadrantSet>(set)) == border);
  }
}
