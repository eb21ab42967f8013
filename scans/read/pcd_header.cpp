#include "scans/read/pcd_header.h"

#include <algorithm>

#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostFields = 1000;
constexpr std::size_t kMostCount = 100'000;  // numbers of one field

bool is_readable(const PcdField& field) {
  if (field.type == 'F') return field.size == 4 || field.size == 8;
  return (field.type == 'I' || field.type == 'U') &&
         (field.size == 1 || field.size == 2 || field.size == 4);
}

}  // namespace

std::vector<std::string_view> pcd_words(std::string_view line) {
  std::vector<std::string_view> words;
  TextWords text(line);
  for (auto word = text.next(); !word.empty(); word = text.next()) words.push_back(word);
  return words;
}

Result<PcdHeader> read_pcd_header(std::string_view bytes, const std::string& path) {
  PcdHeader header;
  std::size_t line_number = 0;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
    const auto words = pcd_words(bytes.substr(at, end - at));
    at = std::min(end + 1, bytes.size());
    const std::string place = "line " + std::to_string(++line_number);
    if (words.empty() || words[0][0] == '#') continue;
    const std::string_view key = words[0];
    const auto whole = [&](std::size_t index) -> std::optional<std::size_t> {
      if (index >= words.size()) return std::nullopt;
      const auto value = whole_number_of(words[index]);
      if (!value || *value < 0) return std::nullopt;
      return static_cast<std::size_t>(*value);
    };
    if (key == "FIELDS" || key == "COLUMNS") {
      if (words.size() > kMostFields) {
        return bad_scan(path, place, counted(words.size() - 1, "field"), "x, y and z");
      }
      header.fields.clear();
      for (std::size_t i = 1; i < words.size(); ++i) header.fields.push_back({words[i], 4, 'F', 1});
    } else if (key == "SIZE" || key == "TYPE" || key == "COUNT") {
      if (words.size() != header.fields.size() + 1) {
        return bad_scan(path, place, counted(words.size() - 1, "word"),
                        "one for each of " + counted(header.fields.size(), "field"));
      }
      for (std::size_t i = 1; i < words.size(); ++i) {
        PcdField& field = header.fields[i - 1];
        const auto number = whole(i);
        if (key == "TYPE") {
          field.type = words[i][0];
        } else if (key == "SIZE" && number && *number > 0 && *number <= 8) {
          field.size = *number;
        } else if (key == "COUNT" && number && *number <= kMostCount) {
          field.count = *number;
        } else {
          return bad_scan(path, place, quoted(words[i]), "a size from 1 to 8, or a count");
        }
      }
    } else if (key == "WIDTH" || key == "HEIGHT" || key == "POINTS") {
      const auto number = whole(1);
      if (!number) {
        return bad_scan(path, place, words.size() < 2 ? "nothing" : quoted(words[1]),
                        "a whole number");
      }
      if (key == "WIDTH") header.width = *number;
      if (key == "HEIGHT") header.height = *number;
      if (key == "POINTS") header.points = *number;
    } else if (key == "VIEWPOINT") {
      const std::array<std::string_view, 7> plain{"0", "0", "0", "1", "0", "0", "0"};
      for (std::size_t i = 0; i < plain.size() && i + 1 < words.size(); ++i) {
        header.turned = header.turned || number_of(words[i + 1]) != number_of(plain[i]);
      }
    } else if (key == "DATA") {
      header.data = words.size() < 2 ? std::string_view() : words[1];
      header.begin = at;
      header.line = line_number;
      return header;
    } else if (key != "VERSION") {
      return bad_scan(path, place, quoted(key), "a word of a PCD header");
    }
  }
  return bad_scan(path, {}, "no DATA", "the header of a PCD file, down to its DATA");
}

Result<PcdAxes> pcd_axes(const PcdHeader& header, const std::string& path) {
  PcdAxes axes;
  std::array<bool, 3> found{};
  for (std::size_t i = 0; i < header.fields.size(); ++i) {
    const PcdField& field = header.fields[i];
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (field.name != std::string_view("xyz").substr(axis, 1) || field.count == 0) continue;
      if (!is_readable(field)) {
        return bad_scan(path, "field " + std::string(field.name),
                        std::to_string(field.size) + " bytes of " + quoted({&field.type, 1}),
                        "a number that PCD knows");
      }
      found[axis] = true;
      axes.field[axis] = i;
      axes.column[axis] = axes.columns;
      axes.offset[axis] = axes.stride;
    }
    axes.columns += field.count;
    axes.stride += field.count * field.size;
  }
  if (!found[0] || !found[1] || !found[2]) {
    return bad_scan(path, "FIELDS", "not all of x, y and z", "a field for each");
  }
  return axes;
}

}  // namespace parapet::scans
