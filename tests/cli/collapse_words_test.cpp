#include "cli/collapse_words.h"

#include <catch2/catch.hpp>

#include "cli/collapse_picture.h"
#include "cli/progress_bar.h"
#include "rules/files/json/json_parse.h"

// What is told and drawn of stability and collapse, from answers made by hand.

namespace parapet::cli {
namespace {

struct Told {
  JsonValue question;
  ask::Answer answer;

  Told(const std::string& asked, const std::string& answered)
      : question(parse_json(asked, "question").value()) {
    answer.own = parse_json(answered, "answer").value().members();
  }
  ToldAnswer told() const { return {question, answer}; }
};

Told stable(const std::string& answer, const std::string& pieces = "[]") {
  return {R"({"ask": "stable", "pieces": )" + pieces + "}", answer};
}

TEST_CASE("what stands is told with how much more it could carry") {
  const Told stands = stable(R"({"stable": true, "critical": false, "load_factor": "1.1101",
    "weakest": [{"a": "t0/3", "b": "t0/4", "utilisation": "0.9008"},
                {"a": "t0/4", "b": "table", "utilisation": "0.2500"}], "not_analysed": 0})");
  CHECK(stable_words(stands.told()) ==
        "Everything stands: all of it could weigh 1.1101 times as much.");
  CHECK(standing_words(stands.told()) ==
        "The weakest connections, by how much of their grip is used:\n"
        "  t0/3 and t0/4: 90 %\n"
        "  t0/4 and table: 25 %\n");
  const Told pressed = stable(R"({"stable": true, "critical": false, "load_factor": "50.0000"})");
  CHECK(stable_words(pressed.told()) ==
        "Everything stands, whatever it weighs: it only presses on what is below it.");
  const Told hair =
      stable(R"({"stable": true, "critical": true, "load_factor": "1.0000"})", R"(["house/2/NW"])");
  CHECK(stable_words(hair.told()) == "Without house/2/NW everything stands, but by a hair.");
}

TEST_CASE("what does not stand is told with what moves and why") {
  const Told falls = stable(R"({"stable": false, "critical": false, "load_factor": "0.8421",
    "unsupported": [], "moving": ["t0/7", "t0/8"], "not_analysed": 3})");
  CHECK(stable_words(falls.told()) ==
        "Not everything stands: only 0.8421 of the weight is carried.");
  CHECK(standing_words(falls.told()) ==
        "Does not stand:\n  t0/7 and t0/8: gives way\n"
        "3 pieces were not looked at: the time was up.\n");
  const Told floats = stable(R"({"stable": false, "critical": false, "load_factor": "0.0000",
    "unsupported": ["t0/9"], "moving": []})");
  CHECK(stable_words(floats.told()) == "Not everything stands: 1 piece has no way to the ground.");
  CHECK(standing_words(floats.told()) == "Does not stand:\n  t0/9: no way to the ground\n");
}

TEST_CASE("where the time was up nothing is said of the rest") {
  const Told open = stable(R"({"stable": true, "critical": false, "load_factor": "50.0000",
    "weakest": [], "not_analysed": 7})");
  CHECK(stable_words(open.told()) == "Nothing falls of what was looked at, but 7 pieces were not.");
  const Told moving(R"({"ask": "remove"})", R"({"removed": ["x"], "loosened": [],
    "fallen": [{"body": "b1", "ids": ["a"], "from_mm": [1, 2, 3], "to_mm": [1, 2, 2]}],
    "falls": [], "standing": 1, "at_rest": false})");
  CHECK(fall_words(moving.told()) ==
        "Still moving when the time was up, by the middle of each body in mm:\n"
        "  b1, a: from (1, 2, 3) to (1, 2, 2)\n");
}

TEST_CASE("what is built in stages is told stage by stage") {
  const Told built = stable(R"({"stable": true, "critical": false, "load_factor": "2.5000",
    "stages": [{"stable": true, "load_factor": "50.0000", "prop": null},
               {"stable": false, "load_factor": "0.7500",
                "prop": {"under": "t0/6", "load_factor": "1.2000"}}]})");
  CHECK(standing_words(built.told()) ==
        "While it is built:\n"
        "  after stage 1 it stands, load factor 50\n"
        "  after stage 2 it falls, load factor 0.75; with a prop under t0/6 1.2\n");
}

