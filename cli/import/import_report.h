#pragma once

#include <string>
#include <vector>

#include "cli/import/import_board.h"
#include "rules/files/json/json_value.h"

namespace parapet::cli {

// A kind of question, and whether terrain with such an error can decide it.
struct Answerable {
  enum class Light { yes, doubtful, no };
  Light light = Light::yes;
  std::string question;
  std::string why;
};
std::vector<Answerable> answerable(const scans::Imported& imported);

// What became of the scan, in one sentence.
std::string import_verdict(const scans::Imported& imported, const ImportedBoard& board);

// What was done, for people and for programs.
std::string import_text(const scans::Imported& imported, const ImportedBoard& board);
JsonValue import_json(const scans::Imported& imported, const ImportedBoard& board);

// The same of a map of walls.
std::string walls_text(const scans::Scan& scan, const ImportedBoard& board);
JsonValue walls_json(const scans::Scan& scan, const ImportedBoard& board);

// "12.5": rounded to so many places, without zeros at the end.
std::string decimal_text(double value, int places);

}  // namespace parapet::cli
