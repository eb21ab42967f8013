#include <algorithm>
#include <map>
#include <string>

#include "cli/realms/brick_games.h"
#include "cli/skirmish/skirmish_tables.h"
#include "cli/words.h"
#include "rules/skirmish/true_sight.h"

namespace parapet::cli {
namespace {

constexpr int kAll = 1000;

std::string tell_sight(const RealmsTold& told) {
  const std::string from = told.name("from");
  const std::string to = told.name("to");
  if (!told.yes("sight")) return from + " does not see " + to + ".";
  const int permille = told.number("permille").value_or(0);
  const std::string much = permille == kAll ? "all of "
                           : permille == 0  ? "a sliver of "
                                            : percent_text(permille) + " of ";
  return from + " sees " + much + to +
         (told.yes("cover") ? ", which has cover." : ", which has no cover.");
}

std::string sight_details(const RealmsTold& told) {
  constexpr std::size_t kMost = 8;
  const auto& hiders = items_of(told.own("hidden_by"));
  if (hiders.empty()) return {};
  std::string text = "Each by itself hides\n";
  for (std::size_t n = 0; n < hiders.size() && n < kMost; ++n) {
    const int permille = as_integer(hiders[n].find("permille")).value_or(0);
    text += "  " + as_text(hiders[n].find("id")) + ": " +
            (permille == 0 ? "less than 0.1 %" : percent_text(permille)) + "\n";
  }
  if (hiders.size() > kMost) text += "  and " + std::to_string(hiders.size() - kMost) + " more\n";
  return text;
}

std::string tell_overview(const RealmsTold& told) {
  int seen = 0;
  int covered = 0;
  const auto& pairs = items_of(told.own("pairs"));
  for (const JsonValue& pair : pairs) {
    const JsonValue* sight = pair.find("sight");
    const JsonValue* cover = pair.find("cover");
    if (sight != nullptr && sight->as_bool()) ++seen;
    if (cover != nullptr && cover->as_bool()) ++covered;
  }
  return "Of " + counted(static_cast<int>(pairs.size()), "pair") + ", " + std::to_string(seen) +
         " are in sight, " + std::to_string(covered) + " of them in cover.";
}

// A line for each who looks: "sniper: medic 73.4 %, scout 12 % (cover)".
std::string overview_details(const RealmsTold& told) {
  std::string text;
  std::string looker;
  bool sees_any = true;
  for (const JsonValue& pair : items_of(told.own("pairs"))) {
    const std::string from = as_text(pair.find("from"));
    if (from != looker) {
      if (!sees_any) text += " nobody";
      text += (text.empty() ? "  " : "\n  ") + from + ":";
      looker = from;
      sees_any = false;
    }
    const JsonValue* sight = pair.find("sight");
    if (sight == nullptr || !sight->as_bool()) continue;
    const JsonValue* cover = pair.find("cover");
    text += (sees_any ? ", " : " ") + as_text(pair.find("to")) + " " +
            percent_text(as_integer(pair.find("permille")).value_or(0)) +
            (cover != nullptr && cover->as_bool() ? " (cover)" : "");
    sees_any = true;
  }
  if (text.empty()) return text;
  return "Who sees whom\n" + text + (sees_any ? "\n" : " nobody\n");
}

constexpr RealmsSentence kSentences[] = {
    {"sight", tell_sight, sight_details},
    {"overview", tell_overview, overview_details},
};

}  // namespace

Result<bool> sees_truly(const ask::RealmsState& state, std::size_t from, std::size_t to,
                        const Options& options) {
  return skirmish::rule_true_sight(state.field(), state.terrain.scene(), state.units(), from, to,
                                   options)
      .map([](const skirmish::TrueSightRuling& ruling) { return ruling.sight; });
}

std::span<const RealmsSentence> skirmish_sentences() { return kSentences; }

}  // namespace parapet::cli
