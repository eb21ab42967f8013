#pragma once

#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace parapet::testing {

// What a process printed, standard output and error together, and how it ended.
struct Outcome {
  int status = 0;
  std::string out;

  bool has(const std::string& part) const { return out.find(part) != std::string::npos; }
};

// Runs a line of the shell.
inline Outcome run_line(const std::string& line) {
  Outcome outcome;
  FILE* pipe = popen((line + " 2>&1").c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("no pipe");
  char buffer[4096];
  for (std::size_t read; (read = fread(buffer, 1, sizeof buffer, pipe)) > 0;) {
    outcome.out.append(buffer, read);
  }
  outcome.status = WEXITSTATUS(pclose(pipe));
  return outcome;
}

}  // namespace parapet::testing
