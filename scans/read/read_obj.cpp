#include "scans/read/read_obj.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "scans/read/read_faults.h"
#include "scans/read/surface_builder.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

template <std::size_t count>
bool is_one_of(std::string_view word, const std::array<std::string_view, count>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 8> kCurves = {"curv",   "curv2", "surf", "trim",
                                                     "cstype", "bzp",   "bsp",  "cdp"};
constexpr std::array<std::string_view, 13> kIgnored = {
    "vt", "vn", "g", "o", "s", "mg", "usemtl", "mtllib", "lod", "p", "vp", "usemap", "maplib"};

bool is_continued(std::string_view line) {
  while (!line.empty() && (line.back() == ' ' || line.back() == '\t')) line.remove_suffix(1);
  return !line.empty() && line.back() == '\\';
}

class ObjFile {
 public:
  ObjFile(std::string_view text, const std::string& path, const ReadLimits& limits)
      : lines_(text), path_(path), limits_(limits), builder_(path, limits) {}

  // Faces may name points that come later in the file, so all points are read first.
  Result<Scan> read() {
    const TextLines begin = lines_;
    if (auto points = read_lines(Pass::points); !points) return Failure(points.error());
    all_points_ = builder_.points();
    lines_ = begin;
    points_so_far_ = 0;
    if (auto faces = read_lines(Pass::faces); !faces) return Failure(faces.error());
    Result<Scan> scan = builder_.finish("OBJ");
    if (!scan) return scan;
    if (curves_ > 0) {
      scan->notes.push_back("Free-form curves and surfaces left out: only faces are read.");
    }
    return scan;
  }

 private:
  enum class Pass { points, faces };

  Result<void> read_lines(Pass pass) {
    while (!lines_.at_end()) {
      first_line_ = lines_.number() + 1;
      std::string_view line = lines_.next();
      if (!line.empty() && line.back() <= '\\' && is_continued(line)) line = joined(line);
      TextWords words(line);
      const std::string_view key = words.next();
      Result<void> read;
      if (key == "v") {
        ++points_so_far_;
        if (pass == Pass::points) read = read_point(words);
      } else if (key == "f" || key == "fo") {
        if (pass == Pass::faces) read = read_face(words);
      } else if (pass == Pass::points && !key.empty() && key[0] != '#') {
        read = note_other(key);
      }
      if (!read) return read;
    }
    return {};
  }

  // One line of those that a backslash at the end continues.
  std::string_view joined(std::string_view line) {
    joined_.clear();
    while (is_continued(line)) {
      joined_ += line.substr(0, line.rfind('\\'));
      joined_ += ' ';
      line = lines_.at_end() ? std::string_view() : lines_.next();
    }
    joined_ += line;
    return joined_;
  }

  Result<void> read_point(TextWords& words) {
    Vector3 point;
    for (double* coordinate : {&point.x, &point.y, &point.z}) {
      const std::string_view word = words.next();
      const auto value = number_of(word);
      if (!value) return wrong(word, "a coordinate");
      *coordinate = *value;
    }
    builder_.add_point(point);
    if (builder_.points() > limits_.most_points) return builder_.within_limits(place());
    return {};
  }

  Result<void> read_face(TextWords& words) {
    corners_.clear();
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
      if (word[0] == '#') break;
      const auto index = whole_number_of(word.substr(0, word.find('/')));
      if (!index || *index == 0) return wrong(word, "the number of a point");
      // From 1 at the first; from -1 back at the last one so far.
      const long long point =
          *index > 0 ? *index - 1 : static_cast<long long>(points_so_far_) + *index;
      if (point < 0 || point >= static_cast<long long>(all_points_)) {
        return wrong(word, "one of the " + std::to_string(all_points_) + " points");
      }
      corners_.push_back(static_cast<std::uint32_t>(point));
    }
    if (corners_.size() == 3) return builder_.add_face(corners_, {});
    if (builder_.faces() > limits_.most_faces) return builder_.within_limits(place());
    return builder_.add_face(corners_, place());
  }

  Result<void> note_other(std::string_view key) {
    if (is_one_of(key, kIgnored) || key == "l") return {};
    if (is_one_of(key, kCurves)) {
      ++curves_;
      return {};
    }
    // What programs add of their own begins with a letter; anything else is no OBJ.
    const char first = key[0];
    const bool letter = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    if (letter && key.find('\0') == std::string_view::npos) return {};
    return wrong(key, "\"v\", \"f\" or another word of OBJ");
  }

  std::string place() const { return "line " + std::to_string(first_line_); }

  Failure wrong(std::string_view word, std::string expected) const {
    return bad_scan(path_, place(), word.empty() ? "the end of the line" : quoted(word),
                    std::move(expected));
  }

  TextLines lines_;
  const std::string& path_;
  const ReadLimits& limits_;
  SurfaceBuilder builder_;
  std::string joined_;
  std::vector<std::uint32_t> corners_;
  std::size_t first_line_ = 0;
  std::size_t points_so_far_ = 0;
  std::size_t all_points_ = 0;
  std::size_t curves_ = 0;
};

}  // namespace

bool is_obj(std::string_view bytes) {
  constexpr std::size_t kLook = 16'384;
  const bool cut = bytes.size() > kLook;
  TextLines lines(without_mark(bytes.substr(0, kLook)));
  while (!lines.at_end()) {
    TextWords words(lines.next());
    if (cut && lines.at_end()) return false;  // half a line
    const std::string_view key = words.next();
    if (key.empty() || key[0] == '#') continue;
    if (key == "v") {
      return number_of(words.next()) && number_of(words.next()) && number_of(words.next());
    }
    if (!is_one_of(key, kIgnored)) return false;
  }
  return false;
}

Result<Scan> read_obj(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  return ObjFile(without_mark(bytes), path, limits).read();
}

}  // namespace parapet::scans
