#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/exit_status.h"
#include "cli/worded_question.h"

namespace parapet::cli {

// What each verb does. Answers go to standard output, faults to standard error.

struct QuestionRequest {
  std::string board;    // path
  std::string library;  // a folder of parts; empty = that of LDRAWDIR, if any
  Words words;
  std::vector<std::string> options;  // "L2=allow"
  bool json = false;
  bool only_question = false;
  std::string picture;  // paths; empty = none
  std::string page;
  std::string save;
  std::string after;
  std::string transcript;
  std::string frames;  // a folder
};
ExitStatus run_question(const Verb& verb, const QuestionRequest& request);

// Answers a line of standard input with a line, until it ends.
ExitStatus run_ask(const std::string& board, const std::string& library);

ExitStatus run_check(const std::string& board, const std::string& library, bool json);

ExitStatus run_show(const std::string& board, const std::string& library,
                    const std::string& picture);

struct ViewRequest {
  std::string board;
  std::string library;
  std::string mode;  // the name of a mode or question; empty: the first
  std::string out;   // where the board is saved; empty: beside the original
  int width = 1280;  // pixels
  int height = 800;
};

// Opens the board in a window, until it is closed.
ExitStatus run_view(const ViewRequest& request);

// Asks a saved question again, and says whether the ruling still stands.
struct AgainRequest {
  std::string dispute;
  std::string library;
  bool json = false;
  std::string picture;  // these two: paths
  std::string page;
};
ExitStatus run_again(const AgainRequest& request);

struct TableRequest {
  std::string board;
  std::string library;
  std::vector<std::string> options;
  std::string csv;      // path; empty = standard output, unless only a picture is wanted
  std::string picture;  // path
  std::size_t shard = 0;
  std::size_t shards = 1;
};
ExitStatus run_table(const TableRequest& request);

struct ReplayRequest {
  std::string board;
  std::string library;
  std::string transcript;
  std::string picture;  // paths; empty = none
  std::string frames;   // a folder
  std::string video;
  int frames_a_second = 25;
  double speed = 1;  // below 1 in slow motion
};

// Shows again what a transcript tells of.
ExitStatus run_replay(const ReplayRequest& request);

struct ProveRequest {
  std::string board;
  std::string library;
  std::optional<std::size_t> pairs = 50'000;  // of places that may see each other; nothing: all
  std::size_t questions = 300;
  std::uint64_t seed = 1;
  std::size_t seconds = 60;  // 0: as long as it takes
  bool json = false;
};

// Tries to break on a board what is promised of all. `cannot_answer` if something does not hold.
ExitStatus run_prove(const ProveRequest& request);

}  // namespace parapet::cli
