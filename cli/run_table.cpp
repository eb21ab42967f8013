#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "cli/open_board.h"
#include "cli/seen_table.h"
#include "cli/table_picture.h"
#include "cli/verbs.h"
#include "rules/files/options_json.h"
#include "rules/files/whole_file.h"
#include "rules/mayhem/sight/sight_table.h"

namespace parapet::cli {
namespace {

constexpr std::size_t kWholeAtOnce = 4096;  // rows; more are done in parts, to bound memory
constexpr std::size_t kPart = 512;          // rows
// A file is put together in memory before it appears whole.
constexpr std::size_t kMostInMemory = std::size_t{1} << 31U;

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

std::string csv_head(const SeenTable& table) {
  std::string head = table.what;
  for (const std::string& name : table.names) head += "," + name;
  return head + "\n";
}

std::string csv_row(const std::string& name, const std::vector<bool>& seen) {
  std::string row = name;
  row.reserve(row.size() + 2 * seen.size() + 1);
  for (const bool sees : seen) row += sees ? ",1" : ",0";
  return row + "\n";
}

Fault too_large(const TableRequest& request, const SeenTable& table, std::size_t most) {
  Fault fault;
  fault.code = "limit";
  fault.file = request.board;
  fault.found = std::to_string(table.names.size()) + " " + table.what + "s";
  fault.expected = "at most " + std::to_string(most) + " for this; --shard i/n cuts a table";
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

// The files that were asked for, put together row by row; else standard output.
class TableFiles {
 public:
  TableFiles(const TableRequest& request, const SeenTable& table)
      : request_(request),
        table_(table),
        to_output_(request.csv.empty() && request.picture.empty()) {
    if (!request.picture.empty()) picture_ = std::make_unique<TablePicture>(table.names.size());
    if (request.shard == 0 && (to_output_ || !request.csv.empty())) csv_ = csv_head(table);
  }

  void add(std::size_t from, const std::vector<bool>& seen) {
    if (picture_) {
      for (std::size_t to = 0; to < seen.size(); ++to) {
        picture_->set(from, to, seen[to], table_.groups[from] == table_.groups[to]);
      }
    }
    if (!to_output_ && request_.csv.empty()) return;
    csv_ += csv_row(table_.names[from], seen);
    if (to_output_) flush();
  }

  Result<void> finish() {
    if (to_output_) flush();
    if (!request_.csv.empty()) {
      if (const auto done = write_whole_file(request_.csv, csv_); !done) return done;
    }
    return picture_ ? picture_->write(request_.picture) : Result<void>();
  }

 private:
  void flush() {
    std::cout << csv_;
    csv_.clear();
  }

  const TableRequest& request_;
  const SeenTable& table_;
  bool to_output_;
  std::string csv_;
  std::unique_ptr<TablePicture> picture_;
};

Result<void> write_table(const TableRequest& request, const SeenTable& table) {
  const std::size_t size = table.names.size();
  const auto all = mayhem::shard_sources(size, request.shard, request.shards);
  if (!request.picture.empty() && size > TablePicture::kMost) {
    return Failure(too_large(request, table, TablePicture::kMost));
  }
  if (!request.csv.empty() && all.size() * size * 2 > kMostInMemory) {
    return Failure(too_large(request, table, kMostInMemory / 2 / size));
  }
  TableFiles files(request, table);
  const std::size_t part = size <= kWholeAtOnce ? all.size() : kPart;
  const Progress progress;
  for (std::size_t begin = all.begin; begin < all.end && std::cout;) {
    const std::size_t end = std::min(begin + part, all.end);
    const auto rows = table.rows(begin, end);
    if (!rows) return Failure(rows.error());
    for (std::size_t from = begin; from < end; ++from) files.add(from, (*rows)[from - begin]);
    begin = end;
    progress.show(end - all.begin, all.size());
  }
  return files.finish();
}

}  // namespace

ExitStatus run_table(const TableRequest& request) {
  const auto board = open_board(request.board, request.library);
  if (!board) return report(board.error(), ExitStatus::bad_file);
  if (const auto fits = check_terrain(*board, "a table of who sees whom"); !fits) {
    return report(fits.error(), ExitStatus::wrong_usage);
  }
  const bool bricks = board->realms != nullptr;
  const auto options = with_options(
      bricks ? board->realms->state().options : board->mayhem->state().options, request.options);
  if (!options) return report(options.error(), ExitStatus::wrong_usage);
  const SeenTable table = bricks ? seen_units(board->realms->state(), *options)
                                 : seen_spaces(board->mayhem->state(), *options);
  if (const auto written = write_table(request, table); !written) {
    return report(written.error(), ExitStatus::cannot_answer);
  }
  return ExitStatus::answered;
}

}  // namespace parapet::cli
