#include "physics/stability/pure_pressure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "physics/structure/centre.h"

namespace parapet::physics {
namespace {

constexpr double kUpright = 1 - 1e-12;  // how much of an axis points up where a contact is level
constexpr double kNear = 1e-7;          // ticks, and shares of a load, that are nothing

// A downward force.
struct Weight {
  double x = 0;
  double y = 0;
  double weight = 0;
};

struct Place {
  double x = 0;
  double y = 0;
  std::uint32_t lower = 0;
};

// The sum of pushes acts there.
Weight resultant_of(std::span<const Weight> weights) {
  Weight sum;
  for (const Weight& push : weights) {
    sum.weight += push.weight;
    sum.x += push.weight * push.x;
    sum.y += push.weight * push.y;
  }
  if (sum.weight > 0) {
    sum.x /= sum.weight;
    sum.y /= sum.weight;
  }
  return sum;
}

// Solves three equations of three unknowns; nothing where they do not fix them.
std::optional<std::array<double, 3>> solved(std::array<std::array<double, 4>, 3> rows) {
  for (std::size_t column = 0; column < 3; ++column) {
    std::size_t pivot = column;
    for (std::size_t row = column + 1; row < 3; ++row) {
      if (std::abs(rows[row][column]) > std::abs(rows[pivot][column])) pivot = row;
    }
    std::swap(rows[column], rows[pivot]);
    if (std::abs(rows[column][column]) < kNear) {
      // Places on one line: the unknown is free if its equation says nothing.
      if (column == 0 || std::abs(rows[column][3]) > kNear) return std::nullopt;
      rows[column] = {0, 0, 0, 0};
      rows[column][column] = 1;
    }
    for (std::size_t row = 0; row < 3; ++row) {
      if (row == column) continue;
      const double share = rows[row][column] / rows[column][column];
      for (std::size_t n = column; n < 4; ++n) rows[row][n] -= share * rows[column][n];
    }
  }
  return std::array{rows[0][3] / rows[0][0], rows[1][3] / rows[1][1], rows[2][3] / rows[2][2]};
}

// What each place carries of a load of 1 at (0, 0): as even as can be, none less than nothing.
// Places where it would pull are left out, until none does.
std::optional<std::vector<double>> shares_of(std::span<const Place> places, const Weight& load) {
  std::vector<bool> left_out(places.size(), false);
  for (;;) {
    std::array<std::array<double, 4>, 3> rows{};
    rows[0][3] = 1;
    std::size_t count = 0;
    for (std::size_t n = 0; n < places.size(); ++n) {
      if (left_out[n]) continue;
      ++count;
      const std::array<double, 3> terms{1, places[n].x - load.x, places[n].y - load.y};
      for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
          rows[row][column] += terms[row] * terms[column];
        }
      }
    }
    if (count == 0) return std::nullopt;
    const auto found = solved(rows);
    if (!found) return std::nullopt;
    std::vector<double> shares(places.size(), 0);
    double sum = 0;
    double x = 0;
    double y = 0;
    bool pulls = false;
    for (std::size_t n = 0; n < places.size(); ++n) {
      if (left_out[n]) continue;
      const double east = places[n].x - load.x;
      const double south = places[n].y - load.y;
      shares[n] = (*found)[0] + (*found)[1] * east + (*found)[2] * south;
      if (shares[n] < -kNear) pulls = left_out[n] = true;
      shares[n] = std::max(shares[n], 0.0);
      sum += shares[n];
      x += shares[n] * east;
      y += shares[n] * south;
    }
    if (pulls) continue;
    if (std::abs(sum - 1) > kNear || std::abs(x) > kNear || std::abs(y) > kNear) {
      return std::nullopt;
    }
    return shares;
  }
}

// Is the point inside the hull of the others, not on its border? It is if from every one of them,
// seen from the point, some lie to the left and some to the right of the line through both.
bool is_inside(const Weight& point, std::span<const Place> hull) {
  for (const Place& corner : hull) {
    const double east = corner.x - point.x;
    const double south = corner.y - point.y;
    if (std::hypot(east, south) < kNear) continue;
    bool is_left = false;
    bool is_right = false;
    for (const Place& other : hull) {
      const double side = east * (other.y - point.y) - south * (other.x - point.x);
      is_left = is_left || side > kNear;
      is_right = is_right || side < -kNear;
    }
    if (!is_left || !is_right) return false;
  }
  return true;
}

// What a piece rests on: the middle of each, and how wide it is where it touches.
struct Support {
  Place middle;
  double width = 0;
};

