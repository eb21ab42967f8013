#include "scans/read/ply_header.h"

#include <algorithm>
#include <array>
#include <utility>

#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

std::optional<PlyType> type_named(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, PlyType>, 16> kNames = {{
      {"char", PlyType::int8},
      {"int8", PlyType::int8},
      {"uchar", PlyType::uint8},
      {"uint8", PlyType::uint8},
      {"short", PlyType::int16},
      {"int16", PlyType::int16},
      {"ushort", PlyType::uint16},
      {"uint16", PlyType::uint16},
      {"int", PlyType::int32},
      {"int32", PlyType::int32},
      {"uint", PlyType::uint32},
      {"uint32", PlyType::uint32},
      {"float", PlyType::float32},
      {"float32", PlyType::float32},
      {"double", PlyType::float64},
      {"float64", PlyType::float64},
  }};
  const auto* const found = std::find_if(kNames.begin(), kNames.end(),
                                         [&](const auto& pair) { return pair.first == name; });
  if (found == kNames.end()) return std::nullopt;
  return found->second;
}

class HeaderLines {
 public:
  HeaderLines(std::string_view bytes, const std::string& path) : lines_(bytes), path_(path) {}

  Result<PlyHeader> read() {
    constexpr std::size_t kMostLines = 10'000;
    lines_.next();  // "ply"
    while (!lines_.at_end() && lines_.number() < kMostLines) {
      TextWords words(lines_.next());
      const std::string_view key = words.next();
      if (key == "end_header") return finish();
      if (auto read = read_line(key, words); !read) return Failure(read.error());
    }
    return bad_scan(path_, lines_.place(), "no end of the header", "\"end_header\"");
  }

 private:
  Result<void> read_line(std::string_view key, TextWords& words) {
    if (key.empty() || key == "comment" || key == "obj_info") return {};
    if (key == "format") return read_format(words.next());
    if (key == "element") return read_element(words);
    if (key == "property") return read_property(words);
    return wrong(key, "\"element\", \"property\", \"comment\" or \"end_header\"");
  }

  Result<void> read_format(std::string_view word) {
    has_format_ = true;
    if (word == "ascii") {
      header_.encoding = PlyEncoding::ascii;
    } else if (word == "binary_little_endian") {
      header_.encoding = PlyEncoding::little_endian;
    } else if (word == "binary_big_endian") {
      header_.encoding = PlyEncoding::big_endian;
    } else {
      return wrong(word, "\"ascii\", \"binary_little_endian\" or \"binary_big_endian\"");
    }
    return {};
  }

  Result<void> read_element(TextWords& words) {
    constexpr std::size_t kMostElements = 100;
    PlyElement element;
    element.name = std::string(words.next());
    const std::string_view word = words.next();
    const auto count = whole_number_of(word);
    if (!count || *count < 0) return wrong(word, "how many there are of them");
    if (header_.elements.size() >= kMostElements) return wrong("element", "at most 100 elements");
    element.count = static_cast<std::size_t>(*count);
    header_.elements.push_back(std::move(element));
    return {};
  }

  Result<void> read_property(TextWords& words) {
    constexpr std::size_t kMostProperties = 1000;
    if (header_.elements.empty()) return wrong("property", "\"element\" before it");
    std::vector<PlyProperty>& properties = header_.elements.back().properties;
    if (properties.size() >= kMostProperties) {
      return wrong("property", "at most 1000 properties");
    }
    PlyProperty property;
    std::string_view word = words.next();
    if (word == "list") {
      word = words.next();
      property.list_counted = type_named(word);
      if (!property.list_counted) return wrong(word, "the type of a count");
      word = words.next();
    }
    const auto type = type_named(word);
    if (!type) return wrong(word, "a type: char to int, float or double");
    property.type = *type;
    property.name = std::string(words.next());
    properties.push_back(std::move(property));
    return {};
  }

  Result<PlyHeader> finish() {
    if (!has_format_) return bad_scan(path_, "line 1", "no line \"format\"", "one in the header");
    header_.bytes = lines_.position();
    return std::move(header_);
  }

  Failure wrong(std::string_view word, std::string expected) const {
    return bad_scan(path_, lines_.place(), word.empty() ? "the end of the line" : quoted(word),
                    std::move(expected));
  }

  TextLines lines_;
  const std::string& path_;
  PlyHeader header_;
  bool has_format_ = false;
};

}  // namespace

std::size_t size_of(PlyType type) noexcept {
  switch (type) {
    case PlyType::int8:
    case PlyType::uint8:
      return 1;
    case PlyType::int16:
    case PlyType::uint16:
      return 2;
    case PlyType::int32:
    case PlyType::uint32:
    case PlyType::float32:
      return 4;
    case PlyType::float64:
      return 8;
  }
  return 8;
}

std::optional<std::size_t> PlyElement::find(std::string_view property) const {
  for (std::size_t n = 0; n < properties.size(); ++n) {
    if (properties[n].name == property) return n;
  }
  return std::nullopt;
}

std::optional<std::size_t> PlyElement::row_bytes() const {
  std::size_t bytes = 0;
  for (const PlyProperty& property : properties) {
    if (property.list_counted) return std::nullopt;
    bytes += size_of(property.type);
  }
  return bytes;
}

Result<PlyHeader> read_ply_header(std::string_view bytes, const std::string& path) {
  return HeaderLines(bytes, path).read();
}

}  // namespace parapet::scans
