#include "cli/progress_bar.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>

namespace parapet::cli {

ProgressBar::ProgressBar() : begin_(Clock::now()), on_terminal_(isatty(STDERR_FILENO) != 0) {}

void ProgressBar::show(const char* what, double share) {
  constexpr milliseconds kPause{150};
  if (!on_terminal_) return;
  const auto now = std::chrono::duration_cast<milliseconds>(Clock::now() - begin_);
  if (now < next_) return;
  next_ = now + kPause;
  const auto seconds = static_cast<std::size_t>(now.count() / 1000);
  std::cerr << "\r\033[K" << progress_line(what, share, seconds) << std::flush;
  drawn_ = true;
}

void ProgressBar::clear() {
  if (drawn_) std::cerr << "\r\033[K" << std::flush;
  drawn_ = false;
}

std::string progress_line(const std::string& what, double share, std::size_t seconds) {
  constexpr int kWide = 24;
  std::string line;
  if (share >= 0) {
    const double part = std::min(share, 1.0);
    const auto full = static_cast<std::size_t>(part * kWide);
    const std::string percent = std::to_string(static_cast<int>(part * 100));
    line = "[" + std::string(full, '#') + std::string(kWide - full, '-') + "] " +
           std::string(3 - percent.size(), ' ') + percent + " %  ";
  }
  return line + what + ", " + std::to_string(seconds) + " s";
}

}  // namespace parapet::cli