TEST_CASE("what comes down is told in the order in which it happens") {
  const Told falls(R"({"ask": "remove", "pieces": ["gate"]})", R"({
    "removed": ["gate"],
    "loosened": [{"id": "a", "why": "no-path"}, {"id": "b", "why": "no-path"},
                 {"id": "c", "why": "mechanism", "load_factor": "0.8421"},
                 {"id": "a", "why": "impact"}],
    "fallen": [{"body": "b1", "ids": ["a", "b"], "from_mm": [8, 8, "19.2"], "to_mm": [8, 9, "4.8"]}],
    "falls": [{"unit": "knight", "drop": 12, "wounds": 2, "why": "support"},
              {"unit": "ram", "drop": "5/2", "wounds": 0, "why": "hit"}],
    "standing": 40})");
  CHECK(remove_words(falls.told()) ==
        "Without gate, 3 more pieces come down, with knight and ram; 40 stand.");
  CHECK(fall_words(falls.told()) ==
        "Comes loose, in this order:\n"
        "  a and b: no way to the ground\n"
        "  c: gives way, carrying 0.8421 of its weight\n"
        "  a: broken by a blow\n"
        "Comes to rest, by the middle of each body in mm:\n"
        "  b1, a and b: from (8, 8, 19.2) to (8, 9, 4.8)\n"
        "Who falls:\n"
        "  1. knight falls 12 pegs, 2 wounds\n"
        "  2. ram is hit from 2.5 pegs up, no wounds\n");
  const Told nothing(R"({"ask": "remove", "pieces": ["x"]})", R"({
    "removed": ["x"], "loosened": [], "fallen": [], "falls": [], "standing": 7})");
  CHECK(remove_words(nothing.told()) == "Without x: nothing else comes down; 7 stand.");
  CHECK(fall_words(nothing.told()).empty());
}

TEST_CASE("of many pieces that are taken away the sentence tells how many") {
  const Told many(R"({"ask": "remove"})", R"({"removed": ["a", "b", "c", "d"],
    "loosened": [{"id": "e", "why": "no-path"}], "falls": [], "standing": 1})");
  CHECK(remove_words(many.told()) == "Without 4 pieces, 1 more piece comes down; 1 stands.");
  CHECK(fall_words(many.told()) ==
        "Taken away: a, b, c and d\nComes loose, in this order:\n  e: no way to the ground\n");
}

TEST_CASE("units of tile boards fall by Levels and are attacked with dice") {
  const Told falls(R"({"ask": "remove"})", R"({"removed": ["house/2/NW"], "loosened": [],
    "falls": [{"unit": "scout", "levels": 2, "dice": "RR", "why": "support"}], "standing": 3})");
  CHECK(fall_words(falls.told()) == "Who falls:\n  1. scout falls 2 Levels, dice RR\n");
}

TEST_CASE("a bar says how far work is") {
  CHECK(progress_line("weighing", 0.5, 4) == "[############------------]  50 %  weighing, 4 s");
  CHECK(progress_line("weighing", 2, 0) == "[########################] 100 %  weighing, 0 s");
  CHECK(progress_line("settling", -1, 61) == "settling, 61 s");
}

// Two posts and a beam: a post is taken away, the beam falls beside the other one.
struct Gate {
  physics::Structure structure;
  physics::Collapse collapse;

  Gate() {
    const auto add = [this](const std::string& id, Point low, Point high) {
      physics::Piece piece;
      piece.id = id;
      piece.shapes.emplace_back(Box::spanning(low, high));
      piece.mass_mg = 1000;
      structure.pieces.push_back(piece);
    };
    add("west", {0, 0, 0}, {80, 80, 320});
    add("east", {320, 0, 0}, {400, 80, 320});
    add("beam", {0, 0, 320}, {400, 80, 416});
    collapse.removed = {0};
    collapse.loosened = {{2, physics::Why::mechanism, 8421}};
    physics::RestingPiece lies;
    lies.piece = 2;
    lies.shapes.emplace_back(Box::spanning({0, 100, 0}, {400, 180, 96}));
    physics::RestingBody body;
    body.pieces = {lies};
    collapse.fallen = {body};
    collapse.standing = 1;
    collapse.settled.bodies = {{{2}, {200, 40, 368}}};
    collapse.settled.frames = {{0, {{{200, 40, 368}, {0, 0, 0, 1}}}},
                               {120, {{{200, 90, 200}, {0, 0, 0, 1}}}}};
    collapse.settled.rest = {{{200, 140, 48}, {0, 0, 0, 1}}};
    collapse.settled.broke_off = {std::nullopt};
    collapse.settled.steps = 300;
  }
  StructureLook look() const {
    StructureLook look{structure, {}, {}, {}, {}, "A gate", "It falls."};
    for (const physics::Piece& piece : structure.pieces) {
      look.pieces.push_back({piece.id, {}, {}});
      look.shapes.push_back(piece.shapes);
    }
    look.units = {{"knight", "red", "A1", {200, 40, 416}, 80, 200, {}, false}};
    return look;
  }
  FallStory story() const {
    return story_of(look(), collapse, {{"knight", 416, {"falls 10 pegs", "2 wounds"}}});
  }
};

