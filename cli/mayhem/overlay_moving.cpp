#include <algorithm>

#include "cli/mayhem/answer_overlay.h"
#include "rules/files/mayhem/board_places.h"

namespace parapet::cli {
namespace {

using viewer::Overlay;
using viewer::Ribbon;
using viewer::Role;

std::string points(int cost) { return std::to_string(cost) + " MP"; }

void show_stand(const Told& told, std::string_view key, Overlay& overlay) {
  tint(overlay, told.stand(key), Role::focus);
}

void draw_step(const Told& told, Overlay& overlay) {
  const auto cost = told.number("cost");
  judge(overlay, cost.has_value(), points(cost.value_or(0)), "NOT ALLOWED");
  const std::vector<Space> from = told.stand(told.asks("unit") ? "unit" : "from");
  const std::vector<Space> to = told.stand("to");
  tint(overlay, from, Role::focus);
  tint(overlay, told.spaces("keeps"), Role::former);
  const std::vector<Space> enters = told.spaces("enters");
  const Role role = cost ? Role::allowed : Role::danger;
  tint(overlay, enters.empty() ? to : enters, role);
  if (!from.empty() && !to.empty()) {
    overlay.arrows.push_back({*std::min_element(from.begin(), from.end()), to.front(), role});
  }
}

// The spaces of the question's path.
std::vector<Space> asked_path(const Told& told) {
  std::vector<Space> path;
  const JsonValue* places = told.question.find("path");
  for (const JsonValue& place : items_of(places)) {
    const auto space = told.state.places->read(JsonCursor(place, "question"));
    if (!space) break;
    path.push_back(*space);
  }
  return path;
}

// A way, with what it has cost so far at each stop. The steps first_in_air < n <= last_in_air are
// flown.
Ribbon ribbon_of(const std::vector<Space>& path, const JsonValue* costs, int first_in_air,
                 int last_in_air) {
  Ribbon ribbon;
  int spent = 0;
  for (std::size_t n = 0; n < path.size(); ++n) {
    Ribbon::Stop stop{path[n], "", false};
    if (n > 0 && n <= items_of(costs).size()) {
      spent += as_integer(&items_of(costs)[n - 1]).value_or(0);
      stop.label = std::to_string(spent);
    }
    const int step = static_cast<int>(n);
    stop.through_air = step > first_in_air && step <= last_in_air;
    ribbon.stops.push_back(std::move(stop));
  }
  return ribbon;
}

// Where a jump that starts there ends at the latest, if the answer does not say.
int end_of_jump(const Told& told, int start, std::size_t stops) {
  if (const auto lands = told.number("lands_at")) return *lands;
  const JsonValue* jump = told.question.find("jump");
  const auto span = jump != nullptr ? as_integer(jump->find("span")) : std::optional<int>();
  return std::min(start + span.value_or(0), static_cast<int>(stops) - 1);
}

void draw_walk(const Told& told, Overlay& overlay) {
  const std::vector<Space> path = asked_path(told);
  judge(overlay, told.yes("legal"), "LEGAL", "NOT LEGAL");
  if (path.empty()) return;
  const JsonValue* costs = told.own("costs");
  const std::size_t made = std::min(path.size(), items_of(costs).size() + 1);
  const JsonValue* jump = told.question.find("jump");
  const auto start = jump != nullptr ? as_integer(jump->find("at")) : std::optional<int>();
  const int last = start ? end_of_jump(told, *start, path.size()) : -1;
  if (made < path.size()) {
    Ribbon rest{{}, Role::danger};
    for (std::size_t n = made - 1; n < path.size(); ++n) rest.stops.push_back({path[n], "", false});
    overlay.ribbons.push_back(std::move(rest));
    overlay.signs.push_back({path[made], viewer::Sign::cross, ""});
  }
  const std::vector<Space> walked(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(made));
  overlay.ribbons.push_back(ribbon_of(walked, costs, start.value_or(-1), last));
  explain(overlay, Role::allowed, "MP spent so far");
  if (made < path.size()) explain(overlay, Role::danger, "not possible");
}

void draw_enter(const Told& told, Overlay& overlay) {
  const auto cost = told.number("cost");
  judge(overlay, cost.has_value(), points(cost.value_or(0)), "NOT ALLOWED");
  tint(overlay, told.stand("at"), cost ? Role::allowed : Role::danger);
}

void draw_route(const Told& told, Overlay& overlay) {
  const auto cost = told.number("cost");
  judge(overlay, cost.has_value(), points(cost.value_or(0)), "NO WAY");
  if (!cost) {
    show_stand(told, "from", overlay);
    tint(overlay, told.stand("to"), Role::danger);
    return;
  }
  const std::vector<Space> path = told.spaces("path");
  const auto start = told.number("jump_at");
  const int last = start ? end_of_jump(told, *start, path.size()) : -1;
  tint(overlay, path, Role::allowed);
  overlay.ribbons.push_back(ribbon_of(path, told.own("costs"), start.value_or(-1), last));
  explain(overlay, Role::allowed, start ? "MP so far (dashed: jump)" : "MP spent so far");
}

void draw_reach(const Told& told, Overlay& overlay) {
  viewer::HeatMap heat{"MP", {}};
  for (const JsonValue& item : items_of(told.own("spaces"))) {
    const auto at = as_space(item.find("at"));
    const auto cost = as_integer(item.find("cost"));
    if (at && cost) heat.items.push_back({*at, *cost});
  }
  const auto most = as_integer(told.question.find("mp"));
  overlay.badge = most ? points(*most) : std::string();
  show_stand(told, "from", overlay);
  explain(overlay, Role::focus, "start");
  overlay.heat = std::move(heat);
}

void draw_zone(const Told& told, Overlay& overlay) {
  tint(overlay, told.spaces("spaces"), Role::zone);
  show_stand(told, "at", overlay);
  overlay.tone = Role::zone;
  explain(overlay, Role::zone, "zone of control");
}

void draw_space(const Told& told, Overlay& overlay) {
  overlay.tone = Role::focus;
  show_stand(told, "at", overlay);
}

void draw_push(const Told& told, Overlay& overlay) {
  const std::vector<Space> target = told.stand("target");
  const std::vector<Space> spaces = told.spaces("spaces");
  tint(overlay, told.stand("attacker"), Role::focus);
  tint(overlay, target, Role::former);
  explain(overlay, Role::focus, "attacker");
  const std::vector<Space> to = told.stand("to");
  const bool has_goal = told.own("legal") != nullptr && !to.empty();
  if (has_goal) {
    judge(overlay, told.yes("legal"), "LEGAL", "NOT LEGAL");
  } else {
    judge(overlay, !spaces.empty(), points(told.number("mp").value_or(0)), "STAYS");
    overlay.tone = spaces.empty() ? Role::danger : Role::zone;
  }
  tint(overlay, spaces, Role::zone);
  if (!spaces.empty()) explain(overlay, Role::zone, "where the first Push may end");
  if (target.empty()) return;
  if (has_goal) {
    overlay.arrows.push_back(
        {target.front(), to.front(), told.yes("legal") ? Role::allowed : Role::danger});
    const std::string dice = as_text(told.own("dice"));
    if (!dice.empty()) {
      overlay.signs.push_back({to.front(), viewer::Sign::burst, ""});
      explain(overlay, Role::danger, "falls: dice " + dice);
    }
    return;
  }
  for (const Space& space : spaces) overlay.arrows.push_back({target.front(), space, Role::zone});
}

constexpr Drawing kDrawings[] = {
    {"step", draw_step},   {"walk", draw_walk}, {"enter", draw_enter}, {"route", draw_route},
    {"reach", draw_reach}, {"zoc", draw_zone},  {"space", draw_space}, {"push", draw_push},
};

}  // namespace

std::span<const Drawing> moving_drawings() { return kDrawings; }

}  // namespace parapet::cli
