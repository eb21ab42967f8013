#include "physics/stability/balance_problem.h"

#include <ClpEventHandler.hpp>
#include <ClpSimplex.hpp>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include "physics/stability/least_pull.h"
#include "physics/stability/lever.h"
#include "physics/stability/sparse_columns.h"
#include "physics/structure/centre.h"

namespace parapet::physics {
namespace {

constexpr int kRows = 6;  // a piece: three forces, three torques about its middle
constexpr double kMostFactor = 50;
constexpr int kRubbings = 8;  // directions in which a place rubs
constexpr double kKilogramsOfMilligram = 1e-6;
constexpr double kUnbounded = std::numeric_limits<double>::max();
constexpr std::uint32_t kNoRow = 0xffffffff;

// A twist smaller than this share of the largest one is none.
constexpr double kStill = 1e-6;

// From low to high, north to south, west to east; then by id.
void sort_by_place(std::vector<std::uint32_t>& pieces, const Structure& structure) {
  const auto key = [&](std::uint32_t piece) {
    const Piece& its = structure.pieces[piece];
    Point low{std::numeric_limits<std::int64_t>::max(), 0, 0};
    for (const Shape& shape : its.shapes) {
      const Point p = bounds(shape).lo();
      low = std::min(low, Point{p.z, p.y, p.x});
    }
    return std::pair(low, std::string_view(its.id));
  };
  std::stable_sort(pieces.begin(), pieces.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
}

// Stops the solver when progress says so.
class Stopper : public ClpEventHandler {
 public:
  explicit Stopper(const Progress& progress) : progress_(&progress) {}
  ClpEventHandler* clone() const override { return new Stopper(*this); }

  int event(Event what) override {
    constexpr int kEvery = 200;  // iterations
    if (what != endOfIteration || ++iterations_ % kEvery != 0) return -1;
    return (*progress_)("weighing", -1) ? -1 : 5;
  }

 private:
  const Progress* progress_;
  int iterations_ = 0;
};

}  // namespace

struct BalanceProblem::Model {
  Model(const Structure& whole, std::span<const Contact> all, std::span<const std::uint32_t> moving,
        const Grip& its_grip)
      : pieces(moving.begin(), moving.end()),
        first_row(whole.pieces.size(), kNoRow),
        columns_of(all.size()),
        contacts(all.begin(), all.end()),
        grip(its_grip) {
    sort_by_place(pieces, whole);
    for (std::size_t n = 0; n < pieces.size(); ++n) {
      first_row[pieces[n]] = static_cast<std::uint32_t>(n * kRows);
      middles.push_back(centre_of(whole.pieces[pieces[n]]));
    }
  }

  // What has to balance, by row.
  void load(const std::vector<bool>& broken, std::vector<double> rows) {
    SparseColumns columns;
    for (const std::uint32_t contact : counting_contacts(broken)) add_contact(columns, contact);
    for (std::size_t row = 0; row < rows.size(); ++row) {
      columns.add(static_cast<int>(row), rows[row]);
    }
    weights = std::move(rows);
    factor_column = columns.end(0, kMostFactor);
    columns.load_into(simplex, static_cast<int>(pieces.size()) * kRows, factor_column);
    simplex.setLogLevel(0);
  }

  std::optional<int> row_of(std::uint32_t piece) const {
    if (piece == kTable || first_row[piece] == kNoRow) return std::nullopt;
    return static_cast<int>(first_row[piece]);
  }

