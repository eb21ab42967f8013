#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/mayhem/sight/sight.h"

namespace parapet::testing {

// Questions of sight on boards that are drawn in the test, one tile each, Level 1 first.
using Rows = std::vector<std::string>;

// Options other than at their default: {"L2", "allow"}.
using Chosen = std::vector<std::pair<std::string, std::string>>;

// Both fail the test if a plan or an option is wrong.
mayhem::SightRuling ruling(const std::vector<Rows>& levels, Space from, Space to,
                           const Chosen& chosen = {});
bool seen(const std::vector<Rows>& levels, Space from, Space to, const Chosen& chosen = {});

// The plan of clear ground.
Rows open_ground(int width, int height);

}  // namespace parapet::testing
