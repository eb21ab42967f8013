#include <array>
#include <sstream>

#include "rules/ask/open_session.h"
#include "rules/ask/realms/realms_session.h"
#include "rules/files/realms/realms_file.h"
#include "tests/digest/batch.h"
#include "tests/digest/joined.h"
#include "tests/support/case_file.h"
#include "tests/support/random_source.h"

namespace parapet::digest {
namespace {

using testing::RandomSource;

// A field of blocks of every size, six by six spaces of four studs, and six figures.
std::string random_field(RandomSource& random) {
  const auto number = [](int value) { return std::to_string(value); };
  std::string terrain = R"({"box":[28,28,1],"at":[0,0,0]})";
  for (int made = 0; made < 30; ++made) {
    terrain += joined({R"(,{"box":[)", number(random.between(1, 6)), ",",
                       number(random.between(1, 6)), ",", number(random.between(1, 9)),
                       R"(],"at":[)", number(random.below(24)), ",", number(random.below(24)), ",",
                       number(random.chance(80) ? 1 : random.below(12)), "]}"});
  }
  std::string units;
  std::array<bool, 36> taken{};
  for (int made = 0; made < 6; ++made) {
    const int spot = random.below(36);
    if (taken[static_cast<std::size_t>(spot)]) continue;
    taken[static_cast<std::size_t>(spot)] = true;
    const std::string at = static_cast<char>('A' + spot % 6) + number(spot / 6 + 1);
    units += joined({units.empty() ? "" : ",", R"({"id":"u)", number(made), R"(","side":")",
                     made % 2 == 0 ? "red" : "blue", R"(","at":")", at, R"(","height":)",
                     number(random.between(5, 14)), R"(,"movement":5,"flies":)",
                     random.chance(25) ? "true" : "false", "}"});
  }
  return R"({"format":"parapet-board/1","game":"realms","peg":{"run_mm":8,"rise_mm":3.2},"terrain":[)" +
         terrain + R"(],"spaces":{"grid":{"at":[1,1],"pitch":4,"count":[6,6]}},"units":[)" + units +
         "]}";
}

std::string any_question(RandomSource& random) {
  const auto space = [&] {
    return joined({"\"", std::string(1, static_cast<char>('A' + random.below(6))),
                   std::to_string(random.between(1, 6)), "\""});
  };
  const auto end = [&] {
    return random.chance(60) ? "\"u" + std::to_string(random.below(6)) + "\"" : space();
  };
  const char* const policies[] = {"hair", "open", "closed", "tube"};
  const std::string ends = joined({R"("from":)", end(), R"(,"to":)", end()});
  const std::string here = space();
  const std::string there = space();
  const std::string moves = R"("from":)" + here + R"(,"to":)" + there + R"(,"height":10)";
  switch (random.below(11)) {
    case 0:
      return R"({"ask":"elevation","at":)" + here + "}";
    case 1:
      return R"({"ask":"step",)" + moves + "}";
    case 2:
      return R"({"ask":"route",)" + moves + R"(,"movement":8})";
    case 3:
      return R"({"ask":"reach","from":)" + here + R"(,"height":10,"movement":4})";
    case 4:
      return R"({"ask":"leap",)" + moves + R"(,"movement":6})";
    case 5:
      return R"({"ask":"neighbour","from":)" + here + R"(,"to":)" + there + "}";
    case 6:
      return R"({"ask":"attack",)" + ends + R"(,"range":4})";
    case 7:
      return R"({"ask":"exposure",)" + ends + "}";
    case 8:
      return R"({"ask":"step","unit":"u)" + std::to_string(random.below(6)) + R"(","to":)" + here +
             "}";
    default:
      return R"({"ask":"sight",)" + ends + R"(,"policy":")" + policies[random.below(4)] + "\"}";
  }
}

// A row of a sight.txt as the question it stands for.
std::string line_question(const std::string& row, const char* policy) {
  std::istringstream numbers(row);
  std::array<std::string, 6> at;
  for (std::string& number : at) numbers >> number;
  return R"({"ask":"sight","from":[)" + at[0] + "," + at[1] + "," + at[2] + R"(],"to":[)" + at[3] +
         "," + at[4] + "," + at[5] + R"(],"policy":")" + policy + "\"}";
}

}  // namespace

std::vector<Batch> brick_batches(const std::string& root) {
  std::vector<Batch> batches;
  for (int number = 1; number < 60; ++number) {
    const std::string name = std::string(number < 10 ? "hair-0" : "hair-") + std::to_string(number);
    const std::string path = root + "/tests/cases/hair/" + name;
    std::istringstream rows(test::read_text_file(path + ".sight.txt"));
    Batch batch{"lines among bricks", name, ask::open_session(path + ".board.json"), {}};
    for (std::string row; std::getline(rows, row);) {
      for (const char* policy : {"hair", "open", "closed", "tube"}) {
        batch.lines.push_back(line_question(row, policy));
      }
    }
    if (!batch.lines.empty()) batches.push_back(std::move(batch));
  }
  for (int number = 0; number < 20; ++number) {
    RandomSource random(2000U + static_cast<std::uint64_t>(number));
    const std::string name = std::to_string(number);
    auto board = read_realms_file(random_field(random), name, RealmsSources{});
    Batch batch{"fields of blocks", name, Failure(Fault{}), {}};
    if (board) {
      batch.session = std::make_shared<const ask::RealmsSession>(*std::move(board));
    } else {
      batch.session = Failure(board.error());
    }
    for (int made = 0; made < 60; ++made) batch.lines.push_back(any_question(random));
    batches.push_back(std::move(batch));
  }
  return batches;
}

}  // namespace parapet::digest
