#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "cli/window/moved_unit.h"
#include "rules/ask/read_id.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/place_text.h"
#include "rules/mayhem/barrier_inside.h"
#include "rules/mayhem/stand.h"

namespace parapet::cli {
namespace {

void shift(Space& space, Space from, Space to) {
  space = {space.x + to.x - from.x, space.y + to.y - from.y, space.level + to.level - from.level};
}

void put_at(mayhem::Unit& unit, Space to) {
  if (unit.main) shift(*unit.main, unit.footprint.at, to);
  unit.footprint.at = to;
}
void put_at(mayhem::Vehicle& vehicle, Space to) {
  shift(vehicle.front, vehicle.back, to);
  vehicle.back = to;
}
void put_at(mayhem::Device& device, Space to) { device.footprint.at = to; }
void put_at(mayhem::Marker& object, Space to) { object.at = to; }

// Puts the piece of that id there, if it is one of these; where it stands then.
template <class Piece>
std::optional<mayhem::Stand> put(std::vector<Piece>& pieces, const std::string& id, Space to) {
  for (Piece& piece : pieces) {
    if (piece.id != id) continue;
    put_at(piece, to);
    return mayhem::Stand::of(piece);
  }
  return std::nullopt;
}

// Who else of these has one of the spaces; empty if nobody has.
template <class Piece>
std::string sharer(const std::vector<Piece>& pieces, const std::string& id,
                   const mayhem::Stand& stand) {
  for (const Piece& other : pieces) {
    if (other.id == id) continue;
    for (const Space& space : mayhem::Stand::of(other).spaces) {
      if (std::find(stand.spaces.begin(), stand.spaces.end(), space) != stand.spaces.end()) {
        return other.id;
      }
    }
  }
  return {};
}

// Units ride on vehicles and walk on devices; of their own kind nobody is on one's spaces.
struct Put {
  mayhem::Stand stand;
  std::string sharer;
};
std::optional<Put> put(mayhem::Pieces& pieces, const std::string& id, Space to) {
  if (auto stand = put(pieces.units, id, to)) {
    return Put{*stand, sharer(pieces.units, id, *stand)};
  }
  auto stand = put(pieces.vehicles, id, to);
  if (!stand) stand = put(pieces.devices, id, to);
  if (stand) {
    std::string other = sharer(pieces.vehicles, id, *stand);
    if (other.empty()) other = sharer(pieces.devices, id, *stand);
    return Put{*stand, std::move(other)};
  }
  for (mayhem::Marker& marker : pieces.markers) {
    if (marker.kind != mayhem::MarkerKind::object || marker.id != id) continue;
    put_at(marker, to);
    return Put{mayhem::Stand::of(marker), {}};
  }
  return std::nullopt;
}

bool stands_across_wall(const Board& board, const mayhem::Stand& stand) {
  const auto [first, last] = std::minmax_element(stand.spaces.begin(), stand.spaces.end());
  return stand.spaces.size() > 1 && mayhem::holds_a_barrier(board, *first, *last);
}

}  // namespace

Result<OpenBoard> tile_board_with(const OpenBoard& board, const std::string& id,
                                  const std::string& space) {
  const ask::MayhemState& state = board.mayhem->state();
  const JsonValue id_value = JsonValue::from_text(id);
  const JsonValue space_value = JsonValue::from_text(space);
  const auto to = state.places->read(JsonCursor(space_value, ""));
  if (!to) return told_of(id, to.error());
  mayhem::Pieces pieces = *state.pieces;
  const auto there = put(pieces, id, *to);
  if (!there) {
    const JsonCursor at(id_value, "");
    return told_of(id, ask::unknown_id(at, "a unit", ask::ids_of(pieces.units)));
  }
  if (!there->sharer.empty()) {
    return cannot_stand(id, "taken", to_letters(*to) + ", where " + there->sharer + " is",
                        "a place where no other is");
  }
  auto moved =
      changed_board(board, JsonValue::from_members({{"units", units_json(pieces.units)},
                                                    {"vehicles", vehicles_json(pieces.vehicles)},
                                                    {"markers", markers_json(pieces.markers)},
                                                    {"devices", devices_json(pieces.devices)}}));
  if (!moved) return told_of(id, moved.error());
  if (stands_across_wall(moved->mayhem->state().board(), there->stand)) {
    return cannot_stand(id, "stands-across-wall",
                        to_letters(*to) + ", with a Wall or Opening between its spaces",
                        "spaces with none between them");
  }
  return moved;
}

}  // namespace parapet::cli
