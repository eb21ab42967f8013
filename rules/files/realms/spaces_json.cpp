#include "rules/files/realms/spaces_json.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "geometry/ground/columns.h"
#include "geometry/numbers/length.h"
#include "geometry/numbers/utf8.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/realms/limits.h"
#include "rules/nearest_name.h"

namespace parapet {
namespace {

constexpr std::string_view kSpacesKeys[] = {"grid", "extra", "links"};
constexpr std::string_view kGridKeys[] = {"at", "pitch", "count", "plate", "level"};
constexpr std::string_view kExtraKeys[] = {"id", "at", "plate", "level"};
constexpr std::string_view kLinkKeys[] = {"kind", "from", "to"};

constexpr int kColumnsPerStud = 2;
constexpr int kMostColumns = static_cast<int>(kMaxCoordinate / kColumnSide);
constexpr int kMaxLevelIndex = static_cast<int>(realms::kMaxSurfaces) - 1;

// Studs, as a whole number of columns of half a stud.
auto read_columns(int least, int most) {
  return [=](const JsonCursor& at) -> Result<int> {
    const auto number = exact_number(at.value());
    const Ratio low = Ratio::of(least, kColumnsPerStud);
    const Ratio high = Ratio::of(most, kColumnsPerStud);
    if (!number || *number < low || *number > high) {
      return Failure(at.wrong("a number of studs from " + write_json_line(number_json(low)) +
                              " to " + write_json_line(number_json(high))));
    }
    if (kColumnsPerStud % number->denominator() != 0) {
      return Failure(
          at.fault("too-fine", described(at.value()), "a whole number of studs or half studs"));
    }
    return static_cast<int>(number->numerator() * (kColumnsPerStud / number->denominator()));
  };
}

template <class Read>
auto read_pair(Read read, std::string expected) {
  return
      [read, expected = std::move(expected)](const JsonCursor& at) -> Result<std::array<int, 2>> {
        if (!at.value().is_list() || at.value().items().size() != 2)
          return Failure(at.wrong(expected));
        const auto x = read(at.item(0));
        if (!x) return Failure(x.error());
        const auto y = read(at.item(1));
        if (!y) return Failure(y.error());
        return std::array<int, 2>{*x, *y};
      };
}

Result<std::array<int, 2>> read_corner(const JsonCursor& at) {
  return read_pair(read_columns(-kMostColumns, kMostColumns), "[studs east, studs south]")(at);
}

Result<std::array<int, 2>> read_plate(const JsonCursor& at) {
  return read_pair(read_columns(1, realms::kMaxPlateColumns), "[studs east, studs south]")(at);
}

constexpr std::array<int, 2> kTwoByTwo = {4, 4};  // studs, as columns

Result<int> read_count(const JsonCursor& at) {
  constexpr int kAnyCount = 1'000'000'000;
  const auto count = at.integer(1, kAnyCount);
  if (!count || *count <= kMaxSpacesAcross) return count;
  return Failure(at.fault("limit", std::to_string(*count) + " spaces in a row",
                          "at most " + std::to_string(kMaxSpacesAcross)));
}

RealmsGrid read_grid_members(ObjectReader& reader) {
  RealmsGrid grid;
  grid.at = reader.required("at", read_corner);
  grid.pitch = reader.required("pitch", read_columns(1, kMostColumns));
  grid.count = reader.required("count", read_pair(read_count, "[spaces east, spaces south]"));
  grid.plate = reader.optional("plate", read_plate, kTwoByTwo);
  grid.level = reader.optional("level", read_integer(0, kMaxLevelIndex));
  return grid;
}

Result<RealmsGrid> read_grid(const JsonCursor& at) {
  ObjectReader reader(at, kGridKeys);
  const RealmsGrid grid = read_grid_members(reader);
  for (std::size_t axis = 0; axis < 2 && !reader.failed(); ++axis) {
    const std::int64_t last = std::int64_t{grid.at[axis]} +
                              std::int64_t{grid.pitch} * (grid.count[axis] - 1) + grid.plate[axis];
    if (last <= kMostColumns) continue;
    reader.fail(at.fault("out-of-range", "spaces beyond 52.4 m", "a grid within 52.4 m"));
  }
  return reader.finish(grid);
}

Result<std::string> read_space_id(const JsonCursor& at) {
  auto name = read_name(at);
  if (name && name->find('/') != std::string::npos) {
    return Failure(at.wrong("an id without \"/\", which stands before a level"));
  }
  return name;
}

Result<realms::Spot> read_extra(const JsonCursor& at) {
  ObjectReader reader(at, kExtraKeys);
  realms::Spot spot;
  spot.name = reader.required("id", read_space_id);
  const auto corner = reader.required("at", read_corner);
  const auto plate = reader.optional("plate", read_plate, kTwoByTwo);
  spot.plate = {{corner[0], corner[1]}, plate[0], plate[1]};
  spot.level = reader.optional("level", read_integer(0, kMaxLevelIndex));
  const bool fits = corner[0] + plate[0] <= kMostColumns && corner[1] + plate[1] <= kMostColumns;
  if (!fits && !reader.failed()) {
    reader.fail(at.fault("out-of-range", "a plate beyond 52.4 m", "one within 52.4 m"));
  }
  return reader.finish(std::move(spot));
}

// No name twice, and room for all.
Result<void> check_names(const JsonCursor& at, const std::vector<realms::Spot>& spots,
                         std::size_t on_grid) {
  if (spots.size() > realms::kMaxSpots) {
    return Failure(at.fault("limit", std::to_string(spots.size()) + " spaces",
                            "at most " + std::to_string(realms::kMaxSpots)));
  }
  std::unordered_map<std::string_view, std::size_t> seen;
  for (std::size_t n = 0; n < spots.size(); ++n) {
    if (seen.emplace(spots[n].name, n).second) continue;
    const JsonCursor id = *at.member("extra")->item(n - on_grid).member("id");
    return Failure(id.fault("duplicate-id", described(id.value()),
                            "an id that no other space has, also none of the grid"));
  }
  return {};
}

std::size_t count_of(const std::optional<RealmsGrid>& grid) {
  return grid ? static_cast<std::size_t>(grid->count[0]) * static_cast<std::size_t>(grid->count[1])
              : 0;
}

Result<realms::Link> read_link(const JsonCursor& at, const realms::Battlefield& field) {
  const auto space = [&field](const JsonCursor& name) { return read_space_name(name, field); };
  ObjectReader reader(at, kLinkKeys);
  realms::Link link;
  link.kind = static_cast<realms::LinkKind>(reader.required(
      "kind", [](const JsonCursor& kind) { return kind.one_of(realms::kLinkKindWords); }));
  link.from = reader.required("from", space);
  link.to = reader.required("to", space);
  if (!reader.failed() && link.from == link.to) {
    reader.fail(at.fault("wrong-value", "a link from a space to itself", "two different spaces"));
  }
  return reader.finish(link);
}

JsonValue columns_json(int columns) { return number_json(Ratio::of(columns, kColumnsPerStud)); }

JsonValue pair_json(int x, int y) {
  return JsonValue::from_list({columns_json(x), columns_json(y)});
}

void add_level(std::vector<JsonMember>& members, const std::optional<int>& level) {
  if (level) members.push_back({"level", JsonValue::from_integer(*level)});
}

JsonValue grid_json(const RealmsGrid& grid) {
  std::vector<JsonMember> members = {
      {"at", pair_json(grid.at[0], grid.at[1])},
      {"pitch", columns_json(grid.pitch)},
      {"count", JsonValue::from_list({JsonValue::from_integer(grid.count[0]),
                                      JsonValue::from_integer(grid.count[1])})},
      {"plate", pair_json(grid.plate[0], grid.plate[1])}};
  add_level(members, grid.level);
  return JsonValue::from_members(std::move(members));
}

JsonValue extra_json(const realms::Spot& spot) {
  const ColumnRectangle& plate = spot.plate;
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(spot.name)},
                                     {"at", pair_json(plate.first.x, plate.first.y)},
                                     {"plate", pair_json(plate.width, plate.depth)}};
  add_level(members, spot.level);
  return JsonValue::from_members(std::move(members));
}

}  // namespace

