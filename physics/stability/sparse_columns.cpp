#include "physics/stability/sparse_columns.h"

#include <ClpSimplex.hpp>
#include <CoinPackedMatrix.hpp>

namespace parapet::physics {

void SparseColumns::add(int row, double value) {
  if (value == 0) return;
  rows_.push_back(row);
  values_.push_back(value);
}

int SparseColumns::end(double lower, double upper) {
  starts_.push_back(static_cast<int>(rows_.size()));
  lower_.push_back(lower);
  upper_.push_back(upper);
  return static_cast<int>(lower_.size()) - 1;
}

void SparseColumns::load_into(ClpSimplex& simplex, int rows, int greatest) const {
  const int count = static_cast<int>(lower_.size());
  std::vector<double> objective(lower_.size(), 0);
  objective[static_cast<std::size_t>(greatest)] = -1;
  const std::vector<double> zero(static_cast<std::size_t>(rows), 0);
  const std::vector<CoinBigIndex> starts(starts_.begin(), starts_.end());
  const CoinPackedMatrix matrix(true, rows, count, starts.back(), values_.data(), rows_.data(),
                                starts.data(), nullptr);
  simplex.loadProblem(matrix, lower_.data(), upper_.data(), objective.data(), zero.data(),
                      zero.data());
}

}  // namespace parapet::physics
