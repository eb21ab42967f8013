#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace parapet::cli {

// A bar on standard error while work takes long, where that is a terminal.
class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar() { clear(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // What the work is at and how far it is: 0 to 1, or below 0 where nobody knows.
  void show(const char* what, double share);

  // Leaves a clean line behind.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  using milliseconds = std::chrono::milliseconds;

  Clock::time_point begin_;
  milliseconds next_{500};
  bool on_terminal_;
  bool drawn_ = false;
};

// "[######--------------]  30 %  weighing, 4 s"
std::string progress_line(const std::string& what, double share, std::size_t seconds);

}  // namespace parapet::cli
