#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/skybridge/game_action_text.h"
#include "cli/skybridge/game_verbs.h"
#include "cli/skybridge/open_game.h"
#include "rules/files/whole_file.h"
#include "rules/skybridge/game/engine.h"

namespace parapet::cli {

using namespace skybridge::game;

namespace {

Fault wrong_word(const char* word, std::string found, std::string expected) {
  Fault fault;
  fault.code = "wrong-value";
  fault.place = word;
  fault.found = std::move(found);
  fault.expected = std::move(expected);
  return fault;
}

// "A1": a board's id, then its side.
Result<ChooseBoard> read_board(const Cards& cards, const std::string& word) {
  for (std::size_t board = 0; board < cards.boards.size(); ++board) {
    for (int side = 0; side < 2; ++side) {
      if (word != cards.boards[board].id + std::to_string(side + 1)) continue;
      return ChooseBoard{static_cast<std::int8_t>(board), static_cast<std::int8_t>(side)};
    }
  }
  return Failure(wrong_word("--boards", word,
                            "a board and its side such as " + cards.boards.front().id + "1"));
}

// The players choose these boards, each in turn.
Result<void> choose(ask::GameRecord& record, const std::string& boards) {
  if (boards.empty()) return {};
  const std::vector<std::string> words = parts_of(boards);
  const std::size_t players = record.game().players.size();
  if (words.size() != players) {
    return Failure(wrong_word("--boards", std::to_string(words.size()) + " boards",
                              "one for each of " + std::to_string(players) + " players"));
  }
  for (std::size_t n = 0; n < players; ++n) {
    const auto seat = static_cast<std::size_t>(decider(record.state()));
    const auto board = read_board(*record.game().cards, words[seat]);
    if (!board) return Failure(board.error());
    if (auto done = record.act(*board); !done) {
      return Failure(wrong_word("--boards", words[seat], "a board that nobody else has"));
    }
  }
  return {};
}

// From the folder of the game's file.
Result<std::string> linked_path(const NewGame& request) {
  if (!request.linked) return std::string();
  const std::filesystem::path folder = std::filesystem::absolute(request.out).parent_path();
  const std::string path = std::filesystem::absolute(request.data)
                               .lexically_normal()
                               .lexically_relative(folder.lexically_normal())
                               .generic_string();
  if (!request.data.empty() && !path.empty() && !path.starts_with("..")) return path;
  return Failure(wrong_word("--linked", request.data.empty() ? "no data file" : request.data,
                            "a data file in the folder of the game's file"));
}

}  // namespace

ExitStatus run_new_game(const NewGame& request) {
  auto printed = open_cards(request.data);
  if (!printed) return report(printed.error(), ExitStatus::bad_file);
  const auto readings = with_options(printed->readings, request.options);
  if (!readings) return report(readings.error(), ExitStatus::wrong_usage);
  const auto path = linked_path(request);
  if (!path) return report(path.error(), ExitStatus::wrong_usage);
  auto record = ask::GameRecord::begin({std::make_shared<const PrintedGame>(*std::move(printed)),
                                        *path, *readings, parts_of(request.players),
                                        static_cast<std::uint64_t>(request.seed)});
  if (!record) return report(record.error(), ExitStatus::wrong_usage);
  if (auto chosen = choose(*record, request.boards); !chosen) {
    return report(chosen.error(), ExitStatus::wrong_usage);
  }
  if (auto written = write_whole_file(request.out, ask::game_file_text(*record)); !written) {
    return report(written.error(), ExitStatus::cannot_answer);
  }
  std::cout << decision_text(GameText(record->game(), record->state())) << ".\n\n"
            << request.out << "\n";
  return ExitStatus::answered;
}

}  // namespace parapet::cli
