#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace parapet::scans {

// Space, tab, and what ends a line or a page.
constexpr bool is_blank(char c) noexcept { return c == ' ' || (c >= '\t' && c <= '\r'); }

// The words of a text, one after another, whatever stands between them.
class TextWords {
 public:
  explicit TextWords(std::string_view text) : text_(text) {}

  // The next one; empty at the end.
  std::string_view next() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
    begin_ = at_;
    while (at_ < text_.size() && !is_blank(text_[at_])) ++at_;
    return text_.substr(begin_, at_ - begin_);
  }

  // Goes on behind the end of the line that the last word stands in.
  void skip_line() {
    const std::size_t end = text_.find('\n', at_);
    at_ = end == std::string_view::npos ? text_.size() : end;
  }

  std::size_t position() const { return at_; }
  void go_to(std::size_t position) { at_ = position; }
  std::size_t left() const { return text_.size() - at_; }

  // Of the last word: "line 12".
  std::string place() const;

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t begin_ = 0;
};

// Line by line, whether they end as on Unix, Windows or old Macintoshes.
class TextLines {
 public:
  explicit TextLines(std::string_view text) : text_(text) {}

  bool at_end() const { return at_ >= text_.size(); }
  std::string_view next();
  std::size_t number() const { return number_; }  // of the last line, from 1
  std::size_t position() const { return at_; }    // where the next one begins
  std::size_t left() const { return text_.size() - at_; }
  std::string place() const { return "line " + std::to_string(number_); }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t feed_ = 0;  // the next line feed: not looked for again at every carriage return
  std::size_t number_ = 0;
};

// The value of a whole word: a decimal number, "nan" or "inf" among them; nothing if it is none.
std::optional<double> number_of(std::string_view word);

// Likewise of a whole number.
std::optional<long long> whole_number_of(std::string_view word);

// Without a mark of its encoding in front.
std::string_view without_mark(std::string_view text);

// Can it be a coordinate? Finite, and so small that its powers are finite too.
constexpr bool is_coordinate(double value) noexcept { return value >= -1e30 && value <= 1e30; }

// Are two words the same, capitals or not? `lower` is in small letters.
bool same_word_folded(std::string_view word, std::string_view lower) noexcept;
inline bool same_word(std::string_view word, std::string_view lower) noexcept {
  return word == lower || (word.size() == lower.size() && same_word_folded(word, lower));
}

}  // namespace parapet::scans
