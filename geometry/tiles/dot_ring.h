#pragma once

#include <array>
#include <cstdint>

#include "geometry/tiles/plan.h"

namespace parapet {

// What meets in a dot. Its four edges and its four quadrants are numbered clockwise:
//
//        edge 0                 Edge k lies between quadrants k-1 and k (modulo 4).
//   q3     |     q0             A bit k of a set stands for edge k or for quadrant k.
//  edge 3 -+- edge 1
//   q2     |     q1
//        edge 2
using EdgeSet = std::uint8_t;      // 4 bits
using QuadrantSet = std::uint8_t;  // 4 bits

constexpr EdgeSet kAllEdges = 0b1111;
constexpr QuadrantSet kAllQuadrants = 0b1111;

constexpr EdgeSet edge_bit(int edge) { return static_cast<EdgeSet>(1 << (edge & 3)); }
constexpr QuadrantSet quadrant_bit(int quadrant) {
  return static_cast<QuadrantSet>(1 << (quadrant & 3));
}

struct DotRing {
  EdgeSet walls = 0;
  EdgeSet openings = 0;    // also those that are Obstacles too (OPT-M4)
  QuadrantSet floors = 0;  // which quadrants have floor on this Level
  QuadrantSet inside = 0;  // which have a higher Level over them (AOM-MAP-3), floor or not
  DotPrint print = DotPrint::clear;

  friend bool operator==(const DotRing&, const DotRing&) = default;
};

namespace detail {

constexpr QuadrantSet spread(EdgeSet barriers, QuadrantSet from) {
  QuadrantSet reached = from;
  for (int round = 0; round < 3; ++round) {
    for (int edge = 0; edge < 4; ++edge) {
      if (barriers & edge_bit(edge)) continue;
      const QuadrantSet both = quadrant_bit(edge) | quadrant_bit(edge + 3);
      if (reached & both) reached |= both;
    }
  }
  return reached;
}

constexpr std::array<QuadrantSet, 256> make_spread_table() {
  std::array<QuadrantSet, 256> table{};
  for (unsigned barriers = 0; barriers < 16; ++barriers) {
    for (unsigned from = 0; from < 16; ++from) {
      table[barriers * 16 + from] =
          spread(static_cast<EdgeSet>(barriers), static_cast<QuadrantSet>(from));
    }
  }
  return table;
}

inline constexpr std::array<QuadrantSet, 256> kSpread = make_spread_table();

}  // namespace detail

// The quadrants that can be reached round the dot from those in `from` without crossing a barrier.
//   (1) contains `from`, grows with `from`, shrinks with `barriers`
//   (2) with one barrier or none, all four from any one
constexpr QuadrantSet reach_round(EdgeSet barriers, QuadrantSet from) {
  return detail::kSpread[static_cast<std::size_t>(barriers) * 16U + from];
}

// Whether the dot lies in the middle of a straight wall and has no class of its own (OPT-M2).
constexpr bool is_inside_straight_wall(const DotRing& ring) {
  constexpr EdgeSet kVertical = 0b0101;
  constexpr EdgeSet kHorizontal = 0b1010;
  return ring.print == DotPrint::clear &&
         ((ring.walls & kVertical) == kVertical || (ring.walls & kHorizontal) == kHorizontal);
}

}  // namespace parapet
