#pragma once

#include <vector>

#include "geometry/solids/scene.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"
#include "physics/structure/stud_contacts.h"

namespace parapet::physics {

// What holds pieces together that reach into each other without studs (contacts.h): one contact for
// each two pieces, its places the corners of the rectangle round what they share, half way up.
// `studded` ascends: those pieces hold each other already. The scene holds every shape of the
// structure under the number of its piece.
std::vector<Contact> clasps(const Structure& structure, const Scene& scene,
                            const std::vector<StudPlane>& studded);

}  // namespace parapet::physics
