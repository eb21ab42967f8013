#include "cli/collapse_words.h"
#include "cli/mayhem/telling.h"

// stable and remove: what would really stand and fall of the Levels on their posts.

namespace parapet::cli {
namespace {

std::string stable_sentence(const Told& told) { return stable_words(told); }
std::string stable_lists(const Told& told) { return standing_words(told); }
std::string remove_sentence(const Told& told) { return remove_words(told); }
std::string remove_lists(const Told& told) { return fall_words(told); }

constexpr Telling kTellings[] = {
    {"stable", stable_sentence, stable_lists},
    {"remove", remove_sentence, remove_lists},
};

}  // namespace

std::span<const Telling> structure_tellings() { return kTellings; }

}  // namespace parapet::cli
