#include "cli/window/moved_unit.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "rules/ask/read_id.h"
#include "rules/ask/realms/places.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/place_text.h"
#include "rules/mayhem/barrier_inside.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/unit_plate.h"

namespace parapet::cli {
namespace {

Failure cannot_stand(const std::string& unit, std::string code, std::string found,
                     std::string expected) {
  return Failure({std::move(code), "", unit, std::move(found), std::move(expected), ""});
}

// A fault of what was read, told of the unit and not of a list that nobody wrote.
Failure told_of(const std::string& unit, Fault fault) {
  fault.file.clear();
  fault.place = unit;
  return Failure(std::move(fault));
}

bool meet(const mayhem::Footprint& a, const mayhem::Footprint& b) {
  return mayhem::first_space(a, [&b](Space space) { return b.covers(space); }).has_value();
}

Result<OpenBoard> tile_board(const OpenBoard& board, const std::string& id,
                             const std::string& space) {
  const ask::MayhemState& state = board.mayhem->state();
  const JsonValue id_value = JsonValue::from_text(id);
  const JsonValue space_value = JsonValue::from_text(space);
  std::vector<mayhem::Unit> units = state.pieces->units;
  const auto index = ask::read_id(JsonCursor(id_value, ""), units, "a unit");
  if (!index) return told_of(id, index.error());
  const auto to = state.places->read(JsonCursor(space_value, ""));
  if (!to) return told_of(id, to.error());
  mayhem::Unit& unit = units[*index];
  const Space from = unit.footprint.at;
  if (unit.main) {
    unit.main = Space{unit.main->x + to->x - from.x, unit.main->y + to->y - from.y, to->level};
  }
  unit.footprint.at = *to;
  for (const mayhem::Unit& other : units) {
    if (&other == &unit || !meet(unit.footprint, other.footprint)) continue;
    return cannot_stand(id, "taken", to_letters(*to) + ", where " + other.id + " stands",
                        "a space where no other unit stands");
  }
  auto moved = changed_board(board, JsonValue::from_members({{"units", units_json(units)}}));
  if (!moved) return told_of(id, moved.error());
  if (unit.footprint.is_large() &&
      mayhem::holds_a_barrier(moved->mayhem->state().board(), unit.footprint)) {
    return cannot_stand(id, "stands-across-wall",
                        to_letters(*to) + ", with a Wall or Opening between its spaces",
                        "spaces with none between them");
  }
  return moved;
}

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

Result<OpenBoard> brick_board(const OpenBoard& board, const std::string& id,
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

}  // namespace

Result<OpenBoard> board_with_unit_at(const OpenBoard& board, const std::string& unit,
                                     const std::string& space) {
  return board.realms != nullptr ? brick_board(board, unit, space) : tile_board(board, unit, space);
}

}  // namespace parapet::cli
