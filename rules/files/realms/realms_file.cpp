#include "rules/files/realms/realms_file.h"

#include <array>
#include <utility>

#include "rules/files/board_head.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/options_json.h"
#include "rules/files/realms/length_json.h"
#include "rules/files/realms/limits.h"
#include "rules/files/realms/realms_terrain.h"
#include "rules/files/realms/spaces_json.h"
#include "rules/files/realms/terrain_json.h"
#include "rules/files/whole_file.h"

namespace parapet {
namespace {

constexpr std::string_view kBoardKeys[] = {"format",  "name",   "game",  "peg",
                                           "terrain", "spaces", "units", "options"};
constexpr std::string_view kPegKeys[] = {"run_mm", "rise_mm"};

// A peg may be any fraction of a millimetre.
Result<Ratio> read_peg_length(const JsonCursor& at) {
  const auto mm = exact_number(at.value());
  constexpr std::int64_t kMostTerm = kMaxPegTerm / 10;  // for ten ticks are a millimetre
  const bool fits = mm && *mm > Ratio() && *mm <= Ratio(1'000) && mm->numerator() <= kMostTerm &&
                    mm->denominator() <= kMostTerm;
  if (fits) return Ratio::of(mm->numerator() * kMillimetres.ticks, mm->denominator());
  return Failure(at.wrong("a number of millimetres above 0, at most 1000, such as 3.2 or \"7/3\""));
}

Result<realms::Peg> read_peg(const JsonCursor& at) {
  ObjectReader reader(at, kPegKeys);
  realms::Peg peg;
  peg.run = reader.optional("run_mm", read_peg_length, peg.run);
  peg.rise = reader.optional("rise_mm", read_peg_length, peg.rise);
  return reader.finish(peg);
}

JsonValue peg_json(const realms::Peg& peg) {
  const auto mm = [](const Ratio& ticks) {
    return number_json(Ratio::of(ticks.numerator(), ticks.denominator() * kMillimetres.ticks));
  };
  return JsonValue::from_members({{"run_mm", mm(peg.run)}, {"rise_mm", mm(peg.rise)}});
}

// A fault that names no place of the file is one of the whole board.
Fault of_board(Fault fault, const JsonCursor& board) {
  if (fault.file.empty()) fault.file = board.file();
  return fault;
}

class BoardReader {
 public:
  BoardReader(const JsonCursor& board, const RealmsSources& sources)
      : board_(board), sources_(sources) {}

  Result<RealmsBoard> read() {
    ObjectReader reader(board_, kBoardKeys);
    RealmsFile file;
    file.name = reader.optional("name", read_name, std::string());
    file.options = reader.optional(
        "options", [](const JsonCursor& options) { return read_options(options); }, Options());
    file.peg = reader.optional("peg", read_peg, realms::Peg{});
    file.terrain = reader.required("terrain", read_terrain);
    const WrittenSpaces spaces = reader.optional("spaces", read_spaces, {});
    file.grid = spaces.grid;
    file.extra = spaces.extra;
    if (reader.failed()) return Failure(reader.fault());
    return place(std::move(file), spaces, reader);
  }

 private:
  // The rest of the board, which needs its battlefield.
  Result<RealmsBoard> place(RealmsFile file, const WrittenSpaces& spaces, ObjectReader& reader) {
    auto terrain = open_terrain(file.terrain, *board_.member("terrain"), sources_);
    if (!terrain) return Failure(of_board(terrain.error(), board_));
    auto field = realms::Battlefield::make(file.peg, std::move(terrain->pieces),
                                           std::move(terrain->bodies), spots_of(spaces));
    if (!field) return Failure(of_board(field.error(), board_));
    if (const auto written = board_.member("spaces")) {
      if (auto checked = check_levels(*written, spaces, *field); !checked) {
        return Failure(checked.error());
      }
      if (const auto links = written->member("links")) {
        auto read = read_links(*links, *field);
        if (!read) return Failure(read.error());
        file.links = *std::move(read);
        field = field->with_links(file.links);
      }
    }
    file.units = reader.optional("units",
                                 [&](const JsonCursor& units) {
                                   return read_units(units, {*field, file.options, sources_});
                                 },
                                 {});
    return reader.finish(RealmsBoard{std::move(file), *std::move(field), std::move(terrain->models),
                                     std::move(terrain->meshes), sources_});
  }

  const JsonCursor& board_;
  const RealmsSources& sources_;
};

}  // namespace

Result<RealmsBoard> read_realms_file(std::string_view text, std::string_view file,
                                     const RealmsSources& sources) {
  const auto board = parse_json(text, file);
  if (!board) return Failure(board.error());
  return read_realms_file(*board, file, sources);
}

Result<RealmsBoard> read_realms_file(const JsonValue& board, std::string_view file,
                                     const RealmsSources& sources) {
  const JsonCursor cursor(board, file);
  const auto game = read_game(cursor, kBrickGames);
  if (!game) return Failure(game.error());
  auto read = BoardReader(cursor, sources).read();
  if (read) read->file.game = *game;
  return read;
}

Result<RealmsBoard> open_realms_file(const std::string& path,
                                     const std::optional<PartLibrary>& library) {
  const auto text = read_whole_file(path, kFileLimits.bytes);
  if (!text) return Failure(text.error());
  return read_realms_file(*text, path, RealmsSources::beside(path, library));
}

JsonValue realms_file_json(const RealmsFile& file, const realms::Battlefield& field) {
  std::vector<JsonMember> members = {{"format", JsonValue::from_text("parapet-board/1")}};
  if (!file.name.empty()) members.push_back({"name", JsonValue::from_text(file.name)});
  members.push_back({"game", JsonValue::from_text(std::string(to_text(file.game)))});
  if (file.peg != realms::Peg{}) members.push_back({"peg", peg_json(file.peg)});
  members.push_back({"terrain", terrain_json(file.terrain)});
  if (file.grid || !file.extra.empty()) members.push_back({"spaces", spaces_json(file, field)});
  if (!file.units.units.empty()) members.push_back({"units", units_json(file.units, field)});
  if (!file.options.changed().empty()) members.push_back({"options", options_json(file.options)});
  return JsonValue::from_members(std::move(members));
}

std::string write_realms_file(const RealmsFile& file, const realms::Battlefield& field) {
  return write_json_pretty(realms_file_json(file, field));
}

}  // namespace parapet
