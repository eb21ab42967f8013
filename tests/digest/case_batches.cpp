#include <algorithm>
#include <filesystem>
#include <map>

#include "rules/ask/open_session.h"
#include "rules/files/json/json_write.h"
#include "tests/digest/batch.h"
#include "tests/support/case_file.h"

namespace parapet::digest {

std::vector<Batch> case_batches(const std::string& root) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(root + "/tests/cases")) {
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::map<std::string, Result<std::shared_ptr<const ask::Session>>> sessions;
  std::vector<Batch> batches;
  for (const auto& file : files) {
    const auto cases = test::read_cases(file.string());
    if (!cases) continue;
    for (const test::Case& one : *cases) {
      const std::string path = root + "/tests/boards/" + one.board + ".board.json";
      const auto session = sessions.try_emplace(one.board, ask::open_session(path)).first;
      if (batches.empty() || batches.back().board != one.board ||
          batches.back().part != file.stem().stem().string()) {
        batches.push_back({file.stem().stem().string(), one.board, session->second, {}});
      }
      batches.back().lines.push_back(write_json_line(one.ask));
    }
  }
  return batches;
}

}  // namespace parapet::digest
