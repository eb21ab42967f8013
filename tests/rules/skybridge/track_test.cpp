#include "rules/skybridge/track.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>
#include <set>
#include <vector>

#include "rules/skybridge/bridge.h"
#include "rules/skybridge/garrison.h"
#include "rules/skybridge/rebels.h"
#include "rules/skybridge/round_end.h"
#include "rules/skybridge/track_score.h"

namespace parapet::skybridge {
namespace {

const std::vector<TrackRules>& all_rules() {
  static const std::vector<TrackRules> kAll = [] {
    std::vector<TrackRules> all;
    for (const bool unlimited : {false, true}) {
      for (const bool tokens : {false, true}) all.push_back({unlimited, tokens, false});
    }
    return all;
  }();
  return kAll;
}

TEST_CASE("the leader's territory and the finished segments make eight") {
  for (int completed = 0; completed <= kSegments; ++completed) {
    CHECK(leader_at(completed) + completed == kLastTerritory);
  }
}

TEST_CASE("a legion stays on the track whatever it does") {
  std::mt19937 random(7);
  for (int times = 0; times < 200; ++times) {
    int legion = static_cast<int>(random() % kTerritories);
    for (int step = 0; step < 30; ++step) {
      const int before = legion;
      if (random() % 2 == 0) {
        legion = legion_after_might(legion);
        CHECK(legion == std::min(before + 1, kLastTerritory));
      } else if (may_retreat(legion)) {
        --legion;
      } else {
        CHECK(legion == 0);
      }
      REQUIRE(legion >= 0);
      REQUIRE(legion <= kLastTerritory);
    }
  }
}

TEST_CASE("the area of might is a beginning of the track") {
  for (int legion = 0; legion < kTerritories; ++legion) {
    const std::vector<int> area = area_of_might(legion);
    REQUIRE(area.size() == static_cast<std::size_t>(legion) + 1);
    for (std::size_t n = 0; n < area.size(); ++n) CHECK(area[n] == static_cast<int>(n));
  }
}

TEST_CASE("finished segments and gaps are the bridge") {
  for (int completed = 0; completed <= kSegments; ++completed) {
    const auto finished = finished_segments(completed);
    const auto open = gaps(completed);
    std::multiset<int> all(finished.begin(), finished.end());
    all.insert(open.begin(), open.end());
    const std::multiset<int> order(kBridgeOrder.begin(), kBridgeOrder.end());
    CHECK(all == order);
    CHECK(current_segment(completed).has_value() == !open.empty());
    if (!open.empty()) CHECK(*current_segment(completed) == open.front());
    CHECK(die_segment(completed).has_value() == (completed > 0 && completed < kSegments));
  }
}

// Every end of a round that there is.
template <class Check>
void each_round(Check check) {
  for (const TrackRules& rules : all_rules()) {
    for (int completed = 0; completed < kSegments; ++completed) {
      for (int idle = 0; idle < kIdleRounds; ++idle) {
        for (int free = 0; free <= kFreeRebels; ++free) {
          for (int here = 0; here < kIdleRounds; ++here) {
            for (const bool contributed : {false, true}) {
              check(RoundSoFar{completed, contributed, idle, free, here, {{0, 2}, {1, 0}}}, rules);
            }
          }
        }
      }
    }
  }
}

TEST_CASE("whatever a round brings the leader has gone as far as the bridge") {
  each_round([](const RoundSoFar& round, const TrackRules& rules) {
    const RoundEnd end = end_round(round, rules);
    const int completed = round.completed + (end.completes ? 1 : 0);
    REQUIRE(end.leader + completed == kLastTerritory);
    REQUIRE((end.places == 0 || end.places == 1));
    REQUIRE_FALSE((end.completes && end.places > 0));
    REQUIRE(end.idle == (end.completes ? 0 : round.idle + 1));
    REQUIRE((!round.contributed || end.completes));
    if (!rules.unlimited_free_rebels) REQUIRE(end.free_rebels == round.free_rebels - end.places);
    if (!rules.tokens_complete) REQUIRE(end.idle < kIdleRounds);
    REQUIRE(end.rebels == std::vector<Rebel>(2, Rebel{end.leader, 0}));
  });
}

TEST_CASE("rounds and free rebels count alike as long as there are free rebels") {
  each_round([](const RoundSoFar& round, const TrackRules& rules) {
    if (round.free_rebels == 0 || round.free_rebels_here > round.idle) return;
    TrackRules rounds = rules;
    rounds.tokens_complete = false;
    TrackRules tokens = rules;
    tokens.tokens_complete = true;
    REQUIRE(end_round(round, rounds).completes == end_round(round, tokens).completes);
  });
}

// Played on until the bridge is complete or `most` rounds are over. Nobody contributes.
struct IdleGame {
  int rounds = 0;
  int due = 0;  // rounds that were to place a free rebel
  RoundSoFar round;
  std::vector<Rebel> rebels;
};
IdleGame idle_game(const TrackRules& rules, int most) {
  IdleGame game;
  game.round.free_rebels = kFreeRebels;
  while (game.round.completed < kSegments && game.rounds < most) {
    const int leader = leader_at(game.round.completed);
    game.round.free_rebels_here = free_rebels_at(game.rebels, leader);
    const RoundEnd end = end_round(game.round, rules);
    ++game.rounds;
    if (!end.completes) ++game.due;
    game.rebels.insert(game.rebels.end(), static_cast<std::size_t>(end.places),
                       Rebel{leader, std::nullopt});
    game.round.completed += end.completes ? 1 : 0;
    game.round.idle = end.idle;
    game.round.free_rebels = end.free_rebels;
  }
  return game;
}

TEST_CASE("a bridge that nobody builds is finished after 21 rounds") {
  const IdleGame game = idle_game({}, 100);
  CHECK(game.rounds == 21);
  CHECK(game.due == 14);
  CHECK(game.rebels.size() == 12);
  CHECK(leader_at(game.round.completed) == 1);
  const IdleGame endless = idle_game({true, false, false}, 100);
  CHECK(endless.rounds == 21);
  CHECK(endless.rebels.size() == 14);
}

TEST_CASE("a bridge that waits for a thirteenth free rebel is never finished") {
  const IdleGame game = idle_game({false, true, false}, 100);
  CHECK(game.round.completed == 6);
  CHECK(game.rebels.size() == 12);
  CHECK(game.rounds == 100);
  CHECK(idle_game({true, true, false}, 100).rounds == 21);
}

// A position drawn at random, of up to four players.
class PositionSource {
 public:
  explicit PositionSource(unsigned seed) : random_(seed) {
    for (std::size_t n = 0; n < land_.segments.size(); ++n) land_.segments[n].points = below(5);
    for (int n = 0; n < 5; ++n) land_.fortifications.push_back({"", below(9), below(6)});
  }

