#include "physics/stability/least_pull.h"

#include <ClpSimplex.hpp>
#include <CoinPackedMatrix.hpp>
#include <vector>

namespace parapet::physics {

int charge_pulls(ClpSimplex& simplex, int factor, std::span<const int> columns) {
  const double most_factor = simplex.primalColumnSolution()[factor];
  simplex.setObjectiveCoefficient(factor, 0);
  simplex.setColumnBounds(factor, most_factor, most_factor);
  std::vector<CoinBigIndex> starts{0};
  std::vector<int> rows;
  std::vector<double> forces;
  std::vector<double> least(columns.size(), 0);
  std::vector<double> most;
  std::vector<double> costs;
  for (const int column : columns) {
    const CoinShallowPackedVector force = simplex.matrix()->getVector(column);
    for (int n = 0; n < force.getNumElements(); ++n) {
      rows.push_back(force.getIndices()[n]);
      forces.push_back(-force.getElements()[n]);
    }
    starts.push_back(static_cast<CoinBigIndex>(rows.size()));
    const double bound = -simplex.columnLower()[column];
    most.push_back(bound);
    costs.push_back(bound > 0 ? 1 / bound : 0);
  }
  const int first = simplex.numberColumns();
  simplex.addColumns(static_cast<int>(columns.size()), least.data(), most.data(), costs.data(),
                     starts.data(), rows.data(), forces.data());
  for (std::size_t n = 0; n < columns.size(); ++n) {
    const int column = columns[n];
    const int pull = first + static_cast<int>(n);
    const bool pulls = simplex.primalColumnSolution()[column] < 0;
    const bool is_basic = simplex.getColumnStatus(column) == ClpSimplex::basic;
    simplex.setColumnLower(column, 0);
    simplex.setColumnStatus(pull, ClpSimplex::atLowerBound);
    if (!pulls) continue;
    simplex.setColumnStatus(column, ClpSimplex::atLowerBound);
    simplex.setColumnStatus(pull, is_basic ? ClpSimplex::basic : ClpSimplex::atUpperBound);
  }
  return first;
}

}  // namespace parapet::physics
