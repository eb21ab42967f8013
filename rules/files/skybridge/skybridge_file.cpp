#include "rules/files/skybridge/skybridge_file.h"

#include <array>
#include <utility>

#include "rules/files/board_head.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/options_json.h"
#include "rules/files/skybridge/land_json.h"
#include "rules/files/skybridge/position_json.h"
#include "rules/files/skybridge/span_json.h"

namespace parapet {
namespace {

constexpr std::array<std::string_view, 15> kBoardKeys = {
    "format",         "game",     "name",        "territories", "drakhe_head",
    "fortifications", "segments", "players",     "rebels",      "garrisons",
    "completed",      "idle",     "free_rebels", "options",     "structure"};
constexpr std::string_view kPopulationKey[] = {"population"};

skybridge::Position read_position(ObjectReader& reader, const SkybridgeFile& board) {
  skybridge::Position position;
  position.players = reader.optional("players", read_players, {});
  position.population = reader.required("segments", [&](const JsonCursor& segments) {
    return read_population(segments, position.players);
  });
  position.rebels = reader.optional(
      "rebels",
      [&](const JsonCursor& list) { return read_rebels(list, position.players, board.options); },
      {});
  position.garrisons = reader.optional(
      "garrisons",
      [&](const JsonCursor& list) { return read_garrisons(list, board.land, position.players); },
      {});
  position.completed = reader.optional("completed", read_completed, position.completed);
  position.idle = reader.optional(
      "idle", [&](const JsonCursor& at) { return read_idle(at, board.options); }, position.idle);
  position.free_rebels = reader.optional(
      "free_rebels", [&](const JsonCursor& at) { return read_free_rebels(at, board.options); },
      position.free_rebels);
  return position;
}

JsonValue segments_json(const SkybridgeFile& board) {
  std::vector<JsonValue> segments;
  for (int number = 1; number <= skybridge::kSegments; ++number) {
    std::vector<JsonMember> members = segment_members(board.land, number);
    members.push_back({"population", population_json(board.position, number)});
    segments.push_back(JsonValue::from_members(std::move(members)));
  }
  return JsonValue::from_list(std::move(segments));
}

}  // namespace

Result<SkybridgeFile> read_skybridge_file(std::string_view text, std::string_view file) {
  const auto board = parse_json(text, file);
  if (!board) return Failure(board.error());
  return read_skybridge_file(*board, file);
}

Result<SkybridgeFile> read_skybridge_file(const JsonValue& board, std::string_view file) {
  const JsonCursor cursor(board, file);
  constexpr std::array kGames = {Game::skybridge};
  if (const auto game = read_game(cursor, kGames); !game) return Failure(game.error());

  ObjectReader reader(cursor, kBoardKeys);
  SkybridgeFile result;
  result.name = reader.optional("name", read_name, std::string());
  result.options = reader.optional(
      "options", [](const JsonCursor& options) { return read_options(options); }, Options());
  if (reader.failed()) return Failure(reader.fault());
  auto land = read_land(cursor, kPopulationKey);
  if (!land) return Failure(land.error());
  result.land = *std::move(land);
  result.position = read_position(reader, result);
  result.span = reader.optional("structure", read_span, {});
  return reader.finish(std::move(result));
}

JsonValue skybridge_file_json(const SkybridgeFile& board) {
  const skybridge::Position& position = board.position;
  std::vector<JsonMember> members = {
      {"format", JsonValue::from_text("parapet-board/1")},
      {"game", JsonValue::from_text(std::string(to_text(Game::skybridge)))}};
  if (!board.name.empty()) members.push_back({"name", JsonValue::from_text(board.name)});
  members.push_back({"territories", territories_json(board.land)});
  members.push_back({"drakhe_head", JsonValue::from_integer(board.land.drakhe_head)});
  members.push_back({"fortifications", fortifications_json(board.land)});
  members.push_back({"segments", segments_json(board)});
  members.push_back({"players", players_json(position.players)});
  members.push_back({"rebels", rebels_json(position.rebels, position.players)});
  members.push_back({"garrisons", garrisons_json(board.land, position)});
  members.push_back({"completed", JsonValue::from_integer(position.completed)});
  members.push_back({"idle", JsonValue::from_integer(position.idle)});
  members.push_back({"free_rebels", JsonValue::from_integer(position.free_rebels)});
  if (board.span != skybridge::Span()) members.push_back({"structure", span_json(board.span)});
  JsonValue options = options_json(board.options);
  if (!options.members().empty()) members.push_back({"options", std::move(options)});
  return JsonValue::from_members(std::move(members));
}

std::string write_skybridge_file(const SkybridgeFile& board) {
  return write_json_pretty(skybridge_file_json(board));
}

}  // namespace parapet
