#include "cli/import/import_board.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <utility>

#include "cli/import/import_report.h"
#include "geometry/bricks/model_files.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_write.h"
#include "scans/terrain/blocks_terrain.h"

namespace parapet::cli {
namespace {

using scans::Imported;

JsonValue text(std::string_view words) { return JsonValue::from_text(std::string(words)); }

JsonValue decimal(double value) { return JsonValue::from_digits(decimal_text(value, 3)); }

// Columns of half a stud as studs.
JsonValue studs(int columns) { return number_json(Ratio::of(columns, 2)); }

template <class T, class ToJson>
JsonValue list_of(const T& items, ToJson to_json) {
  std::vector<JsonValue> values;
  for (const auto& item : items) values.push_back(to_json(item));
  return JsonValue::from_list(std::move(values));
}

std::vector<JsonMember> spaces_of(const scans::SpaceProposal& proposal) {
  std::vector<JsonMember> spaces;
  if (proposal.count[0] > 0 && proposal.count[1] > 0) {
    const JsonValue count =
        list_of(proposal.count, [](int n) { return JsonValue::from_integer(n); });
    spaces.push_back(
        {"grid", JsonValue::from_members({{"at", list_of(proposal.at, studs)},
                                          {"pitch", studs(proposal.pitch)},
                                          {"count", count},
                                          {"plate", list_of(proposal.plate, studs)}})});
  }
  if (!proposal.extra.empty()) {
    spaces.push_back({"extra", list_of(proposal.extra, [](const auto& extra) {
                        return JsonValue::from_members({{"id", text(extra.name)},
                                                        {"at", list_of(extra.at, studs)},
                                                        {"plate", list_of(extra.plate, studs)}});
                      })});
  }
  return spaces;
}

JsonValue board_json(const std::string& name, JsonValue terrain, std::vector<JsonMember> spaces) {
  return JsonValue::from_members({{"format", text("parapet-board/1")},
                                  {"game", text("realms")},
                                  {"name", text(name)},
                                  {"terrain", std::move(terrain)},
                                  {"spaces", JsonValue::from_members(std::move(spaces))},
                                  {"units", JsonValue::from_list({})}});
}

// The space whose plate holds a place, at the surface that is closest to it in height.
std::optional<realms::SpaceId> space_at(const realms::Battlefield& field,
                                        const std::array<double, 3>& mm) {
  const auto tick = [&mm](std::size_t axis) {
    return static_cast<std::int64_t>(std::llround(10 * mm[axis]));
  };
  std::optional<realms::SpaceId> best;
  std::int64_t least = 0;
  for (std::uint32_t spot = 0; spot < field.spots().size(); ++spot) {
    const ColumnRectangle& plate = field.spots()[spot].plate;
    const auto holds = [](std::int64_t at, int first, int columns) {
      return first * kColumnSide <= at && at <= (first + columns) * kColumnSide;
    };
    if (!holds(tick(0), plate.first.x, plate.width) ||
        !holds(tick(1), plate.first.y, plate.depth)) {
      continue;
    }
    const auto surfaces = field.surfaces(spot);
    for (std::uint32_t level = 0; level < surfaces.size(); ++level) {
      const std::int64_t away = std::abs(surfaces[level].height - tick(2));
      if (best && least <= away) continue;
      best = realms::SpaceId{spot, level};
      least = away;
    }
  }
  return best;
}

// Links of stairs between spaces; what joins no two of them is remarked on.
JsonValue links_of(const scans::SpaceProposal& proposal, const realms::Battlefield& field,
                   ImportedBoard& made) {
  std::vector<JsonValue> links;
  std::size_t lost = 0;
  for (const auto& stairs : proposal.stairs) {
    const auto from = space_at(field, stairs.from_mm);
    const auto to = space_at(field, stairs.to_mm);
    if (!from || !to || *from == *to) {
      ++lost;
      continue;
    }
    links.push_back(JsonValue::from_members({{"kind", text("stairs")},
                                             {"from", text(field.name_of(*from))},
                                             {"to", text(field.name_of(*to))}}));
  }
  made.links = links.size();
  if (lost > 0) {
    made.remarks.push_back(std::to_string(lost) +
                           " stairs start or end where the board has no space; they can be walked "
                           "step by step only");
  }
  return JsonValue::from_list(std::move(links));
}

// Opens the board as a player would, adds what needs names of spaces, and opens it again.
Result<ImportedBoard> opened(const Imported& imported, const std::string& name, JsonValue terrain,
                             ImportedBoard made) {
  RealmsSources sources;
  const std::map<std::string, std::string> files =
      made.terrain_name.empty()
          ? std::map<std::string, std::string>{}
          : std::map<std::string, std::string>{{made.terrain_name, made.terrain}};
  sources.folder = std::make_shared<MemoryFiles>(files);
  const std::string file = "the board";
  std::vector<JsonMember> spaces = spaces_of(imported.ways.spaces);
  JsonValue board = board_json(name, terrain, spaces);
  auto read = read_realms_file(board, file, sources);
  if (!read) return Failure(read.error());
  JsonValue links = links_of(imported.ways.spaces, read->field, made);
  if (made.links > 0) {
    spaces.push_back({"links", std::move(links)});
    board = board_json(name, std::move(terrain), std::move(spaces));
    read = read_realms_file(board, file, sources);
    if (!read) return Failure(read.error());
  }
  made.board = write_json_pretty(board);
  made.spaces = read->field.spaces().size();
  made.brick_board = std::make_shared<const RealmsBoard>(*std::move(read));
  return made;
}

}  // namespace

Result<ImportedBoard> mesh_board(const Imported& imported, const std::string& name,
                                 const std::string& terrain_name) {
  ImportedBoard made;
  made.terrain_name = terrain_name;
  made.terrain = write_mesh(imported.terrain.mesh);
  const JsonValue terrain = JsonValue::from_list({JsonValue::from_members(
      {{"mesh", text(terrain_name)}, {"error_mm", decimal(imported.error_mm)}})});
  return opened(imported, name, terrain, std::move(made));
}

Result<ImportedBoard> blocks_board(const Imported& imported, const std::string& name) {
  const auto blocks =
      scans::blocks_terrain(imported.terrain.mesh, 0, scans::CellRule::enclosed_or_touched);
  if (!blocks) return Failure(blocks.error());
  ImportedBoard made;
  for (const scans::Step& step : blocks->steps) made.remarks.push_back(step.text);
  const auto whole = [](int n) { return JsonValue::from_integer(n); };
  const JsonValue terrain = list_of(blocks->blocks, [&](const scans::TerrainBlock& block) {
    return JsonValue::from_members(
        {{"box", list_of(block.size, whole)}, {"at", list_of(block.at, whole)}});
  });
  made.remarks.push_back(
      "Blocks are ruled on as exact ones: they were rounded to studs and plates, "
      "and the scan they are of may be off by " +
      decimal_text(imported.error_mm, 2) +
      " mm, but no ruling on them says that it is too close to call.");
  return opened(imported, name, terrain, std::move(made));
}

}  // namespace parapet::cli
