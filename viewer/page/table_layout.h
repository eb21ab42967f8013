#pragma once

#include <cstddef>

#include "viewer/bridge_table.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// Where a table goes on the page: what is common to all in a row of cells, below it the players'
// boards side by side.
class TableLayout {
 public:
  // `unit` is a pixel of a picture of standard size.
  TableLayout(const BridgeTable& table, const PageRect& room, double unit);

  double unit() const { return unit_; }
  std::size_t cells() const;  // stacks, then dice, then one for the piles if there are any
  PageRect cell(std::size_t n) const;
  PageRect board(std::size_t n) const;
  double type() const { return type_; }  // of a board, in pixels

  // The parts of a board, from the top.
  PageRect head(std::size_t board) const;
  PageRect slot(std::size_t board, std::size_t n) const;
  PageRect resource(std::size_t board, std::size_t n) const;
  PageRect counts(std::size_t board) const;

 private:
  double inside_left(std::size_t board) const;
  double inside_width(std::size_t board) const;

  const BridgeTable& table_;
  PageRect room_;
  double unit_;
  double cells_bottom_ = 0;
  double type_ = 0;
};

}  // namespace parapet::viewer
