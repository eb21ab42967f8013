#include <algorithm>

#include "cli/mayhem/answer_overlay.h"

namespace parapet::cli {
namespace {

using viewer::Overlay;
using viewer::Role;
using viewer::Sign;

std::vector<Space> footprint(const JsonValue* front, const JsonValue* back) {
  std::vector<Space> spaces;
  for (const JsonValue* end : {front, back}) {
    if (const auto space = as_space(end)) spaces.push_back(*space);
  }
  return spaces;
}

void draw_rams(const Told& told, Overlay& overlay) {
  for (const JsonValue& ram : items_of(told.own("rams"))) {
    const auto at = as_space(ram.find("at"));
    const auto to = as_space(ram.find("to"));
    if (!at) continue;
    overlay.signs.push_back({*at, to ? Sign::burst : Sign::cross, ""});
    if (to) overlay.arrows.push_back({*at, *to, Role::danger});
    explain(overlay, Role::danger, "rammed and pushed");
  }
}

void draw_drive(const Told& told, Overlay& overlay) {
  judge(overlay, told.yes("legal"), "LEGAL", "NOT LEGAL");
  tint(overlay, told.stand("vehicle"), Role::former);
  explain(overlay, Role::former, "where it starts");
  const std::vector<Space> start = told.stand("vehicle");
  viewer::Ribbon way;
  int number = 0;
  const auto& footprints = items_of(told.own("footprints"));
  for (const JsonValue& made : footprints) {
    const bool is_last = static_cast<std::size_t>(++number) == footprints.size();
    const std::vector<Space> spaces = footprint(made.find("front"), made.find("back"));
    if (is_last) overlay.outlines.push_back({spaces, Role::allowed, ""});
    if (!spaces.empty()) way.stops.push_back({spaces.front(), std::to_string(number), false});
    if (!is_last) tint(overlay, spaces, Role::allowed);
  }
  const auto& vehicles = told.state.pieces->vehicles;
  const auto car = std::find_if(vehicles.begin(), vehicles.end(), [&](const auto& vehicle) {
    return vehicle.id == told.word("vehicle");
  });
  if (car != vehicles.end()) way.stops.insert(way.stops.begin(), {car->front, "", false});
  if (way.stops.size() > 1) {
    overlay.ribbons.push_back(std::move(way));
    explain(overlay, Role::allowed, "its front after each move");
  }
  draw_rams(told, overlay);
}

void draw_traffic(const Told& told, Overlay& overlay) {
  overlay.badge = told.yes("hit") ? "HIT" : "NO HIT";
  overlay.tone = told.yes("hit") ? Role::danger : Role::allowed;
  const std::vector<Space> drone = told.stand("drone");
  tint(overlay, drone, Role::former);
  tint(overlay, told.stand("unit"), Role::focus);
  const auto front = as_space(told.own("front"));
  if (front && told.yes("hit")) {
    const auto& vehicles = told.state.pieces->vehicles;
    const auto it = std::find_if(vehicles.begin(), vehicles.end(), [&](const auto& vehicle) {
      return vehicle.id == told.word("drone");
    });
    if (it != vehicles.end()) overlay.arrows.push_back({it->front, *front, Role::danger});
  }
  draw_rams(told, overlay);
}

void draw_drones(const Told& told, Overlay& overlay) {
  for (const JsonValue& move : items_of(told.own("moves"))) {
    const std::string id = as_text(move.find("id"));
    const auto& vehicles = told.state.pieces->vehicles;
    const auto it = std::find_if(vehicles.begin(), vehicles.end(),
                                 [&](const auto& vehicle) { return vehicle.id == id; });
    const std::vector<Space> spaces = footprint(move.find("front"), move.find("back"));
    if (it != vehicles.end()) {
      tint(overlay, {it->back, it->front}, Role::former);
      if (spaces.empty()) {
        overlay.signs.push_back({it->front, Sign::cross, ""});
      } else {
        overlay.arrows.push_back({it->front, spaces.front(), Role::allowed});
      }
    }
    if (!spaces.empty()) overlay.outlines.push_back({spaces, Role::allowed, ""});
  }
  overlay.tone = Role::focus;
  explain(overlay, Role::former, "before");
  explain(overlay, Role::allowed, "after");
  draw_rams(told, overlay);
}

void draw_spawn(const Told& told, Overlay& overlay) {
  judge(overlay, told.yes("legal"), "LEGAL", "NOT LEGAL");
  const std::vector<Space> spaces = footprint(told.own("front"), told.own("back"));
  const std::vector<Space> entry = told.stand("entry");
  tint(overlay, entry, told.yes("legal") ? Role::former : Role::danger);
  if (!spaces.empty()) {
    overlay.outlines.push_back({spaces, Role::allowed, ""});
    if (!entry.empty()) overlay.arrows.push_back({entry.front(), spaces.front(), Role::allowed});
  }
  draw_rams(told, overlay);
}

void draw_places(const Told& told, Overlay& overlay) {
  const std::vector<Space> spaces = told.spaces("spaces");
  if (spaces.empty()) overlay.badge = "NOWHERE";
  overlay.tone = spaces.empty() ? Role::danger : Role::allowed;
  tint(overlay, spaces, Role::allowed);
  tint(overlay, told.stand("unit"), Role::focus);
  explain(overlay, Role::allowed, "allowed");
}

void draw_objective(const Told& told, Overlay& overlay) {
  judge(overlay, told.yes("flips"), "FLIPS", "STAYS");
  for (const mayhem::Marker& marker : told.state.pieces->markers) {
    if (marker.kind != mayhem::MarkerKind::objective || marker.id != told.word("objective")) {
      continue;
    }
    overlay.tints.push_back({marker.at, Role::focus});
  }
}

void draw_event(const Told& told, Overlay& overlay) {
  viewer::Ribbon way;
  for (const JsonValue& place : items_of(told.question.find("path"))) {
    const auto space = told.state.places->read(JsonCursor(place, "question"));
    if (space) way.stops.push_back({*space, "", false});
  }
  overlay.ribbons.push_back(std::move(way));
  const auto& triggers = items_of(told.own("triggers"));
  overlay.badge = triggers.empty() ? "NO EVENT" : "EVENT";
  overlay.tone = triggers.empty() ? Role::focus : Role::danger;
  for (const JsonValue& trigger : triggers) {
    if (const auto at = as_space(trigger.find("at"))) {
      overlay.signs.push_back({*at, Sign::burst, as_text(trigger.find("id"))});
    }
  }
}

void draw_hack(const Told& told, Overlay& overlay) {
  judge(overlay, told.yes("legal"), "LEGAL", "NOT LEGAL");
  tint(overlay, told.stand("unit"), Role::focus);
  tint(overlay, told.stand("target"), told.yes("legal") ? Role::allowed : Role::danger);
}

void draw_distance(const Told& told, Overlay& overlay) {
  overlay.badge = std::to_string(told.number("distance").value_or(0));
  overlay.tone = Role::focus;
  tint(overlay, told.stand("from"), Role::focus);
  tint(overlay, told.stand("to"), Role::focus);
}

constexpr Drawing kDrawings[] = {
    {"drive", draw_drive},         {"traffic", draw_traffic}, {"drones", draw_drones},
    {"spawn", draw_spawn},         {"place", draw_places},    {"redeploy", draw_places},
    {"objective", draw_objective}, {"event", draw_event},     {"hack", draw_hack},
    {"distance", draw_distance},
};

}  // namespace

std::span<const Drawing> piece_drawings() { return kDrawings; }

}  // namespace parapet::cli
