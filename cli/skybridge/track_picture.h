#pragma once

#include <string>

#include "rules/skybridge/position.h"
#include "rules/skybridge/span.h"
#include "viewer/bridge_picture.h"

namespace parapet::cli {

// A board of the bridge game, to be drawn: what is printed, and what stands on it.
struct TrackBoard {
  const skybridge::Land& land;
  const skybridge::Position& position;
  std::string title;
  const skybridge::Span* span = nullptr;  // with it the gap is measured
};

// The bridge and the desert as they stand.
viewer::BridgePicture track_picture(const TrackBoard& board);

// The segment of a picture with that number.
viewer::BridgeSegment& segment_of(viewer::BridgePicture& picture, int number);

// So many more rebels on a territory; nobody's are free.
void add_rebels(viewer::BridgePicture& picture, int territory, std::optional<std::size_t> owner,
                int count);

}  // namespace parapet::cli
