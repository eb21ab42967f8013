#include "cli/collapse_words.h"
#include "cli/realms/realms_sentences.h"

// stable and remove: what stands, and what comes down.

namespace parapet::cli {
namespace {

std::string stable_sentence(const RealmsTold& told) { return stable_words(told); }
std::string stable_lists(const RealmsTold& told) { return standing_words(told); }
std::string remove_sentence(const RealmsTold& told) { return remove_words(told); }
std::string remove_lists(const RealmsTold& told) { return fall_words(told); }

constexpr RealmsSentence kSentences[] = {
    {"stable", stable_sentence, stable_lists},
    {"remove", remove_sentence, remove_lists},
};

}  // namespace

std::span<const RealmsSentence> realms_collapse_sentences() { return kSentences; }

}  // namespace parapet::cli
