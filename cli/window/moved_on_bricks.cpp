#include <algorithm>
#include <utility>
#include <vector>

#include "cli/window/moved_unit.h"
#include "rules/ask/realms/places.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/unit_plate.h"

namespace parapet::cli {
namespace {

std::vector<realms::SpaceId> ground_of(const realms::Battlefield& field, const realms::Unit& unit) {
  return realms::covered_spaces(field, unit.at, unit.size)
      .value_or(std::vector<realms::SpaceId>{unit.at});
}

// Who is where the unit is, both on the ground or both in the air; riders are where their carrier
// is.
const realms::Unit* who_is_there(const realms::Battlefield& field,
                                 const std::vector<realms::Unit>& units, std::size_t moved) {
  const auto ground = ground_of(field, units[moved]);
  for (std::size_t n = 0; n < units.size(); ++n) {
    const realms::Unit& other = units[n];
    if (n == moved || other.on || other.airborne != units[moved].airborne) continue;
    for (const realms::SpaceId& space : ground_of(field, other)) {
      if (std::find(ground.begin(), ground.end(), space) != ground.end()) return &other;
    }
  }
  return nullptr;
}

}  // namespace

Result<OpenBoard> brick_board_with(const OpenBoard& board, const std::string& id,
                                   const std::string& space) {
  const ask::RealmsState& state = board.realms->state();
  const realms::Battlefield& field = state.field();
  const JsonValue id_value = JsonValue::from_text(id);
  const JsonValue space_value = JsonValue::from_text(space);
  const auto index = ask::read_unit_id(JsonCursor(id_value, ""), state);
  if (!index) return told_of(id, index.error());
  const auto to = ask::read_realms_space(JsonCursor(space_value, ""), state);
  if (!to) return told_of(id, to.error());
  if (*to == state.units()[*index].at) return board;
  auto moved = realms::moved_with_riders(field, state.units(), *index, *to);
  if (!moved) {
    return cannot_stand(id, "off-grid", field.name_of(*to),
                        "a place where all its spaces lie on the board's grid");
  }
  if (const realms::Unit* other = who_is_there(field, *moved, *index)) {
    return cannot_stand(id, "taken", field.name_of(*to) + ", where " + other->id + " is",
                        "a space where no other unit is");
  }
  if (const auto seated = realms::check_carriers(field, *moved); !seated) {
    return told_of(id, seated.error());
  }
  return changed_board(board, *std::move(moved));
}

}  // namespace parapet::cli
