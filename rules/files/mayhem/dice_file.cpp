#include "rules/files/mayhem/dice_file.h"

#include <array>
#include <cassert>
#include <filesystem>
#include <system_error>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/default_dice.h"
#include "rules/files/whole_file.h"
#include "rules/mayhem/attack/dice.h"

namespace parapet {
namespace {

constexpr std::string_view kFormat = "parapet-dice/1";
constexpr std::array<std::string_view, 3> kFileKeys = {"format", "name", "faces"};
constexpr std::size_t kMostBytes = std::size_t{1} << 20U;

Result<mayhem::Face> read_face(const JsonCursor& at) {
  const auto symbols =
      read_list(at, mayhem::Face::kMostSymbols, "symbols on one face",
                [](const JsonCursor& symbol) { return symbol.one_of(mayhem::kSymbolWords); });
  if (!symbols) return Failure(symbols.error());
  mayhem::Face face;
  for (const std::size_t symbol : *symbols) ++face.counts[symbol];
  return face;
}

Result<mayhem::Die> read_die(const JsonCursor& at) {
  auto die = read_list(at, mayhem::kMostFaces, "faces", read_face);
  if (die && die->empty()) return Failure(at.wrong("a list of one face at least"));
  return die;
}

}  // namespace

Result<mayhem::FaceTable> read_faces(const JsonCursor& at, const mayhem::FaceTable& otherwise) {
  ObjectReader reader(at, mayhem::kDieColours);
  mayhem::FaceTable faces;
  faces.red = reader.optional("R", read_die, otherwise.red);
  faces.yellow = reader.optional("Y", read_die, otherwise.yellow);
  faces.white = reader.optional("W", read_die, otherwise.white);
  return reader.finish(std::move(faces));
}

Result<mayhem::FaceTable> read_dice_file(std::string_view text, std::string_view file) {
  const auto value = parse_json(text, file, {.bytes = kMostBytes});
  if (!value) return Failure(value.error());
  ObjectReader reader(JsonCursor(*value, file), kFileKeys);
  const std::string format = reader.required("format", read_text);
  if (!reader.failed() && format != kFormat) {
    const JsonCursor at = *reader.cursor().required("format");
    Fault fault = at.wrong("\"" + std::string(kFormat) + "\"");
    fault.code = "wrong-format";
    reader.fail(std::move(fault));
  }
  reader.optional("name", read_text);
  auto faces = reader.required("faces", [](const JsonCursor& at) -> Result<mayhem::FaceTable> {
    for (const std::string_view colour : mayhem::kDieColours) {
      if (const auto die = at.required(colour); !die) return Failure(die.error());
    }
    return read_faces(at, {});
  });
  return reader.finish(std::move(faces));
}

const mayhem::FaceTable& default_faces() {
  static const Result<mayhem::FaceTable> kFaces =
      read_dice_file(default_dice_text(), "boards/dice.json");
  assert(kFaces.has_value());
  return *kFaces;
}

Result<mayhem::FaceTable> faces_beside(const std::string& board_path) {
  const std::string path =
      (std::filesystem::path(board_path).parent_path() / "dice.json").generic_string();
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown)) return default_faces();
  const auto text = read_whole_file(path, kMostBytes);
  if (!text) return Failure(text.error());
  return read_dice_file(*text, path);
}

}  // namespace parapet
