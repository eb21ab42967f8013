#include "rules/prove/tiles/line_certificate.h"

#include <algorithm>
#include <cstdlib>

namespace parapet::prove {
namespace {

using mayhem::Blocker;
using mayhem::BlockerKind;
using mayhem::LineNote;
using mayhem::NotedPlace;
using mayhem::SightLine;
using mayhem::SightRules;

int edge_x2(const Edge& edge) { return 2 * edge.x + (edge.axis == EdgeAxis::horizontal ? 1 : 0); }
int edge_y2(const Edge& edge) { return 2 * edge.y + (edge.axis == EdgeAxis::vertical ? 1 : 0); }

bool beside(Space a, Space b, const Edge& edge) {
  return a.x + b.x + 1 == edge_x2(edge) && a.y + b.y + 1 == edge_y2(edge) &&
         std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

}  // namespace

LineCertificate::LineCertificate(const PlainBoard& board, const SightRules& rules,
                                 const SightLine& line)
    : board_(board),
      rules_(rules),
      line_(line),
      dx_(line.to.x - line.from.x),
      dy_(line.to.y - line.from.y),
      climb_(line.to.level - line.from.level) {}

LineCertificate::Point LineCertificate::at(std::int64_t numerator, std::int64_t denominator) const {
  const std::int64_t eye = rules_.eye_height.denominator();
  Point point;
  point.under = denominator * eye;
  point.x = (line_.from.x * denominator + dx_ * numerator) * eye;
  point.y = (line_.from.y * denominator + dy_ * numerator) * eye;
  point.z = (line_.from.level * denominator + climb_ * numerator) * eye +
            rules_.eye_height.numerator() * denominator;
  return point;
}

// Walls of Level n fill n <= z < n + 1; z is never below 1 here.
int LineCertificate::storey_of(const Point& point) {
  return static_cast<int>(point.z / point.under);
}

bool LineCertificate::is_end(const Ratio& t) const {
  return t.numerator() == 0 || t.numerator() == t.denominator();
}

bool LineCertificate::prints_barrier(const Edge& edge) const {
  return board_.wall(edge_x2(edge), edge_y2(edge), edge.level) ||
         board_.opening(edge_x2(edge), edge_y2(edge), edge.level);
}

bool LineCertificate::is_opening_dot(Dot dot) const {
  return board_.opening_at_dot(2 * dot.x, 2 * dot.y, dot.level) &&
         (!rules_.only_cover_dots_open || board_.cover_dot(2 * dot.x, 2 * dot.y, dot.level));
}

bool LineCertificate::edge_meets(const Edge& edge, const Point& point) const {
  const bool upright = edge.axis == EdgeAxis::vertical;
  const std::int64_t across = upright ? point.x : point.y;
  const std::int64_t along = upright ? point.y : point.x;
  const std::int64_t line = upright ? edge.x : edge.y;
  const std::int64_t first = upright ? edge.y : edge.x;
  return across == line * point.under && along >= first * point.under &&
         along <= (first + 1) * point.under;
}

bool LineCertificate::lies_on_line(const Edge& edge) const {
  if (edge.axis == EdgeAxis::vertical) {
    return dx_ == 0 && edge.x == line_.from.x && edge.y >= std::min(line_.from.y, line_.to.y) &&
           edge.y < std::max(line_.from.y, line_.to.y);
  }
  return dy_ == 0 && edge.y == line_.from.y && edge.x >= std::min(line_.from.x, line_.to.x) &&
         edge.x < std::max(line_.from.x, line_.to.x);
}

bool LineCertificate::floor_round(Dot dot, bool wanted) const {
  for (const int x2 : {2 * dot.x - 1, 2 * dot.x + 1}) {
    for (const int y2 : {2 * dot.y - 1, 2 * dot.y + 1}) {
      if (board_.floor(x2, y2, dot.level) == wanted) return true;
    }
  }
  return false;
}

std::string LineCertificate::fault_of(const Blocker& blocker) const {
  switch (blocker.kind) {
    case BlockerKind::wall:
      return fault_of_barrier(blocker, true);
    case BlockerKind::opening:
      return fault_of_barrier(blocker, false);
    case BlockerKind::plate:
      return fault_of_plate(blocker);
    case BlockerKind::wall_face:
      return fault_of_wall_face(blocker);
    case BlockerKind::plateau:
    case BlockerKind::inside_outside:
      return fault_of_space(blocker);
  }
  return "an unknown kind of blocker";
}

std::string LineCertificate::fault_of_barrier(const Blocker& blocker, bool wall) const {
  if (const Dot* dot = std::get_if<Dot>(&blocker.at)) {
    if (wall) return "a wall that is a dot";
    if (!is_opening_dot(*dot)) return "a dot that is no Opening's";
    if (!blocker.t || is_end(*blocker.t)) return "an Opening's dot that is not passed";
    const Point point = at(blocker.t->numerator(), blocker.t->denominator());
    const bool there = point.x == dot->x * point.under && point.y == dot->y * point.under &&
                       storey_of(point) == dot->level;
    return there ? "" : "an Opening's dot that is not on the line at t";
  }
  const Edge* edge = std::get_if<Edge>(&blocker.at);
  if (edge == nullptr) return "a wall or Opening that is no edge";
  const bool printed = wall ? board_.wall(edge_x2(*edge), edge_y2(*edge), edge->level)
                            : board_.opening(edge_x2(*edge), edge_y2(*edge), edge->level);
  if (!printed) return wall ? "no wall is printed there" : "no Opening is printed there";
  if (!blocker.t) {
    // Lines of no length, and neighbours with a Wall between (OPT-L6).
    const bool neighbours =
        wall && !rules_.may_lean_round_wall && beside(line_.from_space, line_.to_space, *edge);
    if (climb_ != 0 || edge->level != line_.from.level) return "a barrier without a place";
    if (neighbours) return {};
    if (has_length() || !edge_meets(*edge, at(0, 1))) return "a barrier without a place";
    return {};
  }
  if (!has_length() && climb_ == 0) return "a place on a line of no length";
  const Point point = at(blocker.t->numerator(), blocker.t->denominator());
  if (!edge_meets(*edge, point)) return "a barrier that the line does not meet at t";
  if (storey_of(point) == edge->level || reaches_storey_over(*edge)) return {};
  return "a barrier of another storey than the line's at t";
}

// With raised eyes a line may rise into the storey of an edge, or drop out of it, while it runs
// over that edge; t is then where it comes to the edge.
bool LineCertificate::reaches_storey_over(const Edge& edge) const {
  if (rules_.eye_height.numerator() == 0 || !lies_on_line(edge)) return false;
  const bool upright = edge.axis == EdgeAxis::vertical;
  const int length = std::abs(dx_) + std::abs(dy_);
  const int first = std::abs(upright ? edge.y - line_.from.y : edge.x - line_.from.x);
  const int second = std::abs(upright ? edge.y + 1 - line_.from.y : edge.x + 1 - line_.from.x);
  const Point one = at(first, length);
  const Point other = at(second, length);
  const int low = std::min(storey_of(one), storey_of(other));
  const int high = std::max(storey_of(one), storey_of(other));
  return low <= edge.level && edge.level <= high;
}

std::string LineCertificate::fault_of_plate(const Blocker& blocker) const {
  const Plate* plate = std::get_if<Plate>(&blocker.at);
  if (plate == nullptr) return "a plate that is none";
  const Space space = plate->over;
  if (!board_.floor(2 * space.x + 1, 2 * space.y + 1, space.level)) return "no floor is there";
  if (!blocker.t) return "a plate without a place";
  const Point point = at(blocker.t->numerator(), blocker.t->denominator());
  const bool over = point.x >= space.x * point.under && point.x <= (space.x + 1) * point.under &&
                    point.y >= space.y * point.under && point.y <= (space.y + 1) * point.under;
  if (!over) return "a plate that the line is not over or under at t";
  // With raised eyes a plate beyond an end of the line is met at that end.
  const bool raised = rules_.eye_height.numerator() != 0 && is_end(*blocker.t);
  if (point.z != space.level * point.under && !raised) return "a plate at another height";
  return {};
}

std::string LineCertificate::fault_of_wall_face(const Blocker& blocker) const {
  const Edge* edge = std::get_if<Edge>(&blocker.at);
  if (edge == nullptr || !prints_barrier(*edge)) return "a wall face without a wall";
  const int low = std::min(line_.from.level, line_.to.level);
  const int high = std::max(line_.from.level, line_.to.level);
  if (edge->level < low || edge->level >= high) return "a wall face of a Level not between";
  if (!blocker.t) return "a wall face without a place";
  const Point point = at(blocker.t->numerator(), blocker.t->denominator());
  if (!edge_meets(*edge, point)) return "a wall face that the line does not meet at t";
  if (has_length()) return lies_on_line(*edge) ? "" : "a wall face the line does not run over";
  const bool there =
      point.z >= edge->level * point.under && point.z <= (edge->level + 1) * point.under;
  return there || is_end(*blocker.t) ? "" : "a wall face at another height";
}

std::string LineCertificate::fault_of_space(const Blocker& blocker) const {
  const Space* space = std::get_if<Space>(&blocker.at);
  if (space == nullptr || blocker.t) return "a rule about an end that names no end";
  const bool is_from = *space == line_.from_space;
  if (!is_from && *space != line_.to_space) return "a rule about an end that is none";
  const Dot dot = is_from ? line_.from : line_.to;
  if (blocker.kind == BlockerKind::plateau) {
    return climb_ != 0 && floor_round(dot, true) ? "" : "a plateau without floor";
  }
  if (!board_.inside(2 * space->x + 1, 2 * space->y + 1, space->level)) {
    return "an Inside space that is Outside";
  }
  // With the border readings of OPT-L7 Openings under the higher end's plate do not count.
  if (rules_.level_edge != SightRules::LevelEdge::line_leaves_plate && climb_ != 0) return {};
  return is_opening_dot(dot) ? "an Inside end that does use an Opening's dot" : "";
}

bool LineCertificate::is_true(const NotedPlace& noted) const {
  if (noted.note == LineNote::runs_along_wall) {
    const Edge* edge = std::get_if<Edge>(&noted.at);
    return edge != nullptr && prints_barrier(*edge) && lies_on_line(*edge);
  }
  const Dot* dot = std::get_if<Dot>(&noted.at);
  if (dot == nullptr) return false;
  if (noted.note == LineNote::starts_at_opening) {
    return (*dot == line_.from || *dot == line_.to) && is_opening_dot(*dot);
  }
  if (noted.note == LineNote::leaves_level_at_edge) {
    const bool plain = rules_.level_edge == SightRules::LevelEdge::line_leaves_plate;
    return (*dot == line_.from || *dot == line_.to) && (!plain || floor_round(*dot, false));
  }
  const int x2 = 2 * dot->x;
  const int y2 = 2 * dot->y;
  return board_.wall(x2 - 1, y2, dot->level) || board_.wall(x2 + 1, y2, dot->level) ||
         board_.wall(x2, y2 - 1, dot->level) || board_.wall(x2, y2 + 1, dot->level);
}

std::string LineCertificate::fault_of_clear_line() const {
  // With the border readings of OPT-L7 some walls and floors do not count.
  if (rules_.level_edge != SightRules::LevelEdge::line_leaves_plate) return {};
  for (const bool upright : {true, false}) {
    const std::string wrong = fault_of_crossed_edges(upright);
    if (!wrong.empty()) return wrong;
  }
  return fault_of_crossed_floors();
}

// Edges of one axis that the line crosses between their dots: where it meets grid line n.
std::string LineCertificate::fault_of_crossed_edges(bool upright) const {
  const int from = upright ? line_.from.x : line_.from.y;
  const int to = upright ? line_.to.x : line_.to.y;
  for (int n = std::min(from, to) + 1; n < std::max(from, to); ++n) {
    const Point point = at(std::abs(n - from), std::abs(to - from));
    const std::int64_t along = upright ? point.y : point.x;
    if (along < 0 || along % point.under == 0) continue;  // a dot
    const int other = static_cast<int>(along / point.under);
    const Edge edge{upright ? EdgeAxis::vertical : EdgeAxis::horizontal, upright ? n : other,
                    upright ? other : n, storey_of(point)};
    if (prints_barrier(edge)) return "a clear line through " + to_letters(edge);
  }
  return {};
}

std::string LineCertificate::fault_of_crossed_floors() const {
  if (rules_.stairs_open_floor && !has_length()) return {};
  const int low = std::min(line_.from.level, line_.to.level);
  const int high = std::max(line_.from.level, line_.to.level);
  for (int level = low + 1; level < high; ++level) {
    // Height `level` is reached at (level - eye - from.level) / climb.
    const Ratio& eye = rules_.eye_height;
    std::int64_t numerator = (level - line_.from.level) * eye.denominator() - eye.numerator();
    std::int64_t denominator = climb_ * eye.denominator();
    if (denominator < 0) {
      numerator = -numerator;
      denominator = -denominator;
    }
    const Point point = at(numerator, denominator);
    bool open = false;
    for (const std::int64_t east : {0, 1}) {
      for (const std::int64_t south : {0, 1}) {
        // The floors just west or east, just north or south of the point.
        const std::int64_t x = (2 * point.x + 2 * east - 1) / (2 * point.under);
        const std::int64_t y = (2 * point.y + 2 * south - 1) / (2 * point.under);
        const bool off = 2 * point.x + 2 * east < 1 || 2 * point.y + 2 * south < 1;
        open = open || off ||
               !board_.floor(static_cast<int>(2 * x + 1), static_cast<int>(2 * y + 1), level);
      }
    }
    if (!open) return "a clear line through a floor of Level " + std::to_string(level);
  }
  return {};
}

}  // namespace parapet::prove
