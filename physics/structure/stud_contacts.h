#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "geometry/numbers/point.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"

namespace parapet::physics {

// A plane in which studs of one piece are in holes of another.
struct StudPlane {
  std::uint32_t holes = 0;  // the piece with the holes
  std::uint32_t studs = 0;  // the piece with the studs; kTable for the table
  Vec axis;                 // of the studs
  std::int64_t offset = 0;  // of the plane along it

  friend auto operator<=>(const StudPlane&, const StudPlane&) = default;
};

struct StudContacts {
  std::vector<Contact> contacts;  // one a plane
  std::vector<StudPlane> planes;  // ascending; of each contact
};

// The contacts of studs in holes (contacts.h). A hole takes the stud of one piece. Settled pieces
// have none: their connections broke.
StudContacts stud_contacts(const Structure& structure);

}  // namespace parapet::physics
