#include <algorithm>
#include <map>

#include "cli/realms/realms_sentences.h"
#include "cli/realms/surd_text.h"
#include "cli/words.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_write.h"

namespace parapet::cli {
namespace {

// ", taking 2 wounds"; nothing without.
std::string wounds_text(const RealmsTold& told) {
  const auto wounds = told.pegs("wounds").value_or(Ratio());
  if (wounds == Ratio()) return {};
  return ", taking " + number_text(wounds) + (wounds == Ratio(1) ? " wound" : " wounds");
}

std::string movement(int cost) { return std::to_string(cost) + " movement"; }

std::string tell_step(const RealmsTold& told) {
  const auto cost = told.number("cost");
  if (told.asks("profile")) {
    const std::string who = "A figure of " + pegs_text(told.mover_height());
    return cost ? who + " takes the step for " + movement(*cost) + wounds_text(told) + "."
                : who + " may not take the step.";
  }
  const std::string to = told.name("to");
  if (!cost) return told.mover() + " may not step to " + to + ".";
  return told.mover() + " steps to " + to + " for " + movement(*cost) + wounds_text(told) + ".";
}

std::string heights_of(const JsonValue* list) {
  std::string text;
  for (const JsonValue& item : items_of(list)) {
    const auto pegs = exact_number(item);
    text += (text.empty() ? "" : ", ") + (pegs ? number_text(*pegs) : std::string("?"));
  }
  return text;
}

// The ledger of the step.
std::string step_details(const RealmsTold& told) {
  std::string text;
  const auto line = [&text](const std::string& what, const std::optional<Ratio>& pegs) {
    if (pegs && *pegs != Ratio()) text += "  " + what + pegs_text(*pegs) + "\n";
  };
  line("climb, all in all   ", told.pegs("rise"));
  line("descent, all in all ", told.pegs("drop"));
  line("highest obstruction ", told.pegs("obstruction"));
  line("narrowest place     ", told.pegs("width"));
  const std::string heights = heights_of(told.own("profile"));
  if (!heights.empty()) text += "  surfaces crossed    at " + heights + " pegs\n";
  if (const std::string link = as_text(told.own("link")); !link.empty()) {
    text += "  by                  " + link + "\n";
  }
  return text.empty() ? text : "On the way\n" + text;
}

std::string tell_route(const RealmsTold& told) {
  const auto cost = told.number("cost");
  const std::string to = told.name("to");
  if (!cost) {
    const JsonValue* movement_asked = told.question.find("movement");
    const auto most = as_integer(movement_asked);
    return told.mover() + " has no way to " + to +
           (most ? " with movement " + std::to_string(*most) : std::string()) + ".";
  }
  std::string text =
      told.mover() + " gets to " + to + " for " + movement(*cost) + wounds_text(told);
  const auto path = told.spaces("path");
  std::string way;
  for (const realms::SpaceId& space : path) {
    way += (way.empty() ? ": " : ", ") + to_name(told.state, space);
  }
  return text + way + ".";
}

std::string tell_reach(const RealmsTold& told) {
  const auto& spaces = items_of(told.own("spaces"));
  return told.mover() + " can end on " + counted(static_cast<int>(spaces.size()), "space") + ".";
}

// A line for each cost, and for what is as dear but wounds on the way.
std::string reach_details(const RealmsTold& told) {
  std::map<std::pair<int, int>, std::vector<std::string>> by_cost;
  for (const JsonValue& item : items_of(told.own("spaces"))) {
    const auto wounds = as_integer(item.find("wounds")).value_or(0);
    by_cost[{as_integer(item.find("cost")).value_or(0), wounds}].push_back(
        as_text(item.find("at")));
  }
  std::string text;
  for (const auto& [price, names] : by_cost) {
    const auto& [cost, wounds] = price;
    text += wrapped("  " + std::to_string(cost) +
                        (wounds > 0 ? " and " + counted(wounds, "wound") : std::string()) + ": " +
                        enumerated(names, 200),
                    5);
  }
  return text;
}

std::string tell_walk(const RealmsTold& told) {
  const auto& path = items_of(told.question.find("path"));
  int spent = 0;
  for (const JsonValue& cost : items_of(told.own("costs"))) {
    spent += as_integer(&cost).value_or(0);
  }
  if (told.yes("legal")) {
    return told.mover() + " may walk this way for " + movement(spent) + wounds_text(told) + ".";
  }
  const auto stop = told.number("stopped_at").value_or(0);
  const auto step = static_cast<std::size_t>(std::max(0, stop));
  if (step + 1 >= path.size()) return told.mover() + " may not walk this way.";
  const std::string from = as_text(&path[step]);
  const std::string to = as_text(&path[step + 1]);
  return told.mover() + " may not walk this way: the step from " + from + " to " + to +
         " cannot be made.";
}

std::string walk_details(const RealmsTold& told) {
  const std::string costs = heights_of(told.own("costs"));
  if (costs.empty()) return {};
  std::string text = "The steps cost " + costs;
  const std::string left = heights_of(told.own("left"));
  return text + (left.empty() ? ".\n" : "; left after each: " + left + ".\n");
}

std::string tell_leap(const RealmsTold& told) {
  const std::string to = told.name("to");
  if (!told.yes("legal")) return told.mover() + " may not leap to " + to + ".";
  const int cost = told.number("cost").value_or(2);
  return told.mover() + " leaps to " + to + " for " + movement(cost) + wounds_text(told) + ".";
}

std::string leap_details(const RealmsTold& told) {
  const JsonValue* distance = told.own("distance");
  if (distance == nullptr) return {};
  const auto exact = exact_number(*distance);
  const auto root = exact ? std::nullopt : read_surd(as_text(distance));
  const std::string pegs = exact  ? pegs_text(*exact)
                           : root ? root->text + " (about " + rounded_text(root->value) + ") pegs"
                                  : as_text(distance) + " pegs";
  return "The gap is " + pegs + " wide; the leap skips " +
         counted(told.number("skipped").value_or(0), "space") + ".\n";
}

std::string tell_fall(const RealmsTold& told) {
  const auto wounds = told.pegs("wounds").value_or(Ratio());
  const JsonValue* drop = told.question.find("drop");
  const auto pegs = drop == nullptr ? std::nullopt : exact_number(*drop);
  const std::string who =
      told.asks("unit") ? told.name("unit") : "a figure of " + pegs_text(told.mover_height());
  const std::string fall = pegs ? "A fall of " + pegs_text(*pegs) : "A fall out of the air";
  if (wounds == Ratio()) return fall + " does not wound " + who + ".";
  return fall + " gives " + who + " " + number_text(wounds) +
         (wounds == Ratio(1) ? " wound." : " wounds.");
}

std::string tell_turn(const RealmsTold& told) {
  const std::vector<std::string> actions = as_texts(told.question.find("actions"));
  const std::string who = told.name("unit");
  if (told.yes("legal")) return who + " may do this in one turn: " + enumerated(actions) + ".";
  const auto stop = told.number("stopped_at").value_or(0);
  const auto index = static_cast<std::size_t>(std::max(0, stop));
  if (index >= actions.size()) return who + " may not do this in one turn.";
  return who + " may not do this in one turn: action " + std::to_string(index + 1) + ", " +
         actions[index] + ", is not allowed.";
}

std::string tell_board(const RealmsTold& told) {
  const auto cost = told.number("cost");
  const std::string who = told.name("unit");
  const std::string carrier = told.name("carrier");
  if (!cost) return who + " may not get on " + carrier + ".";
  return who + " gets on " + carrier + " for " + movement(*cost) + wounds_text(told) + ".";
}

std::string tell_unseat(const RealmsTold& told) {
  const auto& falls = items_of(told.own("falls"));
  const bool killed = told.word("cause") == "killed";
  const std::string who = told.name("unit");
  const std::string start = killed ? who + " is killed" : who + " leaves its seat";
  if (falls.empty()) return start + ": nobody comes down.";
  return start + ": " + counted(static_cast<int>(falls.size()), "rider") +
         (falls.size() == 1 ? " comes down." : " come down.");
}

std::string unseat_details(const RealmsTold& told) {
  std::string text;
  for (const JsonValue& fall : items_of(told.own("falls"))) {
    const std::string to = as_text(fall.find("to"));
    const auto wounds = as_integer(fall.find("wounds")).value_or(0);
    const JsonValue* airborne = fall.find("airborne");
    text += "  " + as_text(fall.find("id"));
    text += airborne != nullptr && airborne->as_bool() ? " stays in the air"
            : to.empty()                               ? " finds no space"
                                                       : " lands on " + to;
    if (wounds > 0) text += " with " + counted(wounds, "wound");
    const auto choices = as_texts(fall.find("choices"));
    if (choices.size() > 1) text += "; may be put on " + enumerated(choices, 8);
    text += "\n";
  }
  return text;
}

constexpr RealmsSentence kSentences[] = {
    {"step", tell_step, step_details},
    {"route", tell_route},
    {"reach", tell_reach, reach_details},
    {"walk", tell_walk, walk_details},
    {"leap", tell_leap, leap_details},
    {"fall", tell_fall},
    {"turn", tell_turn},
    {"board", tell_board, step_details},
    {"unseat", tell_unseat, unseat_details},
};

}  // namespace

std::span<const RealmsSentence> realms_moving_sentences() { return kSentences; }

}  // namespace parapet::cli
