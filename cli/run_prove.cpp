#include <unistd.h>

#include <chrono>
#include <iostream>
#include <string>

#include "cli/open_board.h"
#include "cli/verbs.h"
#include "cli/words.h"
#include "rules/files/json/json_write.h"
#include "rules/prove/proof_json.h"
#include "rules/prove/prove.h"

namespace parapet::cli {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// Shares the time among the proofs: each may take its part of what is left. Tells on standard error
// how far it is, once that takes long.
class Timekeeper {
 public:
  explicit Timekeeper(std::size_t seconds)
      : limit_(static_cast<milliseconds::rep>(seconds) * 1000), begin_(Clock::now()) {}

  bool may_go_on(const prove::Progress& progress) {
    const milliseconds now = spent();
    if (now >= next_note_) tell(progress, now);
    if (limit_.count() == 0) return true;
    if (progress.number != number_ || !started_) {
      number_ = progress.number;
      started_ = true;
      const auto left = static_cast<milliseconds::rep>(progress.count - progress.number);
      end_ = now + (limit_ - now) / left;
    }
    return now < end_;
  }

  milliseconds spent() const {
    return std::chrono::duration_cast<milliseconds>(Clock::now() - begin_);
  }

  // Leaves a clean line behind.
  void finish() const {
    if (told_ && on_terminal_) std::cerr << "\r\033[K" << std::flush;
  }

 private:
  void tell(const prove::Progress& progress, milliseconds now) {
    if (on_terminal_) std::cerr << "\r\033[K";
    std::cerr << "proof " << progress.number + 1 << " of " << progress.count << ", "
              << progress.proof.property << ": " << progress.proof.tried << " of "
              << progress.proof.planned << " tried" << (on_terminal_ ? "" : "\n") << std::flush;
    next_note_ = now + milliseconds(on_terminal_ ? 200 : 10'000);
    told_ = true;
  }

  milliseconds limit_;
  Clock::time_point begin_;
  milliseconds end_{0};
  milliseconds next_note_{2'000};
  std::size_t number_ = 0;
  bool started_ = false;
  bool told_ = false;
  bool on_terminal_ = isatty(STDERR_FILENO) != 0;
};

Result<prove::ProofReport> proven(const OpenBoard& board, const prove::Effort& effort,
                                  const prove::GoOn& go_on) {
  if (board.realms != nullptr) {
    return prove::prove(*board.realms->state().board, prove::brick_engine(), effort, go_on);
  }
  return prove::prove(*board.mayhem->state().file, prove::tile_engine(), effort, go_on);
}

std::string indented(const std::string& text) { return wrapped("      " + text, 0); }

void print(const prove::Proof& proof) {
  const char* verdict = proof.failed > 0 ? "FAILS" : proof.tried > 0 ? "holds" : "OPEN ";
  std::cout << verdict << "  " << proof.property << ": " << proof.tried << " tried";
  if (proof.failed > 0) std::cout << ", " << proof.failed << " failed";
  std::cout << "\n" << indented(proof.claim);
  for (const std::string& left_out : proof.left_out) {
    std::cout << indented("Not tried: " + left_out + ".");
  }
  for (const prove::Counterexample& failure : proof.failures) {
    std::cout << "\n";
    if (!failure.question.is_null()) {
      std::cout << write_json_line(failure.question) << "\n";
    }
    std::cout << indented(failure.what + ".");
  }
  if (proof.failed > proof.failures.size() && proof.failed > 0) {
    std::cout << "\n      " << proof.failed - proof.failures.size() << " more failed.\n";
  }
  std::cout << "\n";
}

}  // namespace

ExitStatus run_prove(const ProveRequest& request) {
  const auto board = open_board(request.board, request.library);
  if (!board) return report(board.error(), ExitStatus::bad_file);
  if (const auto fits = check_terrain(*board, "proofs of sight and moves"); !fits) {
    return report(fits.error(), ExitStatus::wrong_usage);
  }
  prove::Effort effort;
  effort.pairs = request.pairs;
  effort.questions = request.questions;
  effort.seed = request.seed;
  Timekeeper time(request.seconds);
  const auto report_of_board = proven(*board, effort, [&time](const prove::Progress& progress) {
    return time.may_go_on(progress);
  });
  time.finish();
  if (!report_of_board) return report(report_of_board.error(), ExitStatus::bad_file);
  const bool holds = report_of_board->holds();
  if (request.json) {
    std::cout << write_json_line(prove::proof_json(*report_of_board)) << "\n";
  } else {
    std::size_t tried = 0;
    for (const prove::Proof& proof : report_of_board->proofs) {
      print(proof);
      tried += proof.tried;
    }
    std::cout << request.board << ": "
              << (holds ? "everything holds that was tried" : "NOT everything holds") << ", "
              << tried << " tries in " << time.spent().count() / 1000 << "."
              << time.spent().count() % 1000 / 100 << " s.\n\nBoard " << report_of_board->board
              << "\n";
  }
  return holds ? ExitStatus::answered : ExitStatus::cannot_answer;
}

}  // namespace parapet::cli
