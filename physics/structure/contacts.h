#pragma once

#include <cstdint>
#include <vector>

#include "physics/structure/structure.h"
#include "physics/structure/vector3.h"

namespace parapet::physics {

inline constexpr std::uint32_t kTable = 0xffffffff;  // the table, where a contact names a piece

enum class ContactKind : std::uint8_t {
  studded,  // studs in holes: presses, and holds up to a limit at each place
  resting,  // a face lies on another: presses and rubs
  side,     // faces stand side by side: press only
};

// A place where force passes.
struct ContactPlace {
  Vector3 at{};
  double holds = 0;  // how many contact points of full grip it counts for; 0 unless studded
};

// All of one kind that two pieces have in one plane.
struct Contact {
  std::uint32_t upper = 0;  // is pushed along `axis`; of studs the piece with the holes
  std::uint32_t lower = 0;  // pushes it; kTable for the table
  ContactKind kind = ContactKind::resting;
  Vector3 axis{};    // of length 1; a resting one points up at least a little
  int studs = 0;     // of a studded one
  Vector3 middle{};  // of the studs, or of the face they share
  std::vector<ContactPlace> places;
};

// Every contact of the structure, by upper, lower, kind and place; nothing depends on the order in
// which shapes are listed.
//   (1) studs and holes meet in the same place with opposite axes; where two pieces are connected
//       in a plane, their faces in that plane press through the studs alone
//   (2) faces meet exactly: in one plane, with opposite normals, in more than a line. Settled
//       pieces, whose corners were rounded, meet within kSettledGap. A level underside that is no
//       higher above the table stands on it: one foot that is a hair lower lifts no model
//   (3) a face shared by several shapes of a piece is one contact for each pair of shapes
//   (4) grip: three contact points a stud under pieces two or more studs wide, at (1/8, -1/8),
//       (-1/4, 0), (1/8, 1/8) of a stud's pitch, four under narrow ones at a quarter to each side.
//       The single one of the three points away from the middle of the piece, along its longer
//       side; where neither end is farther, both ways count half: a structure that is turned or
//       mirrored holds as much. (Liu et al., StableLego, 2024, leave it the same way always.)
//   (5) pieces that reach into each other without studs between them are clipped or pinned to each
//       other somehow: held as by two studs
// Pieces that are fixed are ground, like the table, and do not touch each other.
std::vector<Contact> contacts_of(const Structure& structure);

// How near a settled piece is to what it lies on, in ticks.
inline constexpr std::int32_t kSettledGap = 8;

}  // namespace parapet::physics
