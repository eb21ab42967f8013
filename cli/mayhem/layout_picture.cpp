#include "cli/mayhem/layout_picture.h"

#include <algorithm>

#include "cli/mayhem/answer_overlay.h"
#include "rules/files/mayhem/tile_map_json.h"

namespace parapet::cli {
namespace {

using viewer::Role;

struct Entries {
  std::vector<Placement> layout;
  std::size_t old = 0;  // how many of them lay there before this turn
};

std::vector<Placement> entries_under(const Told& told, std::string_view key) {
  const JsonValue* layout = told.question.find(key);
  if (layout == nullptr || !layout->is_list()) return {};
  auto entries = read_layout(JsonCursor(*layout, "question"), told.state.boards->map().tiles);
  return entries ? *std::move(entries) : std::vector<Placement>();
}

// Both lists, moved so that none lies west or north of the origin.
Entries read_entries(const Told& told) {
  Entries entries{entries_under(told, "layout"), 0};
  entries.old = entries.layout.size();
  for (Placement& placed : entries_under(told, "place")) entries.layout.push_back(placed);
  int west = 0;
  int north = 0;
  for (const Placement& entry : entries.layout) {
    west = std::min(west, entry.x);
    north = std::min(north, entry.y);
  }
  for (Placement& entry : entries.layout) {
    entry.x -= west;
    entry.y -= north;
  }
  return entries;
}

viewer::Outline outline_of(const Board& board, std::size_t entry, Role role, std::string label) {
  viewer::Outline outline{{}, role, std::move(label)};
  for (int y = 0; y < board.height(); ++y) {
    for (int x = 0; x < board.width(); ++x) {
      if (board.entry_at(x, y) == entry) outline.spaces.push_back({x, y, 1});
    }
  }
  return outline;
}

}  // namespace

bool is_about_layout(const Told& told) { return told.ask() == "map" || told.ask() == "build"; }

std::optional<LaidMap> laid_map(const Told& told) {
  constexpr std::size_t kMostNamed = 200;
  Entries entries = read_entries(told);
  if (entries.layout.empty()) return std::nullopt;
  const std::vector<Tile>& tiles = told.state.boards->map().tiles;
  auto board = Board::assemble({tiles, entries.layout});
  if (!board) return std::nullopt;
  LaidMap laid{*std::move(board), {}};
  viewer::Overlay& overlay = laid.overlay;
  overlay.full_height = true;
  if (told.ask() == "map") {
    judge(overlay, told.yes("valid"), "VALID", "NOT VALID");
  } else {
    judge(overlay, told.yes("legal"), "LEGAL", "NOT LEGAL");
  }
  for (std::size_t n = 0; n < entries.layout.size() && n < kMostNamed; ++n) {
    const Role role = n < entries.old ? Role::focus : Role::allowed;
    overlay.outlines.push_back(outline_of(laid.board, n, role, tiles[entries.layout[n].tile].name));
  }
  explain(overlay, Role::focus, "tiles");
  if (entries.old < entries.layout.size()) explain(overlay, Role::allowed, "laid this turn");
  return laid;
}

}  // namespace parapet::cli
