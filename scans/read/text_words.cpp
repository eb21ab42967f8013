#include "scans/read/text_words.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace parapet::scans {

std::string TextWords::place() const {
  const std::string_view before = text_.substr(0, begin_);
  return "line " + std::to_string(1 + std::count(before.begin(), before.end(), '\n'));
}

std::string_view TextLines::next() {
  ++number_;
  const std::size_t begin = at_;
  if (feed_ < begin || number_ == 1) feed_ = std::min(text_.find('\n', begin), text_.size());
  const std::size_t carriage = text_.substr(begin, feed_ - begin).find('\r');
  if (carriage == std::string_view::npos) {
    at_ = std::min(feed_ + 1, text_.size());
    return text_.substr(begin, feed_ - begin);
  }
  // A line feed behind it belongs to it; elsewhere it ends the line by itself.
  at_ = begin + carriage + 1;
  if (at_ == feed_) at_ = std::min(feed_ + 1, text_.size());
  return text_.substr(begin, carriage);
}

std::optional<double> number_of(std::string_view word) {
  if (word.size() > 1 && word[0] == '+' && word[1] != '-') word.remove_prefix(1);
  double value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (end != word.data() + word.size() || word.empty()) return std::nullopt;
  if (error == std::errc()) return value;
  if (error != std::errc::result_out_of_range) return std::nullopt;
  return std::strtod(std::string(word).c_str(), nullptr);  // too small or too large: 0 or infinite
}

std::optional<long long> whole_number_of(std::string_view word) {
  if (word.size() > 1 && word[0] == '+' && word[1] != '-') word.remove_prefix(1);
  long long value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

std::string_view without_mark(std::string_view text) {
  if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
  return text;
}

bool same_word_folded(std::string_view word, std::string_view lower) noexcept {
  return std::equal(word.begin(), word.end(), lower.begin(), lower.end(), [](char a, char b) {
    return a == b || (a >= 'A' && a <= 'Z' && a - 'A' + 'a' == b);
  });
}

}  // namespace parapet::scans
