#pragma once

#include <cstdint>
#include <string>

#include "rules/mayhem/sight/sight.h"
#include "rules/prove/tiles/plain_board.h"

namespace parapet::prove {

// One line of a ruling, held against the pictures of the board (sight_certificate.h).
class LineCertificate {
 public:
  LineCertificate(const PlainBoard& board, const mayhem::SightRules& rules,
                  const mayhem::SightLine& line);

  // Empty if the blocker is there, at its t.
  std::string fault_of(const mayhem::Blocker& blocker) const;

  bool is_true(const mayhem::NotedPlace& note) const;

  // Empty unless the line goes straight through something.
  std::string fault_of_clear_line() const;

 private:
  // A point of the line, all over one denominator.
  struct Point {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t z = 0;  // in storeys: the floor of Level n is at n
    std::int64_t under = 1;
  };

  Point at(std::int64_t numerator, std::int64_t denominator) const;
  static int storey_of(const Point& point);

  bool has_length() const { return dx_ != 0 || dy_ != 0; }
  bool is_end(const Ratio& t) const;
  bool prints_barrier(const Edge& edge) const;
  bool is_opening_dot(Dot dot) const;
  bool edge_meets(const Edge& edge, const Point& point) const;
  bool lies_on_line(const Edge& edge) const;
  bool floor_round(Dot dot, bool wanted) const;  // some quadrant with floor, or one without

  bool reaches_storey_over(const Edge& edge) const;

  std::string fault_of_barrier(const mayhem::Blocker& blocker, bool wall) const;
  std::string fault_of_plate(const mayhem::Blocker& blocker) const;
  std::string fault_of_wall_face(const mayhem::Blocker& blocker) const;
  std::string fault_of_space(const mayhem::Blocker& blocker) const;
  std::string fault_of_crossed_edges(bool upright) const;
  std::string fault_of_crossed_floors() const;

  const PlainBoard& board_;
  const mayhem::SightRules& rules_;
  const mayhem::SightLine& line_;
  int dx_;
  int dy_;
  int climb_;
};

}  // namespace parapet::prove
