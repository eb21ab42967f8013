#include "tests/cli/window/positions.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "cli/question_verb.h"
#include "cli/told_ruling.h"
#include "cli/window/open_position.h"
#include "rules/files/json/json_parse.h"
#include "tests/support/case_file.h"

namespace parapet::testing {
namespace {

constexpr std::size_t kMostUnits = 4;
constexpr std::size_t kMostSpaces = 4;

std::string path_of(const std::string& board) {
  return std::string(PARAPET_SOURCE_DIR) + "/boards/" + board + ".board.json";
}

template <class Units>
std::vector<std::string> few_ids(const Units& units) {
  std::vector<std::string> ids;
  for (const auto& unit : units) {
    if (ids.size() < kMostUnits) ids.push_back(unit.id);
  }
  return ids;
}

// Boards of networks are opened in no window.
bool is_for_windows(const std::string& path) {
  const auto board = parse_json(test::read_text_file(path), path);
  REQUIRE(board);
  return read_game(JsonCursor(*board, path), cli::kTerrainGames).has_value();
}

// So many of the names, the first, the last and some between.
void add_few(std::vector<std::string>& places, const std::vector<std::string>& names) {
  const std::size_t step = std::max<std::size_t>(1, names.size() / kMostSpaces);
  for (std::size_t n = step / 2; n < names.size(); n += step) places.push_back(names[n]);
}

}  // namespace

std::vector<std::string> board_names() {
  constexpr std::string_view kEnding = ".board.json";
  std::vector<std::string> names;
  const std::filesystem::path folder = std::string(PARAPET_SOURCE_DIR) + "/boards";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(kEnding) && is_for_windows(entry.path().string())) {
      names.push_back(name.substr(0, name.size() - kEnding.size()));
    }
  }
  std::sort(names.begin(), names.end());
  return names;
}

cli::OpenBoard open_named(const std::string& board) {
  auto opened = cli::open_board(path_of(board), "");
  REQUIRE(opened);
  return *std::move(opened);
}

PositionPointer position_named(const std::string& board) {
  return cli::open_position(open_named(board));
}

const viewer::Mode& mode_named(const viewer::Position& position, const std::string& name) {
  const auto modes = position.modes();
  const auto found = std::find_if(modes.begin(), modes.end(),
                                  [&](const viewer::Mode& mode) { return mode.name == name; });
  REQUIRE(found != modes.end());
  return *found;
}

std::vector<std::string> few_places(const cli::OpenBoard& board) {
  std::vector<std::string> names;
  if (board.realms != nullptr) {
    const ask::RealmsState& state = board.realms->state();
    for (const auto& space : state.field().spaces()) names.push_back(state.field().name_of(space));
    std::vector<std::string> places = few_ids(state.units());
    add_few(places, names);
    return places;
  }
  const ask::MayhemState& state = board.mayhem->state();
  for (const Space& space : state.board().spaces()) names.push_back(to_letters(space));
  std::vector<std::string> places = few_ids(state.pieces->units);
  add_few(places, names);
  return places;
}

std::string told(const viewer::RulingText& text) {
  std::string lines = text.verdict + "\n" + text.lists;
  for (const auto& reason : text.because) lines += reason.text + " [" + reason.rule + "]\n";
  return lines + text.board + "\n";
}

std::string told(const Result<viewer::Answered>& answered) {
  return answered ? told(answered->text) : "fault " + to_text(answered.error()) + "\n";
}

std::string told_by(const cli::OpenBoard& board, const std::string& question_line) {
  const auto question = parse_json(question_line, "question");
  REQUIRE(question);
  const auto ruled = board.session->rule_at_once(*question);
  INFO(question_line);
  REQUIRE(ruled);
  const auto ruling = cli::told_ruling(board, *question, *ruled);
  REQUIRE(ruling);
  return told((*ruling)->words());
}

std::string all_answers(const viewer::Position& position, const std::vector<std::string>& places) {
  std::string all = position.file();
  for (const viewer::Mode& mode : position.modes()) {
    for (const std::string& first : places) {
      const bool is_single = mode.least < 2;
      for (const std::string& second : places) {
        std::vector<std::string> picks{first};
        if (!is_single) picks.push_back(second);
        all += mode.name + " " + first + " " + second + "\n" +
               told(position.ask(mode, picks, viewer::Detail::quick));
        if (is_single) break;
      }
    }
  }
  return all;
}

}  // namespace parapet::testing
