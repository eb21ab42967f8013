#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/pegs/peg.h"

namespace parapet::realms {

// How near two spaces are (rules-realms.md). Adjacent ones are neighbouring too.
struct Nearness {
  bool neighbouring = false;  // at most 6 pegs from centre to centre, horizontally
  bool adjacent = false;      // and on the same axis

  friend bool operator==(const Nearness&, const Nearness&) = default;
};

// Of two different spaces whose centres lie so far apart, in half ticks. On different surfaces (one
// is on a unit, OPT-K18 `six-pegs`) whatever is neighbouring is adjacent too.
// Exact. REQUIRES: |half ticks| <= 2^21; a peg as peg.h says.
Nearness nearness_of(const Peg& peg, std::int64_t half_east, std::int64_t half_south,
                     bool different_surfaces = false);

// Of two spaces of the board; links do not count. A space is not near itself; the surfaces of one
// spot are near each other: a drop does not matter.
Nearness nearness(const Battlefield& field, SpaceId a, SpaceId b);

// A space that a link joins to another, and how.
struct LinkedSpace {
  SpaceId to;
  LinkKind kind = LinkKind::stairs;

  friend bool operator==(const LinkedSpace&, const LinkedSpace&) = default;
};

// The spaces that links join to this one, by space: the board's links, and with OPT-K14 `all` every
// pad with every other. Two links between the same spaces count as the first of stairs, ladder,
// pads.
std::vector<LinkedSpace> links_of(const Battlefield& field, SpaceId space, const Options& options);
std::optional<LinkKind> link_between(const Battlefield& field, SpaceId a, SpaceId b,
                                     const Options& options);

// Whether the space is a transit pad: of the studs on its surface above its plate there is exactly
// one, and it is at the centre (COR-PAD-1).
bool is_pad(const Battlefield& field, SpaceId space);

}  // namespace parapet::realms
