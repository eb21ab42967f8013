#include "rules/files/json/json_parse.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "geometry/numbers/utf8.h"
#include "rules/files/json/json_syntax_fault.h"
#include "rules/files/json/line_column.h"

namespace parapet {
namespace {

// Hands nlohmann the text byte by byte and notes how far it has come, because its events do not say
// where they are.
class NotedIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  NotedIterator(const char* at, const char** noted) : at_(at), noted_(noted) {}

  reference operator*() const { return *at_; }
  NotedIterator& operator++() {
    *noted_ = ++at_;
    return *this;
  }
  friend bool operator==(const NotedIterator& a, const NotedIterator& b) { return a.at_ == b.at_; }
  friend bool operator!=(const NotedIterator& a, const NotedIterator& b) { return !(a == b); }

 private:
  const char* at_;
  const char** noted_;
};

constexpr std::size_t kMostMembers = 100'000;  // of one object

// With thousands separated: 1,048,576.
std::string with_commas(std::size_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t n = digits.size(); n > 3; n -= 3) digits.insert(n - 3, ",");
  return digits;
}

// Builds the tree from the reader's events. An event that returns false stops the reader.
class TreeBuilder {
 public:
  using number_integer_t = nlohmann::json::number_integer_t;
  using number_unsigned_t = nlohmann::json::number_unsigned_t;
  using number_float_t = nlohmann::json::number_float_t;
  using string_t = nlohmann::json::string_t;
  using binary_t = nlohmann::json::binary_t;

  TreeBuilder(std::string_view text, std::string_view file, const JsonLimits& limits)
      : text_(text), file_(file), limits_(limits), next_(text.data()), counted_(text.data()) {}

  // Where the reader notes the byte it comes to next.
  const char** next() { return &next_; }

  // REQUIRES: the reader has ended. The value, or why it ended early.
  Result<JsonValue> result() {
    if (fault_) return Failure(*std::move(fault_));
    return std::move(root_);
  }

  bool null() { return add(JsonValue()); }
  bool boolean(bool value) { return add(JsonValue::from_bool(value)); }
  bool number_integer(number_integer_t value) { return add_number(std::to_string(value)); }
  bool number_unsigned(number_unsigned_t value) { return add_number(std::to_string(value)); }
  bool number_float(number_float_t /*rounded*/, const string_t& digits) {
    std::string text = digits;
    // The reader may have put the locale's own decimal point into it.
    std::replace_if(
        text.begin(), text.end(),
        [](char c) { return std::string_view("0123456789+-eE").find(c) == std::string_view::npos; },
        '.');
    return add_number(std::move(text));
  }
  bool string(string_t& text) { return add(JsonValue::from_text(std::move(text))); }
  bool binary(binary_t& /*bytes*/) { return false; }  // never sent for text

