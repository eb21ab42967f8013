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

Fault without_verb(const CLI::App& app) {
  Fault fault;
  fault.code = "unknown-verb";
  fault.found = "no verb";
  fault.expected = "one such as \"sight\"";
  fault.excerpt = "  parapet --help lists them.";
  const std::vector<std::string> words = app.remaining();
  if (words.empty()) return fault;
  std::vector<std::string> verbs;
  for (const CLI::App* verb : app.get_subcommands({})) verbs.push_back(verb->get_name());
  if (words.front().starts_with("-")) {
    fault.found = quoted(words.front());
    fault.expected = "a verb first, such as \"sight\"";
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
  const CLI::App& verb = *verbs.front();
  Fault fault;
  fault.place = verb.get_name();
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
