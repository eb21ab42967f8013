#pragma once

#include <optional>
#include <string>
#include <vector>

namespace parapet::viewer {

// A ruling in words, part by part, as a window and a page set them. Plain text without line breaks
// but where it says so.
struct RulingText {
  struct Reason {
    std::string text;
    std::string rule;  // "SIGHT-3"
  };
  struct Hinge {  // an option on which the verdict hangs
    std::string option;
    std::string now;         // its value
    std::string other;       // the value with which the verdict would be another
    std::string difference;  // "it would be blocked"
    std::string question;    // what the rulebook leaves open
  };

  // What a scan leaves open; it is told before the verdict.
  struct Doubt {
    std::string text;  // a sentence with both figures
    std::string would_settle;
  };

  std::optional<Doubt> doubt;
  std::string verdict;  // a sentence
  std::string lists;    // in a layout to read, lines of their own; may be empty
  std::vector<Reason> because;
  std::string details;  // likewise, below the reasons
  std::vector<Hinge> hangs_on;
  std::vector<std::string>
      shown_by;       // ids of options that change only which lines or blockers are shown
  std::string board;  // the digest of the board as asked
};

}  // namespace parapet::viewer
