#include <map>
#include <memory>
#include <string>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/ask/realms/realms_session.h"
#include "rules/ask/skyline/skyline_session.h"
#include "rules/files/board_head.h"
#include "rules/files/json/json_parse.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/promise.h"

namespace parapet::fuzz {
namespace {

constexpr std::string_view kName = "any.board.json";

template <class T>
T taken(Result<T> result, const char* what) {
  if (!result) throw BrokenPromise(std::string(what) + ": " + to_text(result.error()));
  return *std::move(result);
}

template <class T>
bool refused(const Result<T>& result) {
  if (result) return false;
  check_fault(result.error());
  return true;
}

// What `parapet check` says of a board is told, and its digest comes back.
std::string checked_digest(const ask::Session& session) {
  static const JsonValue question = *parse_json(R"({"ask": "check"})", "question");
  return taken(session.rule(question, ask::HingeDetail::ids), "a board is checked").board;
}

bool read_mayhem(const JsonValue& json) {
  const auto board = read_mayhem_file(json, kName);
  if (refused(board)) return false;
  const std::string text = write_mayhem_file(*board);
  const MayhemFile again = taken(read_mayhem_file(text, kName), "what is written is read");
  promise(again == *board, "a board that was written is the same");
  promise(write_mayhem_file(again) == text, "and is written the same");
  const auto digest = [](const MayhemFile& file) {
    return checked_digest(taken(ask::MayhemSession::open(file), "what is read is opened"));
  };
  promise(digest(again) == digest(*board), "and has the same digest");
  return true;
}

bool read_realms(const JsonValue& json, const RealmsSources& sources) {
  const auto board = read_realms_file(json, kName, sources);
  if (refused(board)) return false;
  const std::string text = write_realms_file(board->file, board->field);
  const RealmsBoard again =
      taken(read_realms_file(text, kName, sources), "what is written is read");
  promise(again.file == board->file, "a board that was written is the same");
  promise(write_realms_file(again.file, again.field) == text, "and is written the same");
  promise(checked_digest(ask::RealmsSession(again)) == checked_digest(ask::RealmsSession(*board)),
          "and has the same digest");
  return true;
}

bool read_skyline(const JsonValue& json) {
  const auto board = read_skyline_file(json, kName);
  if (refused(board)) return false;
  const JsonValue written = skyline_file_json(*board);
  const SkylineFile again = taken(read_skyline_file(written, kName), "what is written is read");
  promise(again == *board, "a board that was written is the same");
  promise(skyline_file_json(again) == written, "and is written the same");
  promise(checked_digest(ask::SkylineSession(again)) == checked_digest(ask::SkylineSession(*board)),
          "and has the same digest");
  return true;
}

// The folder of the board: two models, one of them with a submodel.
RealmsSources folder() {
  const std::map<std::string, std::string> texts = {
      {"stone.ldr",
       "1 72 20 -8 20 1 0 0 0 1 0 0 0 1 3022.dat\n"
       "1 19 20 -16 20 1 0 0 0 1 0 0 0 1 87580.dat\n"},
      {"keep/two.ldr",
       "1 4 0 0 0 1 0 0 0 1 0 0 0 1 stone.ldr\n"
       "1 4 90 0 0 0 0 1 0 1 0 -1 0 0 3001.dat\n"},
      {"keep/stone.ldr", "1 7 0 -24 0 1 0 0 0 1 0 0 0 1 3005.dat\n"},
  };
  return {std::make_shared<const MemoryFiles>(texts), std::nullopt};
}

}  // namespace

Target board_target() {
  return [sources = folder()](std::string_view text) {
    const auto json = parse_json(text, kName);
    if (refused(json)) return false;
    const auto game = read_game(JsonCursor(*json, kName));
    if (refused(game)) return false;
    if (*game == Game::skyline) return read_skyline(*json);
    return *game == Game::realms ? read_realms(*json, sources) : read_mayhem(*json);
  };
}

}  // namespace parapet::fuzz