  // Those that do not only join the ground, in an order that does not hang on how they are listed.
  std::vector<std::uint32_t> counting_contacts(const std::vector<bool>& broken) const {
    std::vector<std::uint32_t> counting;
    for (std::uint32_t contact = 0; contact < contacts.size(); ++contact) {
      const Contact& touch = contacts[contact];
      if (broken[contact] || (!row_of(touch.upper) && !row_of(touch.lower))) continue;
      counting.push_back(contact);
    }
    const auto key = [&](std::uint32_t contact) {
      const Contact& touch = contacts[contact];
      return std::tuple(row_of(touch.upper), row_of(touch.lower), touch.kind, touch.middle,
                        touch.axis);
    };
    std::stable_sort(counting.begin(), counting.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
    return counting;
  }

  void push(SparseColumns& columns, int row, const Vector3& force, const Vector3& at) const {
    const Vector3 arm = lever(at - middles[static_cast<std::size_t>(row / kRows)], grip);
    const Vector3 torque = cross(arm, force);
    for (int axis = 0; axis < 3; ++axis) {
      const auto n = static_cast<std::size_t>(axis);
      columns.add(row + axis, force[n]);
      columns.add(row + 3 + axis, torque[n]);
    }
  }

  // One force on the upper piece and the opposite one on the lower.
  void add_force(SparseColumns& columns, std::uint32_t contact, const Vector3& force,
                 const Vector3& at, double least) {
    const Contact& touch = contacts[contact];
    if (const auto row = row_of(touch.upper)) push(columns, *row, force, at);
    if (const auto row = row_of(touch.lower)) push(columns, *row, -1 * force, at);
    columns_of[contact].push_back(columns.end(least, kUnbounded));
  }

  void add_couple(SparseColumns& columns, std::uint32_t contact) {
    const Contact& touch = contacts[contact];
    for (const auto& [piece, sign] : {std::pair(touch.upper, 1.0), std::pair(touch.lower, -1.0)}) {
      const auto row = row_of(piece);
      for (std::size_t axis = 0; row && axis < 3; ++axis) {
        columns.add(*row + 3 + static_cast<int>(axis), sign * touch.axis[axis]);
      }
    }
    columns_of[contact].push_back(columns.end(-kUnbounded, kUnbounded));
  }

  void add_contact(SparseColumns& columns, std::uint32_t contact) {
    const Contact& touch = contacts[contact];
    const auto [first, second] = across(touch.axis);
    for (const ContactPlace& place : touch.places) {
      add_force(columns, contact, touch.axis, place.at, -grip.hold * place.holds);
      if (place.holds > 0) stud_columns.push_back(columns_of[contact].back());
    }
    if (touch.kind == ContactKind::studded) {
      add_force(columns, contact, first, touch.middle, -kUnbounded);
      add_force(columns, contact, second, touch.middle, -kUnbounded);
      if (touch.studs > 1) add_couple(columns, contact);
    }
    if (touch.kind != ContactKind::resting || grip.friction <= 0) return;
    for (const ContactPlace& place : touch.places) {
      for (int n = 0; n < kRubbings; ++n) {
        // The edges of the cone of what can be pressed and rubbed together.
        const auto [along, beside] = kDirections[static_cast<std::size_t>(n)];
        const Vector3 rub = grip.friction * (along * first + beside * second);
        add_force(columns, contact, touch.axis + rub, place.at, 0);
      }
    }
  }

  void add_to(std::vector<double>& rows, int row, const Vector3& force, const Vector3& at) const {
    const auto first = static_cast<std::size_t>(row);
    const Vector3 torque = cross(lever(at - middles[first / kRows], grip), force);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      rows[first + axis] += force[axis];
      rows[first + 3 + axis] += torque[axis];
    }
  }

  std::vector<double> weights_of(const Structure& whole, std::span<const Push> pushes) const {
    const auto weight = [&](double mass_mg) {
      return Vector3{0, 0, -mass_mg * kKilogramsOfMilligram * grip.gravity};
    };
    std::vector<double> rows(pieces.size() * kRows, 0);
    for (std::size_t n = 0; n < pieces.size(); ++n) {
      const auto mass_mg = static_cast<double>(whole.pieces[pieces[n]].mass_mg);
      add_to(rows, static_cast<int>(n) * kRows, weight(mass_mg), middles[n]);
    }
    for (const Load& load : whole.loads) {
      const auto row = row_of(load.piece);
      const auto mass_mg = static_cast<double>(load.mass_mg);
      if (row) add_to(rows, *row, weight(mass_mg), vector_of(load.at));
    }
    for (const Push& push : pushes) {
      if (const auto row = row_of(push.piece)) add_to(rows, *row, weight(push.mass_mg), push.at);
    }
    return rows;
  }

