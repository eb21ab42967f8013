#include <array>
#include <iostream>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/progress_bar.h"
#include "cli/skybridge/game_tally.h"
#include "cli/skybridge/game_verbs.h"
#include "cli/skybridge/open_game.h"
#include "cli/words.h"
#include "rules/ask/skybridge/state_digest.h"
#include "rules/files/whole_file.h"
#include "rules/skybridge/game/random_play.h"

namespace parapet::cli {

using namespace skybridge::game;

namespace {

const std::array<std::string, kMaxPlayers> kNames = {"red", "blue", "white", "black", "yellow"};

// What all games of one run have in common.
struct Series {
  std::shared_ptr<const PrintedGame> printed;
  Readings readings;
  std::vector<std::size_t> players;                    // how many, in turn
  std::vector<std::array<ChooseBoard, 2>> characters;  // in turn; none: at random
};

// A game that did not go as it should.
struct Broken {
  std::string what;
  std::string file;  // what was played of it
};

ask::GameBeginning beginning_of(const Series& series, std::size_t n, std::uint64_t seed) {
  const std::size_t turn = series.characters.empty() ? n : n / series.characters.size();
  const std::size_t count = series.players[turn % series.players.size()];
  return {
      series.printed, "", series.readings,
      std::vector<std::string>(kNames.begin(), kNames.begin() + static_cast<std::ptrdiff_t>(count)),
      seed};
}

// The game as its file, each action played anew.
Result<ask::GameRecord> recorded(ask::GameBeginning beginning, const Actions& actions) {
  auto record = ask::GameRecord::begin(std::move(beginning));
  for (std::size_t n = 0; record && n < actions.size(); ++n) {
    if (auto done = record->act(actions[n]); !done) return Failure(done.error());
  }
  return record;
}

// Reads a game's file, which plays it once more: the end and the text are the same again.
std::optional<std::string> differs_read_again(const std::string& text, const std::string& digest) {
  const auto again =
      ask::read_game_file(text, "game", [](const std::string&) { return open_cards(""); });
  if (!again) return "The game's file is not read again: " + to_text(again.error());
  if (ask::state_digest(again->game(), again->state()) != digest) {
    return "The game's file leads to another end.";
  }
  if (ask::game_file_text(*again) != text) return "The game's file is written differently again.";
  return std::nullopt;
}

std::optional<Broken> play_one(const Series& series, std::size_t n, std::uint64_t seed,
                               GameTally& tally) {
  const ask::GameBeginning beginning = beginning_of(series, n, seed);
  auto begun = ask::GameRecord::begin(beginning);
  if (!begun) return Broken{to_text(begun.error()), ""};
  const Game& game = begun->game();
  std::span<const ChooseBoard> boards;
  if (!series.characters.empty()) boards = series.characters[n % series.characters.size()];
  const RandomGame played = play_at_random(game, seed, boards, every_invariant(game));
  const auto record = recorded(beginning, played.actions);
  if (!record) return Broken{"The game is not replayed: " + to_text(record.error()), ""};
  const std::string text = ask::game_file_text(*record);
  if (played.broken) return Broken{*played.broken, text};
  const std::string digest = ask::state_digest(game, played.end);
  if (ask::state_digest(game, record->state()) != digest) {
    return Broken{"The game replayed leads to another end.", text};
  }
  if (auto differs = differs_read_again(text, digest)) return Broken{*differs, text};
  tally.add(game, played.end, played.actions.size(), digest);
  return std::nullopt;
}

Fault wrong_word(const char* word, const std::string& found, const char* expected) {
  return {"wrong-value", "", word, found, expected, ""};
}

Result<Series> series_of(const PlayGames& request) {
  auto printed = open_cards(request.data);
  if (!printed) return Failure(printed.error());
  const auto readings = with_options(printed->readings, request.options);
  if (!readings) return Failure(readings.error());
  Series series;
  series.printed = std::make_shared<const PrintedGame>(*std::move(printed));
  series.readings = *readings;
  const std::size_t most = readings->up_to_five_players() ? kMaxPlayers : kMaxPlayers - 1;
  for (std::size_t count = 2; count <= most; ++count) {
    if (request.players == "all" || request.players == std::to_string(count)) {
      series.players.push_back(count);
    }
  }
  if (series.players.empty()) {
    return Failure(wrong_word("--players", request.players, "all, or a number from 2 on"));
  }
  if (request.pairs == "all") series.characters = character_pairs(series.printed->cards);
  return series;
}

ExitStatus tell_broken(const PlayGames& request, const Broken& broken, std::uint64_t seed) {
  Fault fault;
  fault.code = "broken-game";
  fault.place = "seed " + std::to_string(seed);
  fault.found = broken.what;
  fault.expected = "a game in which everything holds";
  if (!broken.file.empty()) {
    if (auto written = write_whole_file(request.save, broken.file); !written) {
      report(written.error(), ExitStatus::cannot_answer);
    } else {
      fault.excerpt = "  " + request.save + " has the game up to there.";
    }
  }
  return report(fault, ExitStatus::cannot_answer);
}

}  // namespace

ExitStatus run_play_games(const PlayGames& request) {
  const auto series = series_of(request);
  if (!series) {
    const bool is_word = series.error().file.empty() && series.error().code != "cannot-read";
    return report(series.error(), is_word ? ExitStatus::wrong_usage : ExitStatus::bad_file);
  }
  GameTally tally;
  ProgressBar bar;
  for (std::size_t n = 0; n < request.games; ++n) {
    const std::uint64_t seed = static_cast<std::uint64_t>(request.seed) + n;
    const std::string at = "game " + std::to_string(n + 1) + " of " + std::to_string(request.games);
    bar.show(at.c_str(), static_cast<double>(n) / static_cast<double>(request.games));
    if (const auto broken = play_one(*series, n, seed, tally)) {
      bar.clear();
      return tell_broken(request, *broken, seed);
    }
  }
  bar.clear();
  std::cout << counted(static_cast<int>(tally.games()), "game")
            << " to the end. Every invariant held after every action, and each game replayed from "
               "its file ends the same.\n";
  if (!series->characters.empty()) {
    std::cout << counted(static_cast<int>(series->characters.size()), "pair")
              << " of characters in turn, each with every number of players.\n";
  }
  if (tally.games() > 0) std::cout << tally.to_text();
  return ExitStatus::answered;
}

}  // namespace parapet::cli
