#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/pegs/peg.h"
#include "rules/ruling.h"

namespace parapet::realms {

// How near two spaces are (rules-realms.md). Adjacent ones are neighbouring too.
struct Nearness {
  bool neighbouring = false;  // at most 6 pegs from centre to centre, horizontally
  bool adjacent = false;      // and on the same axis

  friend bool operator==(const Nearness&, const Nearness&) = default;
};

// How many pegs neighbouring spaces may be apart, from centre to centre (COR-MOV-1).
inline constexpr std::int64_t kNeighbourPegs = 6;

// Of two different spaces whose centres lie so far apart, in ticks. On different surfaces (one is
// on a unit, OPT-K18 `six-pegs`) whatever is neighbouring is adjacent too.
// Exact. REQUIRES: |ticks| <= 2^20; a peg as peg.h says.
Nearness nearness_of(const Peg& peg, std::int64_t east, std::int64_t south,
                     bool different_surfaces = false);

// Of two spaces of the board; links do not count. A space is not near itself, unless these are
// different surfaces; the surfaces of one spot are near each other: a drop does not matter.
Nearness nearness(const Battlefield& field, SpaceId a, SpaceId b, bool different_surfaces = false);

// Whether two spaces are neighbours, and the rule that says so.
struct NeighbourRuling {
  Nearness near;
  Because because;
};

// Of two places on the board (COR-MOV-1): over pads or a ladder they are adjacent (COR-PAD-1), and
// one on a unit lies on another surface than the ground or another unit's (OPT-K18).
NeighbourRuling rule_neighbour(const Battlefield& field, SpaceId a, SpaceId b,
                               bool on_different_carriers, const Options& options);

// Of two places whose centres lie so many pegs apart, on one surface. REQUIRES: at most 1,000 pegs,
// denominators of at most 1,000.
NeighbourRuling rule_neighbour(const Ratio& east, const Ratio& south);

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
