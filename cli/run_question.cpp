#include <iostream>

#include "cli/dispute.h"
#include "cli/open_board.h"
#include "cli/referee.h"
#include "cli/ruling_picture.h"
#include "cli/verbs.h"
#include "rules/files/json_write.h"
#include "rules/files/whole_file.h"

namespace parapet::cli {

ExitStatus run_question(const QuestionVerb& verb, const QuestionRequest& request) {
  const auto question = make_question(verb, request.words, request.options);
  if (!question) return report(question.error(), ExitStatus::wrong_usage);
  const auto board = open_board(request.board);
  if (!board) return report(board.error(), ExitStatus::bad_file);
  const auto ruled = board->session.rule(*question, ask::HingeDetail::verdicts);
  if (!ruled) {
    if (request.json) std::cout << write_json_line(ask::error_json(ruled.error())) << "\n";
    const bool is_usage = ruled.error().code == "wrong-option";
    return report(ruled.error(), is_usage ? ExitStatus::wrong_usage : ExitStatus::cannot_answer);
  }
  if (request.json) {
    std::cout << write_json_line(ask::ruled_json(*ruled, *question)) << "\n";
  } else {
    std::cout << referee_text(*question, *ruled);
  }
  if (!request.save.empty()) {
    const std::string text = write_dispute(*board, *question, ask::ruled_json(*ruled, *question));
    if (const auto saved = write_whole_file(request.save, text); !saved) {
      return report(saved.error(), ExitStatus::cannot_answer);
    }
    if (!request.json) std::cout << "Saved " << request.save << "\n";
  }
  if (!request.picture.empty()) {
    const auto drawn = draw_ruling(*board, *question, *ruled, request.picture);
    if (!drawn) return report(drawn.error(), ExitStatus::cannot_answer);
    if (!request.json) std::cout << request.picture << "\n";
  }
  std::cout.flush();
  return std::cout ? ExitStatus::answered : ExitStatus::cannot_answer;
}

}  // namespace parapet::cli
