#pragma once

#include <string>

#include "cli/told_ruling.h"
#include "cli/verbs.h"

namespace parapet::cli {

// A ruling and what it is of.
struct RulingPage {
  const OpenBoard& board;
  const JsonValue& question;
  const ask::Ruled& ruled;
  const ToldRuling& told;
  std::string command;  // that asks this, as one types it
};

// The ruling as a page that one can show to the other player (viewer/report/dispute_page.h), in a
// file. A question whose answer has nothing to draw gets a page of text.
// Errors: those of viewer::write_dispute_page.
Result<void> write_page(const RulingPage& ruling, const std::string& path);

// As one types it.
std::string command_of(const QuestionRequest& request, const Verb& verb);
std::string command_again(const std::string& dispute, const std::string& library);

// The folder of three.js: that of the environment's PARAPET_THREE, else where Debian puts it.
std::string three_folder();

}  // namespace parapet::cli
