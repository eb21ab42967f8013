#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace parapet::testing {

// How the command ended that was held within bounds.
struct Ending {
  int status = 0;  // its exit status; minus the signal that ended it
  std::string out;
  std::string err;
};

// What a process reads from and writes to: file descriptors.
struct Streams {
  int in = -1;
  int out = -1;
  int err = -1;
};

// Starts the `parapet` command with these words. It is ended when it takes more than a minute of
// the processor or, where no sanitizer wants more, a gibibyte of address space.
pid_t start_confined(const std::vector<std::string>& words, Streams streams);

// Waits for its end; its status, as in Ending.
int wait_for(pid_t process);

// Runs the command so, with that text as its standard input.
Ending run_confined(const std::vector<std::string>& words, const std::string& input = "");

// Whether it told a fault and ended by itself.
bool is_refused(const Ending& ending);

}  // namespace parapet::testing
