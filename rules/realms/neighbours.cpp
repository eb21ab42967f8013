#include "rules/realms/neighbours.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <string>

#include "geometry/numbers/wide.h"
#include "rules/realms/reasons.h"

namespace parapet::realms {
namespace {

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

std::string near_text(const Nearness& near, const std::string& who) {
  if (near.adjacent) return who + " within 6 pegs and on one axis, or on different surfaces.";
  if (near.neighbouring) return who + " within 6 pegs, but not on one axis.";
  return who + " more than 6 pegs apart.";
}

}  // namespace

Nearness nearness_of(const Peg& peg, std::int64_t east, std::int64_t south,
                     bool different_surfaces) {
  // Both sides squared and freed of the fraction: < 2^41 x 2^40, and 2^6 x 2^40.
  const Wide squared = Wide{east} * east + Wide{south} * south;
  const Wide under = Wide{peg.run.denominator()} * peg.run.denominator();
  const Wide limit = Wide{kNeighbourPegs} * peg.run.numerator();
  const bool is_near = squared * under <= limit * limit;
  const bool is_on_axis = east == 0 || south == 0;
  return {is_near, is_near && (is_on_axis || different_surfaces)};
}

Nearness nearness(const Battlefield& field, SpaceId a, SpaceId b, bool different_surfaces) {
  if (a == b && !different_surfaces) return {};
  const Point2 from = field.centre(a.spot);
  const Point2 to = field.centre(b.spot);
  return nearness_of(field.peg(), to.x - from.x, to.y - from.y, different_surfaces);
}

NeighbourRuling rule_neighbour(const Battlefield& field, SpaceId a, SpaceId b,
                               bool on_different_carriers, const Options& options) {
  const std::string who = field.name_of(a) + " and " + field.name_of(b);
  const Place at = place_of(field, b);
  const auto link = link_between(field, a, b, options);
  if (link && *link != LinkKind::stairs) {
    return {{true, true}, {{"COR-PAD-1", who + " are linked, which counts as adjacent.", at}}};
  }
  const bool on_different_surfaces = on_different_carriers && options.is("K18", "six-pegs");
  const Nearness near = nearness(field, a, b, on_different_surfaces);
  return {near,
          {{on_different_surfaces ? "OPT-K18" : "COR-MOV-1", near_text(near, who + " are"), at}}};
}

NeighbourRuling rule_neighbour(const Ratio& east, const Ratio& south) {
  const Ratio far(kNeighbourPegs + 1);
  const auto is_far = [&](const Ratio& way) {
    return way > far || way < Ratio(-(kNeighbourPegs + 1));
  };
  Nearness near;
  if (!is_far(east) && !is_far(south)) {
    // With a peg of as many ticks as both fractions have parts, all is whole ticks.
    const std::int64_t parts = std::lcm(east.denominator(), south.denominator());
    const auto whole = [parts](const Ratio& way) {
      return way.numerator() * (parts / way.denominator());
    };
    near = nearness_of({Ratio(parts), Ratio(1)}, whole(east), whole(south));
  }
  return {near, {{"COR-MOV-1", near_text(near, "The two centres are"), {}}}};
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
