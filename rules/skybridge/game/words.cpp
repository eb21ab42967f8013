#include "rules/skybridge/game/words.h"

#include <algorithm>

namespace parapet::skybridge::game {
namespace {

constexpr std::array<std::string_view, 3> kImmediates = {"might", "inspiration", "return"};
constexpr std::array<std::string_view, kPassiveCount> kPassives = {"knowledge", "labor", "drakhe",
                                                                   "food"};
constexpr std::array<std::string_view, 11> kEffects = {
    "gain",     "population", "garrison",    "godh",   "religion",    "trade",
    "armament", "might",      "inspiration", "return", "die-resource"};
constexpr std::array<std::string_view, kAbilityCount> kAbilities = {
    "empery",  "agony",  "high-priest",    "geneorn", "daughter",
    "visions", "master", "bridge-builder", "gardens", "profiteers"};
constexpr std::array<std::string_view, 3> kGreatDrakhes = {"sathap", "terogh", "elbea"};
constexpr std::array<std::string_view, kStackCount> kStacks = {"c1", "c2",   "c3", "c4",
                                                               "c5", "work", "eye"};

template <class Word, std::size_t N>
std::optional<Word> found(const std::array<std::string_view, N>& words, std::string_view text) {
  const auto at = std::find(words.begin(), words.end(), text);
  if (at == words.end()) return std::nullopt;
  return static_cast<Word>(at - words.begin());
}

template <class Word, std::size_t N>
std::string_view named(const std::array<std::string_view, N>& words, Word word) {
  return words[static_cast<std::size_t>(word)];
}

}  // namespace

std::string_view to_text(Immediate word) { return named(kImmediates, word); }
std::string_view to_text(Passive word) { return named(kPassives, word); }
std::string_view to_text(EffectKind word) { return named(kEffects, word); }
std::string_view to_text(Ability word) { return named(kAbilities, word); }
std::string_view to_text(GreatDrakhe word) { return named(kGreatDrakhes, word); }
std::string_view to_text(StackName word) { return named(kStacks, word); }

template <>
std::optional<Immediate> read_word(std::string_view text) {
  return found<Immediate>(kImmediates, text);
}
template <>
std::optional<Passive> read_word(std::string_view text) {
  return found<Passive>(kPassives, text);
}
template <>
std::optional<EffectKind> read_word(std::string_view text) {
  return found<EffectKind>(kEffects, text);
}
template <>
std::optional<Ability> read_word(std::string_view text) {
  return found<Ability>(kAbilities, text);
}
template <>
std::optional<GreatDrakhe> read_word(std::string_view text) {
  return found<GreatDrakhe>(kGreatDrakhes, text);
}
template <>
std::optional<StackName> read_word(std::string_view text) {
  return found<StackName>(kStacks, text);
}

}  // namespace parapet::skybridge::game
