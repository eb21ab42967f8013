#pragma once

#include <string>
#include <utility>
#include <vector>

#include "geometry/numbers/result.h"
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
  std::vector<std::pair<std::string, std::string>> facts;  // "Format", "binary STL"
  std::vector<Answerable> answerable;
  std::vector<ScanPicture> pictures;
  std::vector<Step> steps;
  std::vector<Table> tables;
  std::string command;  // that did this, as one types it
  std::string engine;   // the version
};

// The page's bytes. Errors: those of make_scan_picture.
Result<std::string> make_import_page(const ImportPage& page);

}  // namespace parapet::viewer
