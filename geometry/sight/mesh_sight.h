#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "geometry/numbers/contact.h"
#include "geometry/numbers/segment.h"
#include "geometry/solids/body.h"
#include "geometry/solids/triangle_columns.h"

namespace parapet {

// What a line meets of some triangles, as far as sight has to know.
struct MeshMeeting {
  bool crossed = false;        // one of them, by open_contact(); if so, nothing else is said
  std::vector<Shape> touched;  // those it touches, each once, in no order that means anything
};

// Follows the open segment through the columns up to the first triangle that it crosses.
//   (1) the same as open_contact() with each of the triangles
// REQUIRES: the segment is in_range.
MeshMeeting meet(const TriangleColumns& triangles, const Segment& segment);

// The greatest contact of each line with any of the triangles. Faster than line by line: while the
// memory is fetched in which one line lies, others are followed.
// REQUIRES: as many contacts as segments.
void greatest_contacts(const TriangleColumns& triangles, std::span<const Segment> segments,
                       std::span<Contact> contacts);

// Does it meet none, not even by touching?
bool clear_of_touch(const TriangleColumns& triangles, const Segment& segment);

}  // namespace parapet
