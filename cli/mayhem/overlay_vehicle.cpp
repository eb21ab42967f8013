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

// Null pointer if there is none of that id.
const mayhem::Vehicle* find_vehicle(const Told& told, const std::string& id) {
  const auto& vehicles = told.state.pieces->vehicles;
  const auto found = std::find_if(vehicles.begin(), vehicles.end(),
                                  [&](const mayhem::Vehicle& vehicle) { return vehicle.id == id; });
  return found == vehicles.end() ? nullptr : &*found;
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
  const mayhem::Vehicle* car = find_vehicle(told, told.word("vehicle"));
  if (car != nullptr) way.stops.insert(way.stops.begin(), {car->front, "", false});
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
    const mayhem::Vehicle* before = find_vehicle(told, told.word("drone"));
    if (before != nullptr) overlay.arrows.push_back({before->front, *front, Role::danger});
  }
  draw_rams(told, overlay);
}

void draw_drones(const Told& told, Overlay& overlay) {
  for (const JsonValue& move : items_of(told.own("moves"))) {
    const std::vector<Space> spaces = footprint(move.find("front"), move.find("back"));
    if (const auto* before = find_vehicle(told, as_text(move.find("id")))) {
      tint(overlay, {before->back, before->front}, Role::former);
      if (spaces.empty()) {
        overlay.signs.push_back({before->front, Sign::cross, ""});
      } else {
        overlay.arrows.push_back({before->front, spaces.front(), Role::allowed});
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

void draw_device(const Told& told, Overlay& overlay) {
  overlay.full_height = true;
  overlay.tone = Role::danger;
  if (told.own("legal") != nullptr && !told.yes("legal")) overlay.badge = "NOT LEGAL";
  tint(overlay, told.spaces("spaces"), Role::danger);
  tint(overlay, told.stand("device"), Role::focus);
  explain(overlay, Role::danger, "takes effect");
  sign_pieces(told, as_texts(told.own("downed")), Sign::cross, overlay);
}

constexpr Drawing kDrawings[] = {
    {"drive", draw_drive}, {"traffic", draw_traffic}, {"drones", draw_drones},
    {"spawn", draw_spawn}, {"device", draw_device},
};

}  // namespace

std::span<const Drawing> vehicle_drawings() { return kDrawings; }

}  // namespace parapet::cli
