#include "geometry/numbers/root_sum.h"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cassert>

#include "geometry/numbers/wide_ratio.h"

namespace parapet {
namespace {

using boost::multiprecision::cpp_int;

// square = count^2 * under. What is left after all primes up to its cube root are taken out is a
// prime, the square of one, or the product of two.
RootTerm split(std::int64_t square) {
  std::int64_t count = 1;
  std::int64_t under = 1;
  for (std::int64_t prime = 2; prime * prime * prime <= square; ++prime) {
    while (square % (prime * prime) == 0) {
      square /= prime * prime;
      count *= prime;
    }
    if (square % prime == 0) {
      square /= prime;
      under *= prime;
    }
  }
  const auto root = static_cast<std::int64_t>(floor_root(square));
  if (root * root == square) return {under, count * root};
  return {under * square, count};
}

}  // namespace

void RootSum::add_root(std::int64_t square) {
  assert(square >= 0);
  if (square == 0) return;
  const RootTerm made = split(square);
  const auto place =
      std::lower_bound(terms_.begin(), terms_.end(), made,
                       [](const RootTerm& a, const RootTerm& b) { return a.under < b.under; });
  if (place != terms_.end() && place->under == made.under) {
    place->count += made.count;
  } else {
    terms_.insert(place, made);
  }
}

Wide RootSum::rounded() const {
  if (terms_.empty()) return 0;
  if (terms_.size() == 1 && terms_.front().under == 1) return terms_.front().count;
  for (unsigned digits = 16;; digits *= 2) {  // binary ones
    // Each root, cut off, is too small by less than one unit of the last digit.
    const cpp_int scale = pow(cpp_int(2), digits);
    cpp_int least = 0;
    for (const RootTerm& term : terms_) {
      const cpp_int square = cpp_int(term.under) * term.count * term.count;
      least += sqrt(cpp_int(square * scale * scale));
    }
    const cpp_int most = least + terms_.size();
    const cpp_int down = (least + scale / 2) / scale;
    const cpp_int up = (most + scale / 2) / scale;
    if (down == up) return static_cast<Wide>(static_cast<std::int64_t>(down));
  }
}

}  // namespace parapet
