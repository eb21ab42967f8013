#include "rules/prove/pair_sample.h"

#include <numeric>
#include <set>

#include "rules/prove/random_source.h"

namespace parapet::prove {

PairSample::PairSample(std::size_t count, std::optional<std::size_t> wanted, std::uint64_t seed)
    : count_(count), all_(count == 0 ? 0 : count * (count - 1)), seed_(seed) {
  if (wanted && *wanted < all_) {
    // Floyd's method: as many draws as there are pairs wanted, whatever comes up twice.
    RandomSource random(seed);
    std::set<std::size_t> drawn;
    for (std::size_t last = all_ - *wanted; last < all_; ++last) {
      const std::size_t pair = random.next() % (last + 1);
      drawn.insert(drawn.contains(pair) ? last : pair);
    }
    drawn_.emplace(drawn.begin(), drawn.end());
  }
  stride_ = size() / 2 + size() / 8 + 1;
  while (std::gcd(stride_, size()) > 1) ++stride_;
}

std::pair<std::size_t, std::size_t> PairSample::pair(std::size_t index) const {
  const std::size_t place = index * stride_ % size();  // < 2^64 for fewer than 2^16 things
  const std::size_t number = drawn_ ? (*drawn_)[place] : place;
  const std::size_t first = number / (count_ - 1);
  const std::size_t second = number % (count_ - 1);
  return {first, second < first ? second : second + 1};
}

std::optional<std::string> PairSample::left_out() const {
  if (is_whole()) return std::nullopt;
  return std::to_string(all_ - size()) + " of " + std::to_string(all_) +
         " pairs: " + std::to_string(size()) + " are asked, drawn with seed " +
         std::to_string(seed_);
}

}  // namespace parapet::prove
