#include <iostream>

#include "cli/dispute.h"
#include "cli/page.h"
#include "cli/referee.h"
#include "cli/told_ruling.h"
#include "cli/verbs.h"
#include "cli/version.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/whole_file.h"

namespace parapet::cli {
namespace {

void print_text(const std::vector<std::string>& changed, const Dispute& dispute) {
  if (changed.empty()) {
    std::cout << "The ruling stands.";
  } else {
    std::cout << "The ruling no longer stands: it differs in";
    for (const std::string& key : changed) std::cout << " " << key;
    std::cout << ".";
  }
  std::cout << "  (Saved by version " << dispute.engine << ", asked again by version " << kVersion
            << ".)\n\n";
}

}  // namespace

ExitStatus run_again(const AgainRequest& request) {
  const std::string& path = request.dispute;
  const auto text = read_whole_file(path, kFileLimits.bytes);
  if (!text) return report(text.error(), ExitStatus::bad_file);
  const auto dispute = read_dispute(*text, path);
  if (!dispute) return report(dispute.error(), ExitStatus::bad_file);
  const auto board = open_board(dispute->board, path, request.library);
  if (!board) return report(board.error(), ExitStatus::bad_file);
  const auto ruled = board->session->rule(dispute->question, ask::HingeDetail::verdicts);
  if (!ruled) return report(ruled.error(), ExitStatus::cannot_answer);
  const auto told = told_ruling(*board, dispute->question, *ruled);
  if (!told) return report(told.error(), ExitStatus::cannot_answer);
  const JsonValue answer = ask::ruled_json(*ruled, dispute->question);
  const std::vector<std::string> changed = changed_keys(dispute->answer, answer);
  if (request.json) {
    std::cout << write_json_line(JsonValue::from_members(
                     {{"stands", JsonValue::from_bool(changed.empty())}, {"answer", answer}}))
              << "\n";
  } else {
    print_text(changed, *dispute);
    std::cout << referee_text((*told)->words());
  }
  if (!request.picture.empty()) {
    const auto drawn = (*told)->shown().and_then([&request](const viewer::Shown& shown) {
      return viewer::write_picture(shown, request.picture);
    });
    if (!drawn) return report(drawn.error(), ExitStatus::cannot_answer);
    if (!request.json) std::cout << request.picture << "\n";
  }
  if (!request.page.empty()) {
    const auto written = write_page(
        {*board, dispute->question, *ruled, **told, command_again(path, request.library)},
        request.page);
    if (!written) return report(written.error(), ExitStatus::cannot_answer);
    if (!request.json) std::cout << request.page << "\n";
  }
  return ExitStatus::answered;
}

}  // namespace parapet::cli
