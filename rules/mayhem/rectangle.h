#pragma once

namespace parapet::mayhem {

// A rectangle of spaces; `x`, `y` its north-west space.
struct Rectangle {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  int right() const { return x + width; }    // the first column beyond it
  int bottom() const { return y + height; }  // the first row beyond it
  int shortest_side() const { return width < height ? width : height; }
  bool holds(int column, int row) const {
    return column >= x && row >= y && column < right() && row < bottom();
  }
  bool holds(const Rectangle& other) const {
    return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
  }
  friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

// Whether the two lie side by side with an edge in common, not only a corner (AOM-GEN-1).
bool share_edge(const Rectangle& a, const Rectangle& b);

// The least one that holds both. A rectangle without spaces adds nothing.
Rectangle united(const Rectangle& a, const Rectangle& b);

}  // namespace parapet::mayhem
