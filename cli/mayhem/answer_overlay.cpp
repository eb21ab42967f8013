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
  const Board& board = told.state.board();
  const auto& layout = told.state.boards->map().layout;
  for (const Space& space : board.spaces()) {
    if (space.level != lowest) continue;
    const auto entry = board.entry_at(space.x, space.y);
    if (!entry || *entry >= layout.size() || layout[*entry].id != told.word("building")) continue;
    outline.spaces.push_back({space.x, space.y, lowest - 1});
  }
  return outline;
}

}  // namespace

std::optional<Overlay> overlay_of(const Told& told) {
  const std::string ask = told.ask();
  for (const auto& table : {moving_drawings(), area_drawings(), piece_drawings()}) {
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

}  // namespace parapet::cli
