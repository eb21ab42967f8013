#include "cli/import/tiles_board.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "cli/import/import_report.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "rules/files/realms/realms_file.h"
#include "scans/terrain/propose_tiles.h"
#include "scans/terrain/wall_board.h"

namespace parapet::cli {
namespace {

JsonValue text(std::string_view words) { return JsonValue::from_text(std::string(words)); }

JsonValue decimal(double value) { return JsonValue::from_digits(decimal_text(value, 3)); }

JsonValue whole(std::int64_t value) { return JsonValue::from_integer(value); }

JsonValue plan_json(const std::vector<std::string>& rows) {
  std::vector<JsonValue> lines;
  for (const std::string& row : rows) lines.push_back(text(row));
  return JsonValue::from_members({{"plan", JsonValue::from_list(std::move(lines))}});
}

// A board of one tile with these Levels, opened as a player would.
Result<ImportedBoard> opened(const std::string& name,
                             const std::vector<std::vector<std::string>>& levels,
                             const std::vector<JsonMember>& more, ImportedBoard made) {
  std::vector<JsonValue> plans;
  for (const auto& rows : levels) plans.push_back(plan_json(rows));
  const JsonValue tile =
      JsonValue::from_members({{"levels", JsonValue::from_list(std::move(plans))}});
  const JsonValue entry = JsonValue::from_members(
      {{"tile", text("terrain")}, {"at", JsonValue::from_list({whole(0), whole(0)})}});
  std::vector<JsonMember> members = {{"format", text("parapet-board/1")},
                                     {"name", text(name)},
                                     {"game", text("mayhem")},
                                     {"tiles", JsonValue::from_members({{"terrain", tile}})},
                                     {"layout", JsonValue::from_list({entry})},
                                     {"units", JsonValue::from_list({})}};
  members.insert(members.end(), more.begin(), more.end());
  made.board = write_json_pretty(JsonValue::from_members(std::move(members)));
  const auto read = read_mayhem_file(made.board, "the board");
  if (!read) return Failure(read.error());
  for (const auto& rows : levels) {
    const auto plan = Plan::read(rows);
    for (int y = 0; plan && y < plan->height(); ++y) {
      for (int x = 0; x < plan->width(); ++x) made.spaces += plan->floor(x, y) ? 1U : 0U;
    }
  }
  return made;
}

// What a player should look at on the table.
std::string edge_text(const scans::EdgeEvidence& edge, std::size_t level) {
  const std::string side = edge.kind == 'V' ? "west" : "north";
  return "Look at the " + side + " edge of space " + std::to_string(edge.x + 1) +
         " from the west, " + std::to_string(edge.y + 1) + " from the north, level " +
         std::to_string(level + 1) + ": something " + decimal_text(edge.height_mm, 0) +
         " mm high stands along " + decimal_text(100 * edge.covered, 0) +
         " % of it, the longest gap is " + decimal_text(edge.gap_mm, 0) + " mm.";
}

void remark_on_edges(const scans::TileProposal& tiles, ImportedBoard& made) {
  constexpr std::size_t kMost = 24;
  std::size_t close = 0;
  for (std::size_t level = 0; level < tiles.levels.size(); ++level) {
    for (const scans::EdgeEvidence& edge : tiles.levels[level].edges) {
      if (!edge.is_close) continue;
      if (++close <= kMost) made.remarks.push_back(edge_text(edge, level));
    }
  }
  if (close > kMost) {
    made.remarks.push_back("And " + std::to_string(close - kMost) + " more such edges.");
  }
}

}  // namespace

Result<ImportedBoard> tiles_board(const scans::Imported& imported, const std::string& name) {
  if (!imported.placement.lattice) {
    Fault fault;
    fault.code = "no-lattice";
    fault.found = imported.placement.no_lattice;
    fault.expected = "terrain on squares; --lattice 25.4 says how large they are";
    return Failure(fault);
  }
  const auto tiles = scans::propose_tiles(imported.terrain.mesh, *imported.placement.lattice,
                                          imported.ways, scans::TileRequest{});
  if (!tiles) return Failure(tiles.error());
  ImportedBoard made;
  for (const scans::Step& step : tiles->steps) made.remarks.push_back(step.text);
  remark_on_edges(*tiles, made);
  std::vector<std::vector<std::string>> levels;
  for (const scans::ProposedLevel& level : tiles->levels) levels.push_back(level.plan.rows());
  const JsonValue square = JsonValue::from_digits(decimal_text(tiles->square_mm, 1));  // ticks
  const JsonValue scale = JsonValue::from_members({{"space_mm", square}});
  return opened(name, levels, {{"scale", scale}}, std::move(made));
}

Result<ImportedBoard> wall_tiles_board(const scans::WallMap& map, const std::string& name) {
  const auto tile = scans::wall_tile(map);
  if (!tile) return Failure(tile.error());
  ImportedBoard made;
  for (const scans::Step& step : tile->steps) made.remarks.push_back(step.text);
  return opened(name, {tile->rows}, {}, std::move(made));
}

Result<ImportedBoard> wall_solids_board(const scans::WallMap& map, const std::string& name,
                                        double square_mm) {
  constexpr double kColumnMm = 4;
  scans::WallSolidRequest request;
  request.square_mm = square_mm;
  request.height_mm = scans::wall_height_mm(10, 5, square_mm);
  const auto walls = scans::wall_solids(map, request);
  if (!walls) return Failure(walls.error());
  ImportedBoard made;
  for (const scans::Step& step : walls->steps) made.remarks.push_back(step.text);

  const auto studs = [](double mm) { return static_cast<std::int64_t>(std::ceil(mm / 8)); };
  const std::int64_t wide = std::max<std::int64_t>(1, studs(map.width * square_mm));
  const std::int64_t deep = std::max<std::int64_t>(1, studs(map.height * square_mm));
  std::vector<JsonValue> terrain = {
      JsonValue::from_members({{"box", JsonValue::from_list({whole(wide), whole(deep), whole(1)})},
                               {"at", JsonValue::from_list({whole(0), whole(0), whole(-1)})}})};
  for (const auto& solid : walls->solids) {
    std::vector<JsonValue> corners;
    for (const Point& p : solid) {
      corners.push_back(JsonValue::from_list({whole(p.x), whole(p.y), whole(p.z)}));
    }
    terrain.push_back(
        JsonValue::from_members({{"solid", JsonValue::from_list(std::move(corners))}}));
  }
  // Spaces on whole columns, as near to the squares as these allow.
  const double columns = square_mm / kColumnMm;
  const auto pitch = std::max<std::int64_t>(4, std::llround(columns));
  const std::int64_t inset = (pitch - 4) / 2;
  const double drift = kColumnMm * static_cast<double>(pitch) - square_mm;
  if (std::abs(drift) > 0.05) {
    made.remarks.push_back("Spaces lie on columns of 4 mm, so each is " + decimal_text(drift, 1) +
                           " mm further off its square than the one before.");
  }
  const auto count = [&](double squares) {
    const auto all = static_cast<std::int64_t>(squares * columns);
    return std::clamp<std::int64_t>((all - inset - 4) / pitch + 1, 1, 256);
  };
  const auto half_studs = [](std::int64_t n) { return decimal(static_cast<double>(n) / 2); };
  const JsonValue grid = JsonValue::from_members(
      {{"at", JsonValue::from_list({half_studs(inset), half_studs(inset)})},
       {"pitch", half_studs(pitch)},
       {"count", JsonValue::from_list({whole(count(map.width)), whole(count(map.height))})},
       {"plate", JsonValue::from_list({whole(2), whole(2)})}});
  const JsonValue board =
      JsonValue::from_members({{"format", text("parapet-board/1")},
                               {"game", text("realms")},
                               {"name", text(name)},
                               {"terrain", JsonValue::from_list(std::move(terrain))},
                               {"spaces", JsonValue::from_members({{"grid", grid}})},
                               {"units", JsonValue::from_list({})}});
  auto read = read_realms_file(board, "the board", RealmsSources{});
  if (!read) return Failure(read.error());
  made.board = write_json_pretty(board);
  made.spaces = read->field.spaces().size();
  made.brick_board = std::make_shared<const RealmsBoard>(*std::move(read));
  return made;
}

}  // namespace parapet::cli
