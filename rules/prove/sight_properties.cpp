#include <algorithm>
#include <string>
#include <vector>

#include "rules/files/json/json_write.h"
#include "rules/prove/pair_sample.h"
#include "rules/prove/properties.h"
#include "rules/prove/question_json.h"

// What is promised of sight alone.

namespace parapet::prove {
namespace {

JsonValue sight_question(const JsonValue& from, const JsonValue& to,
                         const std::vector<JsonMember>& more) {
  std::vector<JsonMember> keys = {{"from", from}, {"to", to}};
  keys.insert(keys.end(), more.begin(), more.end());
  return question_json("sight", std::move(keys));
}

JsonValue member(const JsonValue& object, std::string_view key) {
  const JsonValue* found = object.find(key);
  return found != nullptr ? *found : JsonValue();
}

// Sight, and the verdict of each line by its ends, told from the other end if `reversed`.
JsonValue verdicts(const JsonValue& answer, bool reversed) {
  std::vector<std::string> lines;
  for (const JsonValue& line : member(answer, "lines").items()) {
    const JsonValue ends[] = {member(line, "from"), member(line, "to")};
    lines.push_back(write_json_line(JsonValue::from_list(
        {ends[reversed ? 1 : 0], ends[reversed ? 0 : 1], member(line, "clear")})));
  }
  std::sort(lines.begin(), lines.end());
  std::vector<JsonValue> told{member(own_keys(answer), "error"), member(answer, "sight")};
  for (std::string& line : lines) told.push_back(JsonValue::from_text(std::move(line)));
  return JsonValue::from_list(std::move(told));
}

void note_sample(const PairSample& sample, Trial& trial) {
  if (const auto left_out = sample.left_out()) trial.leave_out(*left_out);
}

bool is_seen(const JsonValue& answer) { return member(answer, "sight").as_bool(); }

std::string words(bool sees) { return sees ? "sight" : "no sight"; }

}  // namespace

void try_sight_both_ways(const Subject& subject, Trial& trial) {
  if (!subject.no_ends.empty()) {
    trial.leave_out("all: " + subject.no_ends);
    return;
  }
  const PairSample sample(subject.ends.size(), subject.effort.pairs, subject.effort.seed);
  note_sample(sample, trial);
  const std::size_t pairs = sample.is_whole() ? sample.size() / 2 : sample.size();
  trial.plan(pairs * subject.sight_keys.size());
  for (const auto& keys : subject.sight_keys) {
    for (std::size_t n = 0; n < sample.size(); ++n) {
      const auto [a, b] = sample.pair(n);
      if (sample.is_whole() && a > b) continue;  // its other order comes too
      if (!trial.next()) return;
      const JsonValue there = sight_question(subject.ends[a], subject.ends[b], keys);
      const JsonValue back = sight_question(subject.ends[b], subject.ends[a], keys);
      const JsonValue one = subject.session->answer(plain_question(there));
      const JsonValue other = subject.session->answer(plain_question(back));
      if (verdicts(one, false) == verdicts(other, true)) continue;
      trial.fail(there, "the other way round, " + write_json_line(back) +
                            ", the verdict is another: " + shown(own_keys(one)) + " and " +
                            shown(own_keys(other)));
    }
  }
}

void try_sight_table(const Subject& subject, Trial& trial) {
  if (!subject.no_table.empty()) {
    trial.leave_out("all: " + subject.no_table);
    return;
  }
  const std::size_t count = subject.ends.size();
  const PairSample sample(count, subject.effort.pairs, subject.effort.seed + 1);
  trial.plan(count + sample.size());
  note_sample(sample, trial);
  const auto table = subject.table();
  for (std::size_t a = 0; a < count; ++a) {  // a whole row of sources against its column
    if (!trial.next()) return;
    for (std::size_t b = 0; b < a; ++b) {
      if (table(a, b) == table(b, a)) continue;
      trial.fail(sight_question(subject.ends[a], subject.ends[b], {}),
                 "the table says " + words(table(a, b)) + ", and " + words(table(b, a)) +
                     " the other way round");
    }
  }
  for (std::size_t n = 0; n < sample.size(); ++n) {
    if (!trial.next()) return;
    const auto [a, b] = sample.pair(n);
    const JsonValue question = sight_question(subject.ends[a], subject.ends[b], {});
    const JsonValue answer = subject.session->answer(plain_question(question));
    if (table(a, b) == is_seen(answer)) continue;
    trial.fail(question,
               "the table says " + words(table(a, b)) + ", the answer " + shown(own_keys(answer)));
  }
}

void try_sight_evidence(const Subject& subject, Trial& trial) {
  if (!subject.no_evidence.empty()) {
    trial.leave_out("all: " + subject.no_evidence);
    return;
  }
  const PairSample sample(subject.figures.size(), subject.effort.pairs, subject.effort.seed + 2);
  note_sample(sample, trial);
  trial.plan(sample.size());
  std::size_t beyond = 0;
  for (std::size_t n = 0; n < sample.size(); ++n) {
    if (!trial.next()) break;
    const auto [a, b] = sample.pair(n);
    const JsonValue question = sight_question(subject.figures[a], subject.figures[b], {});
    const auto ruled = subject.session->rule(question, ask::HingeDetail::ids);
    if (!ruled) {
      trial.fail(question, "it is not answered: " + to_text(ruled.error()));
      continue;
    }
    const std::optional<std::string> fault = subject.evidence_fault(*ruled);
    if (!fault) ++beyond;
    if (fault && !fault->empty()) trial.fail(question, "its evidence is wrong: " + *fault);
  }
  if (beyond > 0) {
    trial.leave_out(std::to_string(beyond) +
                    " of those tried: near the line is a body with too many corners to check");
  }
}

}  // namespace parapet::prove
