#include "cli/mayhem/answer_overlay.h"

#include <algorithm>

namespace parapet::cli {

using viewer::Overlay;
using viewer::Role;

namespace {

// Of a collapse: the floor that fell last, on the Level on which it lies now.
viewer::Outline rubble_of(const Told& told) {
  viewer::Outline outline{{}, Role::former, ""};
  int lowest = 0;
  for (const JsonValue& level : items_of(told.own("collapsed"))) {
    const int number = as_integer(&level).value_or(0);
    if (number > 1 && (lowest == 0 || number < lowest)) lowest = number;
  }
  if (lowest == 0) return outline;
  for (const Space& space : told.state.board().spaces()) {
    if (space.level != lowest || !is_of_building(told, space)) continue;
    outline.spaces.push_back({space.x, space.y, lowest - 1});
  }
  return outline;
}

}  // namespace

std::optional<Overlay> overlay_of(const Told& told) {
  const std::string ask = told.ask();
  for (const auto& table :
       {sight_drawings(), moving_drawings(), area_drawings(), vehicle_drawings(), map_drawings()}) {
    for (const Drawing& drawing : table) {
      if (drawing.ask != ask) continue;
      Overlay overlay;
      drawing.draw(told, overlay);
      return overlay;
    }
  }
  return std::nullopt;
}

Overlay overlay_after(const Told& told) {
  Overlay overlay;
  overlay.full_height = true;
  for (const JsonValue& move : items_of(told.own("moves"))) {
    const auto from = as_space(move.find("from"));
    const auto to = as_space(move.find("to"));
    if (!to) continue;
    if (from && *from != *to) overlay.arrows.push_back({*from, *to, Role::former});
    const std::string dice = as_text(move.find("dice"));
    if (!dice.empty()) {
      overlay.signs.push_back({*to, viewer::Sign::burst, ""});
      explain(overlay, Role::danger, "attacked with " + dice);
    }
    std::vector<Space> others = as_spaces(move.find("choices"));
    std::erase(others, *to);
    tint(overlay, others, Role::allowed);
    if (!others.empty()) explain(overlay, Role::allowed, "may be put there instead");
  }
  if (!overlay.arrows.empty()) explain(overlay, Role::former, "moved");
  const viewer::Outline rubble = rubble_of(told);
  if (!rubble.spaces.empty()) {
    overlay.outlines.push_back(rubble);
    explain(overlay, Role::former, "where it fell");
  }
  const std::vector<Space> placed = as_spaces(told.own("placed"));
  tint(overlay, placed, Role::zone);
  if (!placed.empty()) explain(overlay, Role::zone, "new marker");
  return overlay;
}

void tint(Overlay& overlay, const std::vector<Space>& spaces, Role role) {
  for (const Space& space : spaces) overlay.tints.push_back({space, role});
}

std::vector<Space> spaces_of_piece(const Told& told, const std::string& id) {
  const auto stand = mayhem::find_stand(*told.state.pieces, id);
  return stand ? stand->spaces : std::vector<Space>();
}

void sign_pieces(const Told& told, const std::vector<std::string>& ids, viewer::Sign sign,
                 Overlay& overlay) {
  for (const std::string& id : ids) {
    const std::vector<Space> at = spaces_of_piece(told, id);
    if (!at.empty()) overlay.signs.push_back({at.front(), sign, ""});
  }
}

void explain(Overlay& overlay, Role role, std::string text) {
  const auto same = [&](const viewer::LegendEntry& entry) {
    return entry.role == role && entry.text == text;
  };
  if (std::none_of(overlay.legend.begin(), overlay.legend.end(), same)) {
    overlay.legend.push_back({role, std::move(text)});
  }
}

void judge(Overlay& overlay, bool good, const std::string& yes, const std::string& no) {
  overlay.badge = good ? yes : no;
  overlay.tone = good ? Role::allowed : Role::danger;
}

bool is_of_building(const Told& told, Space space) {
  const auto& layout = told.state.boards->map().layout;
  const auto entry = told.state.board().entry_at(space.x, space.y);
  return entry && *entry < layout.size() && layout[*entry].id == told.word("building");
}

}  // namespace parapet::cli