std::vector<viewer::FallSeries::Moment> moments_of(const Gate& gate, const FrameRate& rate) {
  const FallStory story = gate.story();
  std::vector<viewer::FallSeries::Moment> moments;
  for (const double time : times_of(story.motion, rate)) {
    moments.push_back(moment_at(gate.look(), story, time));
  }
  return moments;
}

TEST_CASE("before shows what is taken away and after where the rest lies") {
  const Gate gate;
  const CollapsePictures shown = collapse_pictures(gate.look(), gate.story());
  CHECK(shown.before.bodies.size() == 3);
  REQUIRE(shown.after.bodies.size() == 2);
  CHECK(bounds(shown.after.bodies[1].shape) == Box::spanning({0, 100, 0}, {400, 180, 96}));
  const auto& before = shown.before.picture.overlay->coats;
  REQUIRE(before.size() == 2);
  CHECK((before[0].piece == 2 && before[0].coat == viewer::Coat::toppling));
  CHECK((before[1].piece == 0 && before[1].coat == viewer::Coat::removed));
  const viewer::BrickOverlay& after = *shown.after.picture.overlay;
  REQUIRE(after.coats.size() == 1);
  REQUIRE(after.arrows.size() == 1);
  CHECK(after.arrows[0].from.z == 616);  // its head
  CHECK(after.arrows[0].to.z == 200);
  REQUIRE(after.notes.size() == 1);
  CHECK(after.notes[0].lines == std::vector<std::string>{"knight", "falls 10 pegs", "2 wounds"});
}

TEST_CASE("a figure stands on what came to lie where it lands") {
  Gate gate;
  gate.collapse.fallen[0].pieces[0].shapes = {Box::spanning({0, 0, 0}, {400, 80, 96})};
  const CollapsePictures shown = collapse_pictures(gate.look(), gate.story());
  CHECK(shown.after.picture.units[0].foot.z == 96);
}

TEST_CASE("a fall goes from moment to moment to where all lies") {
  const Gate gate;
  const auto moments = moments_of(gate, {25, 1});
  REQUIRE(moments.size() == 9);  // every 40 ms, and the end
  CHECK(moments[0].caption == "0.00 s");
  CHECK(moments[3].caption == "0.12 s");
  CHECK(moments[8].caption == "0.30 s");
  CHECK(moments[3].poses[0].piece == 2);
  CHECK(moments[3].poses[0].to.y == Approx(90));
  CHECK(moments[2].poses[0].to.y == Approx(40 + 50 * 2.0 / 3));   // between two frames
  CHECK(board_of(gate.look(), gate.story()).bodies.size() == 2);  // without what was taken away
  CHECK(moments[0].units[0].foot.z == 416);
  CHECK(moments[3].units[0].foot.z < 416);
  CHECK(moments[8].units[0].foot.z == 0);
  CHECK(moments_of(gate, {25, 0.125}).size() == 61);  // slow motion has more of them
  CHECK(moments_of(gate, {10, 1}).size() == 4);
}

TEST_CASE("what breaks off later goes with its body until then") {
  Gate gate;
  physics::Settled& settled = gate.collapse.settled;
  settled.bodies.push_back({{1}, {360, 40, 160}});  // the east post breaks off at the end
  settled.broke_off.push_back(0);
  settled.rest.push_back({{360, 40, 160}, {0, 0, 0, 1}});
  const auto moments = moments_of(gate, {25, 1});
  const auto& early = moments[3].poses;
  REQUIRE(early.size() == 2);
  CHECK((early[1].piece == 1 && early[1].from.x == 360));
  CHECK(early[1].to.y == Approx(90));
  CHECK(early[1].to.z == Approx(160 - 168));  // as deep as the body it is a part of
  const auto& late = moments[8].poses;
  CHECK((late[1].piece == 1 && late[1].from.x == 360 && late[1].to.y == 40));
}

