#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <string>

#include "rules/files/json/json_parse.h"
#include "tests/hostile/confined.h"
#include "tests/support/random_source.h"

// `ask` as a program would use it that never stops.

using parapet::testing::Ending;
using parapet::testing::RandomSource;
using parapet::testing::run_confined;
using parapet::testing::start_confined;
using parapet::testing::wait_for;

namespace {

const std::string kBoard = std::string(PARAPET_SOURCE_DIR) + "/boards/house-with-window.board.json";

// A process that answers, asked line by line through pipes.
class Answerer {
 public:
  Answerer() {
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    REQUIRE(pipe2(to.data(), O_CLOEXEC) == 0);
    REQUIRE(pipe2(from.data(), O_CLOEXEC) == 0);
    process_ = start_confined({"ask", kBoard}, {to[0], from[1], STDERR_FILENO});
    close(to[0]);
    close(from[1]);
    asks_ = fdopen(to[1], "w");
    answers_ = fdopen(from[0], "r");
  }
  Answerer(const Answerer&) = delete;
  Answerer& operator=(const Answerer&) = delete;

  std::string answer(const std::string& line) {
    std::fwrite(line.data(), 1, line.size(), asks_);
    std::fputc('\n', asks_);
    std::fflush(asks_);
    std::string answer;
    for (int byte; (byte = std::fgetc(answers_)) != EOF && byte != '\n';) {
      answer += static_cast<char>(byte);
    }
    return answer;
  }

  // Of memory that the process holds.
  long pages() const {
    std::ifstream in("/proc/" + std::to_string(process_) + "/statm");
    long whole = 0;
    long held = 0;
    in >> whole >> held;
    return held;
  }

  int end() {
    std::fclose(asks_);
    const int status = wait_for(process_);
    std::fclose(answers_);
    return status;
  }

 private:
  pid_t process_ = 0;
  std::FILE* asks_ = nullptr;
  std::FILE* answers_ = nullptr;
};

// A question to be answered, one that cannot be, or a line that is none; with the id where a line
// may have one.
std::string line_of(int id, RandomSource& random) {
  const std::string start = "{\"id\":" + std::to_string(id) + ",";
  switch (random.below(12)) {
    case 0:
      return start + R"("ask":"sight","from":"J4","to":"G4"})";
    case 1:
      return start + R"("ask":"nothing"})";
    case 2:
      return start + R"("ask":"sight","from":[[["A1"]]],"to":{}})";
    case 3:
      return start + R"("ask":"sight")";
    case 4:
      return "";
    case 5:
      return std::string(static_cast<std::size_t>(random.below(2'000)), '[');
    case 6: {
      std::string bytes;
      for (int n = random.below(60); n > 0; --n)
        bytes += static_cast<char>(random.between(11, 255));
      return bytes;
    }
    case 7:
      return start + R"("ask":"space","at":")" + std::string(3'000, 'x') + "\"}";
    default:
      return start + R"("ask":"space","at":"B2"})";
  }
}

}  // namespace

TEST_CASE("every one of many lines is answered by one line and memory stays flat") {
  constexpr int kLines = 20'000;
  constexpr int kWarm = 2'000;
  constexpr long kFewPages = 512;
  Answerer answerer;
  RandomSource random(5);
  long warm = 0;
  int with_id = 0;
  for (int n = 0; n < kLines; ++n) {
    const std::string line = line_of(n, random);
    const std::string text = answerer.answer(line);
    const auto answer = parapet::parse_json(text, "answer");
    if (!answer || !answer->is_object()) FAIL(line << " was answered: " << text);
    if (const auto* id = answer->find("id")) {
      ++with_id;
      if (id->digits() != std::to_string(n)) FAIL("out of order: " << n << " " << text);
    }
    if (n == kWarm) warm = answerer.pages();
  }
  CHECK(with_id > kLines / 3);
#if !defined(__SANITIZE_ADDRESS__)  // it keeps what was freed
  CHECK(answerer.pages() < warm + kFewPages);
#endif
  CHECK(warm > 0);
  CHECK(answerer.end() == 0);
}

TEST_CASE("a line without an end is not kept and is answered when it ends") {
  Answerer answerer;
  const long before = answerer.pages();
  CHECK(answerer.answer(R"({"ask":"space","at":"B2"})").find("floor") != std::string::npos);
  const std::string answer = answerer.answer(std::string(8'000'000, 'x'));
  CHECK(answer.find(R"("code":"limit")") != std::string::npos);
#if !defined(__SANITIZE_ADDRESS__)
  CHECK(answerer.pages() < before + 8'192);
#endif
  CHECK(answerer.answer(R"({"ask":"space","at":"B2"})").find("floor") != std::string::npos);
  CHECK(answerer.end() == 0);
}

TEST_CASE("an answer that nobody takes is an error of every verb") {
  const std::vector<std::vector<std::string>> verbs = {{"ask", kBoard},
                                                       {"check", kBoard},
                                                       {"show", kBoard},
                                                       {"table", kBoard},
                                                       {"sight", kBoard, "J4", "G4"},
                                                       {"sight", kBoard, "J4", "G4", "--json"},
                                                       {"sight", kBoard, "J4", "G4", "--question"},
                                                       {"version"},
                                                       {"--version"},
                                                       {"--help"}};
  const int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  REQUIRE(full >= 0);
  for (const std::vector<std::string>& words : verbs) {
    const bool asks = words.front() == "ask";
    std::array<int, 2> question{};
    REQUIRE(pipe2(question.data(), O_CLOEXEC) == 0);
    const std::string line = "{\"ask\":\"space\",\"at\":\"B2\"}\n";
    REQUIRE(write(question[1], line.data(), line.size()) > 0);
    close(question[1]);
    CAPTURE(words);
    CHECK(wait_for(start_confined(words, {asks ? question[0] : nothing, full, nothing})) == 1);
    close(question[0]);
  }
  close(full);
  close(nothing);
}

TEST_CASE("ask ends by itself when nobody reads its answers any more") {
  std::array<int, 2> to{};
  std::array<int, 2> from{};
  REQUIRE(pipe2(to.data(), O_CLOEXEC) == 0);
  REQUIRE(pipe2(from.data(), O_CLOEXEC) == 0);
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  close(from[0]);
  const pid_t process = start_confined({"ask", kBoard}, {to[0], from[1], nothing});
  const std::string line = "{\"ask\":\"space\",\"at\":\"B2\"}\n";
  REQUIRE(write(to[1], line.data(), line.size()) > 0);
  CHECK(wait_for(process) == 1);  // its input is still open
  for (const int descriptor : {to[0], to[1], from[1], nothing}) close(descriptor);
}
