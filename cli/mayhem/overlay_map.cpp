#include "cli/mayhem/answer_overlay.h"

namespace parapet::cli {
namespace {

using viewer::Overlay;
using viewer::Role;
using viewer::Sign;

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

constexpr Drawing kDrawings[] = {
    {"place", draw_places},
    {"redeploy", draw_places},
    {"objective", draw_objective},
    {"event", draw_event},
};

}  // namespace

std::span<const Drawing> map_drawings() { return kDrawings; }

}  // namespace parapet::cli
