#include "rules/ask/mayhem/critical_eyes.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace parapet::ask {
namespace {

// A fraction strictly between two neighbours of lowest terms (their mediant).
Ratio between(const Ratio& a, const Ratio& b) {
  return Ratio::of(a.numerator() + b.numerator(), a.denominator() + b.denominator());
}

}  // namespace

std::vector<Ratio> critical_eye_heights(const mayhem::Stand& from, const mayhem::Stand& to) {
  std::set<int> lengths;
  for (const Space& a : from.spaces) {
    for (const Space& b : to.spaces) {
      if (a.level + from.levels_higher == b.level + to.levels_higher) continue;
      // Any two of their dots: with OPT-L1 `any` one space farther or nearer than the spaces.
      for (const int gap : {std::abs(a.x - b.x), std::abs(a.y - b.y)}) {
        for (int length = gap - 1; length <= gap + 1; ++length) {
          if (length > 0) lengths.insert(length);
        }
      }
    }
  }
  if (lengths.empty()) return {};
  std::set<Ratio> whole = {Ratio()};
  for (const int length : lengths) {
    for (int k = 1; k < length; ++k) whole.insert(Ratio::of(k, length));
  }
  std::vector<Ratio> heights;
  for (auto at = whole.begin(); at != whole.end(); ++at) {
    heights.push_back(*at);
    const auto next = std::next(at);
    heights.push_back(between(*at, next == whole.end() ? Ratio(1) : *next));
  }
  return heights;
}

}  // namespace parapet::ask
