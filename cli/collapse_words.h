#pragma once

#include <string>
#include <vector>

#include "cli/told.h"

namespace parapet::cli {

// What is told of stability and collapse, of whatever game: from the answer alone (formats.md, what
// stands, what falls).

// "Everything stands: all of it could weigh 1.1101 times as much."
std::string stable_words(const ToldAnswer& told);

// What does not stand and why, a line each; the weakest connections; how it stands while it is
// built; how many pieces were not looked at.
std::string standing_words(const ToldAnswer& told);

// "Without keep/3 12 more pieces come down, and knight with them; 200 stand."
std::string remove_words(const ToldAnswer& told);

// What comes loose and why, where it comes to rest, who falls how far: in the order in which it
// happens.
std::string fall_words(const ToldAnswer& told);

// What happens to a unit, an item of `falls`: "falls 12 pegs", "2 wounds".
std::vector<std::string> fall_notes(const JsonValue& fall);

}  // namespace parapet::cli
