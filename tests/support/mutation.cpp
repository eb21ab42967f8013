#include "tests/support/mutation.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

namespace parapet::testing {
namespace {

// A part of a text: its first byte and the one behind it.
using Part = std::pair<std::size_t, std::size_t>;

std::size_t place_in(const std::string& text, RandomSource& random) {
  return static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
}

void replace(std::string& text, Part part, std::string_view by) {
  text.replace(part.first, part.second - part.first, by);
}

// All parts made of bytes that belong.
template <class Belongs>
std::vector<Part> parts_of(const std::string& text, const Belongs& belongs) {
  std::vector<Part> parts;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && belongs(text[end])) ++end;
    if (end > at) parts.push_back({at, end});
    at = end + 1;
  }
  return parts;
}

std::vector<Part> lines_of(const std::string& text) {
  return parts_of(text, [](char c) { return c != '\n'; });
}

std::vector<Part> numbers_of(const std::string& text) {
  return parts_of(text, [](char c) { return (c >= '0' && c <= '9') || c == '.' || c == '-'; });
}

// Words of LDraw; keys, strings and numbers of JSON.
std::vector<Part> words_of(const std::string& text) {
  return parts_of(text, [](char c) {
    return std::string_view(" \t\r\n,:[]{}").find(c) == std::string_view::npos;
  });
}

void flip_bits(std::string& text, RandomSource& random) {
  for (int n = random.between(1, 4); n > 0; --n) {
    char& byte = text[place_in(text, random)];
    byte = static_cast<char>(byte ^ (1 << random.below(8)));
  }
}

void put_bytes_in(std::string& text, RandomSource& random) {
  std::string bytes;
  for (int n = random.between(1, 6); n > 0; --n) bytes += static_cast<char>(random.below(256));
  text.insert(place_in(text, random), bytes);
}

void cut_off(std::string& text, RandomSource& random) { text.resize(place_in(text, random)); }

void double_line(std::string& text, RandomSource& random) {
  const Part line = random.pick(lines_of(text));
  const std::string copy = text.substr(line.first, line.second - line.first) + "\n";
  for (int n = random.chance(10) ? 1000 : 1; n > 0; --n) text.insert(line.first, copy);
}

void drop_line(std::string& text, RandomSource& random) {
  replace(text, random.pick(lines_of(text)), "");
}

void swap_lines(std::string& text, RandomSource& random) {
  const std::vector<Part> lines = lines_of(text);
  Part first = random.pick(lines);
  Part second = random.pick(lines);
  if (first == second) return;
  if (second < first) std::swap(first, second);
  const std::string one = text.substr(first.first, first.second - first.first);
  const std::string other = text.substr(second.first, second.second - second.first);
  replace(text, second, one);
  replace(text, first, other);
}

void replace_number(std::string& text, RandomSource& random) {
  static const std::vector<std::string> kNumbers = {
      "0",   "-1",   "0.5", "1e9", "-0.05", "2147483648", "9223372036854775808", "1e400", "-1e-9",
      "1/3", "0x10", "00",  "NaN", "-",     "1000000",    "0.1000000000001",     "65536", "-256",
      "7",   "255.9"};
  const std::vector<Part> numbers = numbers_of(text);
  if (!numbers.empty()) replace(text, random.pick(numbers), random.pick(kNumbers));
}

void replace_value(std::string& text, RandomSource& random) {
  static const std::vector<std::string> kValues = {
      "null", "true", "\"A1\"", "[]", "{}", "[1, 2, 3]", "\"\"", "{\"at\": 1}", "3001.dat", "1"};
  const std::vector<Part> words = words_of(text);
  if (words.empty()) return;
  const Part word = random.pick(words);
  const Part other = random.pick(words);
  replace(text, word,
          random.chance(50) ? random.pick(kValues)
                            : text.substr(other.first, other.second - other.first));
}

void double_key(std::string& text, RandomSource& random) {
  std::vector<Part> keys;
  for (const Part& word : words_of(text)) {
    if (text[word.first] == '"' && text.compare(word.second, 1, ":") == 0) keys.push_back(word);
  }
  if (keys.empty()) return;
  const Part key = random.pick(keys);
  text.insert(key.first, text.substr(key.first, key.second - key.first) + ": 1, ");
}

}  // namespace

std::string mutated(std::string text, RandomSource& random) {
  using Mutation = std::function<void(std::string&, RandomSource&)>;
  static const std::vector<Mutation> kMutations = {
      flip_bits,  put_bytes_in, cut_off,        double_line,    drop_line,     swap_lines,
      double_key, double_key,   replace_number, replace_number, replace_value, replace_value};
  for (int n = random.between(1, 3); n > 0; --n) {
    if (lines_of(text).empty()) break;
    random.pick(kMutations)(text, random);
  }
  return text;
}

}  // namespace parapet::testing
