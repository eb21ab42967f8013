#pragma once

#include <optional>
#include <string>
#include <vector>

#include "physics/stability/load_factor.h"
#include "physics/stability/progress.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"

namespace parapet::physics {

// Does it stand as it is?
struct Standing {
  bool stands = true;
  bool is_critical = false;  // a hair decides: the factor is 1, or only the width of posts holds it
  LoadFactor factor = kAnyLoad;
  std::vector<LoadFactor> utilisation;  // of each contact
  std::vector<Twist> mechanism;         // of each piece
  // Of each contact how fast it opens in the mechanism, in millionths; 0 if it does not.
  std::vector<std::int32_t> opening;
  std::vector<std::uint32_t> unsupported;   // pieces with no way to the ground, ascending
  std::vector<std::uint32_t> not_analysed;  // ascending: the time was up
};

// Every island of pieces by itself: what has no way to the ground does not stand (factor 0); what
// is carried by pressure alone is found without solving; the least factor of all counts. Removed
// pieces (one flag a piece) are gone.
Standing who_stands(const Structure& structure, const std::vector<Contact>& contacts,
                    const std::vector<bool>& removed, const Grip& grip, const Progress& progress);

// Why a piece comes loose.
enum class Why : std::uint8_t { no_path, mechanism, impact };

struct Loosened {
  std::uint32_t piece = 0;
  Why why = Why::no_path;
  std::optional<LoadFactor> factor;  // that the structure had when it gave way; none for no_path
};

// What falls when pieces are taken away.
struct Falling {
  std::vector<Loosened> loosened;                  // in the order in which they come loose
  std::vector<std::vector<std::uint32_t>> bodies;  // the loosened pieces that hold together, by
                                                   // their least piece; each ascending
  int rounds = 0;                                  // times the balance was asked
  std::vector<std::uint32_t> not_analysed;         // ascending: the time was up
};

// Pieces without a way to the ground come loose; then the rest is weighed, and where it does not
// stand, the fewest connections are broken across which it opens; again until it stands. Removed
// pieces are gone. At most as many rounds as pieces.
//   (1) asked again of what is left, nothing falls
Falling who_falls(const Structure& structure, const std::vector<Contact>& contacts,
                  const std::vector<bool>& removed, const Grip& grip, const Progress& progress);

}  // namespace parapet::physics
