#pragma once

#include <string>
#include <utility>
#include <vector>

namespace parapet::scans {

// What one step of an import did, for its report.
struct Step {
  std::string name;  // for programs: "weld", "fill-holes"
  std::string text;  // a sentence for people, with the figures that matter
  bool undone =
      false;  // it could not be done, or changed too much: what it was given goes on unchanged
  std::vector<std::pair<std::string, double>> figures;  // for programs, by name
};

}  // namespace parapet::scans
