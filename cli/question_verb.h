#pragma once

#include <array>
#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "rules/files/board_head.h"

namespace parapet::cli {

// How a word of the command line becomes a value of a question.
enum class ArgumentKind {
  text,  // a place, an id, a facing, dice
  integer,
  integers,        // "0,2"
  one_or_more,     // "7" is a number, "4,6,7" a list
  number,          // exact: "10", "3.2", "12/5"
  numbers,         // "0,3.2,12/5"
  place_or_point,  // a space or an id, or numbers of millimetres: "120,80", "120,80,36"
  texts,           // "F7,G7@2", "straight,turn-left"
  ids,             // the same, and as several words: "t0/3 t0/4"
  post,            // "house/2/NW", "house/2.1/NW": tile, Level (and part of its floor), corner
  reaches,         // "1,3,-": red, yellow, white, - = unused
  facing_or_none,  // "N", or "none" for a target without Front and Flank
  jump,            // "1/4": up, span; "none" for none
  hits,            // "F7=2,G7=0": what dice gave on spaces
  rolls,           // "safe,2,1/0,1,1": what dice showed, roll by roll
  worths,          // "d=20,e=5/2": what spaces are worth
  json,            // JSON, or the name of a file that holds it
  yes,             // a flag: true, or no key at all
  no,              // a flag: false, or no key at all
  flag,            // a flag: true or false
};

// One key of a question on the command line.
struct Argument {
  std::string_view key;   // in the question: "attacker_facing"; "jump.at" is a member of `jump`
  std::string_view name;  // on the command line: "FROM", or "--attacker-facing"
  ArgumentKind kind = ArgumentKind::text;
  std::string_view help;
  bool required = false;

  bool is_positional() const { return !name.starts_with("--"); }
};

// A verb that asks one question of formats.md about a board of one game.
struct QuestionVerb {
  std::string_view name;  // also of the question
  std::string_view summary;
  std::span<const Argument> arguments;
  std::string_view example;
  bool has_picture = false;
  bool changes_board = false;  // there is a board after it
  bool has_fall = false;       // there is a transcript of what falls, and frames of it
};

// The games whose boards are ruled on.
inline constexpr std::array kRuledGames = {Game::mayhem, Game::realms, Game::skirmish,
                                           Game::skyline, Game::skybridge};
// Those of them that are played on terrain, tiles or bricks: one sees and stands there, so that
// they are opened in a window, proven and tabled.
inline constexpr std::array kTerrainGames = {Game::mayhem, Game::realms, Game::skirmish};

bool is_flag(ArgumentKind kind);

// "tile boards (game mayhem)", "brick boards (game realms)".
std::string boards_of(Game game);

// In the order of --help.
std::vector<QuestionVerb> question_verbs(Game game);

// Keys that every question may carry: what stands on the board instead (formats.md, questions).
std::span<const Argument> common_arguments(Game game);

// One verb of the command line, with the question that it is in each game that has it.
struct Verb {
  std::string_view name;
  std::map<Game, QuestionVerb> questions;
};

// Those of all games, each once, in the order of --help.
std::vector<Verb> verbs();

}  // namespace parapet::cli
