#pragma once

#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/box.h"
#include "viewer/brick_picture.h"

namespace parapet::viewer {

// The part of a brick board that a picture shows: the neighbourhood of what is marked, in the plan
// and of all heights; the whole of it where nothing is marked, or little would be saved.
parapet::Box shown_part(const BrickPicture& picture);

// What several states of one board show together.
parapet::Box shown_part(std::span<const BrickPicture* const> states);

// Whether a coat tells that the piece does not stay where it is.
bool is_loose(Coat coat);

// The middles of the pieces that wear such a coat or are elsewhere than their bodies say, by piece.
std::vector<BrickPoint> middles_of_loose(const BrickPicture& picture);

// The middle of a piece's top, where its bodies say; nothing if it has none.
std::optional<BrickPoint> top_of(const BrickPicture& picture, std::size_t piece);

}  // namespace parapet::viewer
