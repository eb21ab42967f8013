#pragma once

#include <cstddef>

namespace parapet {

// What a board of skybridge may hold (formats.md, limits).
inline constexpr std::size_t kMostFortifications = 100;
inline constexpr std::size_t kMostPlayers = 20;
inline constexpr std::size_t kMostRebels = 1'000;
inline constexpr std::size_t kMostGarrisons = kMostFortifications * kMostPlayers;
inline constexpr int kMostPoints = 1'000;   // printed on one thing
inline constexpr int kMostPiecesEach = 99;  // resources of one kind in a cost
inline constexpr int kMostHungry = 100;     // population of one player that becomes rebels
inline constexpr int kMostPopulation = 1'000;

}  // namespace parapet
