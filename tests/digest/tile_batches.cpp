#include <cstdio>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/ask/open_session.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/digest/batch.h"
#include "tests/digest/joined.h"
#include "tests/support/board_generator.h"
#include "tests/support/case_file.h"
#include "tests/support/random_source.h"

namespace parapet::digest {
namespace {

using testing::RandomSource;

std::string place(const Space& space) {
  return "[" + std::to_string(space.x) + "," + std::to_string(space.y) + "," +
         std::to_string(space.level) + "]";
}

// One question of any kind about a board with these spaces.
std::string any_question(const std::vector<Space>& spaces, RandomSource& random) {
  const auto somewhere = [&] { return place(random.pick(spaces)); };
  const auto facing = [&] { return std::string(1, "NESW"[random.below(4)]); };
  const std::string from = somewhere();
  const std::string to = somewhere();
  const auto unit = [&](const char* id, const char* side, const std::string& at) {
    return joined({R"({"id":")", id, R"(","side":")", side, R"(","at":)", at, R"(,"facing":")",
                   facing(), R"("})"});
  };
  const std::string ends = R"("from":)" + from + R"(,"to":)" + to;
  const std::string units =
      joined({R"("units":[)", unit("a", "legion", from), ",", unit("b", "mayhem", to), ",",
              unit("c", "legion", somewhere()), "]"});
  const std::string jump = random.chance(50) ? R"(,"jump":{"up":1,"span":3})" : "";
  switch (random.below(12)) {
    case 0:
      return R"({"ask":"sight",)" + ends + "}";
    case 1:
      return R"({"ask":"attack","from":"a","to":"b","dice":"RYW",)" + units + "}";
    case 2:
      return R"({"ask":"distance",)" + ends + "}";
    case 3:
      return R"({"ask":"front","at":)" + from + R"(,"facing":")" + facing() + R"("})";
    case 4:
      return R"({"ask":"space","at":)" + from + "}";
    case 5:
      return R"({"ask":"route",)" + ends + R"(,"side":"mayhem","mp":9)" + jump + "}";
    case 6:
      return R"({"ask":"reach","from":"a","mp":4,)" + units + jump + "}";
    case 7:
      return R"({"ask":"zoc","at":)" + from + "}";
    case 8:
      return R"({"ask":"push","attacker":"a","target":"b","pushes":2,)" + units + "}";
    case 9:
      return R"({"ask":"area","center":)" + from + R"(,"radius":2,)" + units + "}";
    case 10:
      return R"({"ask":"explode","markers":[{"kind":"explosion","at":)" + from +
             R"(,"damage":1,"size":"large"}],)" + units + "}";
    default:
      return R"({"ask":"step","unit":"a","to":)" + to + "," + units + "}";
  }
}

Batch asked_about(std::string part, std::string name, const Result<ask::MayhemSession>& session,
                  std::uint64_t seed, int count) {
  if (!session) return {std::move(part), std::move(name), Failure(session.error()), {"{}"}};
  const auto shared = std::make_shared<const ask::MayhemSession>(*session);
  Batch batch{std::move(part), std::move(name), shared, {}};
  RandomSource random(seed);
  const std::vector<Space>& spaces = shared->state().board().spaces();
  for (int made = 0; made < count; ++made) batch.lines.push_back(any_question(spaces, random));
  return batch;
}

}  // namespace

std::vector<Batch> tile_batches(const std::string& root) {
  std::vector<Batch> batches;
  for (int number = 1; number < 60; ++number) {
    char name[16];
    std::snprintf(name, sizeof name, "%02d", number);
    const std::string path = root + "/tests/cases/random_sight/" + name + ".board.json";
    const std::string text = test::read_text_file(path);
    if (text.empty()) continue;
    const auto file = read_mayhem_file(text, name);
    batches.push_back(asked_about(
        "random ground", name,
        file ? ask::MayhemSession::open(*file) : Result<ask::MayhemSession>(Failure(file.error())),
        static_cast<std::uint64_t>(number), 60));
  }
  for (int number = 0; number < 20; ++number) {
    RandomSource random(1000U + static_cast<std::uint64_t>(number));
    MayhemFile file;
    file.map = testing::random_tiled_map(random, 8, 3);
    batches.push_back(asked_about("maps of several tiles", std::to_string(number),
                                  ask::MayhemSession::open(file), random.next(), 60));
  }
  return batches;
}

}  // namespace parapet::digest
