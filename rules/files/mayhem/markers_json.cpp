#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/limits.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/place_json.h"
#include "rules/mayhem/attack/dice.h"

namespace parapet {
namespace {

using mayhem::EventTrigger;
using mayhem::Marker;
using mayhem::MarkerKind;

// In the order of MarkerKind and EventTrigger.
constexpr std::array<std::string_view, 4> kKinds = {"explosion", "objective", "event", "object"};
constexpr std::array<std::string_view, 3> kTriggers = {"near", "tile", "area"};

constexpr std::array<std::string_view, 2> kSizeKeys = {"radius", "dice"};

constexpr std::array<std::string_view, 4> kExplosionKeys = {"kind", "at", "damage", "size"};
constexpr std::array<std::string_view, 5> kEventKeys = {"kind", "id", "side", "at", "trigger"};
constexpr std::array<std::string_view, 4> kNamedKeys = {"kind", "id", "side", "at"};

std::span<const std::string_view> keys_of(MarkerKind kind) {
  if (kind == MarkerKind::explosion) return kExplosionKeys;
  if (kind == MarkerKind::event) return kEventKeys;
  return kNamedKeys;
}

Result<MarkerKind> read_kind(const JsonCursor& at) {
  const auto written = at.required("kind");
  if (!written) return Failure(written.error());
  const auto kind = written->one_of(kKinds);
  if (!kind) return Failure(kind.error());
  return static_cast<MarkerKind>(*kind);
}

Result<Marker> read_marker(const JsonCursor& at, const PieceGround& ground) {
  const auto kind = read_kind(at);
  if (!kind) return Failure(kind.error());
  ObjectReader reader(at, keys_of(*kind));
  Marker marker;
  marker.kind = *kind;
  marker.at =
      reader.required("at", [&](const JsonCursor& place) { return read_standing(place, ground); });
  if (*kind == MarkerKind::explosion) {
    marker.damage = reader.required("damage", read_integer(0, kMaxAmount));
    marker.size = reader.required("size", read_size_name);
    return reader.finish(std::move(marker));
  }
  marker.id = *kind == MarkerKind::object ? reader.required("id", read_piece_id)
                                          : reader.required("id", read_name);
  marker.side = reader.required("side", read_name);
  if (*kind == MarkerKind::event) {
    marker.trigger = static_cast<EventTrigger>(reader.optional(
        "trigger", [](const JsonCursor& written) { return written.one_of(kTriggers); },
        std::size_t{0}));
  }
  return reader.finish(std::move(marker));
}

Result<std::string> read_dice(const JsonCursor& at) {
  const std::string_view dice = at.value().text();
  if (!at.value().is_text() || !mayhem::dice_from_text(dice)) {
    return Failure(at.wrong("dice such as \"RRYW\": up to " + std::to_string(mayhem::Dice::kMost) +
                            " of R, Y and W"));
  }
  return std::string(dice);
}

Result<mayhem::ExplosionSize> read_explosion_size(const JsonCursor& at, std::string_view name) {
  ObjectReader reader(at, kSizeKeys);
  mayhem::ExplosionSize size;
  size.name = name;
  size.radius = reader.required("radius", read_integer(0, Board::kMaxSide));
  size.dice = reader.required("dice", read_dice);
  return reader.finish(std::move(size));
}

JsonValue marker_json(const Marker& marker) {
  const auto kind = static_cast<std::size_t>(marker.kind);
  std::vector<JsonMember> members = {{"kind", JsonValue::from_text(std::string(kKinds[kind]))}};
  if (marker.kind == MarkerKind::explosion) {
    members.push_back({"at", space_json(marker.at)});
    members.push_back({"damage", JsonValue::from_integer(marker.damage)});
    members.push_back({"size", JsonValue::from_text(marker.size)});
    return JsonValue::from_members(std::move(members));
  }
  members.push_back({"id", JsonValue::from_text(marker.id)});
  members.push_back({"side", JsonValue::from_text(marker.side)});
  members.push_back({"at", space_json(marker.at)});
  if (marker.kind == MarkerKind::event && marker.trigger != EventTrigger::near) {
    const auto trigger = static_cast<std::size_t>(marker.trigger);
    members.push_back({"trigger", JsonValue::from_text(std::string(kTriggers[trigger]))});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace

Result<std::vector<Marker>> read_markers(const JsonCursor& at, const PieceGround& ground) {
  return read_list(at, kMaxPieces, "markers",
                   [&](const JsonCursor& marker) { return read_marker(marker, ground); });
}

Result<std::string> read_size_name(const JsonCursor& at) {
  const auto size = at.one_of(mayhem::kExplosionSizes);
  if (!size) return Failure(size.error());
  return std::string(mayhem::kExplosionSizes[*size]);
}

Result<std::vector<mayhem::ExplosionSize>> read_explosions(const JsonCursor& at) {
  if (auto checked = at.only_keys(mayhem::kExplosionSizes); !checked)
    return Failure(checked.error());
  std::vector<mayhem::ExplosionSize> sizes;
  for (const JsonMember& member : at.value().members()) {
    auto size = read_explosion_size(at.at(member), member.key);
    if (!size) return Failure(size.error());
    sizes.push_back(*std::move(size));
  }
  return sizes;
}

JsonValue markers_json(const std::vector<Marker>& markers) {
  return list_json(markers, marker_json);
}

JsonValue explosions_json(const std::vector<mayhem::ExplosionSize>& explosions) {
  std::vector<JsonMember> members;
  for (const mayhem::ExplosionSize& size : explosions) {
    members.push_back(
        {size.name, JsonValue::from_members({{"radius", JsonValue::from_integer(size.radius)},
                                             {"dice", JsonValue::from_text(size.dice)}})});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet
