#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/realms/realms_told.h"

namespace parapet::cli {

// How the answer to one question about a brick board is told to people.
struct RealmsSentence {
  std::string_view ask;
  std::string (*tell)(const RealmsTold&);               // the verdict, one sentence
  std::string (*details)(const RealmsTold&) = nullptr;  // lists, lines of their own
};

std::span<const RealmsSentence> realms_sight_sentences();
std::span<const RealmsSentence> realms_moving_sentences();
std::span<const RealmsSentence> realms_collapse_sentences();

}  // namespace parapet::cli
