#include <algorithm>
#include <map>

#include "cli/mayhem/telling.h"
#include "cli/words.h"

namespace parapet::cli {
namespace {

std::string points(int cost) { return std::to_string(cost) + " MP"; }

std::string of_side(const Told& told) {
  const std::string side = told.word("side");
  return side.empty() ? std::string() : "A unit of " + side;
}

// "scout (F7)", "A unit of mayhem on F7".
std::string mover(const Told& told) {
  const bool by_unit = told.asks("unit");
  const std::string_view key = by_unit ? "unit" : "from";
  const std::string name = told.name(key);
  if (name.find(' ') != std::string::npos) return name;
  const std::string side = of_side(told);
  return side.empty() ? "A unit on " + name : side + " on " + name;
}

std::string step_sentence(const Told& told) {
  const auto cost = told.number("cost");
  const std::string to = told.name("to");
  if (!cost) return mover(told) + " may not step to " + to + ".";
  const bool may_end = told.own("may_end") == nullptr || told.yes("may_end");
  return mover(told) + " may step to " + to + " for " + points(*cost) +
         (may_end ? "." : ", but not end there.");
}

std::string step_details(const Told& told) {
  const std::vector<Space> enters = told.spaces("enters");
  if (enters.empty()) return {};
  const std::vector<Space> keeps = told.spaces("keeps");
  return "It enters " + rows_of(enters) + (keeps.empty() ? "" : " and keeps " + rows_of(keeps)) +
         ".\n";
}

std::vector<std::string> path_words(const Told& told) {
  std::vector<std::string> words;
  for (const JsonValue& place : items_of(told.question.find("path"))) {
    const auto space = as_space(&place);
    words.push_back(space ? to_letters(*space) : as_text(&place));
  }
  return words;
}

std::string jump_words(const Told& told) {
  const JsonValue* jump = told.question.find("jump");
  if (jump == nullptr || !jump->is_object()) return {};
  const auto up = as_integer(jump->find("up"));
  const auto span = as_integer(jump->find("span"));
  if (!up || !span) return {};
  return " and a jump of " + std::to_string(*up) + "/" + std::to_string(*span);
}

std::string walk_sentence(const Told& told) {
  const std::vector<std::string> path = path_words(told);
  if (told.yes("legal")) {
    int spent = 0;
    for (const JsonValue& cost : items_of(told.own("costs")))
      spent += as_integer(&cost).value_or(0);
    return "The walk is legal: " + counted(static_cast<int>(path.size()) - 1, "step") + " for " +
           points(spent) + ".";
  }
  const auto stopped = told.number("stopped_at");
  const auto step = static_cast<std::size_t>(std::max(0, stopped.value_or(0)));
  if (!stopped || step + 1 >= path.size()) return "The walk is not legal.";
  return "The walk is not legal: it stops on " + path[step] + ", before the step to " +
         path[step + 1] + ".";
}

std::string walk_details(const Told& told) {
  const std::vector<std::string> path = path_words(told);
  const auto& costs = items_of(told.own("costs"));
  const auto& left = items_of(told.own("left"));
  std::string text;
  for (std::size_t n = 0; n < costs.size() && n + 1 < path.size(); ++n) {
    text +=
        "  " + path[n] + " to " + path[n + 1] + ": " + points(as_integer(&costs[n]).value_or(0));
    if (n < left.size()) text += ", " + points(as_integer(&left[n]).value_or(0)) + " left";
    text += "\n";
  }
  return text;
}

std::string enter_sentence(const Told& told) {
  const auto cost = told.number("cost");
  const std::string at = told.name("at");
  if (!cost) return at + " cannot be entered from the map's edge " + told.word("edge") + ".";
  return "Entering " + at + " from the map's edge " + told.word("edge") + " costs " +
         points(*cost) + ".";
}

std::string route_sentence(const Told& told) {
  const auto cost = told.number("cost");
  const std::string to = told.name("to");
  const auto most = as_integer(told.question.find("mp"));
  if (!cost) {
    return mover(told) + " cannot reach " + to + (most ? " with " + points(*most) : "") +
           (most ? jump_words(told) : "") + ".";
  }
  const std::vector<Space> path = told.spaces("path");
  std::string text =
      mover(told) + " reaches " + to + " for " + points(*cost) + ": " + listed_in_order(path);
  const auto jump = told.number("jump_at");
  if (jump && *jump >= 0 && static_cast<std::size_t>(*jump) < path.size()) {
    text += ", jumping at " + to_letters(path[static_cast<std::size_t>(*jump)]);
  }
  return text + ".";
}

std::string reach_sentence(const Told& told) {
  const auto most = as_integer(told.question.find("mp"));
  const int count = static_cast<int>(items_of(told.own("spaces")).size());
  return mover(told) + " can end on " + counted(count, "space") +
         (most ? " with " + points(*most) : "") + jump_words(told) + ".";
}

std::string reach_details(const Told& told) {
  std::map<int, std::vector<Space>> by_cost;
  for (const JsonValue& item : items_of(told.own("spaces"))) {
    const auto at = as_space(item.find("at"));
    const auto cost = as_integer(item.find("cost"));
    if (at && cost) by_cost[*cost].push_back(*at);
  }
  std::string text;
  for (const auto& [cost, spaces] : by_cost) {
    text += wrapped("  " + points(cost) + ": " + rows_of(spaces), 2);
  }
  return text;
}

std::string zone_sentence(const Told& told) {
  const std::string name = told.name("at");
  const int count = static_cast<int>(told.spaces("spaces").size());
  if (count == 0) return name + " has no zone of control beside its own space.";
  return "The zone of control of " + name + " has " + counted(count, "space") + " beside its own.";
}

std::string space_sentence(const Told& told) {
  const std::string name = told.name("at");
  if (!told.yes("floor")) return name + " has no floor.";
  std::string text = name + " has floor and is " + (told.yes("inside") ? "Inside" : "Outside");
  if (told.yes("stairs")) text += ", with stairs";
  if (told.yes("explosive")) text += ", with an explosive object";
  return text + ".";
}

std::string space_details(const Told& told) {
  std::string text;
  for (const auto& [key, title] : {std::pair{"edges", "Edges"}, {"dots", "Dots"}}) {
    const JsonValue* prints = told.own(key);
    if (prints == nullptr) continue;
    std::string line;
    for (const JsonMember& print : prints->members()) {
      line += (line.empty() ? "" : ", ") + print.key + " " + as_text(&print.value);
    }
    text += "  " + std::string(title) + ": " + line + "\n";
  }
  return text;
}

std::string fall_words(const Told& told) {
  const auto levels = told.number("levels_fallen");
  if (!levels || *levels == 0) return {};
  const std::string dice = as_text(told.own("dice"));
  return " It falls " + counted(*levels, "Level") +
         (dice.empty() ? " without harm." : ", against dice " + dice + ".");
}

std::string push_sentence(const Told& told) {
  const std::string target = told.name("target");
  const auto mp = told.number("mp");
  if (told.own("legal") != nullptr) {
    return "Pushing " + target + " to " + told.name("to") +
           (told.yes("legal") ? " is legal." : " is not legal.") + fall_words(told);
  }
  const std::vector<Space> spaces = told.spaces("spaces");
  const auto pushes = as_integer(told.question.find("pushes"));
  std::string text = pushes ? counted(*pushes, "Push", "Pushes") : "The Pushes";
  if (mp) text += (pushes == 1 ? " is worth " : " are worth ") + points(*mp);
  text += (mp ? ": " : " ") + target;
  if (spaces.empty()) return text + " stays where it is.";
  return text + " may be pushed to " + enumerated(spaces) + ".";
}

std::string fall_sentence(const Told& told) {
  const std::string dice = as_text(told.own("dice"));
  const auto levels = as_integer(told.question.find("levels"));
  const std::string fall = levels ? "A fall of " + counted(*levels, "Level") : "The fall";
  return fall + (dice.empty() ? " does no harm." : " is an attack of dice " + dice + ".");
}

constexpr Telling kTellings[] = {
    {"step", step_sentence, step_details},
    {"walk", walk_sentence, walk_details},
    {"enter", enter_sentence},
    {"route", route_sentence},
    {"reach", reach_sentence, reach_details, "could be reached too", "could not be reached"},
    {"zoc", zone_sentence, spaces_by_level, "would be in the zone too", "would not be in the zone"},
    {"space", space_sentence, space_details},
    {"push", push_sentence, nullptr, "would be allowed too", "would not be allowed"},
    {"fall", fall_sentence},
};

}  // namespace

std::span<const Telling> moving_tellings() { return kTellings; }

}  // namespace parapet::cli