  std::vector<double> rows_of(std::span<const AppliedForce> forces) const {
    std::vector<double> rows(pieces.size() * kRows, 0);
    for (const AppliedForce& applied : forces) {
      const auto row = row_of(applied.piece);
      if (!row) continue;
      add_to(rows, *row, applied.force, applied.at);
      for (std::size_t axis = 0; axis < 3; ++axis) {
        rows[static_cast<std::size_t>(*row) + 3 + axis] += applied.couple[axis];
      }
    }
    return rows;
  }

  std::vector<Twist> mechanism() const;
  std::vector<LoadFactor> utilisation(double factor) const;

  static constexpr double kHalf = 0.70710678118654752440;
  static constexpr std::array<std::array<double, 2>, kRubbings> kDirections{{{1, 0},
                                                                             {kHalf, kHalf},
                                                                             {0, 1},
                                                                             {-kHalf, kHalf},
                                                                             {-1, 0},
                                                                             {-kHalf, -kHalf},
                                                                             {0, -1},
                                                                             {kHalf, -kHalf}}};

  std::vector<std::uint32_t> pieces;
  std::vector<std::uint32_t> first_row;      // of each piece of the structure
  std::vector<std::vector<int>> columns_of;  // of each contact: its places first
  std::vector<int> stud_columns;             // of their places, ascending
  std::optional<int> first_pull;             // of stud_columns, once they are apart
  std::vector<Contact> contacts;
  Grip grip;
  std::vector<Vector3> middles;  // of `pieces`
  std::vector<double> weights;   // by row
  int factor_column = 0;
  bool was_solved = false;
  ClpSimplex simplex;
};

// The duals of the balance of each piece are the virtual velocities with which it would move; their
// sign is that with which the weights do work.
std::vector<Twist> BalanceProblem::Model::mechanism() const {
  std::vector<Twist> twists(first_row.size());
  const double* duals = simplex.dualRowSolution();
  double work = 0;
  double largest = 0;
  for (std::size_t row = 0; row < weights.size(); ++row) {
    work += duals[row] * weights[row];
    largest = std::max(largest, std::abs(duals[row]));
  }
  if (largest == 0) return twists;
  const double scale = (work < 0 ? -1 : 1) / largest;
  for (std::size_t n = 0; n < pieces.size(); ++n) {
    Twist& twist = twists[pieces[n]];
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const auto component = [&](std::size_t row) {
        const double value = scale * duals[n * kRows + row];
        return std::abs(value) < kStill ? 0 : value;
      };
      twist.velocity[axis] = component(axis);
      twist.turn[axis] = component(3 + axis);
    }
  }
  return twists;
}

std::vector<LoadFactor> BalanceProblem::Model::utilisation(double factor) const {
  std::vector<LoadFactor> used(contacts.size(), 0);
  if (factor * kBalanced < 0.5) return used;  // nothing is carried
  const double* forces = simplex.primalColumnSolution();
  for (std::size_t contact = 0; contact < contacts.size(); ++contact) {
    const std::vector<ContactPlace>& places = contacts[contact].places;
    for (std::size_t n = 0; n < places.size() && n < columns_of[contact].size(); ++n) {
      if (places[n].holds <= 0) continue;
      const int column = columns_of[contact][n];
      const auto known = std::lower_bound(stud_columns.begin(), stud_columns.end(), column);
      const double pull = first_pull ? forces[*first_pull + (known - stud_columns.begin())] : 0;
      const double force = forces[column] - pull;
      const double drag = -force / (grip.hold * places[n].holds);
      const double share = std::max(0.0, drag) / factor * kBalanced;
      used[contact] = std::max(
          used[contact], static_cast<LoadFactor>(std::lround(std::min(share, double{kAnyLoad}))));
    }
  }
  return used;
}

BalanceProblem::BalanceProblem(const Structure& structure, std::span<const Contact> contacts,
                               std::span<const std::uint32_t> analysed,
                               const std::vector<bool>& broken, const Grip& grip,
                               std::span<const Push> pushes)
    : model_(std::make_unique<Model>(structure, contacts, analysed, grip)) {
  model_->load(broken, model_->weights_of(structure, pushes));
}
BalanceProblem::BalanceProblem(const Structure& structure, std::span<const Contact> contacts,
                               std::span<const std::uint32_t> analysed,
                               const std::vector<bool>& broken, const Grip& grip,
                               std::span<const AppliedForce> forces)
    : model_(std::make_unique<Model>(structure, contacts, analysed, grip)) {
  model_->load(broken, model_->rows_of(forces));
}
BalanceProblem::~BalanceProblem() = default;
BalanceProblem::BalanceProblem(BalanceProblem&&) noexcept = default;
BalanceProblem& BalanceProblem::operator=(BalanceProblem&&) noexcept = default;

void BalanceProblem::break_contact(std::uint32_t contact) {
  for (const int column : model_->columns_of[contact]) {
    model_->simplex.setColumnBounds(column, 0, 0);
  }
}

void BalanceProblem::remove_piece(std::uint32_t piece) {
  const auto row = model_->row_of(piece);
  if (!row) return;
  for (std::uint32_t contact = 0; contact < model_->contacts.size(); ++contact) {
    const Contact& touch = model_->contacts[contact];
    if (touch.upper == piece || touch.lower == piece) break_contact(contact);
  }
  for (int n = 0; n < kRows; ++n) {
    model_->simplex.setRowBounds(*row + n, -kUnbounded, kUnbounded);
  }
}

Balance BalanceProblem::solve(const Progress& progress) {
  Balance balance;
  Model& model = *model_;
  balance.utilisation.assign(model.contacts.size(), 0);
  if (model.pieces.empty()) return balance;
  balance.complete = progress("weighing", -1);
  if (!balance.complete) return balance;
  Stopper stopper(progress);
  model.simplex.passInEventHandler(&stopper);
  if (model.was_solved) {
    model.simplex.primal(0);
  } else {
    ClpSolve how;
    how.setSolveType(ClpSolve::usePrimal);
    how.setPresolveType(ClpSolve::presolveOff);  // it costs more than it saves here
    // Scaled, the solver takes for the optimum what is none once it is scaled back.
    model.simplex.scaling(0);
    model.simplex.initialSolve(how);
  }
  model.was_solved = true;
  // Of an optimum that does not hold to the last digit the rest of the way is gone.
  constexpr int kToTheLastDigit = 2;  // a secondary status from here on says it does not
  if (model.simplex.status() == 0 && model.simplex.secondaryStatus() >= kToTheLastDigit) {
    model.simplex.primal(1);
  }
  balance.complete =
      model.simplex.status() == 0 && model.simplex.secondaryStatus() < kToTheLastDigit;
  const double factor =
      std::clamp(model.simplex.primalColumnSolution()[model.factor_column], 0.0, kMostFactor);
  balance.factor = static_cast<LoadFactor>(std::lround(factor * kBalanced));
  balance.utilisation = model.utilisation(factor);
  if (balance.factor < kAnyLoad) balance.mechanism = model.mechanism();
  return balance;
}

std::optional<std::vector<LoadFactor>> BalanceProblem::least_utilisation(const Progress& progress) {
  Model& model = *model_;
  Stopper stopper(progress);
  model.simplex.passInEventHandler(&stopper);
  model.first_pull = charge_pulls(model.simplex, model.factor_column, model.stud_columns);
  model.simplex.primal(0);
  if (model.simplex.status() != 0) return std::nullopt;
  return model.utilisation(model.simplex.primalColumnSolution()[model.factor_column]);
}

}  // namespace parapet::physics
