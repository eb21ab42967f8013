#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "viewer/overlay.h"
#include "viewer/report/page_scripts.h"
#include "viewer/ruling_text.h"
#include "viewer/shown.h"

namespace parapet::viewer {

// A ruling as a page that one player shows to another: one HTML file that needs nothing else, no
// network either.

// What a page tells, as plain data.
struct DisputePage {
  std::string title;  // the board's name
  RulingText text;
  Badge badge;  // where what is shown has none
  std::optional<Shown> shown;
  std::string question;      // a line of JSON
  std::string command;       // with which it was asked; empty: it is not told
  std::string engine;        // the version that answered
  std::string dispute;       // a dispute file; left out where it is too long
  std::string dispute_name;  // of that file
  std::string dispute_note;  // a sentence on it; may be empty
};

// No page has more bytes.
inline constexpr std::size_t kMostPageBytes = 2'000'000;

// The page's bytes. The picture is drawn as large, and the model to turn as finely, as there is
// room for; the page says what is left out. `scripts` are not needed without something to turn.
// Errors: those of make_picture and read_page_scripts; "limit" where the text alone is too long.
Result<std::string> make_dispute_page(const DisputePage& page, const std::string& scripts_folder);

// Makes the page and puts it into a file, which appears whole or not at all.
Result<void> write_dispute_page(const DisputePage& page, const std::string& scripts_folder,
                                const std::string& path);

}  // namespace parapet::viewer
