#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "rules/options.h"

// Changes JSON in whole values, so that more of what is tried is JSON still. Half of the changes
// are left to libFuzzer, which knows the dictionary.

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;
};

std::size_t end_of_text(const std::string& json, std::size_t quote) {
  for (std::size_t at = quote + 1; at < json.size(); ++at) {
    if (json[at] == '\\')
      ++at;
    else if (json[at] == '"')
      return at + 1;
  }
  return json.size();
}

// Every text, number, word, list and object, as far as they can be told apart.
std::vector<Span> values_of(const std::string& json) {
  std::vector<Span> values;
  std::vector<std::size_t> open;
  for (std::size_t at = 0; at < json.size();) {
    const char c = json[at];
    const std::size_t begin = at++;
    if (c == '"') {
      at = end_of_text(json, begin);
    } else if (c == '[' || c == '{') {
      open.push_back(begin);
      continue;
    } else if ((c == ']' || c == '}') && !open.empty()) {
      values.push_back({open.back(), at});
      open.pop_back();
      continue;
    } else if (std::strchr(" \t\r\n,:]}", c) != nullptr) {
      continue;
    } else {
      at = std::min(json.find_first_of(" \t\r\n,:]}", at), json.size());
    }
    values.push_back({begin, at});
  }
  return values;
}

class JsonMutator {
 public:
  JsonMutator(std::string json, unsigned int seed) : json_(std::move(json)), random_(seed) {}

  std::string mutated() {
    const std::vector<Span> values = values_of(json_);
    if (values.empty()) return json_;
    const Span span = values[below(values.size())];
    const std::string old = text_of(span);
    switch (below(6)) {
      case 0:
        return with(span, text_of(values[below(values.size())]));
      case 1:
        return with(span, std::string(kPlain[below(kPlain.size())]));
      case 2:
        return with(span, old + "," + old);
      case 3:
        return with({span.begin, json_.find_first_of(",]}", span.end)}, "");
      case 4:
        return with(span, changed(old));
      default:
        return with_option();
    }
  }

 private:
  static constexpr std::array<std::string_view, 22> kPlain = {
      "null", "true", "false", "0",       "1",        "-1",     "2",     "3",
      "256",  "1000", "65536", "\"1/3\"", "2.5",      "1e9",    "-1e-9", "9223372036854775807",
      "[]",   "{}",   "\"\"",  "\"A1\"",  "\"B2@2\"", "[0,0,1]"};

  std::size_t below(std::size_t count) { return random_() % count; }
  std::string text_of(Span span) const { return json_.substr(span.begin, span.end - span.begin); }
  std::string with(Span span, const std::string& text) const {
    if (span.end > json_.size()) span.end = json_.size();
    return json_.substr(0, span.begin) + text + json_.substr(span.end);
  }

  // The bytes of one value, but not its quotes.
  std::string changed(const std::string& old) {
    const bool is_text = old.size() >= 2 && old[0] == '"';
    std::string inner = is_text ? old.substr(1, old.size() - 2) : old;
    const std::size_t most = inner.size() + 8;
    const std::size_t size = inner.size();
    inner.resize(most);
    inner.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(inner.data()), size, most));
    return is_text ? '"' + inner + '"' : inner;
  }

  // One of the options that there are, with one of its values.
  std::string with_option() {
    const auto specs = parapet::option_specs();
    const parapet::OptionSpec& spec = specs[below(specs.size())];
    const std::string option = '"' + std::string(spec.id) + "\":\"" +
                               std::string(spec.values[below(spec.value_count())]) + '"';
    const std::string key = "\"options\":{";
    const std::size_t at = json_.find(key);
    if (at != std::string::npos) {
      const std::size_t begin = at + key.size();
      const std::string comma = json_[begin] == '}' ? "" : ",";
      return with({begin, begin}, option + comma);
    }
    const std::size_t end = json_.rfind('}');
    if (end == std::string::npos) return json_;
    return with({end, end}, "," + key + option + "}");
  }

  std::string json_;
  std::minstd_rand random_;
};

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned int seed) {
  if (seed % 4 == 0) return LLVMFuzzerMutate(data, size, most);
  JsonMutator mutator(std::string(reinterpret_cast<const char*>(data), size), seed);
  const std::string json = mutator.mutated();
  if (json.empty() || json.size() > most) return LLVMFuzzerMutate(data, size, most);
  std::memcpy(data, json.data(), json.size());
  return json.size();
}
