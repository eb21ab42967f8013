#pragma once

#include <vector>

class ClpSimplex;

namespace parapet::physics {

// The columns of a linear programme, made one after the other.
class SparseColumns {
 public:
  // An entry of the column that is being made; 0 is none.
  void add(int row, double value);

  // Ends the column, whose unknown lies between these; its number.
  int end(double lower, double upper);

  // Every row is to be 0; the unknown of column `greatest` is to be as great as can be.
  void load_into(ClpSimplex& simplex, int rows, int greatest) const;

 private:
  std::vector<int> starts_{0};
  std::vector<int> rows_;
  std::vector<double> values_;
  std::vector<double> lower_;
  std::vector<double> upper_;
};

}  // namespace parapet::physics
