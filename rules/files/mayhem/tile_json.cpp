#include "rules/files/mayhem/tile_json.h"

#include <array>
#include <charconv>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/files/facing_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/space_reader.h"

namespace parapet {
namespace {

constexpr std::array<std::string_view, 3> kTileKeys = {"levels", "destroyed", "ramps"};
constexpr std::array<std::string_view, 2> kLevelKeys = {"label", "plan"};
constexpr std::array<std::string_view, 2> kRampKeys = {"at", "facing"};

// The row that a fault of Plan::read speaks of ("row 5, column 3"), from 0; none if of the whole.
std::optional<std::size_t> row_of(const Fault& fault) {
  constexpr std::string_view kRow = "row ";
  if (!fault.place.starts_with(kRow)) return std::nullopt;
  std::size_t row = 0;
  const char* end = fault.place.data() + fault.place.size();
  const auto read = std::from_chars(fault.place.data() + kRow.size(), end, row);
  if (read.ec != std::errc() || row == 0) return std::nullopt;
  return row - 1;
}

// A fault of a plan tells people the tile, level, row and column, and programs the pointer.
Fault placed(Fault fault, const JsonCursor& plan, const std::string& level) {
  const auto row = row_of(fault);
  const bool has_row = row && *row < plan.value().items().size();
  const JsonCursor at = has_row ? plan.item(*row) : plan;
  fault.file = at.file();
  std::string place = at.pointer();
  if (at.value().line() > 0) place += " (line " + std::to_string(at.value().line()) + ")";
  fault.place = place + ": " + level + ", " + fault.place;
  return fault;
}

Result<Plan> read_plan(const JsonCursor& at, const std::string& level) {
  constexpr std::size_t kMostRows = 2 * Plan::kMaxSide + 1;
  if (at.value().items().size() > kMostRows) {
    Fault fault = at.fault("limit", std::to_string(at.value().items().size()) + " rows",
                           "at most " + std::to_string(kMostRows) + ", which are " +
                               std::to_string(Plan::kMaxSide) + " spaces from north to south");
    fault.place += ": " + level;
    return Failure(std::move(fault));
  }
  auto rows = read_list(at, kMostRows, "strings, the rows of a plan", read_text);
  if (!rows) return Failure(rows.error());
  auto plan = Plan::read(*std::move(rows));
  if (!plan) return Failure(placed(plan.error(), at, level));
  return plan;
}

// `which` is "level 2" or "destroyed".
Result<TileLevel> read_level(const JsonCursor& at, std::string_view tile, std::string which) {
  if (auto checked = at.only_keys(kLevelKeys); !checked) return Failure(checked.error());
  Result<std::string> label = std::string();
  if (const auto written = at.member("label")) label = written->text();
  if (!label) return Failure(label.error());
  const auto written_plan = at.required("plan");
  if (!written_plan) return Failure(written_plan.error());

  if (!label->empty()) which += " (label " + *label + ")";
  auto plan = read_plan(*written_plan, "tile \"" + std::string(tile) + "\", " + which);
  if (!plan) return Failure(plan.error());
  return TileLevel{*std::move(label), *std::move(plan)};
}

Result<std::vector<TileLevel>> read_levels(const JsonCursor& at, std::string_view tile) {
  std::size_t number = 0;
  auto levels = read_list(at, Board::kMaxLevels, "levels", [&](const JsonCursor& level) {
    return read_level(level, tile, "level " + std::to_string(++number));
  });
  if (levels && levels->empty()) return Failure(at.wrong("Level 1 at least"));
  return levels;
}

// A ramp stands on an `R` of Level 1.
Result<Ramp> read_ramp(const JsonCursor& at, const Plan& ground) {
  ObjectReader reader(at, kRampKeys);
  const Space space = reader.required("at", [&](const JsonCursor& place) -> Result<Space> {
    constexpr int kGroundLevel = 1;
    auto read = read_space(place, {ground.width(), ground.height(), "the tile"}, kGroundLevel);
    if (read && (read->level != kGroundLevel || !ground.space(read->x, read->y).ramp)) {
      return Failure(place.wrong("a space of Level 1 with an R in its plan"));
    }
    return read;
  });
  const Heading up = reader.required("facing", read_heading);
  return reader.finish(Ramp{space.x, space.y, up});
}

Result<std::vector<Ramp>> read_ramps(const JsonCursor& at, const Plan& ground) {
  constexpr std::size_t kMostRamps = std::size_t{Plan::kMaxSide} * Plan::kMaxSide;
  auto ramps = read_list(at, kMostRamps, "ramps",
                         [&](const JsonCursor& ramp) { return read_ramp(ramp, ground); });
  if (!ramps) return ramps;
  std::map<std::pair<int, int>, std::size_t> seen;
  for (std::size_t n = 0; n < ramps->size(); ++n) {
    const auto [first, is_new] = seen.emplace(std::pair((*ramps)[n].x, (*ramps)[n].y), n);
    if (is_new) continue;
    return Failure(at.item(n).wrong("one entry for each ramp: that of " +
                                    at.item(first->second).pointer() + " is the same"));
  }
  return ramps;
}

JsonValue level_json(const TileLevel& level) {
  std::vector<JsonMember> members;
  if (!level.label.empty()) members.push_back({"label", JsonValue::from_text(level.label)});
  members.push_back({"plan", list_json(level.plan.rows(), JsonValue::from_text)});
  return JsonValue::from_members(std::move(members));
}

JsonValue ramp_json(const Ramp& ramp) {
  return JsonValue::from_members({{"at", JsonValue::from_list({JsonValue::from_integer(ramp.x),
                                                               JsonValue::from_integer(ramp.y)})},
                                  {"facing", heading_json(ramp.up)}});
}

}  // namespace

Result<Tile> read_tile(const JsonCursor& at, std::string_view name) {
  ObjectReader reader(at, kTileKeys);
  Tile tile;
  tile.name = name;
  tile.levels = reader.required(
      "levels", [&](const JsonCursor& levels) { return read_levels(levels, name); });
  if (reader.failed()) return reader.finish(std::move(tile));
  // A TileLevel is never empty, so it cannot be a default value of the reader.
  if (const auto written = at.member("destroyed")) {
    auto destroyed = read_level(*written, name, "destroyed");
    if (!destroyed) return Failure(destroyed.error());
    tile.destroyed = *std::move(destroyed);
  }
  tile.ramps = reader.optional(
      "ramps", [&](const JsonCursor& ramps) { return read_ramps(ramps, tile.levels.front().plan); },
      std::vector<Ramp>());
  return reader.finish(std::move(tile));
}

JsonValue tile_json(const Tile& tile) {
  std::vector<JsonMember> members;
  members.push_back({"levels", list_json(tile.levels, level_json)});
  if (tile.destroyed) members.push_back({"destroyed", level_json(*tile.destroyed)});
  if (!tile.ramps.empty()) members.push_back({"ramps", list_json(tile.ramps, ramp_json)});
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet
