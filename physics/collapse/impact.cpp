#include "physics/collapse/impact.h"

#include <algorithm>
#include <limits>

#include "physics/stability/balance_problem.h"
#include "physics/stability/lever.h"
#include "physics/stability/opening.h"
#include "physics/stability/support.h"
#include "physics/structure/centre.h"
#include "physics/world/mass.h"

namespace parapet::physics {
namespace {

constexpr double kKilogramsOfMilligram = 1e-6;

// The contacts between pieces of the body.
std::vector<Contact> contacts_inside(std::span<const Contact> contacts,
                                     const std::vector<bool>& is_own) {
  std::vector<Contact> inside;
  for (const Contact& contact : contacts) {
    if (contact.lower == kTable || !is_own[contact.upper] || !is_own[contact.lower]) continue;
    inside.push_back(contact);
  }
  return inside;
}

double distance_to(const Box& box, const Vector3& at) {
  const Vector3 lo = vector_of(box.lo());
  const Vector3 hi = vector_of(box.hi());
  Vector3 beyond{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    beyond[axis] = std::max({0.0, lo[axis] - at[axis], at[axis] - hi[axis]});
  }
  return length(beyond);
}

std::uint32_t nearest_piece(const Structure& structure, const FallingBody& body,
                            const Vector3& at) {
  std::uint32_t nearest = body.pieces.front();
  double least = std::numeric_limits<double>::infinity();
  for (const std::uint32_t piece : body.pieces) {
    for (const Shape& shape : structure.pieces[piece].shapes) {
      const double distance = distance_to(bounds(shape), at);
      if (distance >= least) continue;
      least = distance;
      nearest = piece;
    }
  }
  return nearest;
}

// Inertia in kilograms times square pitches, in the measure of lever().
Matrix3 inertia_of(const Mass& mass, const Grip& grip) {
  const Vector3 scale = lever({1, 1, 1}, grip);
  Mass measured = mass;
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      measured.spread[row][column] *= kKilogramsOfMilligram * scale[row] * scale[column];
    }
  }
  return measured.inertia();
}

// x with matrix x = v, by Cramer's rule. The inertia of what has a volume is regular.
Vector3 solved(const Matrix3& matrix, const Vector3& v) {
  const double determinant = dot(matrix[0], cross(matrix[1], matrix[2]));
  if (determinant == 0) return {};
  // The matrix is symmetric: its rows are its columns.
  return 1 / determinant *
         Vector3{dot(v, cross(matrix[1], matrix[2])), dot(matrix[0], cross(v, matrix[2])),
                 dot(matrix[0], cross(matrix[1], v))};
}

// The blows as forces, and the inertia of every piece against the motion that they start.
std::vector<AppliedForce> forces_of(const Structure& structure, const FallingBody& body,
                                    const Impact& impact, const Grip& grip) {
  const Mass whole = mass_of(structure, body.pieces);
  const double kilograms = kKilogramsOfMilligram * whole.milligrams;
  std::vector<AppliedForce> forces;
  Vector3 force{};
  Vector3 torque{};
  for (const Blow& blow : impact.blows) {
    const Vector3 steady = 1 / kBlowLasts * blow.impulse;
    forces.push_back({nearest_piece(structure, body, blow.at), blow.at, steady, {}});
    force = force + steady;
    torque = torque + cross(lever(blow.at - whole.centre, grip), steady);
  }
  const Vector3 faster = 1 / kilograms * force;
  const Vector3 turning = solved(inertia_of(whole, grip), torque);
  for (const std::uint32_t piece : body.pieces) {
    const Mass own = mass_of(structure.pieces[piece]);
    const Vector3 here = faster + cross(turning, lever(own.centre - whole.centre, grip));
    forces.push_back({piece, own.centre, -kKilogramsOfMilligram * own.milligrams * here,
                      -1 * (inertia_of(own, grip) * turning)});
  }
  return forces;
}

}  // namespace

Broken struck(const Structure& structure, std::span<const Contact> contacts,
              const FallingBody& body, const Impact& impact, const Grip& grip,
              const Progress& progress) {
  const Broken whole{{body.pieces}, kAnyLoad};
  const auto is_settled = [&](std::uint32_t piece) {
    return structure.pieces[piece].holding == Holding::settled;
  };
  if (body.pieces.size() > kMostStruckPieces ||
      std::any_of(body.pieces.begin(), body.pieces.end(), is_settled)) {
    return whole;
  }
  std::vector<bool> is_own(structure.pieces.size(), false);
  for (const std::uint32_t piece : body.pieces) is_own[piece] = true;
  const std::vector<Contact> inside = contacts_inside(contacts, is_own);
  std::vector<bool> broken(inside.size(), false);
  const std::vector<AppliedForce> forces = forces_of(structure, body, impact, grip);
  const Balance balance =
      BalanceProblem(structure, inside, body.pieces, broken, grip, forces).solve(progress);
  if (!balance.complete || balance.stands()) return whole;
  for (const Opening& opening :
       opening_contacts(structure, inside, broken, balance.mechanism, grip)) {
    broken[opening.contact] = true;
  }
  return {bodies_of(structure, inside, is_own, broken), balance.factor};
}

}  // namespace parapet::physics
