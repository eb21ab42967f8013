#include "rules/ask/collapse/stable_question.h"

#include <utility>

#include "rules/ask/collapse/collapse_json.h"

namespace parapet::ask {

std::vector<bool> flags_of(const std::vector<std::uint32_t>& pieces, std::size_t count) {
  std::vector<bool> flags(count, false);
  for (const std::uint32_t piece : pieces) flags[piece] = true;
  return flags;
}

Result<Asked> stable_question(const JsonCursor& question, const StructureQuestion& asked,
                              physics::Structure structure, const physics::Progress& progress) {
  StableEvidence evidence;
  evidence.structure = std::move(structure);
  const auto gone = read_pieces(question, evidence.structure);
  if (!gone) return Failure(gone.error());
  evidence.removed = flags_of(*gone, evidence.structure.pieces.size());
  auto stages = read_stages(question, evidence.structure);
  if (!stages) return Failure(stages.error());
  evidence.stages = *std::move(stages);
  const auto answer = [evidence = std::move(evidence), asked, progress](const Options&) {
    StableEvidence met = evidence;
    weigh(met, asked.limited(progress));
    return stable_answer(std::move(met));
  };
  return Asked{answer, {}, {}};
}

}  // namespace parapet::ask
