#pragma once

#include <vector>

#include "geometry/solids/scene.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"
#include "physics/structure/stud_contacts.h"

namespace parapet::physics {

// The faces of built pieces that lie against each other, against fixed ones and on the table
// (contacts.h), but for those in a plane of `studded`, which ascends. The scene holds every shape
// of the structure under the number of its piece.
std::vector<Contact> face_contacts(const Structure& structure, const Scene& scene,
                                   const std::vector<StudPlane>& studded);

}  // namespace parapet::physics
