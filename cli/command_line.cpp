#include "cli/command_line.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "cli/words.h"

namespace parapet::cli {
namespace {

// A word as the games that know it explain it.
struct MergedWord {
  std::string_view name;
  bool is_flag = false;
  bool takes_several = false;  // words
  bool required = true;        // in every game
  std::vector<std::pair<Game, std::string_view>> help;
};

// The words of all games: those without a name by their places, the others by their names.
std::vector<MergedWord> merged_words(const Verb& verb) {
  std::vector<MergedWord> plain;
  std::vector<MergedWord> named;
  for (const auto& [game, question] : verb.questions) {
    std::size_t place = 0;
    for (const auto& arguments : {question.arguments, common_arguments(game)}) {
      for (const Argument& argument : arguments) {
        const bool positional = argument.is_positional();
        std::vector<MergedWord>& words = positional ? plain : named;
        auto word =
            positional
                ? words.begin() + static_cast<std::ptrdiff_t>(std::min(place++, words.size()))
                : std::find_if(words.begin(), words.end(),
                               [&](const auto& other) { return other.name == argument.name; });
        if (word == words.end()) {
          word = words.insert(words.end(), {argument.name,
                                            is_flag(argument.kind),
                                            argument.kind == ArgumentKind::ids,
                                            true,
                                            {}});
        }
        word->required = word->required && argument.required;
        word->help.emplace_back(game, argument.help);
      }
    }
  }
  // What one game has not is not required.
  for (std::vector<MergedWord>* words : {&plain, &named}) {
    for (MergedWord& word : *words) {
      word.required = word.required && word.help.size() == verb.questions.size();
    }
  }
  plain.insert(plain.end(), named.begin(), named.end());
  return plain;
}

std::string_view short_name(Game game) {
  if (game == Game::skirmish) return "skirmish boards";
  if (game == Game::skyline) return "network boards";
  if (game == Game::skybridge) return "bridge boards";
  return game == Game::realms ? "brick boards" : "tile boards";
}

std::string help_of(const MergedWord& word) {
  // A word of one game stands in that game's group.
  const bool same = std::all_of(word.help.begin(), word.help.end(), [&](const auto& item) {
    return item.second == word.help.front().second;
  });
  if (same) return std::string(word.help.front().second);
  std::string text;
  for (const auto& [game, help] : word.help) {
    text += (text.empty() ? "" : "; ") + std::string(short_name(game)) + ": " + std::string(help);
  }
  return text;
}

// Where a word stands that not every game has.
std::string group_of(const MergedWord& word) {
  std::vector<std::string> names;
  for (const auto& [game, help] : word.help) names.emplace_back(short_name(game));
  return "On " + enumerated(names) + " alone";
}

void add_word(CLI::App& command, const Verb& verb, const MergedWord& word,
              const std::shared_ptr<QuestionRequest>& request) {
  const std::string name(word.name);
  const std::string help = help_of(word);
  CLI::Option* option = nullptr;
  if (word.is_flag) {
    option = command.add_flag_callback(
        name, [request, name] { request->words.named[name] = "yes"; }, help);
  } else if (word.takes_several) {
    const auto keep = [request, name](const std::vector<std::string>& given) {
      std::string& all = request->words.named[name];
      for (const std::string& one : given) all += (all.empty() ? "" : ",") + one;
    };
    option = command.add_option_function<std::vector<std::string>>(name, keep, help);
    option->required(word.required);
  } else if (name.starts_with("--")) {
    const auto keep = [request, name](const std::string& given) {
      request->words.named[name] = given;
    };
    option = command.add_option_function<std::string>(name, keep, help);
    option->required(word.required);
  } else {
    const auto keep = [request](const std::string& given) {
      request->words.plain.push_back(given);
    };
    option = command.add_option_function<std::string>(name, keep, help);
    option->required(word.required);
  }
  if (word.help.size() < verb.questions.size()) {
    option->group(group_of(word));
  }
}

std::string summary_of(const Verb& verb) {
  std::string text;
  for (const auto& [game, question] : verb.questions) {
    if (text.find(question.summary) != std::string::npos) continue;
    text += (text.empty() ? "" : " On " + std::string(short_name(game)) + ": ") +
            std::string(question.summary);
  }
  return text;
}

std::string examples_of(const Verb& verb) {
  std::string text = "Example:";
  for (const auto& [game, question] : verb.questions) {
    if (text.find(question.example) != std::string::npos) continue;
    text += "\n  " + std::string(question.example);
  }
  return text;
}

bool any(const Verb& verb, bool QuestionVerb::*has) {
  return std::any_of(verb.questions.begin(), verb.questions.end(),
                     [has](const auto& item) { return item.second.*has; });
}

}  // namespace

std::string footer(std::string_view example) { return "Example:\n  " + std::string(example); }

void add_library(CLI::App& command, std::string& library) {
  command.add_option("--ldraw", library,
                     "a part library's folder, for parts of models; default: $LDRAWDIR");
}

void add_question(CLI::App& app, const Verb& verb, Chosen& chosen) {
  CLI::App* command = app.add_subcommand(std::string(verb.name), summary_of(verb));
  command->footer(examples_of(verb));
  const auto request = std::make_shared<QuestionRequest>();
  command
      ->add_option("BOARD", request->board, "a board file (docs/boards.md, docs/brick-boards.md)")
      ->required();
  for (const MergedWord& word : merged_words(verb)) add_word(*command, verb, word, request);
  command->add_option("--option", request->options,
                      "a rules option for this question, such as L2=allow (docs/rules-mayhem.md, "
                      "docs/rules-realms.md, docs/rules-skyline.md)");
  command->add_flag("--json", request->json, "the answer of the question protocol, on one line");
  command->add_flag("--question", request->only_question,
                    "print the question as a line of the protocol, and do not ask it");
  if (any(verb, &QuestionVerb::has_picture)) {
    command->add_option("--picture", request->picture, "draw the ruling into this PNG file");
  }
  command->add_option("--page", request->page,
                      "write the ruling as a page that needs no network into this HTML file");
  if (any(verb, &QuestionVerb::changes_board)) {
    command->add_option("--out", request->after, "write the board after it into this file");
  }
  if (any(verb, &QuestionVerb::has_fall)) {
    command->add_option("--transcript", request->transcript,
                        "write what happens into this file, a JSON object a line");
    command->add_option("--frames", request->frames,
                        "draw the fall into this folder: frame-0001.png, frame-0002.png, ...");
  }
  command->add_option("--save", request->save,
                      "save board, question and answer into a .dispute.json file");
  const bool on_bricks = std::any_of(kBrickGames.begin(), kBrickGames.end(),
                                     [&verb](Game game) { return verb.questions.contains(game); });
  if (on_bricks) add_library(*command, request->library);
  command->callback([&chosen, verb, request] {
    chosen.run = [verb, request] { return run_question(verb, *request); };
  });
}

}  // namespace parapet::cli
