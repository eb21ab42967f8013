#include "rules/files/mayhem/tile_map_json.h"

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <utility>

#include "geometry/numbers/utf8.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/space_reader.h"
#include "rules/files/mayhem/tile_json.h"
#include "rules/nearest_name.h"

namespace parapet {
namespace {

constexpr std::array<std::string_view, 4> kEntryKeys = {"tile", "at", "turn", "id"};
constexpr std::size_t kMostEntries = std::size_t{Board::kMaxSide} * Board::kMaxSide;

using TileIndex = std::map<std::string_view, std::size_t>;

Result<std::size_t> read_tile_name(const JsonCursor& at, const TileIndex& tiles) {
  if (!at.value().is_text()) return Failure(at.wrong("the name of a tile"));
  const auto found = tiles.find(at.value().text());
  if (found != tiles.end()) return found->second;
  if (tiles.empty()) {
    return Failure(at.fault("unknown-tile", described(at.value()), "a tile, but `tiles` is empty"));
  }
  std::vector<std::string_view> names;
  for (const auto& tile : tiles) names.push_back(tile.first);
  return Failure(
      at.fault("unknown-tile", described(at.value()),
               "a tile such as \"" + shortened(nearest_name(at.value().text(), names), 60) + "\""));
}

Result<Space> read_corner(const JsonCursor& at) {
  constexpr int kGroundLevel = 1;
  auto corner = read_space(at, {Board::kMaxSide, Board::kMaxSide, "a board"}, kGroundLevel);
  if (corner && corner->level != kGroundLevel)
    return Failure(at.wrong("[x, y]: tiles lie on Level 1"));
  return corner;
}

// Also west and north of the map's corner, as far as a board reaches.
Result<Space> read_loose_corner(const JsonCursor& at) {
  if (!at.value().is_list() || at.value().items().size() != 2) return read_corner(at);
  const auto x = at.item(0).integer(-Board::kMaxSide, Board::kMaxSide);
  if (!x) return Failure(x.error());
  const auto y = at.item(1).integer(-Board::kMaxSide, Board::kMaxSide);
  if (!y) return Failure(y.error());
  return Space{*x, *y, 1};
}

TileIndex index_of(const std::vector<Tile>& tiles) {
  TileIndex names;
  for (std::size_t n = 0; n < tiles.size(); ++n) names.emplace(tiles[n].name, n);
  return names;
}

Result<Placement> read_entry(const JsonCursor& at, const std::vector<Tile>& tiles,
                             const TileIndex& names, Result<Space> (*read_at)(const JsonCursor&)) {
  ObjectReader reader(at, kEntryKeys);
  Placement entry;
  entry.tile =
      reader.required("tile", [&](const JsonCursor& name) { return read_tile_name(name, names); });
  const Space corner = reader.required("at", read_at);
  entry.x = corner.x;
  entry.y = corner.y;
  entry.turn = reader.optional("turn", read_integer(0, 3), 0);
  if (reader.failed()) return reader.finish(std::move(entry));
  entry.id = reader.optional("id", read_name, tiles[entry.tile].name);
  return reader.finish(std::move(entry));
}

JsonValue entry_json(const Placement& entry, const std::string& tile) {
  std::vector<JsonMember> members = {
      {"tile", JsonValue::from_text(tile)},
      {"at",
       JsonValue::from_list({JsonValue::from_integer(entry.x), JsonValue::from_integer(entry.y)})},
      {"turn", JsonValue::from_integer(entry.turn)}};
  if (entry.id != tile) members.push_back({"id", JsonValue::from_text(entry.id)});
  return JsonValue::from_members(std::move(members));
}

// Where in the file the thing is that a fault of Board::assemble speaks of.
std::string pointer_of(const Fault& fault, const TileMap& map) {
  for (std::size_t n = 0; n < map.layout.size(); ++n) {
    if (fault.place.starts_with("layout entry " + std::to_string(n) + " (")) {
      return "/layout/" + std::to_string(n);
    }
  }
  for (const Tile& tile : map.tiles) {
    if (fault.place.starts_with("tile \"" + tile.name + "\"")) {
      return "/tiles/" + pointer_part(tile.name);
    }
  }
  return "/layout";
}

}  // namespace

Result<std::vector<Tile>> read_tiles(const JsonCursor& at) {
  if (!at.value().is_object()) return Failure(at.wrong("an object of tiles by their names"));
  std::vector<Tile> tiles;
  for (const JsonMember& member : at.value().members()) {
    const JsonCursor written = at.at(member);
    if (member.key.empty())
      return Failure(written.fault("wrong-value", "an empty name", "a tile's name"));
    auto tile = read_tile(written, member.key);
    if (!tile) return Failure(tile.error());
    tiles.push_back(*std::move(tile));
  }
  return tiles;
}

Result<std::vector<Placement>> read_layout(const JsonCursor& at, const std::vector<Tile>& tiles) {
  const TileIndex names = index_of(tiles);
  return read_list(at, kMostEntries, "entries of the layout", [&](const JsonCursor& entry) {
    return read_entry(entry, tiles, names, read_corner);
  });
}

Result<std::vector<Placement>> read_loose_layout(const JsonCursor& at,
                                                 const std::vector<Tile>& tiles) {
  const TileIndex names = index_of(tiles);
  return read_list(at, kMostEntries, "entries of a layout", [&](const JsonCursor& entry) {
    return read_entry(entry, tiles, names, read_loose_corner);
  });
}

Result<std::vector<std::size_t>> read_tile_names(const JsonCursor& at,
                                                 const std::vector<Tile>& tiles, std::size_t most) {
  const TileIndex names = index_of(tiles);
  return read_list(at, most, "names of tiles",
                   [&](const JsonCursor& name) { return read_tile_name(name, names); });
}

Result<Board> assemble_board(const TileMap& map, std::string_view file, const MergeRules& rules) {
  auto board = Board::assemble(map, rules);
  if (board) return board;
  Fault fault = std::move(board.error());
  fault.file = file;
  fault.place = pointer_of(fault, map) + ": " + fault.place;
  return Failure(std::move(fault));
}

JsonValue tiles_json(const TileMap& map) {
  std::vector<JsonMember> members;
  for (const Tile& tile : map.tiles) members.push_back({tile.name, tile_json(tile)});
  return JsonValue::from_members(std::move(members));
}

JsonValue layout_json(const TileMap& map) {
  return list_json(map.layout, [&](const Placement& entry) {
    return entry_json(entry, map.tiles[entry.tile].name);
  });
}

}  // namespace parapet
