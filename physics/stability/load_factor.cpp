#include "physics/stability/load_factor.h"

#include "physics/stability/balance_problem.h"

namespace parapet::physics {

bool Twist::is_still() const { return *this == Twist{}; }

Balance load_factor(const Structure& structure, std::span<const Contact> contacts,
                    std::span<const std::uint32_t> analysed, const std::vector<bool>& broken,
                    const Grip& grip, const Progress& progress) {
  return BalanceProblem(structure, contacts, analysed, broken, grip).solve(progress);
}

}  // namespace parapet::physics
