#pragma once

#include <vector>

#include "geometry/solids/scene.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"

namespace parapet::physics {

// What settled pieces lie on and against, and what lies on them, within kSettledGap; and the table.
// One contact for each two shapes, along the axis that parts them best; its places are the corners
// of the rectangle that their bounds share: they say where, not how much is carried there. Those of
// a level axis are of the kind `side`. The scene holds every shape of the structure under the
// number of its piece.
std::vector<Contact> settled_contacts(const Structure& structure, const Scene& scene);

}  // namespace parapet::physics
