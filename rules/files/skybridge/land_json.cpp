#include "rules/files/skybridge/land_json.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/known_id.h"
#include "rules/files/skybridge/limits.h"

namespace parapet {
namespace {

using skybridge::Fortification;
using skybridge::kSegments;
using skybridge::kTerritories;
using skybridge::Land;
using skybridge::Segment;
using skybridge::Territory;

constexpr std::string_view kTerritoryKeys[] = {"id", "name"};
constexpr std::string_view kFortificationKeys[] = {"id", "territory", "points"};
constexpr std::string_view kSegmentKeys[] = {"number", "cost", "points", "labor", "drakhe"};

// A list of exactly so many: "nine territories".
Result<void> check_count(const JsonCursor& list, int count, const std::string& what,
                         const std::string& expected) {
  const auto checked = list.check_list(static_cast<std::size_t>(count), what);
  if (!checked && checked.error().code != "limit") return checked;
  const std::size_t found = list.value().items().size();
  if (found == static_cast<std::size_t>(count)) return {};
  return Failure(list.fault("wrong-value", std::to_string(found) + " " + what, expected));
}

Result<Territory> read_territory(const JsonCursor& at) {
  ObjectReader reader(at, kTerritoryKeys);
  Territory territory;
  territory.id = reader.required("id", read_name);
  territory.name = reader.optional("name", read_name, territory.id);
  return reader.finish(std::move(territory));
}

using Territories = std::array<Territory, kTerritories>;

Result<Territories> read_territories(const JsonCursor& list) {
  if (auto checked = check_count(list, kTerritories, "territories",
                                 "nine territories, in the order of the arrows");
      !checked) {
    return Failure(checked.error());
  }
  Territories territories;
  std::vector<std::string_view> ids;
  for (std::size_t n = 0; n < territories.size(); ++n) {
    auto territory = read_territory(list.item(n));
    if (!territory) return Failure(territory.error());
    territories[n] = *std::move(territory);
    ids.push_back(territories[n].id);
    if (auto checked = check_new_id(list.item(n), ids); !checked) return Failure(checked.error());
  }
  return territories;
}

Result<Fortification> read_fortification(const JsonCursor& at) {
  ObjectReader reader(at, kFortificationKeys);
  Fortification fortification;
  fortification.id = reader.required("id", read_name);
  fortification.territory = reader.required("territory", read_territory_index);
  fortification.points = reader.required("points", read_integer(0, kMostPoints));
  return reader.finish(std::move(fortification));
}

Result<std::vector<Fortification>> read_fortifications(const JsonCursor& list) {
  auto fortifications = read_list(list, kMostFortifications, "fortifications", read_fortification);
  if (!fortifications) return fortifications;
  std::vector<std::string_view> ids;
  for (std::size_t n = 0; n < fortifications->size(); ++n) {
    ids.push_back((*fortifications)[n].id);
    if (auto checked = check_new_id(list.item(n), ids); !checked) return Failure(checked.error());
  }
  return fortifications;
}

Result<Segment> read_segment(const JsonCursor& at, int number,
                             std::span<const std::string_view> keys) {
  ObjectReader reader(at, keys);
  Segment segment;
  segment.cost = reader.optional("cost", read_resources, {});
  segment.points = reader.required("points", read_integer(0, kMostPoints));
  segment.labor = reader.optional("labor", read_boolean, skybridge::needs_labor(number));
  segment.drakhe = reader.optional("drakhe", read_boolean, skybridge::needs_drakhe(number));
  return reader.finish(std::move(segment));
}

using Segments = std::array<Segment, kSegments>;

Result<Segments> read_segments(const JsonCursor& list,
                               std::span<const std::string_view> more_keys) {
  const std::string expected = "seven segments, with the numbers 1 to 7";
  if (auto checked = check_count(list, kSegments, "segments", expected); !checked) {
    return Failure(checked.error());
  }
  std::vector<std::string_view> keys(std::begin(kSegmentKeys), std::end(kSegmentKeys));
  keys.insert(keys.end(), more_keys.begin(), more_keys.end());
  std::array<std::optional<Segment>, kSegments> found;
  for (std::size_t n = 0; n < found.size(); ++n) {
    const JsonCursor at = list.item(n);
    if (auto checked = at.only_keys(keys); !checked) return Failure(checked.error());
    const auto number = read_segment_number(at);
    if (!number) return Failure(number.error());
    auto& place = found[static_cast<std::size_t>(*number - 1)];
    if (place) {
      return Failure(at.member("number")->fault(
          "duplicate-id", "segment " + std::to_string(*number) + " again", "each number once"));
    }
    auto segment = read_segment(at, *number, keys);
    if (!segment) return Failure(segment.error());
    place = *std::move(segment);
  }
  Segments segments;
  for (std::size_t n = 0; n < segments.size(); ++n) segments[n] = *std::move(found[n]);
  return segments;
}

}  // namespace

Result<int> read_segment_number(const JsonCursor& segment) {
  const auto number = segment.required("number");
  if (!number) return Failure(number.error());
  return number->integer(1, kSegments);
}

Result<int> read_territory_index(const JsonCursor& at) {
  return at.integer(0, skybridge::kLastTerritory);
}

Result<skybridge::Resources> read_resources(const JsonCursor& at) {
  std::array<std::string_view, skybridge::kResourceCount> words;
  for (const skybridge::Resource resource : skybridge::kResources) {
    words[static_cast<std::size_t>(resource)] = to_text(resource);
  }
  ObjectReader reader(at, words);
  skybridge::Resources resources;
  for (const skybridge::Resource resource : skybridge::kResources) {
    resources[resource] = reader.optional(to_text(resource), read_integer(0, kMostPiecesEach), 0);
  }
  return reader.finish(resources);
}

JsonValue resources_json(const skybridge::Resources& resources) {
  std::vector<JsonMember> members;
  for (const skybridge::Resource resource : skybridge::kResources) {
    if (resources[resource] == 0) continue;
    members.push_back(
        {std::string(to_text(resource)), JsonValue::from_integer(resources[resource])});
  }
  return JsonValue::from_members(std::move(members));
}

Result<Land> read_land(const JsonCursor& object,
                       std::span<const std::string_view> more_segment_keys) {
  ObjectReader reader(object);
  Land land;
  land.territories = reader.required("territories", read_territories);
  land.drakhe_head = reader.optional("drakhe_head", read_territory_index, land.drakhe_head);
  land.fortifications = reader.optional("fortifications", read_fortifications, {});
  land.segments = reader.required(
      "segments", [&](const JsonCursor& list) { return read_segments(list, more_segment_keys); });
  return reader.finish(std::move(land));
}

JsonValue territories_json(const Land& land) {
  std::vector<JsonValue> items;
  for (const Territory& territory : land.territories) {
    items.push_back(JsonValue::from_members({{"id", JsonValue::from_text(territory.id)},
                                             {"name", JsonValue::from_text(territory.name)}}));
  }
  return JsonValue::from_list(std::move(items));
}

JsonValue fortifications_json(const Land& land) {
  return list_json(land.fortifications, [](const Fortification& fortification) {
    return JsonValue::from_members({{"id", JsonValue::from_text(fortification.id)},
                                    {"territory", JsonValue::from_integer(fortification.territory)},
                                    {"points", JsonValue::from_integer(fortification.points)}});
  });
}

std::vector<JsonMember> segment_members(const Land& land, int number) {
  const Segment& segment = land.segments[static_cast<std::size_t>(number - 1)];
  return {{"number", JsonValue::from_integer(number)},
          {"cost", resources_json(segment.cost)},
          {"points", JsonValue::from_integer(segment.points)},
          {"labor", JsonValue::from_bool(segment.labor)},
          {"drakhe", JsonValue::from_bool(segment.drakhe)}};
}

}  // namespace parapet
