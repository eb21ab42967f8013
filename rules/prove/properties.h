#pragma once

#include "rules/prove/proof.h"
#include "rules/prove/subject.h"

namespace parapet::prove {

// One promise each: tries to break it on the board, and records what it tried and found.

// What sees is seen, line by line.
void try_sight_both_ways(const Subject& subject, Trial& trial);

// Tables of sight are symmetric as a whole, and agree with questions asked one by one.
void try_sight_table(const Subject& subject, Trial& trial);

// The evidence of a sight is accepted by a checker that shares no code with the engine.
void try_sight_evidence(const Subject& subject, Trial& trial);

// The same board made in another way has the same answers.
void try_moves(const Subject& subject, Trial& trial);

// Under another value of an option the answer is another where it says that it hangs on it, and
// the very same where it does not.
void try_hinges(const Subject& subject, Trial& trial);

// Asked again, in another order, and of another session: the same bytes.
void try_again(const Subject& subject, Trial& trial);

// Written out and read again: the same bytes, digest included.
void try_written(const Subject& subject, Trial& trial);

}  // namespace parapet::prove
