#include "cli/wrong_words.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/utf8.h"
#include "rules/nearest_name.h"

namespace parapet::cli {
namespace {

constexpr std::size_t kLongest = 80;  // of a word that is shown

std::string quoted(const std::string& word) { return "\"" + shortened(word, kLongest) + "\""; }

std::string nearest(const std::string& word, const std::vector<std::string>& known) {
  const std::vector<std::string_view> names(known.begin(), known.end());
  return std::string(nearest_name(word.substr(0, kLongest), names));
}

// "parapet", or a verb that has verbs of its own: "skybridge".
Fault without_verb(const CLI::App& app) {
  const bool is_program = app.get_parent() == nullptr;
  std::vector<std::string> verbs;
  for (const CLI::App* verb : app.get_subcommands({})) verbs.push_back(verb->get_name());
  const std::string example = "\"" + (is_program ? "sight" : verbs.front()) + "\"";
  Fault fault;
  fault.code = "unknown-verb";
  if (!is_program) fault.place = app.get_name();
  fault.found = "no verb";
  fault.expected = "one such as " + example;
  fault.excerpt = is_program ? "  parapet --help lists them."
                             : "  parapet " + app.get_name() + " --help lists them.";
  const std::vector<std::string> words = app.remaining();
  if (words.empty()) return fault;
  if (words.front().starts_with("-")) {
    fault.found = quoted(words.front());
    fault.expected = "a verb first, such as " + example;
    return fault;
  }
  fault.found = "the unknown verb " + quoted(words.front());
  fault.expected = "one such as " + quoted(nearest(words.front(), verbs));
  return fault;
}

std::string positional_words(const CLI::App& verb) {
  std::string text;
  for (const CLI::Option* option : verb.get_options()) {
    if (option->get_positional()) text += (text.empty() ? "" : " ") + option->get_name();
  }
  return text;
}

// A word too many, or one that is not called so.
void tell_unknown(const CLI::App& verb, Fault& fault) {
  const std::vector<std::string> words = verb.remaining();
  const auto named = std::find_if(words.begin(), words.end(), [](const std::string& word) {
    return word.starts_with("--") && word.size() > 2;
  });
  fault.code = "unknown-word";
  if (named == words.end()) {
    const std::string all = positional_words(verb);
    fault.found = words.empty() ? "a word too many" : quoted(words.front());
    fault.expected = all.empty() ? "no further word" : "no further word after " + all;
    return;
  }
  std::vector<std::string> known;
  for (const CLI::Option* option : verb.get_options()) {
    for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
  }
  const std::string name = named->substr(0, named->find('='));
  fault.found = "the unknown word " + quoted(name);
  fault.expected = "one such as " + nearest(name, known);
}

void tell_missing(const CLI::App& verb, Fault& fault) {
  fault.code = "missing-word";
  fault.found = "nothing";
  for (const CLI::Option* option : verb.get_options()) {
    if (!option->get_required() || option->count() > 0) continue;
    fault.expected = option->get_name() + ": " + option->get_description();
    return;
  }
}

}  // namespace

Fault wrong_words(const CLI::App& app, const CLI::ParseError& error) {
  const std::vector<CLI::App*> verbs = app.get_subcommands();
  if (verbs.empty()) return without_verb(app);
  const CLI::App* inner = verbs.front();
  std::string name = inner->get_name();
  while (!inner->get_subcommands({}).empty()) {
    if (inner->get_subcommands().empty()) return without_verb(*inner);
    inner = inner->get_subcommands().front();
    name += " " + inner->get_name();
  }
  const CLI::App& verb = *inner;
  Fault fault;
  fault.place = name;
  fault.excerpt = verb.get_footer();
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    tell_unknown(verb, fault);
  } else if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    tell_missing(verb, fault);
  } else {
    fault.code = "wrong-value";
    fault.found = error.what();  // "--mp: 1 required TEXT missing"
  }
  return fault;
}

}  // namespace parapet::cli