  bool start_object(std::size_t /*unknown*/) { return open(true); }
  bool start_array(std::size_t /*unknown*/) { return open(false); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(string_t& name) {
    Frame& frame = open_.back();
    if (!frame.note_key(name)) {
      return stop(make_fault("duplicate-key", key_offset(),
                             "the key \"" + shortened(name, 60) + "\" a second time",
                             "each key of an object once"));
    }
    if (frame.members.size() == kMostMembers) {
      const std::string most = with_commas(kMostMembers);
      return stop(make_fault("limit", key_offset(), "an object of more than " + most + " keys",
                             "at most " + most));
    }
    frame.members.push_back({std::move(name), {}});
    return true;
  }

  template <class Exception>
  bool parse_error(std::size_t position, const std::string& token, const Exception& why) {
    SyntaxFault fault = syntax_fault(text_, {position, token, why.what()});
    return stop(
        make_fault("bad-json", fault.offset, std::move(fault.found), std::move(fault.expected)));
  }

 private:
  // A list or object that is not closed yet.
  struct Frame {
    bool is_object = false;
    std::size_t line = 0;
    std::vector<JsonValue> items;
    std::vector<JsonMember> members;
    std::set<std::string, std::less<>> keys;  // of more than a few members

    // Notes the key of the next member; false if there is one of that name.
    bool note_key(const std::string& name) {
      constexpr std::size_t kFew = 16;
      const auto is_it = [&](const JsonMember& member) { return member.key == name; };
      if (members.size() < kFew) return std::none_of(members.begin(), members.end(), is_it);
      if (members.size() == kFew) {
        for (const JsonMember& member : members) keys.insert(member.key);
      }
      return keys.insert(name).second;
    }
  };

  Fault make_fault(std::string code, std::size_t offset, std::string found,
                   std::string expected) const {
    Fault fault;
    fault.code = std::move(code);
    fault.file = file_;
    fault.place = to_text(line_column(text_, offset));
    fault.found = std::move(found);
    fault.expected = std::move(expected);
    fault.excerpt = excerpt_at(text_, offset);
    return fault;
  }

  bool stop(Fault fault) {
    if (!fault_) fault_ = std::move(fault);
    return false;
  }

  // The byte that was read last. A number is known to end only by the byte behind it.
  std::size_t last_offset() const {
    const auto bytes = static_cast<std::size_t>(next_ - text_.data());
    return bytes > 0 ? bytes - 1 : 0;
  }
  // The line of that byte, or the next one if it ends a line.
  std::size_t line() {
    lines_ += static_cast<std::size_t>(std::count(counted_, next_, '\n'));
    counted_ = next_;
    return lines_ + 1;
  }

  // Where the key that ended just now starts: at the quote before which no odd row of \ stands.
  std::size_t key_offset() const {
    std::size_t at = last_offset();
    while (at > 0) {
      --at;
      if (text_[at] != '"') continue;
      std::size_t slashes = 0;
      while (slashes < at && text_[at - slashes - 1] == '\\') ++slashes;
      if (slashes % 2 == 0) break;
    }
    return at;
  }

  bool add_number(std::string digits) {
    const bool read_past_line = next_ != text_.data() && text_[last_offset()] == '\n';
    return add_at(JsonValue::from_digits(std::move(digits)), line() - (read_past_line ? 1 : 0));
  }
  bool add(JsonValue value) { return add_at(std::move(value), line()); }

  bool add_at(JsonValue value, std::size_t line) {
    if (++values_ > limits_.values) {
      return stop(make_fault("limit", last_offset(),
                             "more than " + with_commas(limits_.values) + " values",
                             "at most " + with_commas(limits_.values)));
    }
    JsonValue placed = std::move(value).at_line(line);
    if (open_.empty()) {
      root_ = std::move(placed);
    } else if (open_.back().is_object) {
      open_.back().members.back().value = std::move(placed);
    } else {
      open_.back().items.push_back(std::move(placed));
    }
    return true;
  }

  bool open(bool is_object) {
    if (open_.size() >= limits_.levels) {
      const std::string most = std::to_string(limits_.levels);
      return stop(make_fault("limit", last_offset(),
                             "lists and objects nested more than " + most + " deep",
                             "at most " + most + " in each other"));
    }
    open_.emplace_back();
    open_.back().is_object = is_object;
    open_.back().line = line();
    return true;
  }

  bool close() {
    Frame frame = std::move(open_.back());
    open_.pop_back();
    return add_at(frame.is_object ? JsonValue::from_members(std::move(frame.members))
                                  : JsonValue::from_list(std::move(frame.items)),
                  frame.line);
  }

  std::string_view text_;
  std::string_view file_;
  JsonLimits limits_;
  const char* next_;
  const char* counted_;  // the lines before it are counted
  std::size_t lines_ = 0;
  std::vector<Frame> open_;
  std::size_t values_ = 0;
  JsonValue root_;
  std::optional<Fault> fault_;
};

// Faults of the text as a whole, before anything is read.
std::optional<Fault> check_text(std::string_view text, std::string_view file,
                                const JsonLimits& limits) {
  Fault fault;
  fault.file = file;
  if (text.size() > limits.bytes) {
    fault.code = "limit";
    fault.found = with_commas(text.size()) + " bytes";
    fault.expected = "at most " + with_commas(limits.bytes);
    return fault;
  }
  if (const auto offset = first_ill_formed_utf8(text)) {
    fault.code = "bad-utf8";
    fault.place = to_text(line_column(text, *offset));
    fault.found = "byte " + std::to_string(static_cast<unsigned char>(text[*offset]));
    fault.expected = "UTF-8, of which this byte is no part here";
    fault.excerpt = excerpt_at(text, *offset);
    return fault;
  }
  return std::nullopt;
}

}  // namespace

Result<JsonValue> parse_json(std::string_view text, std::string_view file,
                             const JsonLimits& limits) {
  if (auto fault = check_text(text, file, limits)) return Failure(*std::move(fault));
  constexpr bool kNothingBehind = true;
  constexpr bool kCommentsAllowed = true;
  TreeBuilder builder(text, file, limits);
  nlohmann::json::sax_parse(NotedIterator(text.data(), builder.next()),
                            NotedIterator(text.data() + text.size(), builder.next()), &builder,
                            nlohmann::json::input_format_t::json, kNothingBehind, kCommentsAllowed);
  return builder.result();
}

}  // namespace parapet
