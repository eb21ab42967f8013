#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>

#include "cli/open_board.h"
#include "cli/verbs.h"
#include "rules/files/options_json.h"
#include "rules/files/whole_file.h"
#include "rules/mayhem/sight/sight_table.h"
#include "viewer/matrix_picture.h"

namespace parapet::cli {
namespace {

constexpr std::size_t kWholeAtOnce = 4096;  // spaces; more are done in parts, to bound memory
constexpr std::size_t kPart = 512;          // sources
constexpr std::size_t kMostPixels = 8192;   // of a picture's side
constexpr std::size_t kLeastPixels = 640;

// A bar on a terminal that shows how much of long work is done; nothing elsewhere.
class Progress {
 public:
  void show(std::size_t done, std::size_t all) const {
    if (isatty(STDERR_FILENO) == 0 || all == 0) return;
    constexpr std::size_t kWidth = 40;
    const std::size_t filled = done * kWidth / all;
    std::cerr << '\r' << '[' << std::string(filled, '#') << std::string(kWidth - filled, ' ')
              << "] " << done * 100 / all << "%" << (done == all ? "\n" : "") << std::flush;
  }
};

// One pixel a pair, rows the sources: sight within a Level blue, between Levels orange.
class MatrixPixels {
 public:
  explicit MatrixPixels(std::size_t spaces)
      : scale_(std::max<std::size_t>(1, kLeastPixels / spaces)),
        side_(spaces * scale_),
        pixels_(side_ * side_ * 3) {}

  void set(std::size_t from, std::size_t to, bool sees, bool same_level) {
    constexpr std::uint8_t kNone[3] = {243, 241, 236};
    constexpr std::uint8_t kLevel[3] = {52, 108, 176};
    constexpr std::uint8_t kAcross[3] = {221, 129, 44};
    constexpr std::uint8_t kSelf[3] = {40, 44, 52};
    const std::uint8_t* colour = from == to ? kSelf
                                 : !sees    ? kNone
                                            : (same_level ? kLevel : kAcross);
    for (std::size_t y = from * scale_; y < (from + 1) * scale_; ++y) {
      for (std::size_t x = to * scale_; x < (to + 1) * scale_; ++x) {
        std::copy_n(colour, 3, pixels_.begin() + static_cast<std::ptrdiff_t>((y * side_ + x) * 3));
      }
    }
  }

  Result<void> write(const std::string& path) const {
    return viewer::write_matrix_picture(path, static_cast<int>(side_), static_cast<int>(side_),
                                        pixels_);
  }

 private:
  std::size_t scale_;
  std::size_t side_;
  std::vector<std::uint8_t> pixels_;
};

std::string csv_head(const std::vector<Space>& spaces) {
  std::string head = "space";
  for (const Space& space : spaces) head += "," + to_letters(space);
  return head + "\n";
}

std::string csv_row(const mayhem::SightTable& table, std::size_t from) {
  const std::vector<Space>& spaces = table.spaces();
  std::string row = to_letters(spaces[from]);
  row.reserve(row.size() + 2 * spaces.size() + 1);
  for (std::size_t to = 0; to < spaces.size(); ++to) row += table.sees(from, to) ? ",1" : ",0";
  return row + "\n";
}

Fault too_large(const std::string& path, std::size_t spaces, std::size_t most) {
  Fault fault;
  fault.code = "limit";
  fault.file = path;
  fault.found = std::to_string(spaces) + " spaces";
  fault.expected = "at most " + std::to_string(most) + " for this; --shard i/n cuts a table";
  return fault;
}

Fault wrong_game(const std::string& path) {
  Fault fault;
  fault.code = "wrong-game";
  fault.file = path;
  fault.found = "a brick board";
  fault.expected = "a tile board: of brick boards ask sight and exposure, pair by pair";
  return fault;
}

Result<Options> with_options(Options options, const std::vector<std::string>& changes) {
  for (const std::string& change : changes) {
    const std::size_t equals = change.find('=');
    const std::string value = equals == std::string::npos ? "" : change.substr(equals + 1);
    if (auto set = options.set(change.substr(0, equals), value); !set) {
      return Failure(set.error());
    }
  }
  return options;
}

}  // namespace

ExitStatus run_table(const TableRequest& request) {
  const auto board_file = open_board(request.board, {});
  if (!board_file) return report(board_file.error(), ExitStatus::bad_file);
  if (board_file->mayhem == nullptr)
    return report(wrong_game(request.board), ExitStatus::wrong_usage);
  const ask::MayhemState& state = board_file->mayhem->state();
  const auto options = with_options(state.options, request.options);
  if (!options) return report(options.error(), ExitStatus::wrong_usage);
  const Board& board = state.boards->board(*options);
  const auto rules = mayhem::SightRules::from(*options);
  const std::vector<Space>& spaces = board.spaces();
  const auto sources = mayhem::shard_sources(spaces.size(), request.shard, request.shards);

  std::unique_ptr<MatrixPixels> pixels;
  if (!request.picture.empty()) {
    if (spaces.size() > kMostPixels) {
      return report(too_large(request.board, spaces.size(), kMostPixels),
                    ExitStatus::cannot_answer);
    }
    pixels = std::make_unique<MatrixPixels>(spaces.size());
  }
  const bool to_output = request.csv.empty() && request.picture.empty();
  // A file is put together in memory before it appears whole.
  constexpr std::size_t kMostInMemory = std::size_t{1} << 31U;
  if (!request.csv.empty() && sources.size() * spaces.size() * 2 > kMostInMemory) {
    return report(too_large(request.board, spaces.size(), kMostInMemory / 2 / spaces.size()),
                  ExitStatus::cannot_answer);
  }
  std::string csv = request.shard == 0 ? csv_head(spaces) : std::string();
  const std::size_t part = spaces.size() <= kWholeAtOnce ? sources.size() : kPart;
  const Progress progress;
  for (std::size_t begin = sources.begin; begin < sources.end;) {
    const std::size_t end = std::min(begin + part, sources.end);
    const auto table = mayhem::make_sight_table(board, rules, {begin, end});
    for (std::size_t from = begin; from < end; ++from) {
      if (pixels) {
        for (std::size_t to = 0; to < spaces.size(); ++to) {
          pixels->set(from, to, table.sees(from, to), spaces[from].level == spaces[to].level);
        }
      }
      if (to_output || !request.csv.empty()) csv += csv_row(table, from);
      if (to_output) {
        std::cout << csv;
        csv.clear();
      }
    }
    begin = end;
    progress.show(end - sources.begin, sources.size());
  }
  if (!request.csv.empty()) {
    if (const auto done = write_whole_file(request.csv, csv); !done) {
      return report(done.error(), ExitStatus::cannot_answer);
    }
  }
  if (pixels) {
    if (const auto done = pixels->write(request.picture); !done) {
      return report(done.error(), ExitStatus::cannot_answer);
    }
  }
  std::cout.flush();
  return std::cout ? ExitStatus::answered : ExitStatus::cannot_answer;
}

}  // namespace parapet::cli
