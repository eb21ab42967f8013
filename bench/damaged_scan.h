#pragma once

#include <cstdint>
#include <string>

namespace parapet::bench {

// A scanned field of 708 x 708 places, 2 mm apart, in millimetres, as the bytes of
// a binary STL: some 995,000 triangles in random order, of which a hundred patches are missing,
// 2,000 come twice and 1,000 have no area.
std::string damaged_scan(std::uint32_t seed);

}  // namespace parapet::bench