TEST_CASE("a written collapse looks like the one that was written") {
  Gate gate;
  collapse::Transcript told;
  told.pieces = 3;
  told.removed = {"west"};
  told.loosened = {{"beam", physics::Why::mechanism, "0.8421"}};
  told.bodies = {{"b1", {"beam"}, {200, 40, 368}, {200, 140, 48}, std::nullopt}};
  const auto at = [](std::int64_t y, std::int64_t z) {
    return physics::RoundedPose{{20'000, y * 100, z * 100}, {0, 0, 0, 1'000'000'000}};
  };
  told.frames = {{0, {{0, at(40, 368)}}}, {120, {{0, at(90, 200)}}}, {300, {{0, at(140, 48)}}}};
  told.standing = 1;
  told.end_ms = 300;
  const std::vector<UnitFall> falls = {{"knight", 416, {}}};
  const auto story = story_of(gate.look(), told, falls, "fall.jsonl");
  REQUIRE(story);
  const FallStory worked_out = gate.story();
  CHECK(story->removed == worked_out.removed);
  REQUIRE(story->resting.size() == 1);
  CHECK(bounds(story->resting.at(2).front()) == Box::spanning({0, 100, 0}, {400, 180, 96}));
  CHECK(story->loosened.front().coat == worked_out.loosened.front().coat);
  for (const double time : {0.0, 0.05, 0.12, 0.2, 0.3, 9.0}) {
    const viewer::BodyPlace here = place_at(story->motion, 0, time);
    const viewer::BodyPlace there = place_at(worked_out.motion, 0, time);
    CHECK(here.to.y == Approx(there.to.y));
    CHECK(here.to.z == Approx(there.to.z));
  }
  CHECK(story->units_after[0].foot.z == worked_out.units_after[0].foot.z);

  told.removed = {"wset"};
  const auto other = story_of(gate.look(), told, falls, "fall.jsonl");
  REQUIRE_FALSE(other);
  CHECK(other.error().code == "unknown-id");
  CHECK(other.error().found == "\"wset\"");
  told.removed = {"west"};
  CHECK(story_of(gate.look(), told, {{"wizard", 1, {}}}, "f").error().code == "unknown-id");
  told.pieces = 4;
  CHECK(story_of(gate.look(), told, falls, "f").error().code == "bad-transcript");
}

TEST_CASE("each piece wears the colour of its most strained connection") {
  const Gate gate;
  ask::StableEvidence evidence;
  evidence.structure = gate.structure;
  for (const auto& [upper, lower] : {std::pair{2U, 0U}, {2U, 1U}, {0U, physics::kTable}}) {
    physics::Contact contact;
    contact.upper = upper;
    contact.lower = lower;
    evidence.contacts.push_back(contact);
  }
  evidence.standing.factor = 12'500;
  evidence.standing.utilisation = {8'000, 2'000, 0};
  const StructurePicture shown = standing_picture(gate.look(), evidence);
  const viewer::BrickOverlay& overlay = *shown.picture.overlay;
  REQUIRE(overlay.coats.size() == 3);
  CHECK(overlay.coats[0].share == Approx(0.8));
  CHECK(overlay.coats[1].share == Approx(0.2));
  CHECK(overlay.coats[2].share == Approx(0.8));
  REQUIRE(overlay.marks.size() == 2);
  CHECK(overlay.marks[0].label == std::vector<std::string>{"80 %"});
  CHECK(overlay.badge == "STANDS");

  evidence.standing.stands = false;
  evidence.standing.unsupported = {1};
  evidence.removed = {true, false, false};
  evidence.moving = {2};
  const StructurePicture falls = standing_picture(gate.look(), evidence);
  CHECK(falls.bodies.size() == 2);
  for (const auto& coated : falls.picture.overlay->coats) {
    CHECK(coated.coat == viewer::Coat::failing);
  }
}

}  // namespace
}  // namespace parapet::cli
