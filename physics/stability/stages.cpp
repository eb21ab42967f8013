#include "physics/stability/stages.h"

#include <algorithm>
#include <limits>

#include "physics/structure/centre.h"

namespace parapet::physics {
namespace {

double lowest(const Piece& piece) {
  double low = std::numeric_limits<double>::max();
  for (const Shape& shape : piece.shapes) {
    low = std::min(low, static_cast<double>(bounds(shape).lo().z));
  }
  return low;
}

Contact prop_under(const Structure& structure, std::uint32_t piece) {
  constexpr double kHalf = 20;  // ticks, of the square that presses
  Contact prop;
  prop.upper = piece;
  prop.lower = kTable;
  prop.axis = {0, 0, 1};
  prop.middle = centre_of(structure.pieces[piece]);
  prop.middle[2] = lowest(structure.pieces[piece]);
  for (const double east : {-kHalf, kHalf}) {
    for (const double south : {-kHalf, kHalf}) {
      prop.places.push_back({prop.middle + Vector3{east, south, 0}, 0});
    }
  }
  return prop;
}

// How far the piece is, seen from above, from the nearest that stood before.
double distance_from(const Structure& structure, const std::vector<std::uint32_t>& before,
                     std::uint32_t piece) {
  const Vector3 at = centre_of(structure.pieces[piece]);
  double least = std::numeric_limits<double>::max();
  for (const std::uint32_t other : before) {
    Vector3 away = centre_of(structure.pieces[other]) - at;
    away[2] = 0;
    least = std::min(least, length(away));
  }
  return least;
}

}  // namespace

std::vector<StageStanding> stand_in_stages(const Structure& structure,
                                           const std::vector<Contact>& contacts,
                                           const std::vector<std::vector<std::uint32_t>>& stages,
                                           const std::vector<bool>& removed, const Grip& grip,
                                           const Progress& progress) {
  std::vector<bool> absent = removed;
  for (const auto& stage : stages) {
    for (const std::uint32_t piece : stage) absent[piece] = true;
  }
  std::vector<std::uint32_t> before;
  for (std::uint32_t piece = 0; piece < absent.size(); ++piece) {
    if (!absent[piece]) before.push_back(piece);
  }
  std::vector<Contact> with_props = contacts;
  std::vector<StageStanding> found;
  for (const auto& stage : stages) {
    for (const std::uint32_t piece : stage) absent[piece] = removed[piece];
    StageStanding standing{who_stands(structure, with_props, absent, grip, progress), {}, kAnyLoad};
    if (!standing.standing.stands && !stage.empty()) {
      const auto nearer = [&](std::uint32_t a, std::uint32_t b) {
        return distance_from(structure, before, a) < distance_from(structure, before, b);
      };
      standing.prop_under = *std::max_element(stage.begin(), stage.end(), nearer);
      with_props.push_back(prop_under(structure, *standing.prop_under));
      standing.with_prop = who_stands(structure, with_props, absent, grip, progress).factor;
    }
    before.insert(before.end(), stage.begin(), stage.end());
    found.push_back(std::move(standing));
  }
  return found;
}

}  // namespace parapet::physics
