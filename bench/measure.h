#pragma once

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <vector>

namespace parapet::bench {

// CPU time of the process, in seconds: other programs on the machine do not count.
inline double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Seconds that a call takes.
template <class Work>
double seconds_of(Work&& work) {
  const double begin = cpu_seconds();
  work();
  return cpu_seconds() - begin;
}

// Figures of repetitions.
class Samples {
 public:
  void add(double value) { values_.push_back(value); }
  double median() const { return sorted()[values_.size() / 2]; }
  double least() const { return sorted().front(); }
  double most() const { return sorted().back(); }

 private:
  std::vector<double> sorted() const {
    std::vector<double> result = values_;
    std::sort(result.begin(), result.end());
    return result;
  }

  std::vector<double> values_;
};

}  // namespace parapet::bench
