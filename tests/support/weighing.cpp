#include "tests/support/weighing.h"

#include "physics/structure/contacts.h"

namespace parapet::testing {

physics::LoadFactor weighed(const physics::Structure& structure, const physics::Grip& grip) {
  const std::vector<physics::Contact> contacts = physics::contacts_of(structure);
  std::vector<std::uint32_t> built;
  for (std::uint32_t n = 0; n < structure.pieces.size(); ++n) {
    if (structure.pieces[n].holding == physics::Holding::built) built.push_back(n);
  }
  return physics::load_factor(structure, contacts, built, std::vector<bool>(contacts.size()), grip)
      .factor;
}

}  // namespace parapet::testing
