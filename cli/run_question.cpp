#include <iostream>

#include "cli/dispute.h"
#include "cli/mayhem/question_defaults.h"
#include "cli/open_board.h"
#include "cli/page.h"
#include "cli/progress_bar.h"
#include "cli/realms/heights.h"
#include "cli/referee.h"
#include "cli/told_ruling.h"
#include "cli/verbs.h"
#include "cli/words.h"
#include "rules/files/json/json_write.h"
#include "rules/files/whole_file.h"

namespace parapet::cli {
namespace {

ExitStatus cannot_answer(const Fault& fault, const Verb& verb, const OpenBoard& board, bool json) {
  if (json) std::cout << write_json_line(ask::error_json(fault)) << "\n";
  const Fault told = in_words(fault, verb, board.game());
  const bool is_usage = told.code == "wrong-option" || told.code == "missing-word";
  return report(told, is_usage ? ExitStatus::wrong_usage : ExitStatus::cannot_answer);
}

// The board after it, as a file of its own.
Result<void> write_after(const ToldRuling& told, const std::string& path) {
  if (const auto after = told.board_after()) {
    return write_whole_file(path, write_json_pretty(*after));
  }
  Fault fault;
  fault.code = "no-after";
  fault.file = path;
  fault.found = "an answer without a board after it";
  fault.expected = "a move that can be made by a unit of the board, or a change of the board";
  return Failure(fault);
}

// Files that were asked for, told on standard output unless that carries JSON.
Result<void> write_files(const QuestionRequest& request, const Verb& verb, const OpenBoard& board,
                         const JsonValue& question, const ask::Ruled& ruled,
                         const ToldRuling& told) {
  const auto tell = [&request](const std::string& line) {
    if (!request.json) std::cout << line << "\n";
  };
  if (!request.save.empty()) {
    const std::string text = write_dispute(board, question, ruled);
    if (const auto saved = write_whole_file(request.save, text); !saved) return saved;
    tell("Saved " + request.save);
  }
  if (!request.after.empty()) {
    if (const auto written = write_after(told, request.after); !written) return written;
    tell("The board after it: " + request.after);
  }
  if (!request.transcript.empty()) {
    const auto text = transcript_of(question, ruled);
    if (!text) return Failure(text.error());
    if (const auto written = write_whole_file(request.transcript, *text); !written) return written;
    tell("What happened: " + request.transcript);
  }
  if (!request.picture.empty()) {
    const auto shown = told.shown();
    if (!shown) return Failure(shown.error());
    if (const auto drawn = viewer::write_picture(*shown, request.picture); !drawn) return drawn;
    tell(request.picture);
  }
  if (!request.page.empty()) {
    const auto written =
        write_page({board, question, ruled, told, command_of(request, verb)}, request.page);
    if (!written) return written;
    tell(request.page);
  }
  if (!request.frames.empty()) {
    ProgressBar bar;
    const auto count = told.draw_fall(request.frames, [&bar](std::size_t done, std::size_t all) {
      bar.show("drawing", static_cast<double>(done) / static_cast<double>(all));
      return true;
    });
    bar.clear();
    if (!count) return Failure(count.error());
    tell(counted(static_cast<int>(*count), "frame") + " in " + request.frames);
  }
  return {};
}

}  // namespace

ExitStatus run_question(const Verb& verb, const QuestionRequest& request) {
  const auto board = open_board(request.board, request.library);
  if (!board) return report(board.error(), ExitStatus::bad_file);
  const auto worded = make_question(verb, board->game(), request.words, request.options);
  if (!worded) return report(worded.error(), ExitStatus::wrong_usage);
  const JsonValue question = with_defaults(*worded, *board);
  if (request.only_question) {
    std::cout << write_json_line(question) << "\n";
    return ExitStatus::answered;
  }
  if (asks_all_heights(question)) return run_heights(*board, request);
  if (!request.frames.empty()) {
    if (const auto fine = viewer::check_frames_folder(request.frames); !fine) {
      return report(fine.error(), ExitStatus::wrong_usage);
    }
  }
  ProgressBar bar;
  const OpenBoard watched = watched_board(*board, [&bar](const char* what, double share) {
    bar.show(what, share);
    return true;
  });
  const auto ruled = watched.session->rule(question, ask::HingeDetail::verdicts);
  bar.clear();
  if (!ruled) return cannot_answer(ruled.error(), verb, *board, request.json);
  const auto told = told_ruling(*board, question, *ruled);
  if (!told) return cannot_answer(told.error(), verb, *board, request.json);
  if (request.json) {
    std::cout << write_json_line(ask::ruled_json(*ruled, question)) << "\n";
  } else {
    std::cout << referee_text((*told)->words());
  }
  if (const auto written = write_files(request, verb, *board, question, *ruled, **told); !written) {
    return report(written.error(), ExitStatus::cannot_answer);
  }
  return ExitStatus::answered;
}

}  // namespace parapet::cli
