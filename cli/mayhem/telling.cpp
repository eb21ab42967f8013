#include "cli/mayhem/telling.h"

#include <algorithm>
#include <map>

#include "cli/words.h"
#include "rules/files/json/json_write.h"

namespace parapet::cli {
namespace {

constexpr std::size_t kMostSpaces = 8;  // named of a list that differs
constexpr std::size_t kLongest = 60;    // columns of a value that is shown as it is

// Verdicts that are yes or no, in words that follow "With option L4 set to block".
struct YesNo {
  std::string_view key;
  std::string_view yes;
  std::string_view no;
};

constexpr YesNo kYesNo[] = {
    {"sight", "it would be clear", "it would be blocked"},
    {"legal", "it would be legal", "it would not be legal"},
    {"valid", "the map would be valid", "the map would not be valid"},
    {"collapses", "it would collapse", "it would stand"},
    {"flips", "it would flip", "it would not flip"},
    {"hit", "it would be hit", "it would not be hit"},
    {"places_marker", "a marker would be placed", "no marker would be placed"},
    {"may_end", "it might end there", "it might not end there"},
    {"inside", "it would be Inside", "it would be Outside"},
    {"protected", "the target would be protected", "the target would not be protected"},
    {"flank", "the attack would come from the Flank", "the attack would not come from the Flank"},
    {"higher", "the attacker would be higher", "the attacker would not be higher"},
    {"lower", "the attacker would be lower", "the attacker would not be lower"},
    {"in_front", "the target would be in front", "the target would not be in front"},
};

// Keys that hold a list of spaces.
constexpr std::string_view kSpaceLists[] = {"spaces", "front", "enters", "keeps", "ends"};

// Lists of three numbers that are no space.
constexpr std::string_view kNumberLists[] = {"costs", "left", "collapsed"};

// Nothing is said of these where anything else differs: they follow from it.
constexpr std::string_view kFollows[] = {"lines", "after",      "path",    "costs",
                                         "left",  "stopped_at", "jump_at", "lands_at"};

bool is_one_of(std::string_view key, std::span<const std::string_view> keys) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

void add(std::string& text, const std::string& part) {
  if (!part.empty()) text += (text.empty() ? "" : ", ") + part;
}

// "C4 and C5 could be reached too, D7 could not be reached".
std::string spaces_difference(const JsonValue* before, const JsonValue* after,
                              const Telling* telling) {
  std::vector<Space> a = as_spaces(before);
  std::vector<Space> b = as_spaces(after);
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  std::vector<Space> gained;
  std::vector<Space> lost;
  std::set_difference(b.begin(), b.end(), a.begin(), a.end(), std::back_inserter(gained));
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(lost));
  const bool has_words = telling != nullptr && !telling->more.empty();
  std::string text;
  if (!gained.empty()) {
    add(text, enumerated(gained, kMostSpaces) + " " +
                  std::string(has_words ? telling->more : "would belong to it too"));
  }
  if (!lost.empty()) {
    add(text, enumerated(lost, kMostSpaces) + " " +
                  std::string(has_words ? telling->less : "would not belong to it"));
  }
  return text;
}

std::string step_costs(const JsonValue& costs) {
  std::vector<std::string> numbers;
  for (const JsonValue& cost : items_of(&costs)) numbers.push_back(write_json_line(cost));
  return "the steps would cost " + enumerated(numbers) + " MP";
}

// Of `reach`: "D5 would cost 3, not 1".
std::string costs_difference(const JsonValue* before, const JsonValue* after) {
  std::map<Space, int> costs;
  for (const JsonValue& item : items_of(before)) {
    const auto at = as_space(item.find("at"));
    const auto cost = as_integer(item.find("cost"));
    if (at && cost) costs[*at] = *cost;
  }
  std::vector<std::string> changed;
  for (const JsonValue& item : items_of(after)) {
    const auto at = as_space(item.find("at"));
    const auto cost = as_integer(item.find("cost"));
    if (!at || !cost) continue;
    const auto old = costs.find(*at);
    if (old == costs.end() || old->second == *cost) continue;
    changed.push_back(to_letters(*at) + " would cost " + std::to_string(*cost) + ", not " +
                      std::to_string(old->second));
  }
  return enumerated(changed, 3);
}

std::string cost_difference(const Told& told, const JsonValue& cost) {
  const std::string ask = told.ask();
  if (!cost.is_null()) return "the cost would be " + write_json_line(cost) + " MP";
  return ask == "route" ? "there would be no way" : "it would not be allowed";
}

std::string ids_difference(const JsonValue* before, const JsonValue* after) {
  const std::vector<std::string> a = as_texts(before);
  const std::vector<std::string> b = as_texts(after);
  std::vector<std::string> gained;
  std::vector<std::string> lost;
  for (const std::string& id : b) {
    if (std::find(a.begin(), a.end(), id) == a.end()) gained.push_back(id);
  }
  for (const std::string& id : a) {
    if (std::find(b.begin(), b.end(), id) == b.end()) lost.push_back(id);
  }
  std::string text;
  if (!gained.empty()) add(text, enumerated(gained, kMostSpaces) + " would be hit too");
  if (!lost.empty()) add(text, enumerated(lost, kMostSpaces) + " would not be hit");
  return text;
}

// Where somebody may be put or pushed.
constexpr Telling kChoices{"", nullptr, nullptr, "could be chosen too", "could not be chosen"};

// Of the targets of an area: "t would be protected, the net of t would be -2".
std::string targets_difference(const JsonValue* before, const JsonValue* after) {
  constexpr YesNo kWords[] = {
      {"hit", "would be attacked", "would not be attacked"},
      {"protected", "would be protected", "would not be protected"},
      {"flank", "would be attacked in its Flank", "would not be attacked in its Flank"}};
  std::string text;
  const auto& olds = items_of(before);
  const auto& news = items_of(after);
  for (std::size_t n = 0; n < news.size() && n < olds.size(); ++n) {
    const std::string id = as_text(news[n].find("id"));
    const auto is = [](const JsonValue& target, std::string_view key) {
      const JsonValue* value = target.find(key);
      return value != nullptr && value->as_bool();
    };
    std::string changed;
    for (const YesNo& words : kWords) {
      if (is(news[n], words.key) == is(olds[n], words.key)) continue;
      add(changed, id + " " + std::string(is(news[n], words.key) ? words.yes : words.no));
    }
    const auto net = as_integer(news[n].find("net"));
    if (changed.empty() && net && net != as_integer(olds[n].find("net"))) {
      changed = "the net of " + id + " would be " + std::to_string(*net);
    }
    add(text, changed);
  }
  return text;
}

// Of explosions: whom they would attack otherwise.
std::string explosions_difference(const JsonValue* before, const JsonValue* after) {
  const auto hits = [](const JsonValue* explosions) {
    std::vector<JsonValue> all;
    for (const JsonValue& explosion : items_of(explosions)) {
      const auto& some = items_of(explosion.find("hits"));
      all.insert(all.end(), some.begin(), some.end());
    }
    return JsonValue::from_list(std::move(all));
  };
  const JsonValue old_hits = hits(before);
  const JsonValue new_hits = hits(after);
  std::string text = ids_difference(&old_hits, &new_hits);
  const int count = static_cast<int>(items_of(after).size());
  if (count != static_cast<int>(items_of(before).size())) {
    add(text, "there would be " + counted(count, "explosion"));
  }
  return text.empty() ? "the explosions would reach other spaces" : text;
}

// Of a list of things with ids: "a would go to D4, not C4".
std::string moves_difference(const JsonValue* before, const JsonValue* after) {
  std::map<std::string, const JsonValue*> old;
  for (const JsonValue& item : items_of(before)) old[as_text(item.find("id"))] = &item;
  std::vector<std::string> changed;
  for (const JsonValue& item : items_of(after)) {
    const std::string id = as_text(item.find("id"));
    const auto found = old.find(id);
    const auto to = as_space(item.find("to"));
    if (found == old.end()) {
      changed.push_back(id + " would be moved or attacked too");
      continue;
    }
    const JsonValue& was = *found->second;
    old.erase(found);
    if (was == item) continue;
    const auto was_to = as_space(was.find("to"));
    if (to && to != was_to) {
      changed.push_back(id + " would go to " + to_letters(*to));
    } else if (as_text(item.find("chooser")) != as_text(was.find("chooser"))) {
      changed.push_back(as_text(item.find("chooser")) + " would choose where " + id + " goes");
    } else {
      const std::string choices =
          spaces_difference(was.find("choices"), item.find("choices"), &kChoices);
      changed.push_back(choices.empty() ? "it would be otherwise for " + id
                                        : "for " + id + " " + choices);
    }
  }
  for (const auto& [id, item] : old) changed.push_back("nothing would happen to " + id);
  return enumerated(changed, 4);
}

std::string any_difference(const JsonMember& member) {
  std::string name = member.key;
  std::replace(name.begin(), name.end(), '_', ' ');
  if (member.value.is_null()) return "there would be no " + name;
  if (const auto space = as_space(&member.value); space && !is_one_of(member.key, kNumberLists)) {
    return name + " would be " + to_letters(*space);
  }
  if (!fits_one_line(member.value, kLongest)) return name + " would be otherwise";
  return name + " would be " + described(member.value);
}

std::string following_difference(const JsonMember& member) {
  if (member.key == "after") return "the board after it would be another";
  if (member.key == "path") return "the way would be " + enumerated(as_spaces(&member.value));
  if (member.key == "costs") return step_costs(member.value);
  return any_difference(member);
}

std::string key_difference(const Told& told, const JsonMember& member) {
  const JsonValue* before = told.own(member.key);
  for (const YesNo& words : kYesNo) {
    if (words.key == member.key) return std::string(member.value.as_bool() ? words.yes : words.no);
  }
  if (member.key == "cost") return cost_difference(told, member.value);
  if (is_one_of(member.key, kSpaceLists)) {
    std::string text = spaces_difference(before, &member.value, find_telling(told.ask()));
    add(text, costs_difference(before, &member.value));
    return text.empty() ? any_difference(member) : text;
  }
  if (member.key == "hits" && told.ask() == "area") return ids_difference(before, &member.value);
  if (member.key == "downed") return ids_difference(before, &member.value);
  if (member.key == "targets") return targets_difference(before, &member.value);
  if (member.key == "explosions") return explosions_difference(before, &member.value);
  if (member.key == "moves" || member.key == "rams") {
    return moves_difference(before, &member.value);
  }
  return any_difference(member);
}

}  // namespace

