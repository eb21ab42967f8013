#include <CLI/CLI.hpp>
#include <csignal>
#include <exception>
#include <iostream>
#include <map>
#include <memory>
#include <string>

#include "cli/command_line.h"
#include "cli/exit_status.h"
#include "cli/import/import_line.h"
#include "cli/shell_words.h"
#include "cli/skybridge/game_line.h"
#include "cli/verbs.h"
#include "cli/version.h"
#include "cli/wrong_words.h"

namespace {

using namespace parapet::cli;

constexpr const char* kAbout =
    "Parapet rules on disputes about terrain: exactly, the same on every machine, with reasons.\n\n"
    "  parapet sight boards/rooftop-dispute.board.json archer runner --picture ruling.png\n"
    "  parapet reach boards/river-keep.board.json knight --picture reach.png\n\n"
    "A verb means the question of the board's own game: tile boards (mayhem), brick boards "
    "(realms, skirmish), network boards (skyline), bridge boards (skybridge).\n\n"
    "Exit status: 0 answered, 1 the question cannot be answered, 2 wrong usage, 3 bad input file.";

void add_ask(CLI::App& app, Chosen& chosen) {
  CLI::App* command = app.add_subcommand(
      "ask", "Answer questions, one JSON object a line, until standard input ends.");
  command->footer(
      footer("echo '{\"ask\":\"sight\",\"from\":\"G7\",\"to\":\"E4\"}' | "
             "parapet ask boards/house-with-window.board.json"));
  const auto board = std::make_shared<std::string>();
  const auto library = std::make_shared<std::string>();
  command->add_option("BOARD", *board, "a board file")->required();
  add_library(*command, *library);
  command->callback([&chosen, board, library] {
    chosen.run = [board, library] { return run_ask(*board, *library); };
  });
}

void add_check(CLI::App& app, Chosen& chosen) {
  CLI::App* command = app.add_subcommand("check", "Find what is wrong with a board file.");
  command->footer(footer("parapet check boards/rooftop-dispute.board.json"));
  const auto board = std::make_shared<std::string>();
  const auto library = std::make_shared<std::string>();
  const auto json = std::make_shared<bool>(false);
  command->add_option("BOARD", *board, "a board file")->required();
  add_library(*command, *library);
  command->add_flag("--json", *json, "the answer of the question protocol");
  command->callback([&chosen, board, library, json] {
    chosen.run = [board, library, json] { return run_check(*board, *library, *json); };
  });
}

void add_show(CLI::App& app, Chosen& chosen) {
  CLI::App* command = app.add_subcommand(
      "show", "Print a board's plans, heights or network, its units and options.");
  command->footer(footer("parapet show boards/rooftop-dispute.board.json --picture board.png"));
  const auto board = std::make_shared<std::string>();
  const auto library = std::make_shared<std::string>();
  const auto picture = std::make_shared<std::string>();
  command->add_option("BOARD", *board, "a board file")->required();
  add_library(*command, *library);
  command->add_option("--picture", *picture, "draw the board into this PNG file");
  command->callback([&chosen, board, library, picture] {
    chosen.run = [board, library, picture] { return run_show(*board, *library, *picture); };
  });
}

void add_again(CLI::App& app, Chosen& chosen) {
  CLI::App* command = app.add_subcommand(
      "again", "Ask a saved question again and say whether the ruling still stands.");
  command->footer(footer("parapet again rooftop.dispute.json"));
  const auto request = std::make_shared<AgainRequest>();
  command->add_option("FILE", request->dispute, "a .dispute.json file")->required();
  add_library(*command, request->library);
  command->add_flag("--json", request->json, "{\"stands\": ..., \"answer\": ...}");
  command->add_option("--picture", request->picture, "draw the ruling into this PNG file");
  command->add_option("--page", request->page,
                      "write the ruling as a page that needs no network into this HTML file");
  command->callback([&chosen, request] { chosen.run = [request] { return run_again(*request); }; });
}

// "1600x900".
std::string read_size(const std::string& word, ViewRequest& request) {
  constexpr int kLeast = 320;
  constexpr int kMost = 8192;
  char times = 0;
  std::istringstream in(word);
  const bool is_size = in >> request.width >> times >> request.height && times == 'x' &&
                       in.peek() == std::char_traits<char>::eof();
  const auto fits = [](int side) { return side >= kLeast && side <= kMost; };
  if (is_size && fits(request.width) && fits(request.height)) return {};
  return "expected WIDTHxHEIGHT such as 1600x900, each from 320 to 8192 pixels";
}

void add_view(CLI::App& app, Chosen& chosen) {
  CLI::App* command = app.add_subcommand(
      "view", "Open a board in a window: turn it, click, read the ruling (docs/viewer.md).");
  command->footer(footer("parapet view boards/rooftop-dispute.board.json"));
  const auto request = std::make_shared<ViewRequest>();
  command->add_option("BOARD", request->board, "a board file")->required();
  command->add_option("--mode", request->mode, "the question it starts with, such as reach");
  command
      ->add_option_function<std::string>(
          "--size",
          [request](const std::string& word) {
            const std::string wrong = read_size(word, *request);
            if (!wrong.empty()) throw CLI::ValidationError("--size", wrong);
          },
          "of the window in pixels; default: 1280x800")
      ->type_name("WxH");
  command->add_option(
      "--out", request->out,
      "save the board into this file; default: beside BOARD, NAME-edited.board.json");
  add_library(*command, request->library);
  command->callback([&chosen, request] { chosen.run = [request] { return run_view(*request); }; });
}

// "i/n" with 0 <= i < n.
std::string read_shard(const std::string& word, TableRequest& request) {
  std::size_t shard = 0;
  std::size_t shards = 0;
  char slash = 0;
  std::istringstream in(word);
  if (word.find('-') == std::string::npos && in >> shard >> slash >> shards && slash == '/' &&
      in.peek() == std::char_traits<char>::eof() && shard < shards) {
    request.shard = shard;
    request.shards = shards;
    return {};
  }
  return "expected i/n with 0 <= i < n";
}

void add_table(CLI::App& app, Chosen& chosen) {
  CLI::App* command = app.add_subcommand("table",
                                         "Who sees whom: the spaces of a tile board, the units of "
                                         "a brick board. CSV on standard output, "
                                         "or files.");
  command->footer(
      footer("parapet table boards/rooftop-dispute.board.json --csv sight.csv "
             "--picture sight.png\n  parapet table boards/river-keep.board.json"));
  const auto request = std::make_shared<TableRequest>();
  command->add_option("BOARD", request->board, "a board file")->required();
  add_library(*command, request->library);
  command->add_option("--option", request->options, "a rules option, such as L2=allow");
  command->add_option("--csv", request->csv, "write the table into this file");
  command->add_option("--picture", request->picture, "draw the table into this PNG file");
  command
      ->add_option_function<std::string>(
          "--shard",
          [request](const std::string& word) {
            const std::string wrong = read_shard(word, *request);
            if (!wrong.empty()) throw CLI::ValidationError("--shard", wrong);
          },
          "only rows of part i of n (from 0): the parts in order make the whole")
      ->type_name("i/n");
  command->callback([&chosen, request] { chosen.run = [request] { return run_table(*request); }; });
}

void add_prove(CLI::App& app, Chosen& chosen) {
  CLI::App* command = app.add_subcommand(
      "prove",
      "Try to break on a board what is promised of all rulings (docs/proving-a-board.md).");
  command->footer(footer("parapet prove boards/rooftop-dispute.board.json"));
  const auto request = std::make_shared<ProveRequest>();
  const auto pairs = std::make_shared<std::size_t>(*request->pairs);
  const auto all = std::make_shared<bool>(false);
  command->add_option("BOARD", request->board, "a board file")->required();
  command->add_option("--pairs", *pairs, "most pairs of places between which sight is asked")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_flag("--all", *all, "all pairs, and no limit of time but that of --seconds");
  command->add_option("--questions", request->questions, "how many questions of all kinds")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_option("--seed", request->seed, "draws other pairs and questions")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  CLI::Option* seconds = command
                             ->add_option("--seconds", request->seconds,
                                          "stop after so long and say what was not tried; "
                                          "0 = as long as it takes")
                             ->check(CLI::NonNegativeNumber)
                             ->capture_default_str();
  command->add_flag("--json", request->json, "the report as JSON (docs/formats.md)");
  add_library(*command, request->library);
  command->callback([&chosen, request, pairs, all, seconds] {
    if (!*all) request->pairs = *pairs;
    if (*all) request->pairs.reset();
    if (*all && seconds->count() == 0) request->seconds = 0;
    chosen.run = [request] { return run_prove(*request); };
  });
}

// "nan" lies in every range, since it is not outside.
std::string no_number(const std::string& word) {
  const bool is_number = word.find_first_not_of("0123456789.eE+-") == std::string::npos;
  return is_number ? std::string() : "expected a number, not " + word;
}

void add_replay(CLI::App& app, Chosen& chosen) {
  CLI::App* command = app.add_subcommand(
      "replay", "Show again what came down, from the transcript that `remove` wrote.");
  command->footer(
      footer("parapet replay boards/river-keep.board.json fall.jsonl --video fall.mp4 "
             "--speed 0.25"));
  const auto request = std::make_shared<ReplayRequest>();
  command->add_option("BOARD", request->board, "the board file as it was before")->required();
  command->add_option("TRANSCRIPT", request->transcript, "what `remove --transcript` wrote")
      ->required();
  add_library(*command, request->library);
  command->add_option("--picture", request->picture, "draw before and after into this PNG file");
  command->add_option("--frames", request->frames,
                      "draw the fall into this folder: frame-0001.png, frame-0002.png, ...");
  command->add_option("--video", request->video, "draw the fall into this MP4 file (with ffmpeg)");
  command->add_option("--fps", request->frames_a_second, "frames a second")
      ->check(CLI::Range(1, 120))
      ->capture_default_str();
  command
      ->add_option("--speed", request->speed,
                   "1: as it happened, 0.125: in slow motion, an eighth as fast")
      ->check(CLI::Range(0.01, 16.0) & CLI::Validator(no_number, "", "speed"))
      ->capture_default_str();
  command->callback(
      [&chosen, request] { chosen.run = [request] { return run_replay(*request); }; });
}

void add_version(CLI::App& app, Chosen& chosen) {
  CLI::App* command = app.add_subcommand("version", "Print the version.");
  command->footer(footer("parapet version"));
  command->callback([&chosen] {
    chosen.run = [] {
      std::cout << "parapet " << kVersion << "\n";
      return ExitStatus::answered;
    };
  });
}

ExitStatus run(int count, char** words) {
  CLI::App app(kAbout, "parapet");
  app.require_subcommand(1);
  app.set_version_flag("--version", std::string(kVersion));
  Chosen chosen;
  chosen.typed = typed_line({words + 1, words + count});
  for (const Verb& verb : verbs()) add_question(app, verb, chosen);
  add_ask(app, chosen);
  add_table(app, chosen);
  add_check(app, chosen);
  add_prove(app, chosen);
  add_replay(app, chosen);
  add_show(app, chosen);
  add_again(app, chosen);
  add_view(app, chosen);
  add_import(app, chosen);
  add_skybridge(app, chosen);
  add_version(app, chosen);
  try {
    app.parse(count, words);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {  // help, or the version
      app.exit(error);
      return ExitStatus::answered;
    }
    return report(wrong_words(app, error), ExitStatus::wrong_usage);
  }
  return chosen.run();
}

// An answer that did not get through is none: the disk is full, or nobody reads any more.
ExitStatus delivered(ExitStatus status) {
  std::cout.flush();
  if (std::cout) return status;
  return report({"cannot-write", "standard output", "", "a place that takes no more",
                 "one that takes the whole answer", ""},
                ExitStatus::cannot_answer);
}

}  // namespace

int main(int count, char** words) {
  std::signal(SIGPIPE, SIG_IGN);  // told by the stream, like a full disk
  try {
    return static_cast<int>(delivered(run(count, words)));
  } catch (const std::exception& error) {  // out of memory, say
    std::cerr << "parapet: " << error.what() << "\n";
    return static_cast<int>(ExitStatus::cannot_answer);
  }
}
