#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/exit_status.h"

namespace parapet::cli {

// What the verbs of `parapet skybridge` do. Answers go to standard output, faults to standard
// error.

struct NewGame {
  std::string data;     // path; empty: the cards that the program was built with
  std::string players;  // "red,blue"
  std::int64_t seed = 1;
  std::string boards;                // "A1,C2": in the order of the players; empty: chosen in play
  std::vector<std::string> options;  // "O-18=godh-above"
  std::string out;                   // path
  bool linked = false;               // the game's file names the data file, and has not its text
};
ExitStatus run_new_game(const NewGame& request);

ExitStatus run_legal(const std::string& game, bool json);

// `words`: a number of the list, a kind and its parameters, or JSON.
ExitStatus run_do(const std::string& game, const std::vector<std::string>& words);

struct ShowGame {
  std::string game;
  std::string seat;     // whose view; empty: all
  std::string picture;  // a PNG file to draw it into; empty: none
  bool json = false;
};
ExitStatus run_show_game(const ShowGame& request);

ExitStatus run_score(const std::string& game, bool json);

ExitStatus run_replay_game(const std::string& game, bool each);

struct PlayGames {
  std::string data;
  std::size_t games = 100;
  std::int64_t seed = 1;
  std::string players = "all";
  std::string pairs = "all";
  std::vector<std::string> options;
  std::string save = "broken.skybridge.json";  // where a game that breaks something goes
};
// Plays whole games at random and tries to break what is promised of them. `cannot_answer` if
// something does not hold.
ExitStatus run_play_games(const PlayGames& request);

}  // namespace parapet::cli
