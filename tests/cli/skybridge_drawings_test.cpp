#include <algorithm>
#include <catch2/catch.hpp>

#include "cli/skybridge/draw_game.h"
#include "cli/skybridge/draw_span.h"
#include "cli/skybridge/draw_track.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/skybridge/cards_json.h"
#include "rules/files/skybridge/default_cards.h"
#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/random_play.h"
#include "rules/skybridge/game/setup.h"
#include "rules/skybridge/track.h"

namespace parapet::cli {
namespace {

using skybridge::Position;
using viewer::BridgePicture;
using viewer::Role;
using viewer::SegmentState;

PrintedGame printed() { return read_cards_file(default_cards_text(), "demo").value(); }

Position position(int completed) {
  Position position;
  position.players = {{"red", 4, 0}, {"blue", 6, 2}, {"white", 0, 0}};
  position.rebels = {{3, 1}, {3, 0}, {3, 1}, {5, std::nullopt}};
  position.population[0] = {0};
  position.population[1] = {1, 0};
  position.garrisons = {{0, 0}};
  position.completed = completed;
  position.free_rebels = 11;
  return position;
}

// What a question and its answer, both as JSON, show.
std::optional<BridgePicture> drawn(const Position& position, const std::string& question,
                                   const std::string& answer) {
  const PrintedGame game = printed();
  const JsonValue asked = parse_json(question, "question").value();
  ask::Answer given;
  given.own = parse_json(answer, "answer").value().members();
  return drawn_track({asked, given}, {game.cards.land, position, "A board"}, "A verdict.");
}

std::vector<int> tinted(const BridgePicture& picture, Role role) {
  std::vector<int> indexes;
  for (std::size_t n = 0; n < picture.territories.size(); ++n) {
    if (picture.territories[n].tint == role) indexes.push_back(static_cast<int>(n));
  }
  return indexes;
}

TEST_CASE("A board is drawn in the order of its bridge") {
  const PrintedGame game = printed();
  const Position now = position(2);
  const BridgePicture picture = track_picture({game.cards.land, now, "A board"});
  std::vector<std::string> names;
  std::vector<SegmentState> states;
  for (const auto& segment : picture.bridge.segments) {
    names.push_back(segment.name);
    states.push_back(segment.state);
  }
  CHECK(names == std::vector<std::string>{"1", "2", "3", "4", "7", "6", "5"});
  CHECK(std::count(states.begin(), states.end(), SegmentState::finished) == 2);
  CHECK(states[2] == SegmentState::current);
  CHECK(picture.bridge.segments[1].population == std::vector<std::size_t>{0, 1});
  CHECK(picture.bridge.gap == "5 segments");
  CHECK(picture.bridge.die_face == "");
  CHECK(picture.territories[6].has_leader);
  CHECK(picture.territories[4].is_head);
  REQUIRE(picture.territories[3].rebels.size() == 2);
  CHECK(picture.territories[3].rebels[0].count == 1);
  CHECK(picture.territories[3].rebels[1].count == 2);
  CHECK(picture.legions[1].territory == 6);
}

TEST_CASE("A gap is measured where the bridge has lengths") {
  const PrintedGame game = printed();
  skybridge::Span span;
  for (skybridge::SpanSegment& segment : span.segments) segment.length = 8;
  const auto gap = [&](int completed) {
    const Position now = position(completed);
    return track_picture({game.cards.land, now, "", &span}).bridge.gap;
  };
  // Decks of 8 studs, 8 mm each, a fifth of a millimetre apart.
  CHECK(gap(6) == "1 segment, 64 mm");
  CHECK(gap(0).starts_with("7 segments, 44"));
  CHECK(gap(7).empty());
}

TEST_CASE("A score marks what counts") {
  const auto picture = drawn(position(7), R"({"ask": "score", "player": "red"})",
                             R"({"rebel_points": 3, "garrison_points": 3, "segment_points": 3,
                                 "area": [0, 1, 2, 3, 4], "total": 9})");
  REQUIRE(picture);
  CHECK(picture->badge == "9 POINTS");
  CHECK(picture->verdict == "A verdict.");
  // Blue's two on 3, not red's own; the free one on 5 is outside; the leader is on 1.
  CHECK_FALSE(picture->territories[3].rebels[0].counted);
  CHECK(picture->territories[3].rebels[1].counted);
  CHECK_FALSE(picture->territories[5].rebels[0].counted);
  CHECK(picture->territories[1].counts_leader);
  // Blue's reserve has gone to 6.
  REQUIRE(picture->territories[6].rebels.size() == 1);
  CHECK(picture->territories[6].rebels[0].added == 2);
  CHECK_FALSE(picture->territories[6].rebels[0].counted);
  CHECK(picture->legions[0].marked);
  CHECK_FALSE(picture->legions[1].marked);
  CHECK(picture->bridge.segments[0].mark.ends_with("alone"));
  CHECK_FALSE(picture->bridge.segments[1].mark.empty());
  CHECK_FALSE(picture->bridge.segments[1].mark.ends_with("alone"));
  CHECK(picture->bridge.segments[2].mark.empty());
}

TEST_CASE("An area of might and a leader are tinted") {
  const auto area = drawn(position(0), R"({"ask": "might", "index": 2})", R"({"area": [0, 1, 2]})");
  REQUIRE(area);
  CHECK(area->badge == "3 TERRITORIES");
  CHECK(tinted(*area, Role::allowed) == std::vector<int>{0, 1, 2});
  const auto leader = drawn(position(3), R"({"ask": "leader"})", R"({"index": 5})");
  REQUIRE(leader);
  CHECK(tinted(*leader, Role::allowed) == std::vector<int>{5});
  CHECK(leader->territories[5].has_leader);
}

TEST_CASE("A legion's steps are tinted") {
  const auto stuck = drawn(position(0), R"({"ask": "legion", "index": 1})",
                           R"({"legal": false, "steps": [0], "index": 0, "stopped_at": 1})");
  REQUIRE(stuck);
  CHECK(stuck->badge == "NOT LEGAL");
  CHECK(tinted(*stuck, Role::former) == std::vector<int>{1});
  CHECK(tinted(*stuck, Role::danger) == std::vector<int>{0});
}

TEST_CASE("A question without a territory is about that of the player's legion") {
  const auto picture =
      drawn(position(0), R"({"ask": "garrison", "player": "blue"})", R"({"legal": true})");
  REQUIRE(picture);
  CHECK(picture->badge == "LEGAL");
  CHECK(tinted(*picture, Role::allowed) == std::vector<int>{6});
  CHECK(picture->legions[1].marked);
  CHECK_FALSE(picture->legions[0].marked);
}

TEST_CASE("The end of a round is drawn as it is then") {
  const auto idle = drawn(position(2), R"({"ask": "round-end", "contributed": false})",
                          R"({"completes": false, "places": 1, "idle": 1, "leader": 6,
                              "rebels": [{"index": 6, "owner": "white"}]})");
  REQUIRE(idle);
  CHECK(idle->badge == "NOT FINISHED");
  const auto& rebels = idle->territories[6].rebels;
  REQUIRE(rebels.size() == 2);
  CHECK(rebels[0].added == 1);
  CHECK_FALSE(rebels[0].owner.has_value());
  CHECK(rebels[1].owner == 2U);
  CHECK(idle->facts[0] == "10 free rebels in the reserve");
  const auto built = drawn(position(2), R"({"ask": "round-end", "contributed": true})",
                           R"({"completes": true, "places": 0, "idle": 0, "leader": 5,
                               "rebels": []})");
  REQUIRE(built);
  CHECK(built->bridge.segments[2].state == SegmentState::finished);
  CHECK(built->bridge.segments[2].mark == "finished");
  CHECK(built->territories[5].has_leader);
}

