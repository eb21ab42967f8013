#include "rules/files/mayhem/mayhem_file.h"

#include <array>
#include <utility>

#include "rules/files/board_head.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/board_scale.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/mayhem/tile_map_json.h"
#include "rules/files/options_json.h"

namespace parapet {
namespace {

constexpr std::array<std::string_view, 12> kBoardKeys = {
    "format",   "name",    "game",    "tiles",      "layout",  "units",
    "vehicles", "markers", "devices", "explosions", "options", "scale"};

TileMap read_map(ObjectReader& reader) {
  TileMap map;
  map.tiles = reader.required("tiles", read_tiles);
  map.layout = reader.required(
      "layout", [&](const JsonCursor& layout) { return read_layout(layout, map.tiles); });
  return map;
}

mayhem::Pieces read_pieces(ObjectReader& reader, const PieceGround& ground) {
  // A list of pieces is read against the ground; none is written as an absent key.
  const auto against_ground = [&](auto read) {
    return [&ground, read](const JsonCursor& list) { return read(list, ground); };
  };
  mayhem::Pieces pieces;
  pieces.units = reader.optional("units", against_ground(read_units), {});
  pieces.vehicles = reader.optional("vehicles", against_ground(read_vehicles), {});
  pieces.markers = reader.optional("markers", against_ground(read_markers), {});
  pieces.devices = reader.optional("devices", against_ground(read_devices), {});
  pieces.explosions = reader.optional("explosions", read_explosions, {});
  if (reader.failed()) return pieces;
  const JsonCursor& board = reader.cursor();
  if (auto checked = check_ids(pieces, board.file(), board.pointer()); !checked) {
    reader.fail(checked.error());
  }
  return pieces;
}

void add_list(std::vector<JsonMember>& members, std::string key, JsonValue list) {
  if (list.items().empty() && list.members().empty()) return;
  members.push_back({std::move(key), std::move(list)});
}

}  // namespace

Result<MayhemFile> read_mayhem_file(std::string_view text, std::string_view file) {
  const auto board = parse_json(text, file);
  if (!board) return Failure(board.error());
  return read_mayhem_file(*board, file);
}

Result<MayhemFile> read_mayhem_file(const JsonValue& board, std::string_view file) {
  const JsonCursor cursor(board, file);
  constexpr std::array kGames = {Game::mayhem};
  if (const auto game = read_game(cursor, kGames); !game) return Failure(game.error());

  ObjectReader reader(cursor, kBoardKeys);
  MayhemFile result;
  result.name = reader.optional("name", read_name, std::string());
  result.options = reader.optional(
      "options", [](const JsonCursor& options) { return read_options(options); }, Options());
  result.map = read_map(reader);
  if (reader.failed()) return reader.finish(std::move(result));

  const auto assembled = assemble_board(result.map, file);
  if (!assembled) return Failure(assembled.error());
  result.scale = reader.optional(
      "scale", [&](const JsonCursor& scale) { return read_scale(scale, *assembled); },
      BoardScale());
  const BoardPlaces places(result.map, *assembled);
  result.pieces = read_pieces(reader, {*assembled, places, result.options});
  return reader.finish(std::move(result));
}

JsonValue mayhem_file_json(const MayhemFile& board) {
  std::vector<JsonMember> members = {{"format", JsonValue::from_text("parapet-board/1")}};
  if (!board.name.empty()) members.push_back({"name", JsonValue::from_text(board.name)});
  members.push_back({"game", JsonValue::from_text(std::string(to_text(Game::mayhem)))});
  members.push_back({"tiles", tiles_json(board.map)});
  members.push_back({"layout", layout_json(board.map)});
  add_list(members, "units", units_json(board.pieces.units));
  add_list(members, "vehicles", vehicles_json(board.pieces.vehicles));
  add_list(members, "markers", markers_json(board.pieces.markers));
  add_list(members, "devices", devices_json(board.pieces.devices));
  add_list(members, "explosions", explosions_json(board.pieces.explosions));
  add_list(members, "options", options_json(board.options));
  if (board.scale != BoardScale()) members.push_back({"scale", scale_json(board.scale)});
  return JsonValue::from_members(std::move(members));
}

std::string write_mayhem_file(const MayhemFile& board) {
  return write_json_pretty(mayhem_file_json(board));
}

}  // namespace parapet
