#include "rules/skyline/risk.h"

#include <utility>

namespace parapet::skyline {
namespace {

// All rides that were begun with a hand, counted: each roll makes as many of one as there are ways
// for the dice to fall.
class Rides {
 public:
  Rides(RollOdds odds, int hand, const RideRules& rules)
      : odds_(std::move(odds)), rules_(rules), alive_(static_cast<std::size_t>(hand) + 1) {
    alive_.back() = 1;
  }

  void roll() {
    const std::size_t size = alive_.size();
    std::vector<BigInteger> next(size);
    BigInteger lost;
    BigInteger kept;
    for (std::size_t cards = 0; cards < size; ++cards) {
      const BigInteger& rides = alive_[cards];
      if (rides.is_zero()) continue;
      std::int64_t unaffordable = odds_.above;
      for (std::size_t price = 0; price < size; ++price) {
        const std::int64_t ways = odds_.price[price];
        if (ways == 0) continue;
        if (price <= cards) {
          next[cards - price] += rides * ways;
        } else {
          unaffordable += ways;
        }
      }
      if (unaffordable == 0) continue;
      if (rules_.pays_what_it_has) {
        next[0] += rides * unaffordable;
      } else {
        lost += rides * unaffordable;
        kept += rides * unaffordable * static_cast<std::int64_t>(cards);
      }
    }
    all_ *= odds_.all;
    lost_cards_kept_ = lost_cards_kept_ * odds_.all + kept;
    alive_ = std::move(next);
    lost_here_ = std::move(lost);
  }

  void glide() { lost_here_ = 0; }

  RiskStep at(const NewSpace& space) const {
    RiskStep step;
    step.stop = space.stop;
    step.safe = space.rolls ? BigFraction{odds_.safe, odds_.all} : BigFraction{1, 1};
    step.lost = {lost_here_, all_};
    BigInteger alive;
    BigInteger cards_kept = lost_cards_kept_;
    for (std::size_t cards = 0; cards < alive_.size(); ++cards) {
      alive += alive_[cards];
      cards_kept += alive_[cards] * static_cast<std::int64_t>(cards);
    }
    step.alive = {alive, all_};
    step.discards = {all_ * static_cast<std::int64_t>(alive_.size() - 1) - cards_kept, all_};
    for (std::size_t cards = 0; cards < alive_.size(); ++cards) {
      const BigInteger& rides = alive_[cards];
      if (rides.is_zero()) continue;
      step.cards.push_back({static_cast<int>(cards), {rides, alive}, {rides, all_}});
    }
    return step;
  }

 private:
  RollOdds odds_;
  const RideRules& rules_;
  std::vector<BigInteger> alive_;  // by cards left
  BigInteger all_ = 1;
  BigInteger lost_here_;
  BigInteger lost_cards_kept_;  // cards in the hands of those who lost their unit
};

}  // namespace

std::vector<RiskStep> risk_of(const Dice& dice, const std::vector<NewSpace>& spaces, int hand,
                              const RideRules& rules) {
  Rides rides(roll_odds(dice, hand), hand, rules);
  std::vector<RiskStep> steps;
  for (const NewSpace& space : spaces) {
    if (space.rolls) {
      rides.roll();
    } else {
      rides.glide();
    }
    steps.push_back(rides.at(space));
  }
  return steps;
}

BigFraction all_safe(const Dice& dice, const std::vector<NewSpace>& spaces) {
  const RollOdds odds = roll_odds(dice, 0);
  int rolls = 0;
  for (const NewSpace& space : spaces) rolls += space.rolls ? 1 : 0;
  return {BigInteger::power(odds.safe, rolls), BigInteger::power(odds.all, rolls)};
}

}  // namespace parapet::skyline
