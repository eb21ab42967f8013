#include <algorithm>
#include <string>
#include <utility>

#include "rules/ask/skyline/rider.h"
#include "rules/ask/skyline/risk_question.h"
#include "rules/files/json/json_fields.h"
#include "rules/skyline/risk.h"
#include "rules/skyline/routes.h"

namespace parapet::ask {
namespace {

JsonValue chance_json(const BigFraction& chance) { return JsonValue::from_text(to_string(chance)); }

JsonValue cards_json(const std::vector<skyline::CardsLeft>& cards) {
  return list_json(cards, [](const skyline::CardsLeft& left) {
    return JsonValue::from_members({{"n", JsonValue::from_integer(left.cards)},
                                    {"p", chance_json(left.chance)},
                                    {"if_alive", chance_json(left.if_alive)}});
  });
}

void add_chances(std::vector<JsonMember>& members, const skyline::RiskStep& step) {
  members.push_back({"alive", chance_json(step.alive)});
  members.push_back({"lost", chance_json(step.lost)});
  members.push_back({"discards", chance_json(step.discards)});
}

JsonValue steps_json(const skyline::Network& network, const std::vector<skyline::RiskStep>& steps,
                     bool with_hand) {
  return list_json(steps, [&](const skyline::RiskStep& step) {
    std::vector<JsonMember> members = {{"space", stop_json(network, step.stop)},
                                       {"safe", chance_json(step.safe)}};
    if (with_hand) {
      add_chances(members, step);
      members.push_back({"cards", cards_json(step.cards)});
    }
    return JsonValue::from_members(std::move(members));
  });
}

JsonValue choices_json(const skyline::Network& network,
                       const std::vector<skyline::PlayChoice>& choices) {
  return list_json(choices, [&](const skyline::PlayChoice& choice) {
    return JsonValue::from_members({{"space", stop_json(network, choice.stop)},
                                    {"cards", JsonValue::from_integer(choice.cards)},
                                    {"do", JsonValue::from_text(choice.go ? "go" : "stop")},
                                    {"value", chance_json(choice.value)}});
  });
}

JsonValue give_ups_json(const skyline::Network& network,
                        const std::vector<skyline::GiveUp>& give_ups) {
  return list_json(give_ups, [&](const skyline::GiveUp& give_up) {
    return JsonValue::from_members({{"space", stop_json(network, give_up.stop)},
                                    {"cards", JsonValue::from_integer(give_up.cards)},
                                    {"above", JsonValue::from_integer(give_up.above)}});
  });
}

// How the dice fall, for who asks why.
Reason dice_reason(const skyline::Dice& dice) {
  const skyline::RollOdds odds = skyline::roll_odds(dice, 0);
  return {"SKY-4",
          "Of the " + std::to_string(odds.all) + " ways in which the dice may fall " +
              std::to_string(odds.safe) + " show a safe icon.",
          {}};
}

void add_play(Answer& answer, const skyline::Network& network, const AskedRisk& asked,
              const skyline::RidePlan& plan, const skyline::RideRules& rules) {
  auto& own = answer.own;
  if (!plan.legal()) {
    for (const char* list : {"policy", "give_up"}) own.push_back({list, JsonValue::from_list({})});
    for (const char* number : {"value", "stay"}) own.push_back({number, JsonValue()});
    return;
  }
  const skyline::BestPlay play =
      skyline::best_play(network.dice, plan.spaces, *asked.hand, *asked.values, rules);
  own.push_back({"policy", choices_json(network, play.choices)});
  own.push_back({"give_up", give_ups_json(network, play.give_ups)});
  own.push_back({"value", chance_json(play.value)});
  own.push_back({"stay", chance_json(skyline::stay_value(asked.from, *asked.hand, *asked.values))});
  answer.because.push_back({"SKY-6",
                            "After each space the ride goes on only where that is worth more than "
                            "stopping there.",
                            {}});
  if (play.give_ups.empty()) return;
  answer.because.push_back(
      {"SKY-5", "Where the cards are worth more, the unit is lost instead of paying.", {}});
}

// A way of `routes`, and by what it is compared with others.
struct Row {
  std::vector<JsonMember> members;
  BigFraction merit;
};

}  // namespace

Answer path_risk(const SkylineState& state, const AskedRisk& asked, const Options& options) {
  const skyline::Network& network = state.network();
  const skyline::RideRules rules = skyline::ride_rules(options);
  const skyline::Combat combat(network, state.units(), asked.side);
  const skyline::RidePlan plan = plan_ride(network, skyline::RailGraph(network), combat,
                                           {asked.kind, asked.from, *asked.path}, rules);
  auto steps = skyline::risk_of(network.dice, plan.spaces, asked.hand.value_or(0), rules);
  Answer answer;
  auto& own = answer.own;
  own.push_back({"legal", JsonValue::from_bool(plan.legal())});
  own.push_back({"steps", steps_json(network, steps, asked.hand.has_value())});
  own.push_back({"all_safe", plan.legal()
                                 ? chance_json(skyline::all_safe(network.dice, plan.spaces))
                                 : JsonValue()});
  if (plan.rolls() > 0) answer.because.push_back(dice_reason(network.dice));
  if (plan.rolls() < plan.spaces.size()) {
    answer.because.push_back(
        {"SKY-9", name_of(asked.kind) + " does not roll for its first two spaces.", {}});
  }
  if (asked.values) add_play(answer, network, asked, plan, rules);
  if (plan.refused) {
    own.push_back({"stopped_at", index_json(plan.ridden)});
    answer.because.push_back(*plan.refused);
  }
  answer.evidence = Evidence::of(std::move(steps));
  return answer;
}

Answer routes_risk(const SkylineState& state, const AskedRisk& asked, const Options& options) {
  const skyline::Network& network = state.network();
  const skyline::RideRules rules = skyline::ride_rules(options);
  const skyline::Combat combat(network, state.units(), asked.side);
  const skyline::RailGraph rails(network);
  const skyline::Reach reach =
      reach_of(network, rails, combat, asked.kind, asked.from, rules,
               skyline::most_rolls(network.dice, skyline::kMostRiskSpaces + 1) - 1);
  // All dice are equal: the chances along the longest way are those along each.
  std::vector<skyline::RiskStep> longest;
  if (!reach.paths.empty()) {
    const auto plan =
        plan_ride(network, rails, combat, {asked.kind, asked.from, reach.paths.back()}, rules);
    longest = skyline::risk_of(network.dice, plan.spaces, asked.hand.value_or(0), rules);
  }
  std::vector<Row> rows;
  for (const auto& path : reach.paths) {
    const auto plan = plan_ride(network, rails, combat, {asked.kind, asked.from, path}, rules);
    const BigFraction safe = skyline::all_safe(network.dice, plan.spaces);
    Row row;
    row.members = {
        {"space", stop_json(network, path.back())},
        {"location", location_json(network, network.stops[path.back()].location)},
        {"path", list_json(path, [&](std::size_t stop) { return stop_json(network, stop); })},
        {"rolls", index_json(plan.rolls())},
        {"all_safe", chance_json(safe)}};
    row.merit = safe;
    if (asked.hand) {
      const skyline::RiskStep& end = longest[plan.spaces.size() - 1];
      add_chances(row.members, end);
      row.merit = end.alive;
    }
    if (asked.values) {
      row.merit =
          skyline::best_play(network.dice, plan.spaces, *asked.hand, *asked.values, rules).value;
      row.members.push_back({"value", chance_json(row.merit)});
    }
    rows.push_back(std::move(row));
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const Row& a, const Row& b) { return a.merit > b.merit; });
  Answer answer;
  answer.own.push_back({"routes", list_json(rows, [](const Row& row) {
                          return JsonValue::from_members(row.members);
                        })});
  answer.own.push_back({"more", index_json(reach.more)});
  if (asked.values) {
    answer.own.push_back(
        {"stay", chance_json(skyline::stay_value(asked.from, *asked.hand, *asked.values))});
  }
  answer.because.push_back(dice_reason(network.dice));
  answer.because.push_back(
      {"SKY-3",
       "All dice are equal: of several ways the one with the fewest spaces is safest.",
       {}});
  return answer;
}

}  // namespace parapet::ask
