#include "geometry/solids/ply_header.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "geometry/numbers/utf8.h"

namespace parapet {
namespace {

constexpr std::size_t kMaxElements = 64;
constexpr std::size_t kMaxProperties = 256;
constexpr std::size_t kMaxShown = 60;  // bytes of a line in a fault

struct TypeName {
  std::string_view name;
  PlyType type;
};
constexpr std::array<TypeName, 16> kTypeNames{{{"char", PlyType::int8},
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
                                               {"float", PlyType::single},
                                               {"float32", PlyType::single},
                                               {"double", PlyType::twofold},
                                               {"float64", PlyType::twofold}}};

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }

std::optional<PlyType> type_of(std::string_view name) {
  for (const TypeName& known : kTypeNames) {
    if (known.name == name) return known.type;
  }
  return std::nullopt;
}

class HeaderReader {
 public:
  HeaderReader(std::string_view bytes, const std::string& file)
      : rest_(bytes), size_(bytes.size()), file_(file) {}

  Result<PlyHeader> read() {
    if (!next()) return Failure(fault("bad-mesh", "the end of the file", "the word \"ply\""));
    if (line_ != "ply") return Failure(wrong("the word \"ply\""));
    bool has_format = false;
    while (next()) {
      std::string_view words = line_;
      const std::string_view command = take_ply_word(words);
      if (command == "end_header") {
        if (!has_format) return Failure(wrong("a line \"format\" before it"));
        header_.rows_at = size_ - rest_.size();
        return std::move(header_);
      }
      if (command.empty() || command == "comment" || command == "obj_info") continue;
      if (command == "format") has_format = true;
      if (auto read = read_command(command, words); !read) return Failure(read.error());
    }
    return Failure(fault("bad-mesh", "the end of the file", "\"end_header\""));
  }

 private:
  bool next() {
    ++header_.lines;
    if (rest_.empty()) return false;
    line_ = take_ply_line(rest_);
    return true;
  }

  Fault fault(std::string code, std::string found, std::string expected) const {
    return {std::move(code),     file_, "line " + std::to_string(header_.lines), std::move(found),
            std::move(expected), {}};
  }

  Fault wrong(std::string expected) const {
    return fault("bad-mesh", "\"" + shortened(line_, kMaxShown) + "\"", std::move(expected));
  }

  Result<void> read_command(std::string_view command, std::string_view words) {
    if (command == "format") return read_format(words);
    if (command == "element") return read_element(words);
    if (command == "property") return read_property(words);
    return Failure(wrong("\"format\", \"element\", \"property\", \"comment\" or \"end_header\""));
  }

  Result<void> read_format(std::string_view words) {
    const std::string_view name = take_ply_word(words);
    if (name == "ascii") {
      header_.format = PlyFormat::ascii;
    } else if (name == "binary_little_endian") {
      header_.format = PlyFormat::little_endian;
    } else if (name == "binary_big_endian") {
      header_.format = PlyFormat::big_endian;
    } else {
      return Failure(wrong("\"ascii\", \"binary_little_endian\" or \"binary_big_endian\""));
    }
    return {};
  }

  Result<void> read_element(std::string_view words) {
    if (header_.elements.size() == kMaxElements) {
      return Failure(fault("limit", "more than 64 elements", "at most that many"));
    }
    PlyElement element;
    element.name = take_ply_word(words);
    const std::string_view count = take_ply_word(words);
    const char* const end = count.data() + count.size();
    const auto read = std::from_chars(count.data(), end, element.count);
    if (element.name.empty() || read.ec != std::errc() || read.ptr != end) {
      return Failure(wrong("an element with its count, such as \"element vertex 8\""));
    }
    header_.elements.push_back(std::move(element));
    return {};
  }

  Result<void> read_property(std::string_view words) {
    if (header_.elements.empty()) return Failure(wrong("an element before its properties"));
    std::vector<PlyProperty>& properties = header_.elements.back().properties;
    if (properties.size() == kMaxProperties) {
      return Failure(fault("limit", "more than 256 properties", "at most that many"));
    }
    PlyProperty property;
    std::string_view type = take_ply_word(words);
    if (type == "list") {
      property.count_type = type_of(take_ply_word(words));
      if (!property.count_type || !is_whole(*property.count_type)) {
        return Failure(wrong("a list counted in whole numbers, such as \"list uchar int\""));
      }
      type = take_ply_word(words);
    }
    const auto known = type_of(type);
    property.name = take_ply_word(words);
    if (!known || property.name.empty()) {
      return Failure(wrong("a property such as \"float x\""));
    }
    property.type = *known;
    properties.push_back(std::move(property));
    return {};
  }

  std::string_view rest_;
  std::size_t size_;
  const std::string& file_;
  std::string_view line_;
  PlyHeader header_;
};

}  // namespace

std::size_t byte_size(PlyType type) noexcept {
  constexpr std::array<std::size_t, 8> kSizes{1, 1, 2, 2, 4, 4, 4, 8};
  return kSizes[static_cast<std::size_t>(type)];
}

std::optional<std::size_t> PlyElement::find(std::string_view property) const {
  for (std::size_t n = 0; n < properties.size(); ++n) {
    if (properties[n].name == property) return n;
  }
  return std::nullopt;
}

std::string_view take_ply_line(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
  const std::string_view line = text.substr(0, end);
  const bool two = text.substr(end, 2) == "\r\n";
  text.remove_prefix(std::min(end + (two ? 2 : 1), text.size()));
  return line;
}

std::string_view take_ply_word(std::string_view& line) {
  std::size_t begin = 0;
  while (begin < line.size() && is_blank(line[begin])) ++begin;
  std::size_t end = begin;
  while (end < line.size() && !is_blank(line[end])) ++end;
  const std::string_view word = line.substr(begin, end - begin);
  line.remove_prefix(end);
  return word;
}

Result<PlyHeader> read_ply_header(std::string_view bytes, const std::string& file) {
  return HeaderReader(bytes, file).read();
}

}  // namespace parapet
