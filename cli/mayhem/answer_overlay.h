#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "cli/told.h"
#include "viewer/overlay.h"

namespace parapet::cli {

// What an answer shows on its board: the one place that knows how each kind of answer is drawn.
// Nothing for sight, which has evidence of its own, and for questions about no place.
std::optional<viewer::Overlay> overlay_of(const Told& told);

// What it shows on the board after it (the key `after`), beside the other.
viewer::Overlay overlay_after(const Told& told);

// How the answers to one question are drawn.
struct Drawing {
  std::string_view ask;
  void (*draw)(const Told&, viewer::Overlay&);
};
// By the groups of the verbs (verb_tables.h).
std::span<const Drawing> sight_drawings();
std::span<const Drawing> moving_drawings();
std::span<const Drawing> area_drawings();
std::span<const Drawing> vehicle_drawings();
std::span<const Drawing> map_drawings();

// For those who draw.
void tint(viewer::Overlay& overlay, const std::vector<Space>& spaces, viewer::Role role);
std::vector<Space> spaces_of_piece(const Told& told, const std::string& id);  // none for no piece
void sign_pieces(const Told& told, const std::vector<std::string>& ids, viewer::Sign sign,
                 viewer::Overlay& overlay);
void explain(viewer::Overlay& overlay, viewer::Role role, std::string text);
void judge(viewer::Overlay& overlay, bool good, const std::string& yes, const std::string& no);

// Is the space of the building that the question names, an entry of the layout?
bool is_of_building(const Told& told, Space space);

}  // namespace parapet::cli