// None where a stud or the table holds it too.
std::vector<Support> rests_on(std::span<const Contact> contacts,
                              std::span<const std::uint32_t> under) {
  std::map<std::uint32_t, std::vector<ContactPlace>> by_lower;
  for (const std::uint32_t n : under) {
    const Contact& contact = contacts[n];
    if (contact.kind != ContactKind::resting || contact.lower == kTable) return {};
    auto& places = by_lower[contact.lower];
    places.insert(places.end(), contact.places.begin(), contact.places.end());
  }
  std::vector<Support> supports;
  for (const auto& [lower, places] : by_lower) {
    Support support{{0, 0, lower}, 0};
    for (const ContactPlace& place : places) {
      support.middle.x += place.at[0] / static_cast<double>(places.size());
      support.middle.y += place.at[1] / static_cast<double>(places.size());
      for (const ContactPlace& other : places) {
        support.width = std::max(support.width,
                                 std::hypot(place.at[0] - other.at[0], place.at[1] - other.at[1]));
      }
    }
    supports.push_back(support);
  }
  return supports;
}

double narrower_side(const Piece& piece) {
  Box box = bounds(piece.shapes.front());
  for (const Shape& shape : piece.shapes) box = join(box, bounds(shape));
  const Vector3 size = vector_of(box.hi()) - vector_of(box.lo());
  return std::min(size[0], size[1]);
}

// Would it fall if what it rests on were points? Asked only of supports like posts: each less wide
// than an eighth of the narrower side of what it carries.
bool is_held_by_width(const Piece& piece, const Weight& load,
                      const std::vector<Support>& supports) {
  constexpr double kSlender = 8;
  if (supports.empty()) return false;
  double width = 0;
  std::vector<Place> middles;
  for (const Support& support : supports) {
    middles.push_back(support.middle);
    width = std::max(width, support.width);
  }
  return width * kSlender < narrower_side(piece) && !is_inside(load, middles);
}

}  // namespace

PurePressure carried_by_pressure(const Structure& structure, std::span<const Contact> contacts,
                                 std::span<const std::uint32_t> pieces,
                                 const std::vector<bool>& broken) {
  std::vector<std::vector<Weight>> weights(structure.pieces.size());
  std::vector<std::vector<std::uint32_t>> under(structure.pieces.size());
  std::vector<std::uint32_t> not_yet(structure.pieces.size(), 0);  // contacts from above
  std::vector<bool> is_left(structure.pieces.size(), false);
  for (const std::uint32_t piece : pieces) {
    is_left[piece] = true;
    const Vector3 middle = centre_of(structure.pieces[piece]);
    weights[piece].push_back(
        {middle[0], middle[1], static_cast<double>(structure.pieces[piece].mass_mg)});
  }
  for (const Load& load : structure.loads) {
    weights[load.piece].push_back({static_cast<double>(load.at.x), static_cast<double>(load.at.y),
                                   static_cast<double>(load.mass_mg)});
  }
  for (std::uint32_t n = 0; n < contacts.size(); ++n) {
    const Contact& contact = contacts[n];
    if (broken[n] || contact.kind == ContactKind::side || contact.axis[2] < kUpright) continue;
    if (!is_left[contact.upper]) continue;
    under[contact.upper].push_back(n);
    if (contact.lower != kTable) ++not_yet[contact.lower];
  }

  // A piece is asked when everything on it has been; what is under one that fails never is.
  std::vector<std::uint32_t> order;
  for (const std::uint32_t piece : pieces) {
    if (not_yet[piece] == 0) order.push_back(piece);
  }
  PurePressure found;
  found.pushes.resize(structure.pieces.size());
  for (std::size_t next = 0; next < order.size(); ++next) {
    const std::uint32_t piece = order[next];
    std::vector<Place> places;
    std::vector<double> heights;
    for (const std::uint32_t n : under[piece]) {
      for (const ContactPlace& place : contacts[n].places) {
        places.push_back({place.at[0], place.at[1], contacts[n].lower});
        heights.push_back(place.at[2]);
      }
    }
    const Weight load = resultant_of(weights[piece]);
    const auto shares = shares_of(places, load);
    if (!shares) continue;
    is_left[piece] = false;
    for (std::size_t n = 0; n < places.size(); ++n) {
      const Place& place = places[n];
      if (place.lower == kTable) continue;
      const double weight = (*shares)[n] * load.weight;
      weights[place.lower].push_back({place.x, place.y, weight});
      found.pushes[place.lower].push_back(
          {place.lower, piece, {place.x, place.y, heights[n]}, weight});
    }
    for (const std::uint32_t n : under[piece]) {
      const std::uint32_t lower = contacts[n].lower;
      if (lower != kTable && --not_yet[lower] == 0 && is_left[lower]) order.push_back(lower);
    }
    if (is_held_by_width(structure.pieces[piece], load, rests_on(contacts, under[piece]))) {
      found.held_by_width.push_back(piece);
    }
  }
  std::sort(found.held_by_width.begin(), found.held_by_width.end());
  for (const std::uint32_t piece : pieces) {
    if (is_left[piece]) found.rest.push_back(piece);
  }
  std::sort(found.rest.begin(), found.rest.end());
  return found;
}

}  // namespace parapet::physics
