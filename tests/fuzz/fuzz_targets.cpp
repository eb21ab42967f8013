#include "tests/fuzz/fuzz_targets.h"

namespace parapet::fuzz {

std::span<const NamedTarget> all_targets() {
  static constexpr NamedTarget kTargets[] = {
      {"plan", plan_target},
      {"board", board_target},
      {"ask_tiles", ask_tiles_target},
      {"ask_bricks", ask_bricks_target},
      {"ask_network", ask_network_target},
      {"ldraw", ldraw_target},
      {"archive", archive_target},
      {"mesh", mesh_target},
      {"transcript", transcript_target},
      {"scan", scan_target},
  };
  return kTargets;
}

}  // namespace parapet::fuzz