  const Land& land() const { return land_; }

  Position next() {
    Position position;
    const int players = 1 + below(4);
    for (int n = 0; n < players; ++n) position.players.push_back({"", below(9), below(4)});
    for (int n = below(20); n > 0; --n) {
      Rebel rebel{below(9), std::nullopt};
      if (below(3) > 0) rebel.owner = static_cast<std::size_t>(below(players));
      position.rebels.push_back(rebel);
    }
    for (std::size_t player = 0; player < position.players.size(); ++player) {
      for (std::size_t n = 0; n < land_.fortifications.size(); ++n) {
        if (below(3) == 0) position.garrisons.push_back({player, n});
      }
      for (auto& segment : position.population) {
        if (below(3) == 0) segment.push_back(player);
      }
    }
    position.completed = below(8);
    return position;
  }

  int below(int most) { return static_cast<int>(random_() % static_cast<unsigned>(most)); }

  template <class Things>
  void mix(Things& things) {
    for (std::size_t n = things.size(); n > 1; --n) {
      std::swap(things[n - 1], things[static_cast<std::size_t>(below(static_cast<int>(n)))]);
    }
  }

 private:
  std::mt19937 random_;
  Land land_;
};

// One by one, by territories.
int slow_rebel_points(const Position& position, std::size_t player) {
  int points = 0;
  for (int territory = 0; territory <= position.players[player].legion; ++territory) {
    if (territory == kLastTerritory - position.completed) ++points;
    for (const Rebel& rebel : position.rebels) {
      if (rebel.index == territory && (!rebel.owner || *rebel.owner != player)) ++points;
    }
    for (std::size_t other = 0; other < position.players.size(); ++other) {
      if (other != player && position.players[other].legion == territory) {
        points += position.players[other].reserve;
      }
    }
  }
  return points;
}

TEST_CASE("a score is what territories and segments bring one by one") {
  PositionSource source(11);
  for (int times = 0; times < 500; ++times) {
    const Position position = source.next();
    for (std::size_t player = 0; player < position.players.size(); ++player) {
      const TrackScore score = track_score(source.land(), position, player);
      CHECK(score.rebels == slow_rebel_points(position, player));
      int garrisons = 0;
      for (const Garrison& garrison : position.garrisons) {
        if (garrison.player != player) continue;
        garrisons += source.land().fortifications[garrison.fortification].points;
      }
      CHECK(score.garrisons == garrisons);
      int segments = 0;
      for (std::size_t n = 0; n < static_cast<std::size_t>(position.completed); ++n) {
        const std::set<std::size_t> there(position.population[n].begin(),
                                          position.population[n].end());
        if (!there.contains(player)) continue;
        segments += source.land().segments[n].points;
        if (there.size() == 1) ++segments;
      }
      CHECK(score.segments == segments);
      CHECK(score.total() == score.rebels + score.garrisons + score.segments);
    }
  }
}

// The same position with its players in another order.
Position renumbered(const Position& position, const std::vector<std::size_t>& now) {
  Position other = position;
  for (std::size_t n = 0; n < now.size(); ++n) other.players[now[n]] = position.players[n];
  for (Rebel& rebel : other.rebels) {
    if (rebel.owner) rebel.owner = now[*rebel.owner];
  }
  for (Garrison& garrison : other.garrisons) garrison.player = now[garrison.player];
  for (auto& segment : other.population) {
    for (std::size_t& player : segment) player = now[player];
  }
  return other;
}

TEST_CASE("a score hangs neither on the order of things nor on that of players") {
  PositionSource source(12);
  for (int times = 0; times < 300; ++times) {
    const Position position = source.next();
    std::vector<std::size_t> now(position.players.size());
    for (std::size_t n = 0; n < now.size(); ++n) now[n] = n;
    source.mix(now);
    Position other = renumbered(position, now);
    source.mix(other.rebels);
    source.mix(other.garrisons);
    for (auto& segment : other.population) std::reverse(segment.begin(), segment.end());
    for (std::size_t player = 0; player < now.size(); ++player) {
      REQUIRE(track_score(source.land(), position, player) ==
              track_score(source.land(), other, now[player]));
    }
  }
}

TEST_CASE("one more foreign rebel in the area brings a point and an own one none") {
  PositionSource source(13);
  for (int times = 0; times < 300; ++times) {
    Position position = source.next();
    const std::size_t player = 0;
    const int before = track_score(source.land(), position, player).rebels;
    const int territory = source.below(9);
    position.rebels.push_back({territory, player});
    CHECK(track_score(source.land(), position, player).rebels == before);
    position.rebels.back().owner = std::nullopt;
    const int gain = territory <= position.players[player].legion ? 1 : 0;
    CHECK(track_score(source.land(), position, player).rebels == before + gain);
  }
}

TEST_CASE("more might never costs points") {
  PositionSource source(14);
  for (int times = 0; times < 300; ++times) {
    Position position = source.next();
    int before = 0;
    for (int legion = 0; legion < kTerritories; ++legion) {
      position.players[0].legion = legion;
      const int now = track_score(source.land(), position, 0).rebels;
      CHECK(now >= before);
      before = now;
    }
  }
}

TEST_CASE("who returns one rebel leaves all others") {
  PositionSource source(15);
  for (int times = 0; times < 300; ++times) {
    const Position position = source.next();
    for (int territory = 0; territory < kTerritories; ++territory) {
      const auto left = rebels_after_return(position.rebels, 0, territory);
      const Rebel own{territory, 0};
      const auto count = [&](const std::vector<Rebel>& rebels) {
        return std::count(rebels.begin(), rebels.end(), own);
      };
      REQUIRE(left.has_value() == (count(position.rebels) > 0));
      if (!left) continue;
      CHECK(count(*left) == count(position.rebels) - 1);
      std::vector<Rebel> again = *left;
      const auto at = std::find(position.rebels.begin(), position.rebels.end(), own);
      again.insert(again.begin() + (at - position.rebels.begin()), own);
      CHECK(again == position.rebels);
    }
  }
}

TEST_CASE("a garrison finds room where none of its own is and by the other reading where none is") {
  PositionSource source(16);
  for (int times = 0; times < 200; ++times) {
    const Position position = source.next();
    for (int territory = 0; territory < kTerritories; ++territory) {
      const auto each = garrison_places(source.land(), position.garrisons, 0, territory, {});
      const auto in_all =
          garrison_places(source.land(), position.garrisons, 0, territory, {false, false, true});
      CHECK(std::includes(each.begin(), each.end(), in_all.begin(), in_all.end()));
      for (std::size_t n = 0; n < source.land().fortifications.size(); ++n) {
        bool own = false;
        bool any = false;
        for (const Garrison& garrison : position.garrisons) {
          own = own || garrison == Garrison{0, n};
          any = any || garrison.fortification == n;
        }
        const bool here = source.land().fortifications[n].territory == territory;
        CHECK((std::find(each.begin(), each.end(), n) != each.end()) == (here && !own));
        CHECK((std::find(in_all.begin(), in_all.end(), n) != in_all.end()) == (here && !any));
      }
    }
  }
}

// Worked examples of the end (rules-skybridge.md).
TEST_CASE("rebels in the area of might bring what the examples say") {
  std::vector<Rebel> rebels = {{3, 0}, {3, 1}, {3, 1}, {4, std::nullopt}, {5, std::nullopt}};
  CHECK(rebel_points(4, 1, rebels, 0) == 4);
  CHECK(rebel_points(0, 1, {}, 0) == 0);
  CHECK(rebel_points(1, 1, {}, 0) == 1);
  Position position;
  position.players = {{"red", 5, 0}, {"green", 4, 0}, {"blue", 5, 3}};
  position.completed = 7;
  CHECK(track_score({}, position, 0).rebels == 4);
  CHECK(track_score({}, position, 1).rebels == 1);
  CHECK(track_score({}, position, 2).rebels == 1);
}

TEST_CASE("population alone on a segment brings a point more") {
  Land land;
  land.segments[0].points = 1;
  land.segments[2].points = 2;
  Position position;
  position.players = {{"red", 0, 0}, {"blue", 0, 0}};
  position.population[0] = {0};
  position.population[2] = {1, 0};
  position.completed = 7;
  CHECK(segment_points(land, position, 0) == 4);
  CHECK(segment_points(land, position, 1) == 2);
  position.completed = 2;  // segment 3 is not finished
  CHECK(segment_points(land, position, 0) == 2);
}

}  // namespace
}  // namespace parapet::skybridge