TEST_CASE("A returned rebel is gone from the picture") {
  const auto picture = drawn(position(2), R"({"ask": "return", "player": "red", "index": 3})",
                             R"({"legal": true, "rebels": [{"index": 3, "owner": "blue"},
                                 {"index": 5, "owner": null}]})");
  REQUIRE(picture);
  CHECK(picture->badge == "LEGAL");
  REQUIRE(picture->territories[3].rebels.size() == 1);
  CHECK(picture->territories[3].rebels[0].owner == 1U);
}

TEST_CASE("A question without anything to draw has no picture") {
  CHECK_FALSE(drawn(position(0), R"({"ask": "nonsense"})", "{}").has_value());
}

TEST_CASE("Loads colour the segments that are there") {
  const PrintedGame game = printed();
  const Position now = position(4);
  BridgePicture picture = track_picture({game.cards.land, now, ""});
  skybridge::BridgeLoad load;
  for (skybridge::SpanBody& body : skybridge::span_bodies(skybridge::Span{})) {
    load.parts.push_back({std::move(body), skybridge::PartState::missing, 0});
  }
  load.parts[1].state = skybridge::PartState::stands;
  load.parts[1].used = 6'449;
  load.parts[2].state = skybridge::PartState::removed;
  load.parts[3].state = skybridge::PartState::falls;
  load.parts[3].used = 13'000;
  load.stages = {{1, true, 411'800}, {2, false, 0}};
  draw_span(load, picture);
  CHECK(picture.facts.back() == "by stage 1: 41.18, 2: falls");
  const auto& segments = picture.bridge.segments;
  REQUIRE(segments[0].load);
  CHECK(segments[0].load->text == "64 %");
  CHECK_FALSE(segments[0].load->falls);
  CHECK(segments[1].mark == "taken away");
  CHECK(segments[1].state == SegmentState::unbegun);
  REQUIRE(segments[2].load);
  CHECK(segments[2].load->falls);
  CHECK_FALSE(segments[3].load);
  CHECK(picture.badge == "FALLS");
  CHECK(picture.tone == Role::danger);
}

// The states of a random game, each told as a picture.
TEST_CASE("A game is told as it stands") {
  using namespace skybridge::game;
  const PrintedGame demo = printed();
  for (const std::size_t players : {2U, 3U, 4U}) {
    Game game{
        std::make_shared<const Cards>(demo.cards), demo.readings, {"ada", "ben", "cleo", "dan"}};
    game.players.resize(players);
    const RandomGame played = play_at_random(game, 7 + players);
    REQUIRE_FALSE(played.broken);
    State state = begin(game, 7 + players);
    std::size_t step = 0;
    for (const Action& action : played.actions) {
      if (step++ % 40 == 0) {
        const BridgePicture picture = game_picture(game, state);
        REQUIRE(picture.table);
        CHECK(picture.players == game.players);
        REQUIRE(picture.table->boards.size() == players);
        for (std::size_t n = 0; n < players; ++n) {
          const Holder& holder = state.holders[n];
          const viewer::TableBoard& board = picture.table->boards[n];
          CHECK(board.counts[1].count == static_cast<int>(holder.hand.size()));
          CHECK(board.resources[5].count == holder.resources[skybridge::Resource::money]);
          CHECK(picture.legions[n].territory == static_cast<std::size_t>(holder.legion));
          for (std::size_t i = 0; i < board.slots.size(); ++i) {
            CHECK(board.slots[i].cards == static_cast<int>(holder.slots[i].cards.size()));
            CHECK(board.slots[i].counts == holder.slots[i].power);
          }
        }
        CHECK(picture.territories[static_cast<std::size_t>(state.leader)].has_leader);
        const Seat seat = decider(state);
        for (std::size_t n = 0; n < players; ++n) {
          const auto& badges = picture.table->boards[n].badges;
          const bool moves = std::find(badges.begin(), badges.end(), "to move") != badges.end();
          CHECK(moves == (static_cast<std::size_t>(seat) == n));
        }
      }
      state = apply(game, state, action).value();
    }
    const BridgePicture end = game_picture(game, state);
    CHECK(end.badge == "OVER");
    CHECK(end.bridge.gap.empty());
    CHECK_FALSE(end.bridge.die_face.has_value());
  }
}

}  // namespace
}  // namespace parapet::cli
