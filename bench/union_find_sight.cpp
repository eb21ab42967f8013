#include "bench/union_find_sight.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>

namespace parapet::bench {
namespace {

struct At {
  int x = 0;
  int y = 0;
};

int sign_of(int value) { return (value > 0) - (value < 0); }

bool is_opening(EdgePrint print) {
  return print == EdgePrint::opening || print == EdgePrint::obstructed_opening;
}

// One line between a dot of each space.
class Line {
 public:
  Line(const Board& board, Space a, Space b, At p, At q)
      : board_(board),
        a_(a),
        b_(b),
        p_(p),
        q_(q),
        dx_(q.x - p.x),
        dy_(q.y - p.y),
        parts_(std::gcd(dx_, dy_)) {}

  bool clear() {
    if (board_.inside(a_) != board_.inside(b_) && !opening_dot(p_) && !opening_dot(q_)) {
      return false;
    }
    std::iota(parents_.begin(), parents_.begin() + 4 * (parts_ + 1), 0);
    for (int k = 0; k <= parts_; ++k) {
      if (!pass_point(k)) return false;
    }
    if (dx_ != 0 && dy_ != 0 && !cross_edges()) return false;
    return root(sector(0, a_.x >= p_.x, a_.y >= p_.y)) ==
           root(sector(parts_, b_.x >= q_.x, b_.y >= q_.y));
  }

 private:
  EdgePrint vertical(int x, int y) const {
    return board_.print(Edge{EdgeAxis::vertical, x, y, a_.level});
  }
  EdgePrint horizontal(int x, int y) const {
    return board_.print(Edge{EdgeAxis::horizontal, x, y, a_.level});
  }
  bool opening_dot(At at) const {
    return is_opening(vertical(at.x, at.y - 1)) || is_opening(vertical(at.x, at.y)) ||
           is_opening(horizontal(at.x - 1, at.y)) || is_opening(horizontal(at.x, at.y));
  }
  static bool stands(EdgePrint print) { return print == EdgePrint::wall || is_opening(print); }

  int sector(int point, bool east, bool south) const {
    return 4 * point + (east ? 1 : 0) + (south ? 2 : 0);
  }
  int root(int sector) {
    int& parent = parents_[static_cast<std::size_t>(sector)];
    return parent == sector ? sector : parent = root(parent);
  }
  void unite(int one, int other) { parents_[static_cast<std::size_t>(root(one))] = root(other); }

  bool pass_point(int k) {
    const At at{p_.x + (parts_ == 0 ? 0 : dx_ / parts_ * k),
                p_.y + (parts_ == 0 ? 0 : dy_ / parts_ * k)};
    const bool is_end = k == 0 || k == parts_;
    if (!is_end && opening_dot(at)) return false;
    // At its end dots a line may cross openings: those dots are the openings' own.
    const auto join = [&](EdgePrint print, int one, int other) {
      if (print != EdgePrint::wall) unite(one, other);
    };
    join(vertical(at.x, at.y - 1), sector(k, false, false), sector(k, true, false));
    join(vertical(at.x, at.y), sector(k, false, true), sector(k, true, true));
    join(horizontal(at.x - 1, at.y), sector(k, false, false), sector(k, false, true));
    join(horizontal(at.x, at.y), sector(k, true, false), sector(k, true, true));
    return k == parts_ || go_on(k, at);
  }

  // From a lattice point to the next: through one sector, or along both sides of an edge.
  bool go_on(int k, At at) {
    const bool east = dx_ > 0;
    const bool south = dy_ > 0;
    if (dx_ != 0 && dy_ != 0) {
      unite(sector(k, east, south), sector(k + 1, !east, !south));
      return true;
    }
    const EdgePrint edge = dx_ != 0 ? horizontal(east ? at.x : at.x - 1, at.y)
                                    : vertical(at.x, south ? at.y : at.y - 1);
    if (is_opening(edge)) return false;
    for (const bool side : {false, true}) {
      if (dx_ != 0) unite(sector(k, east, side), sector(k + 1, !east, side));
      if (dy_ != 0) unite(sector(k, side, south), sector(k + 1, side, !south));
    }
    if (edge != EdgePrint::wall) {
      if (dx_ != 0) unite(sector(k, east, false), sector(k, east, true));
      if (dy_ != 0) unite(sector(k, false, south), sector(k, true, south));
    }
    return true;
  }

  // Edges crossed between lattice points.
  bool cross_edges() const {
    const int width = std::abs(dx_);
    const int height = std::abs(dy_);
    for (int i = 1; i < width; ++i) {
      if (i * height % width == 0) continue;
      const int down = i * height / width;
      const int y = dy_ > 0 ? p_.y + down : p_.y - down - 1;
      if (stands(vertical(p_.x + i * sign_of(dx_), y))) return false;
    }
    for (int j = 1; j < height; ++j) {
      if (j * width % height == 0) continue;
      const int across = j * width / height;
      const int x = dx_ > 0 ? p_.x + across : p_.x - across - 1;
      if (stands(horizontal(x, p_.y + j * sign_of(dy_)))) return false;
    }
    return true;
  }

  const Board& board_;
  Space a_;
  Space b_;
  At p_;
  At q_;
  int dx_;
  int dy_;
  int parts_;
  std::array<int, 4 * (Board::kMaxSide + 2)> parents_;  // only those in use are set
};

}  // namespace

bool sees_by_union_find(const Board& board, Space from, Space to) {
  const auto distance = [&](int k, int n) {
    const int x = from.x + k % 2 - to.x - n % 2;
    const int y = from.y + k / 2 - to.y - n / 2;
    return x * x + y * y;
  };
  int closest = distance(0, 0);
  for (int k = 0; k < 16; ++k) closest = std::min(closest, distance(k / 4, k % 4));
  for (int k = 0; k < 4; ++k) {
    for (int n = 0; n < 4; ++n) {
      if (distance(k, n) != closest) continue;
      const At p{from.x + k % 2, from.y + k / 2};
      const At q{to.x + n % 2, to.y + n / 2};
      if (Line(board, from, to, p, q).clear()) return true;
    }
  }
  return false;
}

}  // namespace parapet::bench
