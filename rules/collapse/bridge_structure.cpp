#include "rules/collapse/bridge_structure.h"

#include <algorithm>

#include "rules/skybridge/bridge.h"

namespace parapet::collapse {
namespace {

using skybridge::CarriedLoad;
using skybridge::PartState;
using skybridge::SpanBody;

constexpr Vec kUp{0, 0, 1};
constexpr Vec kDown{0, 0, -1};

physics::Piece piece_of(const SpanBody& body, const skybridge::Span& span) {
  physics::Piece piece;
  piece.id = body.id;
  for (const Box& box : body.boxes) piece.shapes.emplace_back(box);
  for (const Point& at : body.studs) piece.studs.push_back({at, kUp});
  for (const Point& at : body.holes) piece.holes.push_back({at, kDown});
  if (body.number == 0) {
    piece.holding = physics::Holding::fixed;
  } else {
    piece.mass_mg = span.segments[static_cast<std::size_t>(body.number - 1)].mass_mg;
  }
  return piece;
}

// What stands on the deck of a segment.
std::vector<CarriedLoad> carried_on(const SpanBody& body, const skybridge::Span& span,
                                    const skybridge::Position& position,
                                    const std::vector<SegmentLoad>& loads) {
  const auto& people = position.population[static_cast<std::size_t>(body.number - 1)];
  std::vector<std::int64_t> masses(people.size(), span.person_mg);
  for (const SegmentLoad& load : loads) {
    if (load.segment == body.number) masses.push_back(load.mass_mg);
  }
  std::vector<CarriedLoad> carried;
  for (std::size_t n = 0; n < masses.size(); ++n) {
    carried.push_back({body.number, skybridge::place_on(body.deck(), n, masses.size()), masses[n]});
  }
  return carried;
}

}  // namespace

std::size_t BridgeStructure::body_of(int segment) const {
  const auto found = std::find_if(bodies.begin(), bodies.end(), [segment](const SpanBody& body) {
    return body.number == segment;
  });
  return static_cast<std::size_t>(found - bodies.begin());
}

BridgeStructure bridge_structure(const skybridge::Span& span, const skybridge::Position& position,
                                 const std::vector<SegmentLoad>& loads) {
  BridgeStructure bridge;
  bridge.bodies = skybridge::span_bodies(span);
  for (const SpanBody& body : bridge.bodies) {
    const bool is_there =
        body.number == 0 || skybridge::is_finished(body.number, position.completed);
    if (!is_there) {
      bridge.pieces.emplace_back();
      continue;
    }
    const auto piece = static_cast<std::uint32_t>(bridge.structure.pieces.size());
    bridge.structure.pieces.push_back(piece_of(body, span));
    bridge.pieces.emplace_back(piece);
    if (body.number == 0) continue;
    for (const CarriedLoad& load : carried_on(body, span, position, loads)) {
      bridge.structure.loads.push_back({piece, load.at, load.mass_mg});
      bridge.carried.push_back(load);
    }
  }
  return bridge;
}

skybridge::BridgeLoad bridge_load(const BridgeStructure& bridge,
                                  const std::vector<physics::Contact>& contacts,
                                  const physics::Standing& standing,
                                  const std::vector<bool>& removed,
                                  const std::vector<bool>& loose) {
  skybridge::BridgeLoad load;
  load.carried = bridge.carried;
  load.stands = standing.stands;
  load.is_critical = standing.is_critical;
  load.factor = standing.factor;
  for (std::size_t n = 0; n < bridge.bodies.size(); ++n) {
    skybridge::PartLoad part{bridge.bodies[n]};
    if (const auto piece = bridge.pieces[n]) {
      part.state = removed[*piece] ? PartState::removed
                   : loose[*piece] ? PartState::falls
                                   : PartState::stands;
      for (std::size_t c = 0; c < contacts.size() && c < standing.utilisation.size(); ++c) {
        if (contacts[c].upper != *piece && contacts[c].lower != *piece) continue;
        part.used = std::max(part.used, standing.utilisation[c]);
      }
    }
    load.parts.push_back(std::move(part));
  }
  return load;
}

}  // namespace parapet::collapse
