#include "rules/files/json/json_write.h"

#include <array>
#include <string_view>

#include "geometry/numbers/utf8.h"

namespace parapet {
namespace {

constexpr std::size_t kColumns = 100;
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

// A control character as JSON writes it.
std::string escaped_control(char control) {
  switch (control) {
    case '\b':
      return "\\b";
    case '\f':
      return "\\f";
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      break;
  }
  constexpr std::string_view kHex = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(control);
  return std::string("\\u00") + kHex[code >> 4U] + kHex[code & 0xFU];
}

void append_text(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) {
      out += kReplacement;
      text.remove_prefix(1);
      continue;
    }
    const char first = text.front();
    if (first == '"' || first == '\\') out += '\\';
    if (static_cast<unsigned char>(first) < 0x20U) {
      out += escaped_control(first);
    } else {
      out += text.substr(0, length);
    }
    text.remove_prefix(length);
  }
  out += '"';
}

// What stands between the parts of a list or object on one line.
struct Gaps {
  std::string_view comma;
  std::string_view colon;
};
constexpr Gaps kTight{",", ":"};
constexpr Gaps kSpaced{", ", ": "};

// Appends the value on one line, but gives up once `out` is longer than `most`.
void append_line(std::string& out, const JsonValue& value, const Gaps& gaps, std::size_t most) {
  if (out.size() > most) return;
  std::string_view gap;
  switch (value.kind()) {
    case JsonValue::Kind::null:
      out += "null";
      return;
    case JsonValue::Kind::boolean:
      out += value.as_bool() ? "true" : "false";
      return;
    case JsonValue::Kind::number:
      out += value.digits();
      return;
    case JsonValue::Kind::text:
      // A text that is longer by itself need not be written to know it.
      if (value.text().size() > most) {
        out.append(most + 1 - out.size(), ' ');
      } else {
        append_text(out, value.text());
      }
      return;
    case JsonValue::Kind::list:
      out += '[';
      for (const JsonValue& item : value.items()) {
        out += gap;
        append_line(out, item, gaps, most);
        if (out.size() > most) return;
        gap = gaps.comma;
      }
      out += ']';
      return;
    case JsonValue::Kind::object:
      out += '{';
      for (const JsonMember& member : value.members()) {
        out += gap;
        append_text(out, member.key);
        out += gaps.colon;
        append_line(out, member.value, gaps, most);
        if (out.size() > most) return;
        gap = gaps.comma;
      }
      out += '}';
      return;
  }
}

constexpr std::size_t kWhole = std::string::npos - 1;

std::string on_one_line(const JsonValue& value, const Gaps& gaps) {
  std::string out;
  append_line(out, value, gaps, kWhole);
  return out;
}

std::size_t last_line_length(const std::string& out) {
  const std::size_t line_break = out.rfind('\n');
  return line_break == std::string::npos ? out.size() : out.size() - line_break - 1;
}

void append_pretty(std::string& out, const JsonValue& value, std::size_t indent,
                   std::size_t after) {
  const std::size_t used = last_line_length(out) + after;
  const bool has_parts = !value.items().empty() || !value.members().empty();
  if (!has_parts || (used <= kColumns && fits_one_line(value, kColumns - used))) {
    append_line(out, value, kSpaced, kWhole);
    return;
  }
  const std::string margin = "\n" + std::string(indent + 2, ' ');
  std::string_view gap;
  out += value.is_list() ? '[' : '{';
  for (std::size_t n = 0; n < value.items().size(); ++n) {
    out += gap;
    out += margin;
    append_pretty(out, value.items()[n], indent + 2, n + 1 < value.items().size() ? 1 : 0);
    gap = ",";
  }
  for (std::size_t n = 0; n < value.members().size(); ++n) {
    out += gap;
    out += margin;
    append_text(out, value.members()[n].key);
    out += ": ";
    append_pretty(out, value.members()[n].value, indent + 2,
                  n + 1 < value.members().size() ? 1 : 0);
    gap = ",";
  }
  out += "\n" + std::string(indent, ' ');
  out += value.is_list() ? ']' : '}';
}

}  // namespace

std::string write_json_line(const JsonValue& value) { return on_one_line(value, kTight); }

std::string write_json_spaced(const JsonValue& value) { return on_one_line(value, kSpaced); }

std::string write_json_pretty(const JsonValue& value) {
  std::string out;
  append_pretty(out, value, 0, 0);
  out += '\n';
  return out;
}

bool fits_one_line(const JsonValue& value, std::size_t width) {
  std::string out;
  append_line(out, value, kSpaced, width);
  return out.size() <= width;
}

std::string described(const JsonValue& value) {
  constexpr std::size_t kShort = 40;
  constexpr std::size_t kLongest = 60;
  switch (value.kind()) {
    case JsonValue::Kind::text:
      return write_json_line(JsonValue::from_text(shortened(value.text(), kLongest)));
    case JsonValue::Kind::number:
      return shortened(value.digits(), kLongest);
    case JsonValue::Kind::list:
    case JsonValue::Kind::object:
      if (fits_one_line(value, kShort)) return write_json_spaced(value);
      return value.is_list() ? "a list of " + std::to_string(value.items().size())
                             : "an object of " + std::to_string(value.members().size()) + " keys";
    case JsonValue::Kind::null:
    case JsonValue::Kind::boolean:
      break;
  }
  return write_json_line(value);
}

}  // namespace parapet
