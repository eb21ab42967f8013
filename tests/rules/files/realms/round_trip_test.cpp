#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <memory>

#include "rules/files/realms/realms_file.h"
#include "tests/rules/files/sample_boards.h"
#include "tests/support/realms_text.h"

namespace parapet {
namespace {

namespace fs = std::filesystem;

// Every brick board of the case files.
std::vector<fs::path> brick_boards() {
  std::vector<fs::path> boards;
  for (const char* folder : {"/boards", "/cases/hair"}) {
    for (const auto& file : fs::directory_iterator(std::string(PARAPET_TEST_DATA) + folder)) {
      const std::string name = file.path().filename().string();
      const bool is_brick = name.rfind("pegs-", 0) == 0 || name.rfind("hair-", 0) == 0;
      if (is_brick && name.ends_with(".board.json")) boards.push_back(file.path());
    }
  }
  std::sort(boards.begin(), boards.end());
  return boards;
}

void check_round_trip(const RealmsBoard& board, const RealmsSources& sources) {
  const std::string text = write_realms_file(board.file, board.field);
  INFO(text);
  const auto again = read_realms_file(text, "again", sources);
  if (!again) FAIL(to_text(again.error()));
  CHECK(again->file == board.file);
  CHECK(write_realms_file(again->file, again->field) == text);
}

TEST_CASE("every brick board of the cases is read and is the same after it was written") {
  const auto boards = brick_boards();
  REQUIRE(boards.size() > 20);
  for (const fs::path& path : boards) {
    INFO(path);
    const auto board = open_realms_file(path.string(), std::nullopt);
    if (!board) FAIL(to_text(board.error()));
    CHECK_FALSE(board->file.terrain.empty());
    check_round_trip(*board, board->sources);
  }
}

const char* const kFullBoard = R"({
  "format": "parapet-board/1", "game": "realms", "name": "Everything",
  "peg": {"run_mm": "7/3", "rise_mm": 3.2},
  "terrain": [
    {"box": [40, 40, 1], "at": [0, 0, 0], "color": "#9aa"},
    {"box": [2.5, 4, 0.5], "at_mm": [240, -12.8, 3.2], "id": "loft", "loose": true, "mass_g": "7/3",
     "body": "b1"},
    {"ldraw": "models/keep.ldr", "at_mm": [80, 80, 3.2], "turn": 3, "without": ["t2/0"]},
    {"ldraw": "models/keep.ldr", "at": [20, 20, 1], "id": "gate", "align": true},
    {"solid": [[0, 0, 32], [80, 0, 32], [0, 80, 32], [0, 0, 128]], "id": "t2/0", "loose": true},
    {"solid": [[0, 0, 128], [80, 0, 128], [0, 80, 128], [0, 0, 160]], "id": "t2/0", "loose": true,
     "color": "#01020304"}
  ],
  "spaces": {
    "grid": {"at": [0.5, 1], "pitch": 4.5, "count": [6, 5], "plate": [2, 1.5]},
    "extra": [{"id": "tower", "at": [9, 9], "level": 0}, {"id": "wall", "at": [14, 30], "plate": [1, 1]}],
    "links": [{"kind": "stairs", "from": "B2", "to": "C2"}, {"kind": "ladder", "from": "C2", "to": "tower"},
              {"kind": "pads", "from": "A1", "to": "E5"}]
  },
  "units": [
    {"id": "knight", "side": "red", "at": "B2", "height": 10, "movement": 6, "flies": false,
     "facing": "E", "eye": "17/2", "stand": [0.5, "-1/3"], "pose": [1, 0, 9]},
    {"id": "troll", "side": "blue", "at": "D4", "size": [2, 2], "height": 24.5},
    {"id": "dragon", "side": "blue", "at": "A1", "height": 40, "flies": true, "airborne": true},
    {"id": "rider", "side": "blue", "on": "dragon", "height": 10, "movement": 4}
  ],
  "options": {"K22": "yes"}
})";

TEST_CASE("a brick board with every key is read whole and is the same after it was written") {
  const RealmsSources sources = test::folder_of({{"models/keep.ldr", test::kTwoBricks}});
  const auto board = read_realms_file(kFullBoard, "full", sources);
  if (!board) FAIL(to_text(board.error()));
  check_round_trip(*board, sources);

  const RealmsFile& file = board->file;
  CHECK(file.peg.run == Ratio::of(70, 3));
  CHECK(file.peg.rise == Ratio(32));
  REQUIRE(file.terrain.size() == 6);
  CHECK(std::get<BlockEntry>(file.terrain[1].what).box ==
        Box::spanning({2400, -128, 32}, {2600, 192, 48}));
  CHECK(file.terrain[0].colour->rgba == std::array<std::uint8_t, 4>{0x99, 0xaa, 0xaa, 255});
  CHECK(file.terrain[5].colour->rgba == std::array<std::uint8_t, 4>{1, 2, 3, 4});
  CHECK(std::get<ModelEntry>(file.terrain[2].what).turn == 3);
  CHECK(std::get<ModelEntry>(file.terrain[3].what).at == Point{1600, 1600, 32});

  std::vector<std::string> ids;
  for (const realms::Piece& piece : board->field.pieces()) ids.push_back(piece.id);
  CHECK(ids == std::vector<std::string>{"t0", "loft", "t2/1", "gate/0", "gate/1", "t2/0"});
  CHECK(board->field.pieces()[5].loose);
  CHECK_FALSE(board->field.pieces()[2].loose);
  CHECK(board->field.spots().size() == 32);
  CHECK(board->field.links().size() == 3);

  const auto& units = file.units.units;
  REQUIRE(units.size() == 4);
  CHECK(units[0].eye == Ratio::of(17, 2));
  CHECK(units[0].stand == std::array<Ratio, 2>{Ratio::of(1, 2), Ratio::of(-1, 3)});
  CHECK(units[1].height == Ratio::of(49, 2));
  CHECK(units[3].at == units[2].at);
  CHECK(units[3].on == "dragon");
}

