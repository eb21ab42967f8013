#pragma once

#include <algorithm>
#include <vector>

namespace parapet::skybridge::game {

// Hands are sorted: their order tells nothing, and equal hands are equal.
template <class Card>
void add_to_hand(std::vector<Card>& hand, Card card) {
  hand.insert(std::upper_bound(hand.begin(), hand.end(), card), card);
}

// REQUIRES: the card is in the hand.
template <class Card>
void take_from_hand(std::vector<Card>& hand, Card card) {
  hand.erase(std::lower_bound(hand.begin(), hand.end(), card));
}

}  // namespace parapet::skybridge::game
