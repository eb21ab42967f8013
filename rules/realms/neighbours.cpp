#include "rules/realms/neighbours.h"

#include <algorithm>
#include <iterator>

#include "geometry/numbers/wide.h"

namespace parapet::realms {
namespace {

constexpr std::int64_t kNeighbourPegs = 6;

// Of several links between the same two spaces the one that gives most: a ladder makes them
// adjacent and may be free (OPT-K20), pads make them adjacent, stairs only join them.
int worth(LinkKind kind) {
  switch (kind) {
    case LinkKind::ladder:
      return 2;
    case LinkKind::pads:
      return 1;
    case LinkKind::stairs:
      break;
  }
  return 0;
}

}  // namespace

Nearness nearness_of(const Peg& peg, std::int64_t half_east, std::int64_t half_south,
                     bool different_surfaces) {
  // Both sides squared and freed of the fraction: < 2^43 x 2^40, and 2^8 x 2^40.
  const Wide squared = Wide{half_east} * half_east + Wide{half_south} * half_south;
  const Wide under = Wide{peg.run.denominator()} * peg.run.denominator();
  const Wide limit = Wide{2 * kNeighbourPegs} * peg.run.numerator();
  const bool is_near = squared * under <= limit * limit;
  const bool is_on_axis = half_east == 0 || half_south == 0;
  return {is_near, is_near && (is_on_axis || different_surfaces)};
}

Nearness nearness(const Battlefield& field, SpaceId a, SpaceId b) {
  if (a == b) return {};
  const auto from = field.doubled_centre(a.spot);
  const auto to = field.doubled_centre(b.spot);
  return nearness_of(field.peg(), to[0] - from[0], to[1] - from[1]);
}

std::vector<LinkedSpace> links_of(const Battlefield& field, SpaceId space, const Options& options) {
  std::vector<LinkedSpace> linked;
  for (const Link& link : field.links_at(space)) {
    linked.push_back({link.from == space ? link.to : link.from, link.kind});
  }
  const auto pads = field.pads();
  if (options.is("K14", "all") && std::binary_search(pads.begin(), pads.end(), space)) {
    for (const SpaceId& pad : pads) linked.push_back({pad, LinkKind::pads});
  }
  std::erase_if(linked, [&](const LinkedSpace& other) { return other.to == space; });
  std::sort(linked.begin(), linked.end(), [](const LinkedSpace& a, const LinkedSpace& b) {
    return a.to != b.to ? a.to < b.to : worth(a.kind) > worth(b.kind);
  });
  linked.erase(std::unique(linked.begin(), linked.end(),
                           [](const LinkedSpace& a, const LinkedSpace& b) { return a.to == b.to; }),
               linked.end());
  return linked;
}

std::optional<LinkKind> link_between(const Battlefield& field, SpaceId a, SpaceId b,
                                     const Options& options) {
  std::optional<LinkKind> kind;
  if (a == b) return kind;
  for (const Link& link : field.links_at(a)) {
    const bool joins = (link.from == a && link.to == b) || (link.from == b && link.to == a);
    if (joins && (!kind || worth(link.kind) > worth(*kind))) kind = link.kind;
  }
  const bool is_weaker = !kind || worth(*kind) < worth(LinkKind::pads);
  if (is_weaker && options.is("K14", "all") && is_pad(field, a) && is_pad(field, b)) {
    kind = LinkKind::pads;
  }
  return kind;
}

bool is_pad(const Battlefield& field, SpaceId space) {
  const auto pads = field.pads();
  return std::binary_search(pads.begin(), pads.end(), space);
}

}  // namespace parapet::realms
