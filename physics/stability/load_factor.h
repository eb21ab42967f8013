#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "physics/stability/grip.h"
#include "physics/stability/progress.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"

namespace parapet::physics {

// Ten-thousandths, rounded; what is printed and what decides.
using LoadFactor = std::int32_t;
inline constexpr LoadFactor kBalanced = 10'000;  // it stands with nothing to spare
inline constexpr LoadFactor kAnyLoad =
    50 * kBalanced;  // pressure alone carries it, whatever it weighs

// How a piece starts to move where it does not stand: a velocity of its middle and a turn about it,
// of any scale. All 0 for a piece that stays.
struct Twist {
  Vector3 velocity{};
  Vector3 turn{};

  bool is_still() const;

  friend bool operator==(const Twist&, const Twist&) = default;
};

// The greatest factor by which every weight may grow so that forces balance still, at most 50, and
// what would move then.
struct Balance {
  LoadFactor factor = kAnyLoad;
  std::vector<Twist> mechanism;         // a piece of the structure; empty where any load is carried
  std::vector<LoadFactor> utilisation;  // of each contact: how much of its grip is used, 10,000 all
  bool complete = true;                 // false: the time was up before it was solved

  bool stands() const { return factor >= kBalanced; }
  bool is_critical() const { return factor >= kBalanced - 1 && factor <= kBalanced + 1; }
};

// Every weight times s, the most s: six equations a piece, a force at each place of a contact. The
// pieces in `analysed` (by number, each once) have to balance; what touches them besides is ground.
// Contacts with no analysed piece do not count; `broken` ones (one flag a contact) are gone.
//   (1) the same input gives the same answer, whatever was solved before
Balance load_factor(const Structure& structure, std::span<const Contact> contacts,
                    std::span<const std::uint32_t> analysed, const std::vector<bool>& broken,
                    const Grip& grip, const Progress& progress = go_on);

}  // namespace parapet::physics
