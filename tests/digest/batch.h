#pragma once

#include <memory>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/ask/session.h"

namespace parapet::digest {

// Questions about one board.
struct Batch {
  std::string part;   // which line of the table it counts for
  std::string board;  // its name or path from the root of the sources
  Result<std::shared_ptr<const ask::Session>> session;
  std::vector<std::string> lines;
};

// Every question of every case file, board by board.
std::vector<Batch> case_batches(const std::string& root);

// Seeded questions of all kinds about the boards of tests/cases/random_sight, and about maps of
// several tiles made from seeds.
std::vector<Batch> tile_batches(const std::string& root);

// The lines of tests/cases/hair by each policy, and seeded questions of all kinds about boards of
// blocks made from seeds.
std::vector<Batch> brick_batches(const std::string& root);

// What stands on the boards that ship, and what comes down when balls are taken out of them.
std::vector<Batch> collapse_batches(const std::string& root);

// A row of the table: how bridge games end that are played at random from seeds.
std::string random_games_row();

}  // namespace parapet::digest
