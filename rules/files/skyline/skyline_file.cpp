#include "rules/files/skyline/skyline_file.h"

#include <array>
#include <utility>

#include "rules/files/board_head.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/options_json.h"
#include "rules/files/skyline/network_json.h"

namespace parapet {
namespace {

constexpr std::array<std::string_view, 11> kBoardKeys = {
    "format", "game", "name",  "locations", "adjacent", "skyline",
    "tokens", "dice", "units", "options",   "terrain"};

Result<JsonValue> read_terrain(const JsonCursor& at) {
  if (!at.value().is_list()) return Failure(at.wrong("a list of terrain, as on brick boards"));
  return at.value();
}

}  // namespace

Result<SkylineFile> read_skyline_file(std::string_view text, std::string_view file) {
  const auto board = parse_json(text, file);
  if (!board) return Failure(board.error());
  return read_skyline_file(*board, file);
}

Result<SkylineFile> read_skyline_file(const JsonValue& board, std::string_view file) {
  const JsonCursor cursor(board, file);
  constexpr std::array kGames = {Game::skyline};
  if (const auto game = read_game(cursor, kGames); !game) return Failure(game.error());

  ObjectReader reader(cursor, kBoardKeys);
  SkylineFile result;
  const std::string name = reader.optional("name", read_name, std::string());
  result.options = reader.optional(
      "options", [](const JsonCursor& options) { return read_options(options); }, Options());
  result.network = read_network(reader);
  result.network.name = name;
  result.units = reader.optional(
      "units", [&](const JsonCursor& units) { return read_sky_units(units, result.network); }, {});
  result.terrain = reader.optional("terrain", read_terrain, JsonValue());
  return reader.finish(std::move(result));
}

JsonValue skyline_file_json(const SkylineFile& board) {
  std::vector<JsonMember> members = {
      {"format", JsonValue::from_text("parapet-board/1")},
      {"game", JsonValue::from_text(std::string(to_text(Game::skyline)))}};
  if (!board.network.name.empty()) {
    members.push_back({"name", JsonValue::from_text(board.network.name)});
  }
  for (JsonMember& member : network_members(board.network)) members.push_back(std::move(member));
  if (!board.units.empty()) {
    members.push_back({"units", sky_units_json(board.units, board.network)});
  }
  JsonValue options = options_json(board.options);
  if (!options.members().empty()) members.push_back({"options", std::move(options)});
  if (!board.terrain.is_null()) members.push_back({"terrain", board.terrain});
  return JsonValue::from_members(std::move(members));
}

std::string network_text(const skyline::Network& network) {
  return write_json_line(JsonValue::from_members(network_members(network)));
}

}  // namespace parapet
