#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <functional>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

// The rules of the house (docs/architecture.md), kept by reading the sources as text.

namespace {

namespace fs = std::filesystem;

struct SourceFile {
  std::string path;  // from the project's root
  std::vector<std::string> lines;
};

const std::vector<std::string> kFolders = {"geometry", "physics", "rules", "scans",
                                           "viewer",   "cli",     "bench", "tests"};

std::vector<SourceFile> sources() {
  const fs::path root = PARAPET_SOURCE_DIR;
  std::vector<SourceFile> files;
  for (const std::string& folder : kFolders) {
    if (!fs::exists(root / folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const std::string extension = entry.path().extension().string();
      if (extension != ".h" && extension != ".cpp") continue;
      SourceFile file{fs::relative(entry.path(), root).generic_string(), {}};
      std::ifstream in(entry.path());
      for (std::string line; std::getline(in, line);) file.lines.push_back(line);
      files.push_back(std::move(file));
    }
  }
  return files;
}

bool is_in(const std::string& path, const std::string& folder) {
  return path.rfind(folder + "/", 0) == 0;
}

// The line without comment to its end and without texts.
std::string code_of(const std::string& line) {
  std::string code = std::regex_replace(line, std::regex(R"("(\\.|[^"\\])*")"), "\"\"");
  const std::size_t comment = code.find("//");
  return comment == std::string::npos ? code : code.substr(0, comment);
}

// "<file>:<line>: <text>" for every line of the sources that breaks the rule.
std::vector<std::string> broken(
    const std::function<bool(const std::string& path, const std::string& line)>& breaks) {
  std::vector<std::string> result;
  for (const SourceFile& file : sources()) {
    for (std::size_t n = 0; n < file.lines.size(); ++n) {
      if (breaks(file.path, file.lines[n])) {
        result.push_back(file.path + ":" + std::to_string(n + 1) + ": " + file.lines[n]);
      }
    }
  }
  return result;
}

void require_none(const std::vector<std::string>& lines) {
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  INFO(all);
  REQUIRE(lines.empty());
}

std::string included(const std::string& line) {
  std::smatch match;
  static const std::regex kInclude(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"])");
  return std::regex_search(line, match, kInclude) ? match[1].str() : std::string();
}

}  // namespace

TEST_CASE("the sources are found") { REQUIRE(sources().size() > 20); }

TEST_CASE("no floating point in geometry and rules") {
  static const std::regex kFloating(R"(\b(float|double|long double|float_t|double_t)\b)");
  static const std::regex kLiteral(R"((^|[^\w.])(\d+\.\d*|\.\d+)([eE][+-]?\d+)?f?\b)");
  require_none(broken([](const std::string& path, const std::string& line) {
    if (!is_in(path, "geometry") && !is_in(path, "rules")) return false;
    const std::string code = code_of(line);
    return std::regex_search(code, kFloating) || std::regex_search(code, kLiteral) ||
           included(line) == "cmath";
  }));
}

TEST_CASE("packages stay behind their walls") {
  require_none(broken([](const std::string& path, const std::string& line) {
    const std::string header = included(line);
    const bool is_test = is_in(path, "tests") || is_in(path, "bench");
    const bool is_source = path.size() > 4 && path.substr(path.size() - 4) == ".cpp";
    if (header.rfind("CGAL/", 0) == 0) {
      return !((is_in(path, "geometry") || is_in(path, "scans") || is_test) && is_source);
    }
    if (header.rfind("bullet/", 0) == 0 || header.rfind("btBullet", 0) == 0 ||
        header.rfind("BulletCollision/", 0) == 0 || header.rfind("LinearMath/", 0) == 0) {
      return !is_in(path, "physics") && !is_test;
    }
    if (header.rfind("Clp", 0) == 0 || header.rfind("Coin", 0) == 0) {
      return !(is_in(path, "physics") && is_source);
    }
    if (header.rfind("osg", 0) == 0 || header.rfind("EGL/", 0) == 0) {
      return !is_in(path, "viewer") && !is_in(path, "tests/viewer") && !is_in(path, "bench");
    }
    if (header.rfind("Eigen/", 0) == 0 || header.rfind("assimp/", 0) == 0 ||
        header.rfind("lib3mf/", 0) == 0 || header == "png.h" || header == "tiffio.h" ||
        header == "zlib.h") {
      return !((is_in(path, "scans") || is_test) && is_source);
    }
    if (header.rfind("boost/", 0) == 0) {
      return !((is_in(path, "geometry") || is_test) && is_source);
    }
    if (header == "zip.h") return !((is_in(path, "geometry/bricks") || is_test) && is_source);
    if (header.rfind("nlohmann/", 0) == 0) {
      return !is_in(path, "rules/files/json") && !(is_in(path, "scans/read") && is_source) &&
             !is_test;
    }
    return false;
  }));
}

TEST_CASE("dependencies between folders run one way") {
  const std::vector<std::pair<std::string, std::vector<std::string>>> allowed = {
      {"geometry", {"geometry"}},
      {"physics", {"geometry", "physics"}},
      {"scans", {"geometry", "scans"}},
      {"rules", {"geometry", "physics", "rules"}},
      {"viewer", {"geometry", "rules", "viewer"}},
  };
  require_none(broken([&](const std::string& path, const std::string& line) {
    const std::string header = included(line);
    if (header.find("..") != std::string::npos) return true;
    for (const auto& [folder, reach] : allowed) {
      if (!is_in(path, folder)) continue;
      for (const std::string& other : kFolders) {
        if (is_in(header, other) && std::find(reach.begin(), reach.end(), other) == reach.end()) {
          return true;
        }
      }
    }
    return false;
  }));
}

TEST_CASE("the rules know nothing of files, questions or each other") {
  require_none(broken([](const std::string& path, const std::string& line) {
    const std::string header = included(line);
    // What a collapse leaves is a file again.
    if (is_in(path, "rules/files") || is_in(path, "rules/collapse")) {
      return is_in(header, "rules/ask");
    }
    const bool asks = is_in(path, "rules/ask") || is_in(path, "rules/prove");
    if (!is_in(path, "rules") || asks) return false;
    if (is_in(header, "rules/files") || is_in(header, "rules/ask")) return true;
    // True sight is ruled on the boards of realms.
    const std::vector<std::pair<std::string, std::string>> strangers = {
        {"mayhem", "realms"},    {"mayhem", "skirmish"},   {"realms", "mayhem"},
        {"realms", "skirmish"},  {"skirmish", "mayhem"},   {"skyline", "mayhem"},
        {"skyline", "realms"},   {"skyline", "skybridge"}, {"skybridge", "mayhem"},
        {"skybridge", "realms"}, {"skybridge", "skyline"}};
    return std::any_of(strangers.begin(), strangers.end(), [&](const auto& pair) {
      return is_in(path, "rules/" + pair.first) && is_in(header, "rules/" + pair.second);
    });
  }));
}

TEST_CASE("a file has one idea: at most 400 lines") {
  std::vector<std::string> longer;
  for (const SourceFile& file : sources()) {
    if (file.lines.size() > 400) {
      longer.push_back(file.path + ": " + std::to_string(file.lines.size()));
    }
  }
  require_none(longer);
}

TEST_CASE("no macros of our own") {
  require_none(broken([](const std::string& path, const std::string& line) {
    return !is_in(path, "tests") && std::regex_search(line, std::regex(R"(^\s*#\s*define\b)"));
  }));
}
