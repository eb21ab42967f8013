#include "geometry/tiles/board_plan.h"

namespace parapet {
namespace {

char edge_character(const Board& board, Edge edge) {
  switch (board.print(edge)) {
    case EdgePrint::clear:
      return ' ';
    case EdgePrint::obstacle:
      return '~';
    case EdgePrint::wall:
      return edge.axis == EdgeAxis::vertical ? '|' : '-';
    case EdgePrint::opening:
    case EdgePrint::obstructed_opening:
      return '=';
  }
  return ' ';
}

char dot_character(const Board& board, Dot dot) {
  if (board.ring(dot).floors == 0) return ' ';
  switch (board.print(dot)) {
    case DotPrint::clear:
      return '+';
    case DotPrint::obstacle:
      return 'o';
    case DotPrint::cover:
      return '#';
  }
  return '+';
}

char space_character(const SpacePrint& print) {
  if (!print.floor) return ' ';
  if (print.stairs) return print.explosive ? '%' : 'S';
  if (print.explosive) return '*';
  if (print.ramp) return 'R';
  if (!print.lane) return '.';
  switch (*print.lane) {
    case Heading::north:
      return '^';
    case Heading::east:
      return '>';
    case Heading::south:
      return 'v';
    case Heading::west:
      return '<';
  }
  return '.';
}

}  // namespace

std::vector<std::string> plan_rows(const Board& board, int level) {
  std::vector<std::string> rows;
  for (int row = 0; row <= 2 * board.height(); ++row) {
    std::string text;
    const int y = row / 2;
    for (int column = 0; column <= 2 * board.width(); ++column) {
      const int x = column / 2;
      if (row % 2 == 0 && column % 2 == 0) {
        text += dot_character(board, {x, y, level});
      } else if (row % 2 == 0) {
        text += edge_character(board, {EdgeAxis::horizontal, x, y, level});
      } else if (column % 2 == 0) {
        text += edge_character(board, {EdgeAxis::vertical, x, y, level});
      } else {
        text += space_character(board.print(Space{x, y, level}));
      }
    }
    rows.push_back(std::move(text));
  }
  return rows;
}

}  // namespace parapet
