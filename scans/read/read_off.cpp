#include "scans/read/read_off.h"

#include <optional>
#include <utility>
#include <vector>

#include "scans/read/read_faults.h"
#include "scans/read/surface_builder.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

bool is_keyword(std::string_view word) {
  return word.size() >= 3 && word.size() <= 8 && word.substr(word.size() - 3) == "OFF" &&
         word.find_first_not_of("STCN4n") >= word.size() - 3;
}

class OffFile {
 public:
  OffFile(std::string_view text, const std::string& path, const ReadLimits& limits)
      : lines_(text), size_(text.size()), path_(path), limits_(limits), builder_(path, limits) {}

  Result<Scan> read() {
    if (auto counts = read_counts(); !counts) return Failure(counts.error());
    if (auto points = read_points(); !points) return Failure(points.error());
    if (auto faces = read_faces(); !faces) return Failure(faces.error());
    return builder_.finish("OFF");
  }

 private:
  // To the next line that says something; false at the end.
  bool next_line() {
    while (!lines_.at_end()) {
      std::string_view line = lines_.next();
      line = line.substr(0, line.find('#'));
      words_ = TextWords(line);
      const std::size_t before = words_.position();
      if (words_.next().empty()) continue;
      words_.go_to(before);
      return true;
    }
    return false;
  }

  Failure wrong(std::string_view word, std::string expected) const {
    return bad_scan(path_, lines_.place(), word.empty() ? "the end of the line" : quoted(word),
                    std::move(expected));
  }

  Failure ended(const std::string& expected) const {
    return bad_scan(path_, lines_.place(), "the end of the file", expected);
  }

  Result<void> read_counts() {
    if (!next_line()) return ended("\"OFF\"");
    std::string_view word = words_.next();
    if (is_keyword(word)) {
      if (word.find_first_of("4n") != std::string_view::npos) {
        return not_read(path_, "an OFF file of more than three dimensions",
                        "a surface in space: export STL, PLY or OBJ");
      }
      word = words_.next();
      if (word == "BINARY") {
        return not_read(path_, "a binary OFF file", "export it as text, or as STL, PLY or OBJ");
      }
      if (word.empty()) {
        if (!next_line()) return ended("the counts of points and faces");
        word = words_.next();
      }
    }
    const auto points = whole_number_of(word);
    if (!points || *points < 0) return wrong(word, "the count of points");
    word = words_.next();
    const auto faces = whole_number_of(word);
    if (!faces || *faces < 0) return wrong(word, "the count of faces");
    points_ = static_cast<std::size_t>(*points);
    faces_ = static_cast<std::size_t>(*faces);
    if (points_ > limits_.most_points || faces_ > limits_.most_faces) {
      return over_limit(
          path_, lines_.place(), counted(points_, "point") + " and " + counted(faces_, "face"),
          "at most " + std::to_string(limits_.most_points) + " and " +
              std::to_string(limits_.most_faces) + ": simplify the scan before you export it");
    }
    constexpr std::size_t kShortestLine = 6;  // "0 0 0" and its end
    if (points_ > size_ / kShortestLine + 1 || faces_ > size_ / 2 + 1) {
      return bad_scan(path_, lines_.place(),
                      counted(points_, "point") + " and " + counted(faces_, "face"),
                      "as many as a file of this size can hold: it may be cut off");
    }
    builder_.reserve(points_, faces_);
    return {};
  }

  Result<void> read_points() {
    for (std::size_t n = 0; n < points_; ++n) {
      if (!next_line()) return ended("point " + std::to_string(n));
      Vector3 point;
      for (double* coordinate : {&point.x, &point.y, &point.z}) {
        const std::string_view word = words_.next();
        const auto value = number_of(word);
        if (!value) return wrong(word, "a coordinate of point " + std::to_string(n));
        *coordinate = *value;
      }
      builder_.add_point(point);
    }
    return {};
  }

  Result<void> read_faces() {
    std::vector<std::uint32_t> corners;
    for (std::size_t n = 0; n < faces_; ++n) {
      if (!next_line()) return ended("face " + std::to_string(n));
      std::string_view word = words_.next();
      const auto count = whole_number_of(word);
      if (!count || *count < 0) return wrong(word, "the count of corners");
      corners.clear();
      for (long long corner = 0; corner < *count; ++corner) {
        word = words_.next();
        const auto index = whole_number_of(word);
        if (!index || *index < 0 || static_cast<std::size_t>(*index) >= points_) {
          return wrong(word, "a point from 0 to " + std::to_string(points_ - 1));
        }
        corners.push_back(static_cast<std::uint32_t>(*index));
      }
      if (auto added = builder_.add_face(corners, lines_.place()); !added) return added;
    }
    return {};
  }

  TextLines lines_;
  TextWords words_{{}};
  std::size_t size_;
  const std::string& path_;
  const ReadLimits& limits_;
  SurfaceBuilder builder_;
  std::size_t points_ = 0;
  std::size_t faces_ = 0;
};

}  // namespace

bool is_off(std::string_view bytes) {
  return is_keyword(TextWords(without_mark(bytes.substr(0, 64))).next());
}

Result<Scan> read_off(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  return OffFile(without_mark(bytes), path, limits).read();
}

}  // namespace parapet::scans
