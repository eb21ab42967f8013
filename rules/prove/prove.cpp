#include "rules/prove/prove.h"

#include <string_view>
#include <utility>

#include "rules/prove/bricks/brick_subject.h"
#include "rules/prove/properties.h"
#include "rules/prove/question_json.h"
#include "rules/prove/tiles/tile_subject.h"

namespace parapet::prove {
namespace {

struct Property {
  std::string_view name;
  std::string_view claim;
  void (*try_it)(const Subject&, Trial&);
};

constexpr Property kProperties[] = {
    {"sight-both-ways", "What sees is seen, and each line of sight is judged the same both ways.",
     try_sight_both_ways},
    {"sight-table", "The table of sight is the same both ways, and agrees with single questions.",
     try_sight_table},
    {"sight-evidence",
     "The lines and blockers of every sight convince a checker that shares no code with the rules.",
     try_sight_evidence},
    {"same-when-moved",
     "Turned, mirrored, shifted, put in another order and cut, the board has the same answers.",
     try_moves},
    {"hangs-on",
     "Asked again under every other value of every option, an answer changes with those it hangs "
     "on, as it says, and with no other.",
     try_hinges},
    {"same-again", "Asked twice, in another order and by another session: the same answers.",
     try_again},
    {"same-when-written", "Written out and read again it is the same board, digest included.",
     try_written},
};

bool applies(const Property& property, const Subject& subject) {
  return property.try_it != try_sight_table || subject.table;
}

ProofReport report_on(const Subject& subject, const GoOn& go_on) {
  std::size_t count = 0;
  for (const Property& property : kProperties) count += applies(property, subject) ? 1U : 0U;
  ProofReport report;
  const auto ruled = subject.session->rule(question_json("check", {}), ask::HingeDetail::ids);
  if (ruled) report.board = ruled->board;
  for (const Property& property : kProperties) {
    if (!applies(property, subject)) continue;
    Trial trial(std::string(property.name), std::string(property.claim), report.proofs.size(),
                count, go_on);
    property.try_it(subject, trial);
    report.proofs.push_back(std::move(trial).finished());
  }
  return report;
}

}  // namespace

Result<ProofReport> prove(const MayhemFile& board, const TileReferee& referee, const Effort& effort,
                          const GoOn& go_on) {
  return tile_subject(board, referee, effort).map([&](const Subject& subject) {
    return report_on(subject, go_on);
  });
}

Result<ProofReport> prove(const RealmsBoard& board, const BrickReferee& referee,
                          const Effort& effort, const GoOn& go_on) {
  return brick_subject(board, referee, effort).map([&](const Subject& subject) {
    return report_on(subject, go_on);
  });
}

}  // namespace parapet::prove
