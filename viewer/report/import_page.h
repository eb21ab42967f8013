#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "geometry/numbers/result.h"
#include "viewer/report/dispute_page.h"
#include "viewer/scan_picture.h"

namespace parapet::viewer {

// What an import did, as one HTML file that needs nothing else: pictures, figures, every step.

struct ImportPage {
  // Can such a question be decided on this terrain?
  enum class Light { yes, doubtful, no };
  struct Answerable {
    Light light = Light::yes;
    std::string question;  // "Sight over a wall"
    std::string why;       // "margins below 0.8 mm are too close to call"
  };
  struct Step {
    std::string text;
    bool undone = false;
  };
  struct Table {
    std::string heading;  // "How large it would be"
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
    std::string remark;
  };

  std::string title;                                       // the file's name
  std::string verdict;                                     // one sentence: what it became
  bool imported = true;                                    // else it was refused, or tried only
  bool only_tried = false;                                 // nothing was to be written
  std::vector<std::pair<std::string, std::string>> facts;  // "Format", "binary STL"
  std::vector<Answerable> answerable;
  std::vector<ScanPicture> pictures;
  std::vector<Step> steps;
  std::vector<Table> tables;
  std::string command;  // that did this, as one types it
  std::string engine;   // the version
};

// The page's bytes. The pictures are drawn as large as there is room for, all from one side, and
// the page says where one is left out. Whatever the text is, it stays text.
// Errors: those of make_scan_picture; "limit" where the text alone is too long.
Result<std::string> make_import_page(const ImportPage& page,
                                     std::size_t most_bytes = kMostPageBytes);

}  // namespace parapet::viewer
