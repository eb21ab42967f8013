#pragma once

#include <optional>
#include <string>

#include "cli/skybridge/track_picture.h"
#include "cli/told.h"

namespace parapet::cli {

// What a ruling on a board of the bridge game shows, on the picture of the board as asked;
// `verdict` is the sentence over it. Nothing for questions that have nothing to draw.
std::optional<viewer::BridgePicture> drawn_track(const ToldAnswer& told, const TrackBoard& board,
                                                 const std::string& verdict);

}  // namespace parapet::cli
