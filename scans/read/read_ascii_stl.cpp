#include "scans/read/read_ascii_stl.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "scans/read/cut_polygon.h"
#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

class AsciiStl {
 public:
  AsciiStl(std::string_view text, const std::string& path, const ReadLimits& limits)
      : words_(text), path_(path), limits_(limits) {}

  Result<Scan> read() {
    bool inside = false;  // a solid that is not ended yet
    for (std::string_view word = words_.next(); !word.empty(); word = words_.next()) {
      if (same_word(word, "solid")) {
        inside = true;
        skip_name();
      } else if (same_word(word, "facet")) {
        if (auto read = read_facet(); !read) return Failure(read.error());
      } else if (same_word(word, "endsolid") || same_word(word, "end")) {
        inside = false;
        words_.skip_line();
      } else {
        return bad_scan(path_, words_.place(), quoted(word), "\"facet\" or \"endsolid\"");
      }
    }
    return finish(inside);
  }

 private:
  // A name may be of several words. In files without line breaks it ends where facets begin.
  void skip_name() {
    const std::size_t begin = words_.position();
    words_.skip_line();
    const std::size_t end = words_.position();
    words_.go_to(begin);
    for (std::size_t before = begin; words_.position() < end; before = words_.position()) {
      const std::string_view word = words_.next();
      if (same_word(word, "endsolid")) return words_.go_to(before);
      if (same_word(word, "facet") && same_word(words_.next(), "normal")) {
        return words_.go_to(before);
      }
    }
    words_.go_to(end);
  }

  // From behind "facet" to behind "endfacet".
  Result<void> read_facet() {
    if (auto begun = skip_normal(); !begun) return begun;
    corners_.clear();
    bool finite = true;
    std::string_view word = words_.next();
    for (; same_word(word, "vertex"); word = words_.next()) {
      Vector3 point;
      for (double* coordinate : {&point.x, &point.y, &point.z}) {
        const std::string_view number = words_.next();
        const auto value = number_of(number);
        if (!value) {
          return bad_scan(path_, words_.place(), quoted(number), "a coordinate of a corner");
        }
        *coordinate = *value;
        finite = finite && is_coordinate(*value);
      }
      if (corners_.size() >= kMostCorners) {
        return over_limit(path_, words_.place(), "a facet of more than 1000 corners", "three");
      }
      corners_.push_back(point);
    }
    for (const char* expected : {"endloop", "endfacet"}) {
      if (!same_word(word, expected)) {
        return bad_scan(path_, words_.place(), quoted(word),
                        "\"vertex\" or \"" + std::string(expected) + "\"");
      }
      if (same_word(word, "endloop")) word = words_.next();
    }
    if (!finite) {
      ++endless_facets_;
      return {};
    }
    return keep();
  }

  // A normal is not used, so one that is missing or none does no harm.
  Result<void> skip_normal() {
    constexpr int kMostWords = 8;
    for (int n = 0; n < kMostWords; ++n) {
      const std::string_view word = words_.next();
      if (!same_word(word, "outer")) continue;
      const std::string_view loop = words_.next();
      if (same_word(loop, "loop")) return {};
      return bad_scan(path_, words_.place(), quoted(loop), "\"loop\"");
    }
    return bad_scan(path_, words_.place(), "a facet without corners", "\"outer loop\"");
  }

  Result<void> keep() {
    if (corners_.size() < 3) {
      ++thin_facets_;
      return {};
    }
    if (surface_.faces.empty()) reserve_by_first();
    const auto first = static_cast<std::uint32_t>(surface_.points.size());
    surface_.points.insert(surface_.points.end(), corners_.begin(), corners_.end());
    if (corners_.size() == 3) {
      surface_.faces.push_back({first, first + 1, first + 2});
    } else {
      ++cut_facets_;
      std::vector<std::uint32_t> polygon;
      for (std::uint32_t n = 0; n < corners_.size(); ++n) polygon.push_back(first + n);
      cut_polygon(surface_.points, polygon, surface_.faces);
    }
    if (surface_.faces.size() > limits_.most_faces) {
      return over_limit(path_, words_.place(), "more facets",
                        "at most " + std::to_string(limits_.most_faces) +
                            ": simplify the scan before you export it");
    }
    return {};
  }

  // Room for as many facets as the file holds if all are as long as the first.
  void reserve_by_first() {
    const std::size_t size = words_.position() + words_.left();
    const std::size_t facets = std::min(size / words_.position() + 1, limits_.most_faces);
    surface_.points.reserve(3 * facets);
    surface_.faces.reserve(facets);
  }

  Result<Scan> finish(bool inside) {
    if (surface_.faces.empty()) {
      return bad_scan(path_, words_.place(), "no facet with three corners", "a surface");
    }
    Scan scan;
    scan.format = "ASCII STL";
    if (inside) {
      scan.notes.push_back("The file ends without \"endsolid\": it may be cut off.");
    }
    if (cut_facets_ > 0) {
      scan.notes.push_back(counted(cut_facets_, "facet") +
                           " of more than three corners cut into triangles.");
    }
    if (thin_facets_ > 0) {
      scan.notes.push_back(counted(thin_facets_, "facet") +
                           " of fewer than three corners left out.");
    }
    if (endless_facets_ > 0) {
      scan.notes.push_back(counted(endless_facets_, "facet") +
                           " without finite coordinates left out.");
    }
    scan.shape = std::move(surface_);
    return scan;
  }

  static constexpr std::size_t kMostCorners = 1000;

  TextWords words_;
  const std::string& path_;
  const ReadLimits& limits_;
  Surface surface_;
  std::vector<Vector3> corners_;
  std::size_t cut_facets_ = 0;
  std::size_t thin_facets_ = 0;
  std::size_t endless_facets_ = 0;
};

}  // namespace

Result<Scan> read_ascii_stl(std::string_view bytes, const std::string& path,
                            const ReadLimits& limits) {
  return AsciiStl(without_mark(bytes), path, limits).read();
}

}  // namespace parapet::scans
