#pragma once

#include <optional>
#include <vector>

#include "rules/skybridge/track.h"

namespace parapet::skybridge {

// In all of these 0 <= completed <= 7: segments are finished in the order of their numbers
// (SKB-10), so that one number says which.

constexpr bool is_finished(int segment, int completed) { return segment <= completed; }

// SKB-10: the unfinished segment with the lowest number; none when the bridge is complete.
constexpr std::optional<int> current_segment(int completed) {
  return completed < kSegments ? std::optional(completed + 1) : std::nullopt;
}

// SKB-11: the die lies on the current segment, but not on the first one, nor on one after the last.
constexpr std::optional<int> die_segment(int completed) {
  return completed > 0 ? current_segment(completed) : std::nullopt;
}

// SKB-14: where the work goes on. Segments 1 to 4 are built from the start, 5 to 7 from the eye.
constexpr bool is_built_from_eye(int segment) { return segment > 4; }

// SKB-14: this many finished segments turn the work to the eye, and the Great Drakhe is revealed.
inline constexpr int kDrakheSegment = 4;

// The numbers of the finished segments, and of those that are not, ascending.
std::vector<int> finished_segments(int completed);
std::vector<int> gaps(int completed);

}  // namespace parapet::skybridge
