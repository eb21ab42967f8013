#pragma once

#include <string>
#include <vector>

#include "geometry/tiles/place.h"

namespace parapet::cli {

// "1 space", "3 spaces"; a plural of its own kind as the third word.
std::string counted(int number, const std::string& one, const std::string& many = {});

// "73.4 %" of parts in a thousand.
std::string percent_text(int permille);

// "a", "a and b", "a, b and c"; of more than `most` "a, b and 7 more".
std::string enumerated(const std::vector<std::string>& parts, std::size_t most = 12);
std::string enumerated(const std::vector<Space>& spaces, std::size_t most = 12);

// "A2, B2, B3@2": in their order.
std::string listed_in_order(const std::vector<Space>& spaces);

// Spaces of one Level, sorted by row, runs of a row joined: "B2-G2, A3, C3-F3"; of more than a
// hundred runs "... and 7 more".
std::string rows_of(std::vector<Space> spaces);

// The same for any spaces, a line for each Level, indented by two:
//   "  Level 1: B2-G2, A3\n  Level 2: C3@2\n"
std::string levels_of(const std::vector<Space>& spaces);

// Text in lines of at most 96 columns, broken at blanks; later lines are indented by so many
// columns more than the first one. Ends with a line break.
std::string wrapped(const std::string& text, std::size_t indent);

}  // namespace parapet::cli