TEST_CASE("what a brick board leaves out has its default") {
  const auto board = read_realms_file(
      test::flat_board(R"("units": [{"id": "k", "side": "r", "at": "A1"}])"), "b", {});
  if (!board) FAIL(to_text(board.error()));
  CHECK(board->file.peg.run == Ratio(80));
  CHECK(board->file.peg.rise == Ratio(40));
  CHECK(board->file.grid->plate == std::array<int, 2>{4, 4});
  CHECK(board->file.units.units[0].height == Ratio(10));
  CHECK(board->file.units.units[0].movement == 6);
  CHECK_FALSE(board->file.units.units[0].flies);
}

TEST_CASE("a unit in the air flies unless it says otherwise") {
  const auto board = read_realms_file(
      test::flat_board(R"("units": [{"id": "k", "side": "r", "at": "A1", "airborne": true}])"), "b",
      {});
  if (!board) FAIL(to_text(board.error()));
  CHECK(board->file.units.units[0].flies);
}

TEST_CASE("the grid is named in letters and numbers, by rows") {
  const auto board =
      read_realms_file(test::board_of(R"([{"box": [60, 4, 1], "at": [0, 0, 0]}])",
                                      R"({"grid": {"at": [0, 0], "pitch": 2, "count": [29, 2]}})"),
                       "b", {});
  if (!board) FAIL(to_text(board.error()));
  const auto spots = board->field.spots();
  REQUIRE(spots.size() == 58);
  CHECK(spots[0].name == "A1");
  CHECK(spots[25].name == "Z1");
  CHECK(spots[26].name == "AA1");
  CHECK(spots[28].name == "AC1");
  CHECK(spots[29].name == "A2");
  CHECK(spots[30].plate.first == Column{4, 4});
}

// A folder that counts how often it is read.
class CountedFiles final : public ModelFiles {
 public:
  explicit CountedFiles(const std::map<std::string, std::string>& texts) : files_(texts) {}

  std::optional<std::string> find(std::string_view name) const override {
    return files_.find(name);
  }
  Result<std::string> read(const std::string& spelled, std::size_t most) const override {
    ++*reads_;
    return files_.read(spelled, most);
  }
  bool has_folder(std::string_view name) const override { return files_.has_folder(name); }

  std::size_t reads() const { return *reads_; }

 private:
  MemoryFiles files_;
  std::unique_ptr<std::size_t> reads_ = std::make_unique<std::size_t>(0);
};

TEST_CASE("a model that many entries name is read once and stands wherever they say") {
  const auto folder = std::make_shared<const CountedFiles>(
      std::map<std::string, std::string>{{"keep.ldr", test::kTwoBricks}});
  std::string terrain;
  for (int n = 0; n < 50; ++n) {
    terrain += std::string(n == 0 ? "[" : ", ") + R"({"ldraw": "keep.ldr", "at_mm": [)" +
               std::to_string(80 * n) + R"(, 0, 0], "turn": )" + std::to_string(n % 4) + "}";
  }
  const auto many = read_realms_file(test::board_of(terrain + "]"), "many", {folder, std::nullopt});
  REQUIRE(many.has_value());
  CHECK(folder->reads() == 1);
  REQUIRE(many->models.size() == 50);
  REQUIRE(many->field.pieces().size() == 100);
  // The last entry is the model as it is read for itself.
  const auto alone = read_realms_file(
      test::board_of(R"([{"ldraw": "keep.ldr", "at_mm": [3920, 0, 0], "turn": 1}])"), "alone",
      {folder, std::nullopt});
  REQUIRE(alone.has_value());
  CHECK(folder->reads() == 2);
  const auto& all = many->field.bodies();
  const auto& own = alone->field.bodies();
  REQUIRE(all.size() == 50 * own.size());
  for (std::size_t n = 0; n < own.size(); ++n) {
    CHECK(bounds(all[all.size() - own.size() + n].shape) == bounds(own[n].shape));
  }
}

}  // namespace
}  // namespace parapet
