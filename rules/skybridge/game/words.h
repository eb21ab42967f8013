#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace parapet::skybridge::game {

// The words of the whole game (docs/rules-skybridge.md), as they are written in files: `to_text`
// writes each, `read_word` finds it again.

// G-32: what a faction card may do once, when it is played.
enum class Immediate : std::uint8_t { might, inspiration, recall };  // recall is written "return"

// G-38: what counts as long as it is visible.
enum class Passive : std::uint8_t { knowledge, labor, drakhe, food };
inline constexpr std::size_t kPassiveCount = 4;

enum class EffectKind : std::uint8_t {
  gain,          // G-41: a resource; written as the name of the resource
  population,    // G-43
  garrison,      // G-42
  godh,          // G-44
  religion,      // G-45
  trade,         // G-39
  armament,      // G-40
  might,         // G-33
  inspiration,   // G-34
  recall,        // G-35: written "return"
  die_resource,  // G-90: what the die shows
};

// G-77..G-90, two on each player board.
enum class Ability : std::uint8_t {
  empery,
  agony,
  high_priest,
  geneorn,
  daughter,
  visions,
  master,
  bridge_builder,
  gardens,
  profiteers,
};
inline constexpr std::size_t kAbilityCount = 10;

// G-66..G-69
enum class GreatDrakhe : std::uint8_t { sathap, terogh, elbea };

// The seven stacks of faction cards; the first five are the central ones.
enum class StackName : std::uint8_t { c1, c2, c3, c4, c5, work, eye };
inline constexpr std::size_t kStackCount = 7;
inline constexpr std::size_t kCentralStacks = 5;
inline constexpr std::array kStackNames = {StackName::c1, StackName::c2, StackName::c3,
                                           StackName::c4, StackName::c5, StackName::work,
                                           StackName::eye};

constexpr std::size_t index_of(StackName stack) { return static_cast<std::size_t>(stack); }
constexpr bool is_central(StackName stack) { return index_of(stack) < kCentralStacks; }

std::string_view to_text(Immediate word);
std::string_view to_text(Passive word);
std::string_view to_text(EffectKind word);
std::string_view to_text(Ability word);
std::string_view to_text(GreatDrakhe word);
std::string_view to_text(StackName word);

// The value that is written so, if there is one.
template <class Word>
std::optional<Word> read_word(std::string_view text);

template <>
std::optional<Immediate> read_word(std::string_view text);
template <>
std::optional<Passive> read_word(std::string_view text);
template <>
std::optional<EffectKind> read_word(std::string_view text);
template <>
std::optional<Ability> read_word(std::string_view text);
template <>
std::optional<GreatDrakhe> read_word(std::string_view text);
template <>
std::optional<StackName> read_word(std::string_view text);

}  // namespace parapet::skybridge::game
