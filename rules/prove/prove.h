#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "rules/ask/session.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "rules/files/realms/realms_file.h"
#include "rules/prove/proof.h"

namespace parapet::prove {

// How much is tried. What is drawn is drawn by the seed: the same on every machine.
struct Effort {
  std::optional<std::size_t> pairs = 20'000;  // of places that may see each other; nothing: all
  std::size_t questions = 200;                // of all kinds, to be asked in other ways
  std::uint64_t seed = 1;
};

// Who answers about a board: the engine, or in tests one that errs.
using SessionOf = Result<std::shared_ptr<const ask::Session>>;
using TileReferee = std::function<SessionOf(const MayhemFile&)>;
using BrickReferee = std::function<SessionOf(const RealmsBoard&)>;

TileReferee tile_engine();
BrickReferee brick_engine();

// Tries to break on one board what is promised of all (docs/proving-a-board.md):
//   sight-both-ways    what sees is seen
//   sight-table        tables agree with single questions (tile boards)
//   sight-proves-itself  the evidence of a sight convinces a checker that shares no code with the
//                      engine
//   same-when-moved    turned, mirrored, shifted, put in another order, cut: the same answers
//   hangs-on           an answer hangs on the options that it names, and on no other
//   same-again         asked twice, in another order, by another session: the same bytes
//   same-when-written  written out and read again: the same board, digest and answers
// A pure function of its arguments but for `go_on`, which stops it. Errors: those of the referee
// on the board itself.
Result<ProofReport> prove(const MayhemFile& board, const TileReferee& referee, const Effort& effort,
                          const GoOn& go_on = nullptr);
Result<ProofReport> prove(const RealmsBoard& board, const BrickReferee& referee,
                          const Effort& effort, const GoOn& go_on = nullptr);

}  // namespace parapet::prove
