#include "rules/ask/collapse/transcript.h"

#include <catch2/catch.hpp>
#include <functional>
#include <random>
#include <sstream>

#include "rules/ask/realms/realms_session.h"
#include "rules/collapse/transcript_file.h"
#include "rules/files/json/json_parse.h"
#include "tests/support/board_session.h"
#include "tests/support/temporary_folder.h"

namespace {

using namespace parapet;
using collapse::Transcript;

// A made one with all that a transcript can tell: two bodies, the second of which breaks off.
Transcript sample() {
  Transcript told;
  told.board = "0123456789abcdef0123456789abcdef";
  told.pieces = 9;
  told.removed = {"t0/1", "t0/2"};
  told.loosened = {{"t0/3", physics::Why::no_path, ""},
                   {"t0/4", physics::Why::mechanism, "0.8421"},
                   {"a \"quoted\" id", physics::Why::impact, "0.5000"}};
  told.bodies = {{"b1", {"t0/3", "t0/4"}, {12, -7, 300}, {14, -7, 20}, std::nullopt},
                 {"b2", {"a \"quoted\" id"}, {25, 0, 310}, {500, 0, 10}, 0}};
  const physics::RoundedPose start{{1234, -700, 30'000}, {0, 0, 0, 1'000'000'000}};
  const physics::RoundedPose turned{{1300, -700, 2'000}, {600'000'000, 0, 0, 800'000'000}};
  told.frames = {
      {0, {{0, start}}}, {40, {{0, turned}, {1, start}}}, {73, {{1, start}, {0, turned}}}};
  const auto fall = [](const char* line) { return *parse_json(line, "line"); };
  told.falls = {
      {"knight", false, fall(R"({"unit":"knight","drop":"12/5","wounds":2,"why":"support"})")},
      {"scout", true, fall(R"({"unit":"scout","levels":2,"dice":"2R 1Y","why":"hit"})")}};
  told.standing = 4;
  told.end_ms = 73;
  told.at_rest = false;
  return told;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// The fault of the sample after some words of a line (from 1) became others.
Fault fault_of(std::size_t line, const std::string& words, const std::string& others) {
  std::vector<std::string> lines = lines_of(write_transcript(sample()));
  const std::size_t at = lines.at(line - 1).find(words);
  REQUIRE(at != std::string::npos);
  lines[line - 1].replace(at, words.size(), others);
  const auto read = collapse::read_transcript(joined(lines), "fall.jsonl");
  INFO(lines[line - 1]);
  REQUIRE_FALSE(read);
  CHECK(read.error().file == "fall.jsonl");
  CHECK_FALSE(read.error().found.empty());
  CHECK_FALSE(read.error().expected.empty());
  CHECK(read.error().place.starts_with("line " + std::to_string(line)));
  return read.error();
}

Fault fault_of(const std::string& text) {
  const auto read = collapse::read_transcript(text, "fall.jsonl");
  REQUIRE_FALSE(read);
  return read.error();
}

}  // namespace

TEST_CASE("a transcript is read as it was written") {
  const std::string text = write_transcript(sample());
  const auto read = collapse::read_transcript(text, "fall.jsonl");
  INFO((read ? std::string() : to_text(read.error())));
  REQUIRE(read);
  CHECK(*read == sample());
  CHECK(write_transcript(*read) == text);

  const parapet::testing::TemporaryFolder folder;
  const auto opened = collapse::open_transcript(folder.file("fall.jsonl", text));
  REQUIRE(opened);
  CHECK(*opened == sample());
  CHECK(collapse::open_transcript(folder.path("none")).error().code == "cannot-read");
  CHECK(collapse::open_transcript(folder.path("")).error().code == "cannot-read");
}

TEST_CASE("the transcript of a real collapse is read as it was written") {
  const auto session =
      test::realms_session_at(std::string(PARAPET_SOURCE_DIR) + "/boards/river-keep.board.json");
  const auto question = parse_json(
      R"({"ask": "remove", "sphere": {"at_mm": [256, 64, 70], "radius_mm": 85}})", "question");
  REQUIRE(question);
  const auto ruled = session.rule(*question, ask::HingeDetail::ids);
  REQUIRE(ruled);
  const auto* evidence = ruled->answer.evidence.as<ask::RemoveEvidence>();
  REQUIRE(evidence != nullptr);
  const Transcript told =
      ask::transcript_of(*evidence, JsonValue::from_members(ruled->answer.own), ruled->board);
  CHECK(told.bodies.size() > 1);
  CHECK(told.falls.size() == 1);
  const std::string text = write_transcript(told);
  const auto read = collapse::read_transcript(text, "fall.jsonl");
  INFO((read ? std::string() : to_text(read.error())));
  REQUIRE(read);
  CHECK(*read == told);
  CHECK(write_transcript(*read) == text);
}

TEST_CASE("nothing that comes loose is a transcript too") {
  Transcript calm;
  calm.board = "0";
  calm.pieces = 2;
  calm.removed = {"a"};
  calm.standing = 1;
  const auto read = collapse::read_transcript(write_transcript(calm), "calm");
  REQUIRE(read);
  CHECK(*read == calm);
}

TEST_CASE("a wrong transcript is told of by line, what was found and what was expected") {
  CHECK(fault_of(1, "transcript/1", "transcript/2").code == "wrong-format");
  CHECK(fault_of(1, "\"pieces\":9", "\"pieces\":-1").code == "wrong-value");
  CHECK(fault_of(1, "\"pieces\":9", "\"pieces\":1e30").place == "line 1, /pieces");
  CHECK(fault_of(1, "\"board\"", "\"bord\"").code == "unknown-key");
  CHECK(fault_of(2, "removed", "remover").place == "line 2, /event");
  CHECK(fault_of(2, "\"event\"", "\"evnt\"").code == "missing-key");
  CHECK(fault_of(2, "t0/2", "t0/1").place == "line 2, /ids/1");
  CHECK(fault_of(3, "no-path", "no-way").code == "wrong-value");
  CHECK(fault_of(4, "\"0.8421\"", "0.8421").code == "wrong-value");
  CHECK(fault_of(4, "\"0.8421\"", "\"-0.8\"").code == "wrong-value");
  CHECK(fault_of(6, "t0/3", "t0/7").place == "line 6, /ids/0");
  CHECK(fault_of(6, "1.2", "1.25").code == "too-fine");
  CHECK(fault_of(6, "1.2", "1e9").code == "out-of-range");
  CHECK(fault_of(7, "\"b1\"", "\"b3\"").code == "unknown-id");
  CHECK(fault_of(7, "\"b2\"", "\"b1\"").place == "line 7, /body");
  CHECK(fault_of(8, "\"body\":\"b1\"", "\"body\":\"b2\"").place == "line 8, /poses");
  CHECK(fault_of(8, "1234,", "").code == "wrong-value");
  CHECK(fault_of(8, "1234", "12.5").place == "line 8, /poses/0/at_um/0");
  CHECK(fault_of(8, "1234", "99999999999").code == "wrong-value");
  CHECK(fault_of(9, "800000000", "800000010").place == "line 9, /poses/0/turn_ppb");
  CHECK(fault_of(9, "\"b2\"", "\"b1\"").place == "line 9, /poses/1");
  CHECK(fault_of(8, "\"at_ms\":0", "\"at_ms\":1").place == "line 8, /at_ms");
  CHECK(fault_of(9, "\"at_ms\":40", "\"at_ms\":0").place == "line 9, /at_ms");
  CHECK(fault_of(10, "\"at_ms\":73", "\"at_ms\":40").code == "bad-transcript");
  CHECK(fault_of(11, "\"b1\"", "\"b2\"").code == "bad-transcript");
  CHECK(fault_of(12, "\"b2\"", "\"b9\"").code == "unknown-id");
  CHECK(fault_of(13, "support", "wind").place == "line 13, /why");
  CHECK(fault_of(13, "12/5", "1/0").code == "wrong-value");
  CHECK(fault_of(13, "\"wounds\":2", "\"wounds\":{}").code == "wrong-value");
  CHECK(fault_of(15, "\"standing\":4", "\"standing\":5").place == "line 15, /standing");
  CHECK(fault_of(15, "\"at_ms\":73", "\"at_ms\":72").place == "line 15, /at_ms");
  CHECK(fault_of(15, "false", "0").code == "wrong-value");
  CHECK(fault_of(10, "}", "").code == "bad-json");
  CHECK(fault_of(10, "\"at_ms\"", "\"event\"").place.starts_with("line 10, column "));
}

TEST_CASE("events of a transcript come in their order") {
  const std::vector<std::string> lines = lines_of(write_transcript(sample()));
  for (std::size_t n = 0; n + 1 < lines.size(); ++n) {
    std::vector<std::string> swapped = lines;
    std::swap(swapped[n], swapped[n + 1]);
    const bool may_swap = n == 2 || n == 3 || n == 12;  // two pieces come loose, two units fall
    INFO(n);
    CHECK(collapse::read_transcript(joined(swapped), "fall.jsonl").has_value() == may_swap);
  }
  std::vector<std::string> longer = lines;
  longer.push_back(lines.back());
  CHECK(fault_of(joined(longer)).code == "bad-transcript");
  longer.back() = "{}";
  CHECK(fault_of(joined(longer)).place == "line 16");
}

TEST_CASE("a transcript that is cut off anywhere is refused") {
  const std::string text = write_transcript(sample());
  for (std::size_t end = 0; end + 1 < text.size(); ++end) {
    const auto read = collapse::read_transcript(std::string_view(text).substr(0, end), "cut");
    if (read) FAIL("read with " << end << " bytes of " << text.size());
  }
  CHECK(fault_of("").found == "nothing");
  std::vector<std::string> lines = lines_of(text);
  lines.pop_back();
  CHECK(fault_of(joined(lines)).code == "bad-transcript");
  CHECK(collapse::read_transcript(text.substr(0, text.size() - 1), "no last line break"));
}

TEST_CASE("no line may be missing or come twice") {
  const std::vector<std::string> lines = lines_of(write_transcript(sample()));
  for (std::size_t n = 0; n < lines.size(); ++n) {
    std::vector<std::string> fewer = lines;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(n));
    std::vector<std::string> more = lines;
    more.insert(more.begin() + static_cast<std::ptrdiff_t>(n), lines[n]);
    INFO(lines[n]);
    const bool is_moment = n == 8;  // between two others that say as much
    const bool is_fall = n == 12 || n == 13;
    const bool is_loose = n >= 2 && n <= 4;
    CHECK(collapse::read_transcript(joined(fewer), "fewer").has_value() == (is_moment || is_fall));
    CHECK(collapse::read_transcript(joined(more), "more").has_value() == (is_fall || is_loose));
  }
}

TEST_CASE("any bytes for a transcript end in a fault or in a sound one") {
  const std::string text = write_transcript(sample());
  std::mt19937 random(7);
  const auto below = [&random](std::size_t most) { return random() % most; };
  std::size_t sound = 0;
  for (int round = 0; round < 4'000; ++round) {
    std::string bytes = text;
    for (std::size_t change = 0; change <= below(3); ++change) {
      const std::size_t at = below(bytes.size());
      if (below(3) == 0) {
        bytes.erase(at, 1 + below(30));
      } else if (below(2) == 0) {
        bytes.insert(at, text.substr(below(text.size()), 1 + below(60)));
      } else {
        bytes[at] = static_cast<char>(below(256));
      }
    }
    const auto read = collapse::read_transcript(bytes, "any");
    if (!read) {
      CHECK_FALSE(read.error().code.empty());
      continue;
    }
    ++sound;
    const auto again = collapse::read_transcript(write_transcript(*read), "again");
    REQUIRE(again);
    CHECK(*again == *read);
  }
  CHECK(sound < 4'000);
}

TEST_CASE("huge transcripts are refused before they are taken apart") {
  std::string deep = "{\"format\":";
  deep.append(100'000, '[');
  CHECK(fault_of(deep).code == "limit");
  std::string text = write_transcript(sample());
  text.append(collapse::kMostTranscriptBytes, '\n');
  CHECK(fault_of(text).code == "limit");
}
