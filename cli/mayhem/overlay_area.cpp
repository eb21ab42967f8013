#include <algorithm>

#include "cli/mayhem/answer_overlay.h"

namespace parapet::cli {
namespace {

using viewer::Overlay;
using viewer::Role;
using viewer::Sign;

void draw_area(const Told& told, Overlay& overlay) {
  const std::vector<std::string> hits = as_texts(told.own("hits"));
  overlay.badge = hits.empty() ? "NOBODY" : std::to_string(hits.size()) + " HIT";
  overlay.tone = hits.empty() ? Role::focus : Role::danger;
  tint(overlay, told.spaces("spaces"), Role::danger);
  tint(overlay, told.stand("center"), Role::focus);
  tint(overlay, told.stand("attacker"), Role::focus);
  explain(overlay, Role::danger, "area");
  explain(overlay, Role::focus, told.asks("attacker") ? "Center and attacker" : "Center");
  sign_pieces(told, hits, Sign::burst, overlay);
}

void draw_explosive(const Told& told, Overlay& overlay) {
  overlay.tone = told.yes("places_marker") ? Role::danger : Role::focus;
  overlay.badge = told.yes("places_marker") ? "MARKER" : "NO MARKER";
  tint(overlay, told.stand("at"), Role::focus);
}

void draw_explode(const Told& told, Overlay& overlay) {
  overlay.full_height = true;
  overlay.tone = Role::danger;
  std::vector<Space> blasted;
  std::vector<std::string> hit;
  int number = 0;
  for (const JsonValue& explosion : items_of(told.own("explosions"))) {
    ++number;
    const std::vector<Space> spaces = as_spaces(explosion.find("spaces"));
    blasted.insert(blasted.end(), spaces.begin(), spaces.end());
    for (const std::string& id : as_texts(explosion.find("hits"))) hit.push_back(id);
    if (const auto at = as_space(explosion.find("at"))) {
      overlay.signs.push_back({*at, Sign::burst, std::to_string(number)});
    }
  }
  std::sort(blasted.begin(), blasted.end());
  blasted.erase(std::unique(blasted.begin(), blasted.end()), blasted.end());
  tint(overlay, blasted, Role::danger);
  if (!blasted.empty()) explain(overlay, Role::danger, "reached by explosions, in their order");
  std::sort(hit.begin(), hit.end());
  hit.erase(std::unique(hit.begin(), hit.end()), hit.end());
  for (const std::string& id : hit) {
    for (const Space& space : spaces_of_piece(told, id)) {
      overlay.tints.push_back({space, Role::focus});
    }
  }
  if (!hit.empty()) explain(overlay, Role::focus, "attacked");
}

std::vector<Space> floor_of_building(const Told& told, const std::vector<int>& levels) {
  std::vector<Space> spaces;
  for (const Space& space : told.state.board().spaces()) {
    const bool is_shown = std::find(levels.begin(), levels.end(), space.level) != levels.end();
    if (is_shown && is_of_building(told, space)) spaces.push_back(space);
  }
  return spaces;
}

void draw_collapse(const Told& told, Overlay& overlay) {
  overlay.full_height = true;
  const auto damage = told.number("damage").value_or(0);
  const auto strength = told.number("strength").value_or(0);
  const std::string numbers = std::to_string(damage) + " / " + std::to_string(strength);
  std::vector<int> levels;
  for (const JsonValue& level : items_of(told.own("collapsed"))) {
    levels.push_back(as_integer(&level).value_or(0));
  }
  if (!told.yes("collapses")) {
    overlay.badge = "STANDS " + numbers;
    overlay.tone = Role::allowed;
    tint(overlay, floor_of_building(told, {told.number("level").value_or(0)}), Role::zone);
    explain(overlay, Role::zone, "the Level that would fall first");
    return;
  }
  overlay.badge = "FALLS " + numbers;
  overlay.tone = Role::danger;
  if (levels.empty()) levels.push_back(told.number("level").value_or(0));
  tint(overlay, floor_of_building(told, levels), Role::danger);
  explain(overlay, Role::danger, "falls");
  for (const JsonValue& move : items_of(told.own("moves"))) {
    const auto from = as_space(move.find("from"));
    if (from) overlay.tints.push_back({*from, Role::focus});
    if (from && !as_space(move.find("to"))) overlay.signs.push_back({*from, Sign::cross, ""});
  }
  if (!items_of(told.own("moves")).empty()) explain(overlay, Role::focus, "who is on it or under");
}

void draw_demolish(const Told& told, Overlay& overlay) {
  judge(overlay, told.yes("legal"), "LEGAL", "NOT LEGAL");
  tint(overlay, told.spaces("spaces"), Role::zone);
  tint(overlay, told.stand("unit"), Role::focus);
  explain(overlay, Role::zone, "where the marker may lie");
}

constexpr Drawing kDrawings[] = {
    {"area", draw_area},         {"explosive", draw_explosive}, {"explode", draw_explode},
    {"collapse", draw_collapse}, {"demolish", draw_demolish},
};

}  // namespace

std::span<const Drawing> area_drawings() { return kDrawings; }

}  // namespace parapet::cli
