#pragma once

#include <optional>
#include <string>

#include "scans/place/lattice.h"
#include "scans/place/place.h"

namespace parapet::scans {

inline constexpr double kStudPitch = 8;    // mm
inline constexpr double kPlateRise = 3.2;  // mm

// Millimetres of the scan's unit, and how they were found.
struct Unit {
  double mm = 1;
  std::string found;
};

// What the player or the file says, in that order: unit, distance, file. Nothing where nobody does.
// Errors: "wrong-value".
Result<std::optional<Unit>> said_unit(std::optional<double> unit_of_file,
                                      const PlaceRequest& request);

// Nothing, unless the size is one of terrain. Errors: "wrong-value".
std::optional<Fault> wrong_size(Vector3 size_mm);

struct UnitSearch {
  std::optional<Unit> unit;
  std::string why_not;
};

// The unit that a lattice gives away, with its lengths in the scan's unit:
//   - the player says the pitch: then it is as good as a known distance
//   - else only studs tell: their pitch, their width and the steps of plates are three numbers that
//     have to agree, in exactly one of the units and with no square of a known kind in another.
//     Less decides nothing: 25 and 25.4 mm are too near to each other, squares of 25 mm with steps
//     of 10 mm have the shape of plates, and a photogrammetry has any scale.
UnitSearch unit_of_lattice(const Lattice& lattice, const std::vector<UnitCandidate>& candidates,
                           const PlaceRequest& request);

// "12.3 x 4.5 x 6.7 mm"
std::string size_text(Vector3 size_mm);

// A number with as many digits as people read: "0.0254", "12.3".
std::string number_text(double number);

}  // namespace parapet::scans
