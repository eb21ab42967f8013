#include "cli/realms/realms_telling.h"

#include <algorithm>
#include <map>

#include "cli/realms/brick_games.h"
#include "cli/realms/surd_text.h"
#include "cli/referee.h"
#include "cli/words.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_write.h"

namespace parapet::cli {
namespace {

// Verdicts that are yes or no, in words that follow "With option K4 set to forbid".
struct YesNo {
  std::string_view key;
  std::string_view yes;
  std::string_view no;
};

// What else has a name for people.
struct Words {
  std::string_view key;
  std::string_view words;
};
constexpr Words kWords[] = {
    {"rise", "the climb"},
    {"drop", "the descent"},
    {"obstruction", "the highest obstruction"},
    {"width", "the narrowest place"},
    {"distance", "the gap"},
    {"skipped", "the number of spaces skipped"},
    {"spaces", "the distance in spaces"},
    {"raise_pegs", "the eye's raise"},
};

constexpr YesNo kYesNo[] = {
    {"sight", "there would be sight", "there would be no sight"},
    {"legal", "it would be legal", "it would not be legal"},
    {"in_range", "the target would be in range", "the target would be out of range"},
    {"needs_sight", "sight would be needed", "no sight would be needed"},
    {"neighbouring", "they would be neighbouring", "they would not be neighbouring"},
    {"adjacent", "they would be adjacent", "they would not be adjacent"},
    {"cover", "there would be cover", "there would be no cover"},
};

// These follow from the others.
constexpr std::string_view kFollows[] = {"path",    "costs",     "left",           "stopped_at",
                                         "line",    "contacts",  "blocked_by",     "after",
                                         "profile", "link",      "certificate",    "eye",
                                         "seen_at", "hidden_by", "height_permille"};

bool follows(std::string_view key) {
  return std::find(std::begin(kFollows), std::end(kFollows), key) != std::end(kFollows);
}

void add(std::string& text, const std::string& part) {
  if (!part.empty()) text += (text.empty() ? "" : ", ") + part;
}

// What each space costs: "3", or "3 and 2 wounds".
std::map<std::string, std::string> costs_by_name(const JsonValue* spaces) {
  std::map<std::string, std::string> costs;
  for (const JsonValue& item : items_of(spaces)) {
    std::string cost = std::to_string(as_integer(item.find("cost")).value_or(0));
    const auto wounds = as_integer(item.find("wounds")).value_or(0);
    if (wounds > 0) cost += " and " + counted(wounds, "wound");
    costs[as_text(item.find("at"))] = std::move(cost);
  }
  return costs;
}

// Of `reach`: "K3 could be reached too, K5 would cost 4, not 3".
std::string reach_difference(const JsonValue* before, const JsonValue* after) {
  const auto old = costs_by_name(before);
  const auto now = costs_by_name(after);
  std::vector<std::string> gained;
  std::vector<std::string> changed;
  std::vector<std::string> lost;
  for (const auto& [name, cost] : now) {
    const auto was = old.find(name);
    if (was == old.end()) {
      gained.push_back(name);
    } else if (was->second != cost) {
      changed.push_back(name + " would cost " + cost + ", not " + was->second);
    }
  }
  for (const auto& [name, cost] : old) {
    if (!now.contains(name)) lost.push_back(name);
  }
  std::string text;
  if (!gained.empty()) add(text, enumerated(gained, 8) + " could be reached too");
  if (!lost.empty()) add(text, enumerated(lost, 8) + " could not be reached");
  if (!changed.empty()) add(text, enumerated(changed, 3));
  return text;
}

// Of `overview`: "3 pairs would be seen otherwise".
std::string pairs_difference(const JsonValue* before, const JsonValue* after) {
  const auto& old = items_of(before);
  const auto& now = items_of(after);
  int changed = 0;
  for (std::size_t n = 0; n < old.size() && n < now.size(); ++n) {
    if (!(old[n] == now[n])) ++changed;
  }
  return counted(changed, "pair") + " would be seen otherwise";
}

std::string value_text(const JsonValue& value) {
  if (const auto number = exact_number(value)) return number_text(*number);
  if (value.is_text()) {
    const std::string text(value.text());
    const auto surd = read_surd(text);
    return surd ? surd->text + " (about " + rounded_text(surd->value) + ")" : text;
  }
  constexpr std::size_t kLongest = 60;
  return fits_one_line(value, kLongest) ? write_json_line(value) : "another";
}

// "1, 2, 2"
std::string numbers_text(const JsonValue& list) {
  std::string text;
  for (const JsonValue& item : items_of(&list)) {
    text += (text.empty() ? "" : ", ") + value_text(item);
  }
  return text;
}

std::string key_difference(const RealmsTold& told, const JsonMember& member) {
  for (const YesNo& words : kYesNo) {
    if (words.key == member.key) return std::string(member.value.as_bool() ? words.yes : words.no);
  }
  if (member.key == "cost") {
    if (!member.value.is_null()) return "the cost would be " + value_text(member.value);
    return told.ask() == "route" ? "there would be no way" : "it would not be allowed";
  }
  if (member.key == "wounds") {
    const auto wounds = as_integer(&member.value).value_or(0);
    return wounds == 0 ? "there would be no wounds" : "it would take " + counted(wounds, "wound");
  }
  if (member.key == "permille") {
    return percent_text(as_integer(&member.value).value_or(0)) + " would be seen";
  }
  if (member.key == "visible") return value_text(member.value) + " would be seen";
  if (member.key == "spaces" && told.ask() == "reach") {
    return reach_difference(told.own("spaces"), &member.value);
  }
  if (member.key == "pairs") return pairs_difference(told.own("pairs"), &member.value);
  if (member.key == "costs") return "the steps would cost " + numbers_text(member.value);
  if (member.key == "width" && member.value.is_null()) return "no width would be measured";
  std::string name = member.key;
  std::replace(name.begin(), name.end(), '_', ' ');
  for (const Words& words : kWords) {
    if (words.key == member.key) name = words.words;
  }
  if (member.value.is_null()) return "there would be no " + name;
  return name + " would be " + value_text(member.value);
}

// By how much it was decided. What is no fraction is written with roots.
std::string margin_line(const std::string& margin) {
  const auto ticks = Ratio::parse(margin);
  if (!ticks) {
    const auto surd = read_surd(margin);
    if (!surd) return "Decided by " + margin + " ticks of 0.1 mm.\n";
    return "Decided by about " + rounded_text(surd->value / 10) + " mm, exactly " + surd->text +
           " ticks of 0.1 mm.\n";
  }
  if (*ticks == Ratio()) return "Decided by a hair: a touch, or exactly at a limit.\n";
  constexpr std::int64_t kMost = std::int64_t{1} << 58;
  const auto tenth = ticks->denominator() < kMost
                         ? Ratio::make(ticks->numerator(), ticks->denominator() * 10)
                         : std::nullopt;
  return "Decided by " + (tenth ? number_text(*tenth) + " mm" : margin + " ticks of 0.1 mm") +
         ".\n";
}

}  // namespace

std::string verdict_sentence(const RealmsTold& told) {
  const RealmsSentence* sentence = find_sentence(told);
  return sentence == nullptr ? std::string() : sentence->tell(told);
}

std::string difference(const RealmsTold& told, const ask::Answer& other) {
  std::string text;
  std::string following;
  for (const JsonMember& member : other.own) {
    const JsonValue* before = told.own(member.key);
    if (before != nullptr && *before == member.value) continue;
    if (member.key == "visible" && told.own("permille") != nullptr) continue;  // the same once more
    if (!follows(member.key)) {
      add(text, key_difference(told, member));
    } else if (following.empty()) {
      following = member.key == "path"    ? "the way would be another"
                  : member.key == "after" ? "the board after it would be another"
                                          : key_difference(told, member);
    }
    // Of sight, cover and legality all else follows.
    const bool is_verdict = member.key == "sight" || member.key == "cover" || member.key == "legal";
    if (!text.empty() && is_verdict) return text;
  }
  if (!text.empty()) return text;
  return following.empty() ? "the answer would be another" : following;
}

viewer::RulingText ruling_text(const RealmsTold& told, const ask::Ruled& ruled) {
  const RealmsSentence* sentence = find_sentence(told);
  RefereeWords words;
  if (sentence == nullptr) {
    words.lists = plain_answer(told.answer);
  } else {
    words.verdict = sentence->tell(told);
    if (sentence->details != nullptr) words.lists = sentence->details(told);
  }
  if (told.answer.margin) words.details = margin_line(*told.answer.margin);
  words.difference = [&told](const ask::Answer& other) { return difference(told, other); };
  return ruling_text(words, ruled);
}

std::optional<JsonValue> moved_board(const RealmsTold& told) {
  const std::string ask = told.ask();
  const auto mover = ask == "board" ? told.unit("unit") : told.mover_unit();
  if (!mover) return std::nullopt;
  std::optional<realms::SpaceId> end;
  std::optional<std::string> carrier;
  const JsonValue* cost = told.own("cost");
  const bool has_cost = cost != nullptr && !cost->is_null();
  if (ask == "route" && has_cost) {
    const auto path = told.spaces("path");
    if (!path.empty()) end = path.back();
  } else if (ask == "walk" && told.yes("legal")) {
    end = named_space(told.state, &items_of(told.question.find("path")).back());
  } else if ((ask == "step" && has_cost) || (ask == "leap" && told.yes("legal"))) {
    end = told.space("to");
  } else if (ask == "board" && has_cost) {
    end = named_space(told.state, told.own("seat"));
    carrier = told.word("carrier");
  }
  if (!end) return std::nullopt;
  RealmsFile file = told.state.board->file;
  file.options = told.state.options;
  file.units = *told.state.units_written;
  realms::Unit& unit = file.units.units[*mover];
  unit.at = *end;
  if (carrier) unit.on = carrier;
  return realms_file_json(file, told.state.field());
}

}  // namespace parapet::cli
