#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "rules/files/json/json_value.h"

namespace parapet::prove {

// A question whose answer breaks what was claimed.
struct Counterexample {
  JsonValue question;  // a line for `parapet ask`; null where it was no question
  std::string what;    // what was expected, and what was answered
};

// What was tried to break one promise, and whether it held.
struct Proof {
  std::string property;  // "sight-both-ways"
  std::string claim;     // in words, for people
  std::size_t planned = 0;
  std::size_t tried = 0;
  std::size_t failed = 0;
  std::vector<Counterexample> failures;  // the first few
  std::vector<std::string> left_out;     // what was not tried, and why
};

struct ProofReport {
  std::string board;  // its digest
  std::vector<Proof> proofs;

  bool holds() const;
};

// Which proof is at work, of how many.
struct Progress {
  const Proof& proof;
  std::size_t number = 0;  // from 0
  std::size_t count = 0;
};

// Asked before each try: whether there is time for it. Null: there always is.
using GoOn = std::function<bool(const Progress&)>;

// The record of one proof while it is at work.
class Trial {
 public:
  Trial(std::string property, std::string claim, std::size_t number, std::size_t count,
        const GoOn& go_on);

  void plan(std::size_t tries) { proof_.planned += tries; }

  // Counts one more try; false if there is no time for it, and from then on.
  bool next();

  // The try that was counted last breaks the claim. The first few are kept.
  void fail(JsonValue question, std::string what);

  // What is not tried; of what was planned so many tries.
  void leave_out(std::string what, std::size_t planned = 0);

  // What time did not suffice for is left out by name.
  Proof finished() &&;

 private:
  Proof proof_;
  std::size_t number_;
  std::size_t count_;
  const GoOn& go_on_;
  bool time_is_up_ = false;
  std::size_t failed_at_ = 0;
};

}  // namespace parapet::prove
