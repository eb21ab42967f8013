#include "geometry/bricks/ldraw_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>

#include "geometry/bricks/file_name.h"
#include "geometry/numbers/utf8.h"

namespace parapet {
namespace {

// The characters of Windows 1252 from 0x80 to 0x9F; those that it leaves open are kept as they are.
constexpr std::array<std::uint16_t, 32> kWindows1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

void append_utf8(std::string& text, std::uint32_t character) {
  const auto byte = [&](std::uint32_t value) { text += static_cast<char>(value); };
  if (character < 0x80U) {
    byte(character);
  } else if (character < 0x800U) {
    byte(0xC0U | (character >> 6U));
    byte(0x80U | (character & 0x3FU));
  } else {
    byte(0xE0U | (character >> 12U));
    byte(0x80U | ((character >> 6U) & 0x3FU));
    byte(0x80U | (character & 0x3FU));
  }
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\f' || c == '\v'; }

// How many bytes stand before the first that is looked for: a whole file may be one line.
template <class Wanted>
std::size_t count_until(std::string_view text, const Wanted& wanted) {
  return static_cast<std::size_t>(std::find_if(text.begin(), text.end(), wanted) - text.begin());
}

// What cuts a file: "0 FILE name" with its name, or "0 NOFILE".
struct Cut {
  bool opens = false;
  std::string_view name;
};

bool is_control(unsigned char byte) {
  return (byte < 0x20U && byte != '\r' && byte != '\n') || byte == 0x7FU;
}

// Puts blanks where control characters are that end no line, also those of two bytes (0x80 to
// 0x9F).
void blank_controls(std::string& text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (is_control(byte)) text[i] = ' ';
    if (byte != 0xC2U || i + 1 == text.size()) continue;
    if (static_cast<unsigned char>(text[i + 1]) < 0xA0U) text[i] = text[i + 1] = ' ';
  }
}

std::optional<Cut> cut_of(std::string_view line) {
  if (take_word(line) != "0") return std::nullopt;
  const std::string_view command = take_word(line);
  if (command == "FILE") return Cut{true, trimmed(line)};
  if (command == "NOFILE") return Cut{};
  return std::nullopt;
}

bool is_code(std::string_view line) {
  const std::string_view type = take_word(line);
  return type.size() == 1 && '1' <= type[0] && type[0] <= '5';
}

// Cuts line by line; `open` is whether a section takes the lines.
class Cutter {
 public:
  Cutter(LdrawText& result, const std::string& file, std::size_t most_sections)
      : result_(result), file_(file), most_sections_(most_sections) {}

  Result<void> cut() {
    std::string_view rest = result_.text;
    while (!rest.empty()) {
      const std::size_t begin = result_.text.size() - rest.size();
      const std::string_view line = take_line(rest);
      ++result_.lines;
      if (const std::optional<Cut> found = cut_of(line)) {
        close(begin);
        if (!found->opens) continue;
        if (const auto fault = fault_of(*found)) return Failure(*fault);
        open_section(std::string(found->name), result_.text.size() - rest.size());
      } else if (!open_ && first_stray_ == 0 && is_code(line)) {
        first_stray_ = result_.lines;
      }
    }
    close(result_.text.size());
    if (result_.sections.empty()) {  // a plain file
      result_.sections.push_back({file_, 0, result_.text.size(), 1});
    } else if (first_stray_ != 0) {
      warn("stray-code", "line " + std::to_string(first_stray_) +
                             ": code outside of the sections is not read, and there may be more");
    }
    return {};
  }

 private:
  std::optional<Fault> fault_of(const Cut& section) const {
    if (result_.sections.size() == most_sections_) {
      return Fault{"too-many-files",
                   file_,
                   "",
                   "more files and sections",
                   "at most " + std::to_string(most_sections_),
                   ""};
    }
    if (section.name.size() <= kMostNameBytes) return std::nullopt;
    return Fault{"bad-line",
                 file_,
                 "line " + std::to_string(result_.lines),
                 "a section with a name of " + std::to_string(section.name.size()) + " bytes",
                 "at most " + std::to_string(kMostNameBytes),
                 ""};
  }

  void open_section(std::string name, std::size_t begin) {
    const auto [slot, added] = spelled_.emplace(file_key(name), name);
    if (name.empty()) {
      warn("unnamed-section", "line " + std::to_string(result_.lines) + ": 0 FILE without a name");
    } else if (!added) {
      warn("duplicate-section",
           "line " + std::to_string(result_.lines) + ": section \"" + name + "\" is there already" +
               (slot->second == name ? std::string(": the first one counts")
                                     : " as \"" + slot->second + "\": the spelling decides"));
    }
    result_.sections.push_back({std::move(name), begin, begin, result_.lines + 1});
    open_ = true;
  }

  void close(std::size_t end) {
    if (open_) result_.sections.back().end = end;
    open_ = false;
  }

  void warn(std::string code, std::string text) {
    result_.warnings.push_back({std::move(code), std::move(text)});
  }

  LdrawText& result_;
  const std::string& file_;
  std::size_t most_sections_;
  std::map<std::string, std::string> spelled_;
  bool open_ = false;
  std::size_t first_stray_ = 0;
};

}  // namespace

std::string_view take_line(std::string_view& text) {
  const std::size_t end = count_until(text, [](char c) { return c == '\n' || c == '\r'; });
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end);
  if (text.starts_with("\r\n")) {
    text.remove_prefix(2);
  } else if (!text.empty()) {
    text.remove_prefix(1);
  }
  return line;
}

std::string_view take_word(std::string_view& line) {
  line.remove_prefix(count_until(line, [](char c) { return !is_blank(c); }));
  const std::size_t end = count_until(line, is_blank);
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(end);
  return word;
}

std::string_view trimmed(std::string_view line) {
  constexpr std::string_view kBlanks = " \t\f\v\r\n";
  line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
  const std::size_t last = line.find_last_not_of(kBlanks);
  return last == std::string_view::npos ? std::string_view{} : line.substr(0, last + 1);
}

std::string to_utf8(std::string bytes) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (bytes.starts_with(kMark)) bytes.erase(0, kMark.size());
  if (!first_ill_formed_utf8(bytes)) {
    blank_controls(bytes);
    return bytes;
  }
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  for (const char character : bytes) {
    const auto byte = static_cast<unsigned char>(character);
    append_utf8(text, 0x80U <= byte && byte < 0xA0U ? kWindows1252[byte - 0x80U] : byte);
  }
  blank_controls(text);
  return text;
}

Result<LdrawText> split_ldraw(const std::string& file, std::string bytes,
                              std::size_t most_sections) {
  if (const std::size_t zero = bytes.find('\0'); zero != std::string::npos) {
    return Failure({"not-a-model", file, "byte " + std::to_string(zero), "a byte 0",
                    "a text of LDraw in UTF-8", ""});
  }
  LdrawText result;
  result.text = to_utf8(std::move(bytes));
  if (const auto cut = Cutter(result, file, most_sections).cut(); !cut) {
    return Failure(cut.error());
  }
  return result;
}

}  // namespace parapet
