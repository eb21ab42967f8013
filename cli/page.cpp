#include "cli/page.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "cli/dispute.h"
#include "cli/shell_words.h"
#include "cli/version.h"
#include "rules/files/json/json_write.h"
#include "viewer/report/dispute_page.h"

namespace parapet::cli {
namespace {

bool is_flag(const Verb& verb, const std::string& name) {
  return std::any_of(verb.questions.begin(), verb.questions.end(), [&name](const auto& item) {
    const auto& arguments = item.second.arguments;
    return std::any_of(arguments.begin(), arguments.end(), [&name](const Argument& argument) {
      return argument.name == name && is_flag(argument.kind);
    });
  });
}

// "rooftop-dispute.dispute.json" for boards/rooftop-dispute.board.json.
std::string dispute_name(const std::string& board) {
  std::string name = std::filesystem::path(board).filename().string();
  return name.substr(0, name.find('.')) + ".dispute.json";
}

}  // namespace

std::string command_of(const QuestionRequest& request, const Verb& verb) {
  std::string text = "parapet " + std::string(verb.name) + " " + quoted(request.board);
  for (const std::string& word : request.words.plain) text += " " + quoted(word);
  for (const auto& [name, value] : request.words.named) {
    text += " " + (name.starts_with("--") ? name : "");
    if (!is_flag(verb, name)) text += " " + quoted(value);
  }
  for (const std::string& option : request.options) text += " --option " + quoted(option);
  if (!request.library.empty()) text += " --ldraw " + quoted(request.library);
  return text;
}

std::string command_again(const std::string& dispute, const std::string& library) {
  return "parapet again " + quoted(dispute) +
         (library.empty() ? "" : " --ldraw " + quoted(library));
}

std::string three_folder() {
  const char* named = std::getenv("PARAPET_THREE");
  return named != nullptr && *named != '\0' ? named : viewer::kThreeFolder;
}

Result<void> write_page(const RulingPage& ruling, const std::string& path) {
  viewer::DisputePage page;
  page.title = ruling.board.name();
  page.text = ruling.told.words();
  page.badge = {"RULING", viewer::Role::focus};
  auto shown = ruling.told.shown();
  if (!shown && shown.error().code != "no-picture") return Failure(shown.error());
  if (shown) page.shown = *std::move(shown);
  page.question = write_json_line(ruling.question);
  page.command = ruling.command;
  page.engine = kVersion;
  page.dispute = write_dispute(ruling.board, ruling.question, ruling.ruled);
  page.dispute_name = dispute_name(ruling.board.path);
  const bool has_models =
      ruling.board.realms != nullptr && !ruling.board.realms->state().board->models.empty();
  if (has_models) page.dispute_note = ". Its models must lie beside it.";
  return viewer::write_dispute_page(page, three_folder(), path);
}

}  // namespace parapet::cli
