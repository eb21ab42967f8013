#pragma once

#include <functional>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "viewer/shown.h"

namespace parapet::viewer {

struct ReplayTitle {
  std::string verdict;
  std::string name;  // of the board
};

// What a replay shows.
struct Replay {
  ReplayTitle title;
  double length = 0;          // seconds
  std::vector<double> marks;  // the moments at which stepping stops
  // The board at a time. The bodies of all of them are the same, and the same pieces have poses, so
  // that what never moves is not built anew.
  std::function<Shown(double)> at;
  std::string picture;  // the name of pictures that are saved
};

// Shows it in a window until that is closed. Errors: "no-display", "no-font", "bad-picture".
Result<void> run_replay_window(Replay replay);

}  // namespace parapet::viewer
