#include "scans/read/read_stl.h"

#include <algorithm>

#include "scans/read/bytes.h"
#include "scans/read/read_ascii_stl.h"
#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kHeader = 84;
constexpr std::size_t kFacet = 50;

// A program that takes the bytes for text puts this in the place of all that is none.
bool went_through_text(std::string_view bytes) {
  std::size_t marks = 0;
  for (std::size_t at = bytes.find("\xEF\xBF\xBD"); at != std::string_view::npos;
       at = bytes.find("\xEF\xBF\xBD", at + 3)) {
    ++marks;
  }
  return marks > 3 && marks * 30 > bytes.size() / 10;
}

Result<Scan> read_binary(std::string_view bytes, const std::string& path,
                         const ReadLimits& limits) {
  if (bytes.size() < kHeader) {
    return bad_scan(path, "byte " + std::to_string(bytes.size()), "the end of the file",
                    "a header of 84 bytes, or the word \"solid\" of an ASCII STL");
  }
  const std::size_t told = number_at<std::uint32_t>(bytes, 80);
  const std::size_t there = (bytes.size() - kHeader) / kFacet;
  const bool whole = (bytes.size() - kHeader) % kFacet == 0;
  if (told != there || !whole) {
    if (went_through_text(bytes)) {
      return bad_scan(path, {}, "a binary STL that some program saved as text",
                      "the file as it was before: its numbers are lost");
    }
    if (told > there && !whole) {
      return bad_scan(path, "byte " + std::to_string(bytes.size()),
                      "the end of the file after " + counted(there, "facet"),
                      counted(told, "facet") + ": the file was cut off");
    }
  }
  Scan scan;
  scan.format = "binary STL";
  // Bytes behind the facets that were told belong to the program that wrote them.
  const std::size_t facets = whole ? there : std::min(told, there);
  if (told != there && whole) {
    scan.notes.push_back("The header tells of " + counted(told, "facet") + ", but there are " +
                         std::to_string(there) + ": these were read.");
  } else if (!whole) {
    scan.notes.push_back(counted(bytes.size() - kHeader - facets * kFacet, "byte") +
                         " behind the last facet were not read.");
  }
  if (facets == 0) return bad_scan(path, "byte 80", "no facets", "a surface");
  if (facets > limits.most_faces) {
    return over_limit(path, "byte 80", counted(facets, "facet"),
                      "at most " + std::to_string(limits.most_faces) +
                          ": simplify the scan before you export it");
  }
  Surface surface;
  surface.points.reserve(3 * facets);
  surface.faces.reserve(facets);
  std::size_t left_out = 0;
  for (std::size_t facet = 0; facet < facets; ++facet) {
    std::array<Vector3, 3> corners;
    bool good = true;
    for (std::size_t corner = 0; corner < 3; ++corner) {
      const std::size_t at = kHeader + facet * kFacet + 12 + corner * 12;
      Vector3& point = corners[corner];
      point = {number_at<float>(bytes, at), number_at<float>(bytes, at + 4),
               number_at<float>(bytes, at + 8)};
      good = good && is_coordinate(point.x) && is_coordinate(point.y) && is_coordinate(point.z);
    }
    if (!good) {
      ++left_out;
      continue;
    }
    const auto first = static_cast<std::uint32_t>(surface.points.size());
    surface.points.insert(surface.points.end(), corners.begin(), corners.end());
    surface.faces.push_back({first, first + 1, first + 2});
  }
  if (surface.faces.empty()) {
    return bad_scan(path, "byte 84", "no facet with finite coordinates", "a surface");
  }
  if (left_out > 0) {
    scan.notes.push_back(counted(left_out, "facet") + " without finite coordinates left out.");
  }
  scan.shape = std::move(surface);
  return scan;
}

}  // namespace

bool is_binary_stl(std::string_view bytes) {
  return bytes.size() > kHeader &&
         bytes.size() == kHeader + kFacet * std::size_t{number_at<std::uint32_t>(bytes, 80)};
}

bool is_ascii_stl(std::string_view bytes) {
  constexpr std::size_t kLook = 4096;  // names of solids are shorter
  TextWords words(without_mark(bytes.substr(0, kLook)));
  if (!same_word(words.next(), "solid")) return false;
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    if (same_word(word, "facet") || same_word(word, "endsolid")) return true;
    if (std::any_of(word.begin(), word.end(), [](char c) { return c == '\0'; })) return false;
  }
  return false;
}

Result<Scan> read_stl(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  if (!is_binary_stl(bytes) && is_ascii_stl(bytes)) return read_ascii_stl(bytes, path, limits);
  return read_binary(bytes, path, limits);
}

}  // namespace parapet::scans
