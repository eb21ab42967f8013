#include "rules/files/json/json_syntax_fault.h"

#include <algorithm>
#include <array>

#include "geometry/numbers/utf8.h"

namespace parapet {
namespace {

constexpr std::size_t kLongestToken = 40;

// A message reads "[json.exception...] parse error at line L, column C: syntax error while parsing
// CONTEXT - unexpected TOKEN; expected TOKEN", or with "REASON; last read: '...'" for a token that
// is wrong in itself. What was read last may hold any text, so a message is split from its front.
struct Message {
  std::string_view context;
  std::string_view reason;      // empty if the token is sound but stands in the wrong place
  std::string_view unexpected;  // the kind of a sound token in the wrong place
  bool expects_end = false;     // the value was complete
};

constexpr std::string_view kWhile = "syntax error while parsing ";
constexpr std::string_view kDash = " - ";
constexpr std::string_view kUnexpected = "unexpected ";

Message split(std::string_view text) {
  Message message;
  const std::size_t start = text.find(kWhile);
  if (start == std::string_view::npos) return message;
  text.remove_prefix(start + kWhile.size());
  const std::size_t dash = text.find(kDash);
  if (dash == std::string_view::npos) return message;
  message.context = text.substr(0, dash);
  text.remove_prefix(dash + kDash.size());
  message.expects_end = text.ends_with("; expected end of input");
  if (text.starts_with(kUnexpected)) {
    text.remove_prefix(kUnexpected.size());
    message.unexpected = text.substr(0, text.find(';'));
  } else {
    message.reason = text.substr(0, text.find("; last read: '"));
  }
  return message;
}

std::string expected_in(const Message& message) {
  if (message.expects_end) return "nothing more: the value is complete";
  if (message.context == "object key") return "a key in double quotes";
  if (message.context == "object separator") return "':' and the value of the key";
  if (message.context == "object") return "',' and the next key, or '}'";
  if (message.context == "array") return "',' and the next value, or ']'";
  return "a value";
}

// What should stand where a token is wrong in itself: the kind of token it is, and the reader's
// reason.
std::string expected_of_token(const Message& message) {
  struct Kind {
    std::string_view prefix;
    std::string_view name;
  };
  constexpr std::array<Kind, 3> kKinds = {{{"invalid string: ", "a string in double quotes"},
                                           {"invalid number; ", "a number"},
                                           {"invalid comment; ", "a comment"}}};
  for (const Kind& kind : kKinds) {
    if (!message.reason.starts_with(kind.prefix)) continue;
    return std::string(kind.name) + " (" + std::string(message.reason.substr(kind.prefix.size())) +
           ")";
  }
  return expected_in(message);  // an invalid literal: no token at all
}

// How many bytes a token has that stands in the wrong place. What the reader says it read last may
// hold tokens before it too, but for strings and numbers.
std::size_t token_length(const Message& message, const JsonComplaint& complaint) {
  const std::string_view kind = message.unexpected;
  if (kind == "string literal" || kind == "number literal") return complaint.token.size();
  if (kind == "true literal" || kind == "null literal") return 4;
  if (kind == "false literal") return 5;
  return 1;
}

// The whole word or character at a byte: what a person sees standing there.
std::string word_at(std::string_view text, std::size_t offset) {
  const auto is_letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  std::size_t from = offset;
  std::size_t end = offset + std::max<std::size_t>(1, utf8_length(text.substr(offset)));
  if (is_letter(text[offset])) {
    while (from > 0 && offset - from < kLongestToken && is_letter(text[from - 1])) --from;
    while (end < text.size() && end - from < kLongestToken && is_letter(text[end])) ++end;
  }
  const auto code = static_cast<unsigned char>(text[from]);
  if (code == '\n' || code == '\r') return "the end of the line";
  if (code < 0x20U || code == 0x7FU) return "the control character " + std::to_string(code);
  return "'" + std::string(text.substr(from, end - from)) + "'";
}

}  // namespace

SyntaxFault syntax_fault(std::string_view text, const JsonComplaint& complaint) {
  const Message message = split(complaint.message);
  SyntaxFault fault;
  fault.expected = message.reason.empty() ? expected_in(message) : expected_of_token(message);
  fault.offset = complaint.position > 0 ? complaint.position - 1 : 0;
  if (fault.offset >= text.size()) {
    fault.offset = text.size();
    fault.found = "the end of the text";
    return fault;
  }
  if (message.context.empty()) {  // sound JSON, but a number whose size no reader could hold
    fault.found = shortened(complaint.token, kLongestToken);
    fault.expected = "a number of at most 64 bits";
    return fault;
  }
  // A token that stands in the wrong place is shown whole, from where it starts.
  if (message.reason.empty()) {
    const std::size_t length = std::min(token_length(message, complaint), complaint.position);
    fault.offset = complaint.position - length;
    fault.found = "'" + shortened(text.substr(fault.offset, length), kLongestToken) + "'";
    return fault;
  }
  fault.found = word_at(text, fault.offset);
  return fault;
}

}  // namespace parapet