std::string grid_name(int x, int y) {
  std::string letters;
  for (int rest = x + 1; rest > 0; rest = (rest - 1) / 26) {
    letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
  }
  return letters + std::to_string(y + 1);
}

Result<WrittenSpaces> read_spaces(const JsonCursor& at) {
  if (at.value().is_null()) return WrittenSpaces{};
  ObjectReader reader(at, kSpacesKeys);
  WrittenSpaces spaces;
  spaces.grid = reader.optional("grid", read_grid);
  spaces.extra = reader.optional("extra",
                                 [](const JsonCursor& list) {
                                   return read_list(list, realms::kMaxSpots, "spaces", read_extra);
                                 },
                                 {});
  if (!reader.failed()) {
    const auto checked = check_names(at, spots_of(spaces), count_of(spaces.grid));
    if (!checked) reader.fail(checked.error());
  }
  return reader.finish(std::move(spaces));
}

std::vector<realms::Spot> spots_of(const WrittenSpaces& spaces) {
  std::vector<realms::Spot> spots;
  spots.reserve(count_of(spaces.grid) + spaces.extra.size());
  if (const auto& grid = spaces.grid) {
    for (int y = 0; y < grid->count[1]; ++y) {
      for (int x = 0; x < grid->count[0]; ++x) {
        const Column first{grid->at[0] + grid->pitch * x, grid->at[1] + grid->pitch * y};
        spots.push_back(
            {grid_name(x, y), {first, grid->plate[0], grid->plate[1]}, grid->level, x, y});
      }
    }
  }
  spots.insert(spots.end(), spaces.extra.begin(), spaces.extra.end());
  return spots;
}

