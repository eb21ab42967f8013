#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/numbers/contact.h"
#include "geometry/numbers/point.h"
#include "geometry/numbers/ratio.h"
#include "geometry/numbers/segment.h"
#include "geometry/sight/sight_policy.h"
#include "geometry/solids/scene.h"

namespace parapet {

// Is the line from p to q clear?
//   (1) swapping the ends, or the order of the bodies, changes nothing; neither does shifting,
//       turning by quarter turns or mirroring the whole
//   (2) by hair and tube: neither does cutting a body into several
// A segment without length asks whether there is room at its point: by hair and tube it is clear
// unless the union of the bodies surrounds it; by open unless it lies inside one; by closed unless
// it touches one.
// REQUIRES: the segment is in_range.
bool sees(const Scene& scene, const Segment& segment, SightPolicy policy = SightPolicy::hair);

// Where the open segment meets one body; parameters from 0 at p to 1 at q.
struct SightContact {
  std::uint32_t body = 0;
  std::uint32_t piece = 0;
  Contact contact = Contact::touching;  // touching or crossing
  Ratio enter;
  Ratio leave;

  friend bool operator==(const SightContact&, const SightContact&) = default;
};

// A piece that blocks, where the line meets it: its bodies' stretches, joined where they meet.
struct SightBlocker {
  std::uint32_t piece = 0;
  Ratio enter;
  Ratio leave;

  friend bool operator==(const SightBlocker&, const SightBlocker&) = default;
};

// What a small checker needs to see that the verdict is right.
struct SightCertificate {
  // Of a clear line: a slide that frees it, (0, 0, 0) if it touches nothing, or if touching does
  // not count. Nothing for a line that is blocked; for one that is clear by tube alone; and for a
  // segment without length between slanted bodies, where it may not fit.
  std::optional<Vec> shift;

  // Of a blocked one: a body that it crosses,
  std::optional<std::uint32_t> crossed;
  // or else bodies that it touches: by closed one of them, by hair few that each slide meets, by
  // tube all.
  std::vector<std::uint32_t> touched;

  friend bool operator==(const SightCertificate&, const SightCertificate&) = default;
};

struct Sightline {
  bool clear = false;
  SightPolicy policy = SightPolicy::hair;
  std::vector<SightContact> contacts;  // all, by enter, then leave, then body
  std::vector<SightBlocker> blockers;  // by enter, then leave, then piece; none if clear
  SightCertificate certificate;

  friend bool operator==(const Sightline&, const Sightline&) = default;
};

// The same verdict with all its evidence.
//   (3) clear == sees(...)
//   (4) with the ends swapped each parameter t becomes 1 - t
Sightline rule_sightline(const Scene& scene, const Segment& segment,
                         SightPolicy policy = SightPolicy::hair);

}  // namespace parapet
