#include "rules/prove/bricks/brick_evidence.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "rules/prove/bricks/sightline_certificate.h"
#include "rules/prove/question_json.h"
#include "rules/realms/sight/unit_sight.h"

namespace parapet::prove {
namespace {

std::vector<Body> list_of(std::span<const Body> bodies) { return {bodies.begin(), bodies.end()}; }

// Contacts with pieces of the terrain; figures in the way come behind them.
std::size_t terrain_contacts(const Sightline& line, std::size_t pieces) {
  return static_cast<std::size_t>(
      std::count_if(line.contacts.begin(), line.contacts.end(),
                    [pieces](const SightContact& contact) { return contact.piece < pieces; }));
}

std::optional<std::string> fault_in(const SightlineChecker& terrain, std::size_t pieces,
                                    bool terrain_alone, const realms::UnitSightRuling& ruling) {
  if (ruling.sight != ruling.evidence.clear) return "sight without a clear line, or none with one";
  if (!terrain.can_check(ruling.line)) return std::nullopt;
  if (terrain.met(ruling.line) != terrain_contacts(ruling.evidence, pieces)) {
    return "the line meets other bodies of the terrain than it says";
  }
  if (terrain_alone) return terrain.fault_of(ruling.line, ruling.evidence);
  return SightlineChecker(list_of(ruling.scene.bodies())).fault_of(ruling.line, ruling.evidence);
}

}  // namespace

std::function<std::optional<std::string>(const ask::Ruled&)> brick_evidence_fault(
    const realms::Battlefield& field) {
  const auto terrain = std::make_shared<const SightlineChecker>(list_of(field.bodies()));
  const std::size_t pieces = field.pieces().size();
  return [terrain, pieces](const ask::Ruled& ruled) -> std::optional<std::string> {
    const auto* ruling = ruled.answer.evidence.as<realms::UnitSightRuling>();
    if (ruling == nullptr) return "there is none";
    if (ruling->sight != says(ruled.answer, "sight")) return "it is of another verdict";
    return fault_in(*terrain, pieces, ruled.options.is("K22", "no"), *ruling);
  };
}

}  // namespace parapet::prove
