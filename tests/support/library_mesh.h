#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace parapet::testing {

// What a part of an LDraw library reaches, in LDU, without the studs on it, and where those are.
// A reader of its own, in floating point: it shares no code with the engine's.
struct LibraryPart {
  std::string title;  // with single blanks, without "=" in front
  std::array<double, 3> lo;
  std::array<double, 3> hi;
  std::vector<std::array<double, 3>> studs;
  std::vector<std::array<std::array<double, 3>, 3>> triangles;  // quadrilaterals are cut in two
};

// The least y of the mesh at a place seen from above; nothing if it has nothing there.
std::optional<double> top_of(const LibraryPart& part, double x, double z);

// Reads parts/<number>.dat below a folder, with all its subfiles; nothing if that is not there.
std::optional<LibraryPart> library_part(const std::string& folder, const std::string& number);

}  // namespace parapet::testing
