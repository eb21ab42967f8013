#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/told.h"

namespace parapet::cli {

// How the answer to one question is told to people.
struct Telling {
  std::string_view ask;
  std::string (*sentence)(const Told&);           // the verdict, one sentence
  std::string (*details)(const Told&) = nullptr;  // lists in a layout to read, lines of their own
  std::string_view more = {};                     // of `spaces`, for what it hangs on: "could ..."
  std::string_view less = {};
};

// By the groups of the verbs (verb_tables.h).
std::span<const Telling> sight_tellings();
std::span<const Telling> moving_tellings();
std::span<const Telling> area_tellings();
std::span<const Telling> vehicle_tellings();
std::span<const Telling> map_tellings();
std::span<const Telling> structure_tellings();

// The telling of a question; null pointer for one that nobody has words for.
const Telling* find_telling(std::string_view ask);

// The details of many questions: the `spaces` of the answer, a line for each Level.
std::string spaces_by_level(const Told& told);

// What another answer to the same question has otherwise, in words that follow "With option ...":
// "the cost would be 3", "H4 and H5 could be reached too". Long lists are cut.
std::string difference(const Told& told, const ask::Answer& other);

}  // namespace parapet::cli
