#include "tests/support/library_mesh.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace parapet::testing {
namespace {

using Place = std::array<double, 3>;
using Matrix = std::array<double, 12>;  // x y z a b c d e f g h i, as a line of type 1 has them

Place moved(const Matrix& m, const Place& p) {
  return {m[0] + m[3] * p[0] + m[4] * p[1] + m[5] * p[2],
          m[1] + m[6] * p[0] + m[7] * p[1] + m[8] * p[2],
          m[2] + m[9] * p[0] + m[10] * p[1] + m[11] * p[2]};
}

Matrix chained(const Matrix& outer, const Matrix& inner) {
  const Place at = moved(outer, {inner[0], inner[1], inner[2]});
  Matrix result{at[0], at[1], at[2]};
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      for (std::size_t k = 0; k < 3; ++k) {
        result[3 + 3 * row + column] += outer[3 + 3 * row + k] * inner[3 + 3 * k + column];
      }
    }
  }
  return result;
}

std::string lower(std::string text) {
  for (char& letter : text) {
    letter =
        letter == '\\' ? '/' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  return text;
}

// The primitives that stand for a stud on top, in all their kinds.
bool is_stud(const std::string& file) {
  static const std::set<std::string> kStuds = {"stud",   "stud2",  "stud2a", "studa",  "studp01",
                                               "stud10", "stud15", "stud6",  "stud6a", "stud9",
                                               "stud13", "studel", "stud17a"};
  return kStuds.contains(std::filesystem::path(file).stem().string());
}

void walk(const std::string& folder, const std::filesystem::path& path, const Matrix& to_part,
          int depth, LibraryPart& part) {
  std::ifstream in(path);
  for (std::string line; depth < 20 && std::getline(in, line);) {
    std::istringstream words(line);
    int type = 0;
    if (!(words >> type)) continue;
    if (type == 1) {
      std::string colour;
      words >> colour;
      Matrix place{};
      for (double& number : place) words >> number;
      std::string name;
      std::getline(words >> std::ws, name);
      while (!name.empty() && std::isspace(static_cast<unsigned char>(name.back())) != 0) {
        name.pop_back();
      }
      name = lower(name);
      const Matrix whole = chained(to_part, place);
      if (is_stud(name)) {
        part.studs.push_back({whole[0], whole[1], whole[2]});
        continue;
      }
      for (const char* below : {"/parts/", "/p/"}) {
        if (!std::filesystem::exists(folder + below + name)) continue;
        walk(folder, folder + below + name, whole, depth + 1, part);
        break;
      }
    } else if (type == 3 || type == 4) {
      std::string colour;
      words >> colour;
      std::vector<Place> corners;
      for (int corner = 0; corner < type; ++corner) {
        Place place{};
        for (double& number : place) words >> number;
        place = moved(to_part, place);
        for (std::size_t i = 0; i < 3; ++i) {
          part.lo[i] = std::min(part.lo[i], place[i]);
          part.hi[i] = std::max(part.hi[i], place[i]);
        }
        corners.push_back(place);
      }
      part.triangles.push_back({corners[0], corners[1], corners[2]});
      if (type == 4) part.triangles.push_back({corners[0], corners[2], corners[3]});
    }
  }
}

}  // namespace

std::optional<LibraryPart> library_part(const std::string& folder, const std::string& number) {
  const std::filesystem::path path = folder + "/parts/" + number + ".dat";
  std::ifstream in(path);
  std::string first;
  if (!std::getline(in, first)) return std::nullopt;
  LibraryPart part{"", {1e9, 1e9, 1e9}, {-1e9, -1e9, -1e9}, {}, {}};
  std::istringstream words(first.substr(std::min<std::size_t>(1, first.size())));
  for (std::string word; words >> word;) part.title += (part.title.empty() ? "" : " ") + word;
  if (part.title.rfind('=', 0) == 0) part.title.erase(0, 1);
  walk(folder, path, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}, 0, part);
  return part;
}

std::optional<double> top_of(const LibraryPart& part, double x, double z) {
  std::optional<double> top;
  for (const auto& [a, b, c] : part.triangles) {
    const double area = (b[2] - c[2]) * (a[0] - c[0]) + (c[0] - b[0]) * (a[2] - c[2]);
    if (std::abs(area) < 1e-9) continue;
    const double u = ((b[2] - c[2]) * (x - c[0]) + (c[0] - b[0]) * (z - c[2])) / area;
    const double v = ((c[2] - a[2]) * (x - c[0]) + (a[0] - c[0]) * (z - c[2])) / area;
    if (u < 0 || v < 0 || u + v > 1) continue;
    const double y = u * a[1] + v * b[1] + (1 - u - v) * c[1];
    if (!top || y < *top) top = y;
  }
  return top;
}

}  // namespace parapet::testing
