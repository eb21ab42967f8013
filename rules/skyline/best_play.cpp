#include "rules/skyline/best_play.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "rules/skyline/roll_odds.h"

namespace parapet::skyline {
namespace {

// Values at one space of the path, by the cards left; as whole numbers over one denominator.
using ByCards = std::vector<BigInteger>;

std::size_t index(int number) { return static_cast<std::size_t>(number); }

// All values as whole numbers: over the common denominator, times the ways in which the dice of
// the rest of the path may fall.
class Player {
 public:
  Player(const Dice& dice, int hand, const RideValues& values, const RideRules& rules)
      : odds_(roll_odds(dice, hand)),
        hand_(hand),
        values_(values),
        rules_(rules),
        denominator_(*common_denominator(values)) {}

  // Who stops at a space.
  BigInteger stopped(std::size_t stop, int cards) const {
    return (scaled(values_.unit) + scaled(values_.card) * cards + scaled(values_.goal[stop])) *
           ways_;
  }

  // Who comes to a space with `cards` in hand, where `there` is the value of being there: over
  // `odds.all` times the denominator of `there`.
  BigInteger coming(const ByCards& there, int cards) const {
    const BigInteger lost = this->lost(cards);
    BigInteger sum;
    std::int64_t unaffordable = odds_.above;
    for (int price = 0; price <= hand_; ++price) {
      const std::int64_t ways = odds_.price[index(price)];
      if (ways == 0) continue;
      if (price <= cards) {
        sum += paid(there, cards, price, lost) * ways;
      } else {
        unaffordable += ways;
      }
    }
    if (unaffordable == 0) return sum;
    return sum + (rules_.pays_what_it_has ? paid(there, cards, cards, lost) : lost) * unaffordable;
  }

  // What one pays at most on coming there, if some roll asks for more that one could pay.
  std::optional<int> most_paid(const ByCards& there, int cards) const {
    const BigInteger lost = this->lost(cards);
    std::optional<int> most;
    for (int price = 0; price <= cards; ++price) {
      if (there[index(cards - price)] >= lost || price == 0) {
        most = price;
        continue;
      }
      if (may_be_paid(cards, price)) return most;
    }
    return std::nullopt;
  }

  void has_rolled() { ways_ *= odds_.all; }

  BigFraction value(const BigInteger& number) const { return {number, ways_ * denominator_}; }

 private:
  BigInteger lost(int cards) const { return scaled(values_.card) * cards * ways_; }

  // A price that asks for no card leaves no choice.
  static BigInteger paid(const ByCards& there, int cards, int price, const BigInteger& lost) {
    const BigInteger& alive = there[index(cards - price)];
    return price == 0 ? alive : std::max(alive, lost);
  }

  // Whether some roll takes that many of `cards` cards.
  bool may_be_paid(int cards, int price) const {
    if (odds_.price[index(price)] > 0) return true;
    if (!rules_.pays_what_it_has || price < cards) return false;
    return odds_.above > 0 || std::any_of(odds_.price.begin() + price, odds_.price.end(),
                                          [](std::int64_t ways) { return ways > 0; });
  }

  BigInteger scaled(const Ratio& value) const {
    return BigInteger(value.numerator()) * (denominator_ / value.denominator());
  }

  RollOdds odds_;
  int hand_;
  const RideValues& values_;
  const RideRules& rules_;
  std::int64_t denominator_;
  BigInteger ways_ = 1;
};

// For each space of the path how many cards may be left there. Who gives up is not there.
std::vector<std::vector<bool>> cards_left(const Dice& dice, const std::vector<NewSpace>& spaces,
                                          int hand, const RideRules& rules) {
  const RollOdds odds = roll_odds(dice, hand);
  std::vector<bool> now(index(hand) + 1);
  now[index(hand)] = true;
  std::vector<std::vector<bool>> left;
  for (const NewSpace& space : spaces) {
    if (space.rolls) {
      std::vector<bool> next(now.size());
      for (std::size_t cards = 0; cards < now.size(); ++cards) {
        if (!now[cards]) continue;
        bool too_dear = odds.above > 0;
        for (std::size_t price = 0; price < now.size(); ++price) {
          if (odds.price[price] == 0) continue;
          if (price <= cards) next[cards - price] = true;
          if (price > cards) too_dear = true;
        }
        if (too_dear && rules.pays_what_it_has) next[0] = true;
      }
      now = std::move(next);
    }
    left.push_back(now);
  }
  return left;
}

}  // namespace

std::optional<std::int64_t> common_denominator(const RideValues& values) {
  std::vector<Ratio> all = values.goal;
  all.push_back(values.unit);
  all.push_back(values.card);
  std::int64_t common = 1;
  for (const Ratio& value : all) {
    const std::int64_t factor = value.denominator() / std::gcd(common, value.denominator());
    if (factor > kMostCommonDenominator / common) return std::nullopt;
    common *= factor;
  }
  return common;
}

BestPlay best_play(const Dice& dice, const std::vector<NewSpace>& spaces, int hand,
                   const RideValues& values, const RideRules& rules) {
  const auto left = cards_left(dice, spaces, hand, rules);
  const auto may_be_left = [&](std::size_t n, int cards) {
    return n == 0 ? cards == hand : left[n - 1][index(cards)];
  };
  Player player(dice, hand, values, rules);
  BestPlay play;
  ByCards coming;  // to the space after the one that is looked at
  for (std::size_t n = spaces.size(); n-- > 0;) {
    const std::size_t stop = spaces[n].stop;
    ByCards there;
    for (int cards = hand; cards >= 0; --cards) {
      const BigInteger stopped = player.stopped(stop, cards);
      const bool go = !coming.empty() && coming[index(cards)] > stopped;
      there.push_back(go ? coming[index(cards)] : stopped);
      if (may_be_left(n + 1, cards)) {
        play.choices.push_back({stop, cards, go, player.value(there.back())});
      }
    }
    std::reverse(there.begin(), there.end());
    coming = there;
    if (!spaces[n].rolls) continue;
    for (int cards = hand; cards >= 0; --cards) {
      coming[index(cards)] = player.coming(there, cards);
      const auto most = may_be_left(n, cards) ? player.most_paid(there, cards) : std::nullopt;
      if (most) play.give_ups.push_back({stop, cards, *most});
    }
    player.has_rolled();
  }
  std::reverse(play.choices.begin(), play.choices.end());
  std::reverse(play.give_ups.begin(), play.give_ups.end());
  play.value = player.value(coming[index(hand)]);
  return play;
}

BigFraction stay_value(std::size_t start, int hand, const RideValues& values) {
  const std::int64_t denominator = *common_denominator(values);
  const auto scaled = [denominator](const Ratio& value) {
    return BigInteger(value.numerator()) * (denominator / value.denominator());
  };
  return {scaled(values.unit) + scaled(values.card) * hand + scaled(values.goal[start]),
          denominator};
}

}  // namespace parapet::skyline