const Telling* find_telling(std::string_view ask) {
  for (const auto& table : {sight_tellings(), moving_tellings(), area_tellings(),
                            vehicle_tellings(), map_tellings(), structure_tellings()}) {
    for (const Telling& telling : table) {
      if (telling.ask == ask) return &telling;
    }
  }
  return nullptr;
}

std::string spaces_by_level(const Told& told) { return levels_of(told.spaces("spaces")); }

std::string difference(const Told& told, const ask::Answer& other) {
  // Of sight and legality all else follows.
  for (const std::string_view key : {"sight", "legal"}) {
    const JsonValue* now = own_key(other, key);
    const JsonValue* before = told.own(key);
    if (now != nullptr && before != nullptr && !(*now == *before)) {
      return key_difference(told, {std::string(key), *now});
    }
  }
  std::string text;
  std::string following;
  for (const JsonMember& member : other.own) {
    const JsonValue* before = told.own(member.key);
    if (before != nullptr && *before == member.value) continue;
    if (member.key == "lines") continue;
    const bool of_dice = told.ask() == "odds" && member.key != "dice";
    if (of_dice || is_one_of(member.key, kFollows)) {
      // The first of them tells enough.
      if (following.empty()) following = following_difference(member);
    } else {
      add(text, key_difference(told, member));
    }
  }
  if (!text.empty()) return text;
  return following.empty() ? "the answer would be another" : following;
}

}  // namespace parapet::cli
