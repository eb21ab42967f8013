#include "rules/skyline/ride.h"

#include <algorithm>
#include <utility>

namespace parapet::skyline {
namespace {

std::string cards(int count) { return std::to_string(count) + (count == 1 ? " card" : " cards"); }

class Rider {
 public:
  Rider(const Network& network, const Ride& ride, const RideRules& rules)
      : network_(network), ride_(ride), rules_(rules), hand_(ride.hand) {}

  // A space without a roll: SKY-9.
  void glide(std::size_t stop) {
    ruling_.steps.push_back({stop, true, 0});
    tell("SKY-9", name_of(ride_.way.kind) + " comes to " + id(stop) + " without rolling.", stop);
  }

  void roll(std::size_t stop, Roll roll) {
    const bool safe = is_safe(roll);
    const int price = price_of(roll);
    ruling_.steps.push_back({stop, safe, price});
    ruling_.rolls.push_back(std::move(roll));
    if (safe) {
      tell("SKY-4", "A safe icon at " + id(stop) + ".", stop);
    } else if (price == 0) {
      tell("OPT-S7", "Only zeros at " + id(stop) + ": not safe, but nothing to pay.", stop);
    } else {
      pay(stop, price);
    }
  }

  RideRuling& ruling() { return ruling_; }

 private:
  void pay(std::size_t stop, int price) {
    const std::string asked = "The roll at " + id(stop) + " asks for " + cards(price);
    if (!ride_.pays) {
      ruling_.lost = true;
      tell("SKY-5", asked + ", which is not paid: the unit is lost.", stop);
    } else if (price <= hand_) {
      discard(price);
      tell("SKY-5", asked + "; " + std::to_string(hand_) + " left in hand.", stop);
    } else if (rules_.pays_what_it_has) {
      const int all = hand_;
      discard(all);
      tell("OPT-S4",
           asked + ": all that there are, " + std::to_string(all) +
               ", are discarded, and the unit survives.",
           stop);
    } else {
      ruling_.lost = true;
      tell("SKY-5", asked + ", and the hand has " + std::to_string(hand_) + ": the unit is lost.",
           stop);
    }
  }

  void discard(int count) {
    hand_ -= count;
    ruling_.discards += count;
  }

  void tell(std::string rule, std::string text, std::size_t stop) {
    ruling_.because.push_back(at_stop(std::move(rule), std::move(text), network_, stop));
  }

  const std::string& id(std::size_t stop) const { return network_.stops[stop].id; }

  const Network& network_;
  const Ride& ride_;
  const RideRules& rules_;
  int hand_;
  RideRuling ruling_;
};

// Where it is now, and what meets it there.
void come_down(const Network& network, const Combat& combat, std::size_t stop, RideRuling& ruling) {
  const std::size_t location = network.stops[stop].location;
  const std::string& id = network.locations[location].id;
  ruling.location = location;
  ruling.because.push_back(
      at_stop("SKY-7", "Who stops at " + network.stops[stop].id + " is on location " + id + ".",
              network, stop));
  if (ruling.steps.empty() || !combat.starts_at(location)) return;
  ruling.combat.push_back(location);
  ruling.because.push_back(
      at_stop("SKY-11",
              std::string(combat.has_enemy(location) ? "Enemies are on location "
                                                     : "A territory token lies on location ") +
                  id + ": a combat starts.",
              network, stop));
}

}  // namespace

RideRuling rule_ride(const Network& network, std::span<const Unit> units, const Ride& ride,
                     const Rolls& rolls, const RideRules& rules) {
  const Combat combat(network, units, ride.side);
  const RidePlan plan = plan_ride(network, RailGraph(network), combat, ride.way, rules);
  Rider rider(network, ride, rules);
  RideRuling& ruling = rider.ruling();
  std::size_t end = ride.way.from;
  for (const NewSpace& space : plan.spaces) {
    if (space.rolls) {
      auto roll = rolls(ruling.rolls.size());
      ruling.misses_roll = !roll;
      if (!roll) break;
      rider.roll(space.stop, *std::move(roll));
    } else {
      rider.glide(space.stop);
    }
    if (ruling.lost) break;
    end = space.stop;
  }
  ruling.legal = plan.legal();
  if (plan.refused) {
    ruling.stopped_at = plan.ridden;
    ruling.because.push_back(*plan.refused);
  }
  if (ruling.lost) return std::move(ruling);
  ruling.may_go_on = plan.may_go_on && !ruling.misses_roll;
  come_down(network, combat, end, ruling);
  return std::move(ruling);
}

}  // namespace parapet::skyline
