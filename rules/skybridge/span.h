#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/point.h"
#include "rules/skybridge/land.h"

namespace parapet::skybridge {

// What a segment is made of. The rulebook has no word on it: it is data of the board, with a
// neutral span of ours where the board says nothing.
struct SpanSegment {
  int length = 8;  // of its deck, in studs
  int lap = 4;     // how far it lies on what it was built on, in studs
  std::int64_t mass_mg = 100'000;

  friend bool operator==(const SpanSegment&, const SpanSegment&) = default;
};

// The one that closes the bridge: it lies on both its neighbours.
inline constexpr int kKeySegment = 7;

// All alike, but the last one longer by its lap.
constexpr std::array<SpanSegment, kSegments> like_segments(SpanSegment segment) {
  std::array<SpanSegment, kSegments> segments{};
  segments.fill(segment);
  segments[kKeySegment - 1].length += segment.lap;
  return segments;
}

// The bridge as a thing that stands or falls.
struct Span {
  std::array<SpanSegment, kSegments> segments = like_segments({});  // by number, segment 1 first
  int width = 4;                                                    // in studs
  std::int64_t height = 960;       // of the deck above the ground, in ticks
  std::int64_t person_mg = 3'000;  // what one population on a segment weighs
  std::vector<int> pillars;        // segments that have one under their far end from the beginning

  friend bool operator==(const Span&, const Span&) = default;
};

inline constexpr std::int64_t kStudPitch = 80;  // ticks
inline constexpr std::int64_t kHalfDeck = 64;   // ticks: how thick each half of a segment is

// A part of the bridge in space. It is two halves on top of each other: the lower one reaches out
// under the next segment, which lies on it with studs.
struct SpanBody {
  std::string id;            // "start", "1" to "7", "eye"; "pillar-3" under segment 3
  int number = 0;            // of a segment; 0 of others
  std::vector<Box> boxes;    // in ticks: x from the start to the eye, z up, the ground at 0
  std::vector<Point> studs;  // feet of its studs, which point up
  std::vector<Point> holes;  // in its underside, for studs of what it lies on

  Box deck() const { return boxes.front(); }  // the upper half, on which population stands
};

// From the start to the eye (SKB-9), all seven segments, then the pillars.
//   (1) segments 1 to 4 lie on what is nearer to the start, 5 and 6 on what is nearer to the eye, 7
//       on both its neighbours
//   (2) decks are level and two ticks from one another: they touch only where they lie on each
//       other
std::vector<SpanBody> span_bodies(const Span& span);

// Where one of so many stands on the middle line of a deck: spread evenly.
Point place_on(const Box& deck, std::size_t n, std::size_t count);

}  // namespace parapet::skybridge