Result<void> check_levels(const JsonCursor& at, const WrittenSpaces& spaces,
                          const realms::Battlefield& field) {
  const std::size_t on_grid = count_of(spaces.grid);
  for (std::uint32_t n = 0; n < field.spots().size(); ++n) {
    const realms::Spot& spot = field.spots()[n];
    if (!spot.level) continue;
    const std::size_t surfaces = field.surfaces(n).size();
    // A grid may reach beyond the terrain; a space that is listed is meant.
    const bool may_be_nothing = n < on_grid && surfaces == 0;
    if (may_be_nothing || static_cast<std::size_t>(*spot.level) < surfaces) continue;
    const JsonCursor whose =
        n < on_grid ? *at.member("grid") : at.member("extra")->item(n - on_grid);
    return Failure(whose.member("level")->fault(
        "no-surface", "level " + std::to_string(*spot.level) + " of \"" + spot.name + "\"",
        "a level from 0 to below " + std::to_string(surfaces) + ", the surfaces there"));
  }
  return {};
}

Result<std::vector<realms::Link>> read_links(const JsonCursor& at,
                                             const realms::Battlefield& field) {
  return read_list(at, kMaxLinks, "links",
                   [&field](const JsonCursor& link) { return read_link(link, field); });
}

JsonValue spaces_json(const RealmsFile& file, const realms::Battlefield& field) {
  std::vector<JsonMember> members;
  if (file.grid) members.push_back({"grid", grid_json(*file.grid)});
  if (!file.extra.empty()) members.push_back({"extra", list_json(file.extra, extra_json)});
  if (!file.links.empty()) {
    members.push_back(
        {"links", list_json(file.links, [&field](const realms::Link& link) {
           const auto kind = realms::kLinkKindWords[static_cast<std::size_t>(link.kind)];
           return JsonValue::from_members({{"kind", JsonValue::from_text(std::string(kind))},
                                           {"from", JsonValue::from_text(field.name_of(link.from))},
                                           {"to", JsonValue::from_text(field.name_of(link.to))}});
         })});
  }
  return JsonValue::from_members(std::move(members));
}

Result<realms::SpaceId> read_space_name(const JsonCursor& at, const realms::Battlefield& field) {
  if (!at.value().is_text()) {
    return Failure(at.wrong("the name of a space, such as \"C4\" or \"C4/0\""));
  }
  const std::string_view name = at.value().text();
  if (const auto space = field.find(name)) return *space;
  const std::string_view plain = name.substr(0, name.find('/'));
  std::vector<std::string_view> known;
  for (std::uint32_t n = 0; n < field.spots().size(); ++n) {
    const realms::Spot& spot = field.spots()[n];
    known.push_back(spot.name);
    if (spot.name != plain) continue;
    const std::size_t surfaces = field.surfaces(n).size();
    return Failure(at.fault("no-surface", described(at.value()),
                            surfaces == 0 ? "a space over terrain: there is nothing under this one"
                                          : "a level from 0 to " + std::to_string(surfaces - 1) +
                                                ": \"" + spot.name + "/0\" is the lowest"));
  }
  const std::string expected = known.empty() ? "a space: this board has none"
                                             : "a space of the board such as \"" +
                                                   shortened(nearest_name(plain, known), 60) + "\"";
  return Failure(at.fault("unknown-space", described(at.value()), expected));
}

}  // namespace parapet
