#include <algorithm>
#include <string>
#include <vector>

#include "rules/prove/properties.h"
#include "rules/prove/question_json.h"

namespace parapet::prove {
namespace {

// Heights of eyes beside those that the engine itself thinks of (OPT-L12).
constexpr std::string_view kEyes[] = {"eye:1/10", "eye:1/3", "eye:2/3", "eye:3/4", "eye:9/10"};

std::vector<std::string> other_values(const Options& options, OptionIndex option) {
  const OptionSpec& spec = option_specs()[option];
  std::vector<std::string> values;
  for (std::size_t n = 0; n < spec.value_count(); ++n) values.emplace_back(spec.values[n]);
  if (spec.id == "L12") values.insert(values.end(), std::begin(kEyes), std::end(kEyes));
  std::erase(values, options.value(option));
  return values;
}

JsonValue own_keys(const ask::Answer& answer) {
  return prove::own_keys(JsonValue::from_members(answer.own));
}

class Question {
 public:
  Question(const Subject& subject, const JsonValue& question, const ask::Ruled& ruled, Trial& trial)
      : subject_(subject), question_(question), ruled_(ruled), trial_(trial) {}

  void try_named(const ask::Hinge& hinge) const {
    const std::string id(option_specs()[hinge.option].id);
    const std::string set = id + "=" + hinge.value;
    if (hinge.answer.own == ruled_.answer.own) {
      trial_.fail(question_, "it hangs on " + set + ", which changes nothing");
      return;
    }
    const JsonValue again = answer_under(id, hinge.value);
    if (again == own_keys(hinge.answer)) return;
    trial_.fail(question_, "asked again with " + set + " it is answered " + shown(again) +
                               ", not what it hangs on: " + shown(own_keys(hinge.answer)));
  }

  void try_unnamed(OptionIndex option) const {
    const std::string id(option_specs()[option].id);
    const JsonValue before = own_keys(ruled_.answer);
    for (const std::string& value : other_values(ruled_.options, option)) {
      const JsonValue after = answer_under(id, value);
      if (after == before) continue;
      trial_.fail(question_, "it does not name option " + id + ", but with " + id + "=" + value +
                                 " the answer is " + shown(after) + " instead of " + shown(before));
    }
  }

 private:
  JsonValue answer_under(const std::string& id, const std::string& value) const {
    return prove::own_keys(
        subject_.session->answer(with_option(plain_question(question_), id, value)));
  }

  const Subject& subject_;
  const JsonValue& question_;
  const ask::Ruled& ruled_;
  Trial& trial_;
};

// What really stands and falls knows no options, and takes long: it is asked under a few.
std::size_t options_to_try(const Subject& subject, const JsonValue& question) {
  constexpr std::size_t kFew = 2;
  const std::string_view ask = question.find("ask")->text();
  const bool is_slow = ask == "stable" || ask == "remove";
  return is_slow ? std::min(kFew, subject.options.size()) : subject.options.size();
}

}  // namespace

void try_hinges(const Subject& subject, Trial& trial) {
  trial.plan(subject.questions.size());
  for (const JsonValue& question : subject.questions) {
    if (!trial.next()) return;
    const auto ruled = subject.session->rule(question, ask::HingeDetail::ids);
    if (!ruled) continue;  // an error hangs on nothing
    const Question asked(subject, question, *ruled, trial);
    for (const ask::Hinge& hinge : ruled->hinges) asked.try_named(hinge);
    for (std::size_t n = 0; n < options_to_try(subject, question); ++n) {
      const OptionIndex option = subject.options[n];
      const bool named =
          std::any_of(ruled->hinges.begin(), ruled->hinges.end(),
                      [option](const ask::Hinge& hinge) { return hinge.option == option; });
      if (!named) asked.try_unnamed(option);
    }
  }
}

}  // namespace parapet::prove
