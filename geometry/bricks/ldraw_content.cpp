#include "geometry/bricks/ldraw_content.h"

#include <algorithm>
#include <utility>

#include "geometry/bricks/file_name.h"
#include "geometry/bricks/ldraw_text.h"
#include "geometry/numbers/utf8.h"

namespace parapet {
namespace {

constexpr std::size_t kShown = 120;  // bytes of a bad line

// A line on its way to becoming something; the first bad word is kept as a fault.
class LineReader {
 public:
  LineReader(const std::string& file, std::string_view line, std::size_t number)
      : file_(file), line_(line), rest_(line), number_(number) {
    take_word(rest_);  // the type
  }

  Decimal decimal() {
    const std::string_view word = take_word(rest_);
    const auto value = parse_decimal(word);
    if (value) return *value;
    if (value.error() == DecimalFault::out_of_range) {
      fail("number-out-of-range", word, "a number between -1,000,000 and 1,000,000");
    } else {
      fail("bad-line", word, "a number");
    }
    return {};
  }

  DecimalPoint point() {
    DecimalPoint result;
    for (Decimal& coordinate : result) coordinate = decimal();
    return result;
  }

  ColourCode colour() {
    const std::string_view word = take_word(rest_);
    if (word.empty()) fail("bad-line", word, "a colour");
    return parse_colour(word);
  }

  std::string name() {
    const std::string_view text = trimmed(rest_);
    if (text.size() > kMostNameBytes) {
      fail("bad-line", text, "a name of at most " + std::to_string(kMostNameBytes) + " bytes");
      return {};
    }
    if (file_key(text).empty()) fail("bad-line", text, "the name of a file");
    return std::string(text);
  }

  const std::optional<Fault>& fault() const { return fault_; }

 private:
  void fail(std::string code, std::string_view found, std::string expected) {
    if (fault_) return;
    fault_ = Fault{std::move(code),
                   file_,
                   "line " + std::to_string(number_),
                   found.empty() ? "the end of the line" : "\"" + shortened(found, kShown) + "\"",
                   std::move(expected),
                   "    " + shortened(line_, kShown)};
  }

  const std::string& file_;
  std::string_view line_;
  std::string_view rest_;
  std::size_t number_;
  std::optional<Fault> fault_;
};

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& character : result) {
    if ('A' <= character && character <= 'Z') character = static_cast<char>(character + 32);
  }
  return result;
}

// What a word of "0 !LDRAW_ORG word" says, whether official or not.
LdrawKind kind_of(std::string_view word) {
  std::string name = lower(word);
  constexpr std::string_view kUnofficial = "unofficial_";
  if (name.starts_with(kUnofficial)) name.erase(0, kUnofficial.size());
  if (name == "part" || name == "shortcut") return LdrawKind::part;
  if (name == "model" || name == "submodel") return LdrawKind::model;
  if (name == "subpart" || name.ends_with("primitive")) return LdrawKind::piece;
  return LdrawKind::unmarked;
}

// What a META line says of the file; unmarked if nothing.
LdrawKind kind_of_line(std::string_view words) {
  std::string_view rest = words;
  const std::string command = lower(take_word(rest));
  if (command == "!ldraw_org" || command == "ldraw_org") return kind_of(take_word(rest));
  if (command == "unofficial" || command == "official") {
    std::string_view word = take_word(rest);
    if (lower(word) == "lcad" || lower(word) == "ldraw") word = take_word(rest);
    return trimmed(rest).empty() ? kind_of(word) : LdrawKind::unmarked;
  }
  if (command == "custombrick") return LdrawKind::part;  // Studio's mark of its custom parts
  return LdrawKind::unmarked;
}

bool is_title(std::string_view words) {
  const std::string first = lower(take_word(words));
  constexpr std::array<std::string_view, 6> kOthers{"name:", "author:", "bfc",
                                                    "//",    "file",    "custombrick"};
  return !first.empty() && first[0] != '!' &&
         std::find(kOthers.begin(), kOthers.end(), first) == kOthers.end();
}

std::string with_single_blanks(std::string_view text) {
  std::string result;
  for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
    result += (result.empty() ? "" : " ") + std::string(word);
  }
  return result;
}

void read_meta(std::string_view words, LdrawContent& content) {
  const bool in_header = content.references.empty() && content.faces.empty();
  if (!in_header) return;
  const LdrawKind kind = kind_of_line(words);
  if (kind != LdrawKind::unmarked && content.kind == LdrawKind::unmarked) content.kind = kind;
  if (content.title.empty() && is_title(words)) content.title = with_single_blanks(words);
}

}  // namespace

LdrawContent parse_ldraw(const std::string& file, std::string_view text, std::size_t first_line) {
  LdrawContent content;
  for (std::size_t number = first_line; !text.empty(); ++number) {
    const std::string_view line = take_line(text);
    std::string_view rest = line;
    const std::string_view type = take_word(rest);
    if (type == "0") {
      read_meta(rest, content);
      continue;
    }
    if (type != "1" && type != "3" && type != "4") continue;
    LineReader reader(file, line, number);
    ColourCode colour = reader.colour();
    if (type == "1") {
      LdrawReference reference{{}, std::move(colour), {}, number};
      reference.placement.at = reader.point();
      for (DecimalPoint& row : reference.placement.turn) row = reader.point();
      reference.name = reader.name();
      if (!reader.fault()) content.references.push_back(std::move(reference));
    } else {
      LdrawFace face{{}, type == "4", number};
      for (std::size_t i = 0; i < (face.is_quad ? 4U : 3U); ++i) face.corners[i] = reader.point();
      if (content.faces.empty()) content.references_before_faces = content.references.size();
      if (!reader.fault()) content.faces.push_back(face);
    }
    if (reader.fault() && !content.fault) content.fault = reader.fault();
  }
  return content;
}

}  // namespace parapet
