#include "cli/skybridge/game_line.h"

#include <memory>
#include <string>
#include <vector>

#include "cli/skybridge/game_verbs.h"

namespace parapet::cli {
namespace {

constexpr const char* kGameHelp = "a game's file";
constexpr const char* kDataHelp = "a data file (docs/formats.md); default: the program's own cards";
constexpr const char* kOptionHelp = "how an open question is read, such as O-18=godh-above";

CLI::App* add_verb(CLI::App& skybridge, const char* name, const char* about, const char* example) {
  CLI::App* command = skybridge.add_subcommand(name, about);
  command->footer(footer(example));
  return command;
}

void add_new(CLI::App& skybridge, Chosen& chosen) {
  CLI::App* command =
      add_verb(skybridge, "new", "Begin a game: shuffle, and write it into a file.",
               "parapet skybridge new --players red,blue,white --seed 7 --out game.json");
  const auto request = std::make_shared<NewGame>();
  command->add_option("DATA", request->data, kDataHelp);
  command->add_option("--players", request->players, "their names, clockwise: red,blue")
      ->required();
  command->add_option("--seed", request->seed, "from which all chance comes")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_option("--boards", request->boards,
                      "a board and side for each of the players, A1,C2; default: chosen in play");
  command->add_option("--option", request->options, kOptionHelp);
  command->add_option("--out", request->out, "the game's file")->required();
  command->add_flag("--linked", request->linked,
                    "name the data file in it, and do not put it in whole");
  command->callback(
      [&chosen, request] { chosen.run = [request] { return run_new_game(*request); }; });
}

void add_legal(CLI::App& skybridge, Chosen& chosen) {
  CLI::App* command =
      add_verb(skybridge, "legal", "List all that the one whose decision it is may do.",
               "parapet skybridge legal game.json");
  const auto game = std::make_shared<std::string>();
  const auto json = std::make_shared<bool>(false);
  command->add_option("GAME", *game, kGameHelp)->required();
  command->add_flag("--json", *json, "as JSON (docs/formats.md)");
  command->callback(
      [&chosen, game, json] { chosen.run = [game, json] { return run_legal(*game, *json); }; });
}

// All that stands behind GAME is the action, also what looks like a word of the command.
void add_do(CLI::App& skybridge, Chosen& chosen) {
  CLI::App* command = add_verb(skybridge, "do",
                               "Do something: a number of the list of `legal`, words, or JSON. "
                               "ACTION is all that follows GAME; --out FILE in it writes there.",
                               "parapet skybridge do game.json 3\n"
                               "  parapet skybridge do game.json take c2 --extra 1");
  command->prefix_command();
  const auto game = std::make_shared<std::string>();
  command->add_option("GAME", *game, kGameHelp)->required();
  command->callback([&chosen, game, command] {
    const std::vector<std::string> words = command->remaining();
    chosen.run = [game, words] { return run_do(*game, words); };
  });
}

void add_show(CLI::App& skybridge, Chosen& chosen) {
  CLI::App* command = add_verb(skybridge, "show", "Tell what lies on the table.",
                               "parapet skybridge show game.json --seat red");
  const auto request = std::make_shared<ShowGame>();
  command->add_option("GAME", request->game, kGameHelp)->required();
  command->add_option("--seat", request->seat, "only what this player sees");
  command->add_flag("--json", request->json, "as JSON (docs/formats.md)");
  command->add_option("--picture", request->picture,
                      "draw the table, as everybody sees it, into this PNG file");
  command->callback(
      [&chosen, request] { chosen.run = [request] { return run_show_game(*request); }; });
}

void add_score(CLI::App& skybridge, Chosen& chosen) {
  CLI::App* command = add_verb(skybridge, "score", "Count the points, also before the end.",
                               "parapet skybridge score game.json");
  const auto game = std::make_shared<std::string>();
  const auto json = std::make_shared<bool>(false);
  command->add_option("GAME", *game, kGameHelp)->required();
  command->add_flag("--json", *json, "as JSON");
  command->callback(
      [&chosen, game, json] { chosen.run = [game, json] { return run_score(*game, *json); }; });
}

void add_replay(CLI::App& skybridge, Chosen& chosen) {
  CLI::App* command =
      add_verb(skybridge, "replay", "Play a game's file again, and tell the digest of its end.",
               "parapet skybridge replay game.json --each");
  const auto game = std::make_shared<std::string>();
  const auto each = std::make_shared<bool>(false);
  command->add_option("GAME", *game, kGameHelp)->required();
  command->add_flag("--each", *each, "the digest after each action");
  command->callback([&chosen, game, each] {
    chosen.run = [game, each] { return run_replay_game(*game, *each); };
  });
}

void add_play(CLI::App& skybridge, Chosen& chosen) {
  CLI::App* command = add_verb(skybridge, "play",
                               "Play whole games at random, and check what is promised of them "
                               "after every action.",
                               "parapet skybridge play --random 120 --seed 1");
  const auto request = std::make_shared<PlayGames>();
  command->add_option("DATA", request->data, kDataHelp);
  command->add_option("--random", request->games, "how many games")->required();
  command->add_option("--seed", request->seed, "of the first; each later one has the next")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_option("--players", request->players, "how many, or all numbers in turn")
      ->check(CLI::IsMember({"2", "3", "4", "5", "all"}))
      ->capture_default_str();
  command->add_option("--pairs", request->pairs, "all pairs of characters in turn, or any")
      ->check(CLI::IsMember({"all", "any"}))
      ->capture_default_str();
  command->add_option("--option", request->options, kOptionHelp);
  command->add_option("--save", request->save, "where a game goes in which something is broken")
      ->capture_default_str();
  command->callback(
      [&chosen, request] { chosen.run = [request] { return run_play_games(*request); }; });
}

}  // namespace

void add_skybridge(CLI::App& app, Chosen& chosen) {
  CLI::App* skybridge = app.add_subcommand(
      "skybridge", "Play whole games of the bridge game (docs/rules-skybridge-game.md).");
  skybridge->footer(
      footer("parapet skybridge new --players red,blue --out game.json\n"
             "  parapet skybridge legal game.json\n"
             "  parapet skybridge do game.json 1"));
  skybridge->require_subcommand(1);
  add_new(*skybridge, chosen);
  add_legal(*skybridge, chosen);
  add_do(*skybridge, chosen);
  add_show(*skybridge, chosen);
  add_score(*skybridge, chosen);
  add_replay(*skybridge, chosen);
  add_play(*skybridge, chosen);
}

}  // namespace parapet::cli
