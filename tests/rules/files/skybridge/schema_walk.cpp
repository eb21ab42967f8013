#include "tests/rules/files/skybridge/schema_walk.h"

#include <algorithm>
#include <regex>
#include <set>
#include <string_view>

#include "rules/files/json/json_write.h"

namespace parapet::test {
namespace {

using Faults = std::vector<std::string>;

// Words that say nothing about a value.
const std::set<std::string> kRemarks = {"$schema", "$defs", "title", "description"};

std::string type_of(const JsonValue& value) {
  switch (value.kind()) {
    case JsonValue::Kind::null:
      return "null";
    case JsonValue::Kind::boolean:
      return "boolean";
    case JsonValue::Kind::number:
      return "number";
    case JsonValue::Kind::text:
      return "string";
    case JsonValue::Kind::list:
      return "array";
    case JsonValue::Kind::object:
      return "object";
  }
  return {};
}

bool is_type(const JsonValue& value, std::string_view type) {
  if (type == "integer") {
    return value.is_number() && value.digits().find_first_of(".eE") == std::string_view::npos;
  }
  return type_of(value) == type;
}

long number(const JsonValue& value) { return std::stol(std::string(value.digits())); }

class Walk {
 public:
  explicit Walk(const JsonValue& root) : root_(root) {}

  Faults faults;

  void check(const JsonValue& schema, const JsonValue& value, const std::string& place) {
    for (const JsonMember& word : schema.members()) {
      if (kRemarks.count(word.key) > 0) continue;
      if (!check_word(schema, word, value, place)) wrong(place, "unknown word " + word.key);
    }
  }

 private:
  void wrong(const std::string& place, const std::string& what) {
    faults.push_back(place + ": " + what);
  }
  void expect(bool holds, const std::string& place, const JsonMember& word) {
    if (!holds) wrong(place, word.key + " " + write_json_line(word.value));
  }

  const JsonValue& referred(std::string_view reference) const {
    const std::string_view start = "#/$defs/";
    const JsonValue* schema = root_.find("$defs")->find(reference.substr(start.size()));
    if (schema == nullptr) throw std::string(reference);
    return *schema;
  }

  bool check_word(const JsonValue& schema, const JsonMember& word, const JsonValue& value,
                  const std::string& place) {
    const std::string& key = word.key;
    if (key == "$ref") {
      check(referred(word.value.text()), value, place);
    } else if (key == "type") {
      std::vector<JsonValue> types = word.value.items();
      if (word.value.is_text()) types = {word.value};
      expect(std::any_of(types.begin(), types.end(),
                         [&](const JsonValue& type) { return is_type(value, type.text()); }),
             place, word);
    } else if (key == "const") {
      expect(value == word.value, place, word);
    } else if (key == "enum") {
      const auto& all = word.value.items();
      expect(std::find(all.begin(), all.end(), value) != all.end(), place, word);
    } else if (key == "oneOf") {
      const auto& all = word.value.items();
      expect(std::count_if(all.begin(), all.end(),
                           [&](const JsonValue& one) {
                             Walk walk(root_);
                             walk.check(one, value, place);
                             return walk.faults.empty();
                           }) == 1,
             place, word);
    } else if (value.is_number()) {
      return check_number(word, value, place);
    } else if (value.is_text()) {
      return check_text(word, value, place);
    } else if (value.is_list()) {
      return check_list(word, value, place);
    } else if (value.is_object()) {
      return check_object(schema, word, value, place);
    }
    return true;
  }

  bool check_number(const JsonMember& word, const JsonValue& value, const std::string& place) {
    if (word.key == "minimum") {
      expect(number(value) >= number(word.value), place, word);
    } else if (word.key == "maximum") {
      expect(number(value) <= number(word.value), place, word);
    }
    return word.key == "minimum" || word.key == "maximum";
  }

  bool check_text(const JsonMember& word, const JsonValue& value, const std::string& place) {
    const auto size = static_cast<long>(value.text().size());
    if (word.key == "minLength") {
      expect(size >= number(word.value), place, word);
    } else if (word.key == "maxLength") {
      expect(size <= number(word.value), place, word);
    }
    return word.key == "minLength" || word.key == "maxLength";
  }

  bool check_list(const JsonMember& word, const JsonValue& value, const std::string& place) {
    const auto& items = value.items();
    if (word.key == "items") {
      for (std::size_t n = 0; n < items.size(); ++n) {
        check(word.value, items[n], place + "/" + std::to_string(n));
      }
    } else if (word.key == "minItems") {
      expect(static_cast<long>(items.size()) >= number(word.value), place, word);
    } else if (word.key == "maxItems") {
      expect(static_cast<long>(items.size()) <= number(word.value), place, word);
    } else if (word.key == "uniqueItems") {
      std::set<std::string> seen;
      for (const JsonValue& item : items) {
        expect(seen.insert(write_json_line(item)).second, place, word);
      }
    } else {
      return false;
    }
    return true;
  }

  bool check_object(const JsonValue& schema, const JsonMember& word, const JsonValue& value,
                    const std::string& place) {
    if (word.key == "required") {
      for (const JsonValue& key : word.value.items()) {
        if (value.find(key.text()) == nullptr) wrong(place, "no " + std::string(key.text()));
      }
    } else if (word.key == "minProperties") {
      expect(static_cast<long>(value.members().size()) >= number(word.value), place, word);
    } else if (word.key == "properties") {
      for (const JsonMember& member : value.members()) {
        const JsonValue* own = word.value.find(member.key);
        if (own != nullptr) check(*own, member.value, place + "/" + member.key);
      }
    } else if (word.key == "patternProperties") {
      for (const JsonMember& member : value.members()) {
        for (const JsonMember& pattern : word.value.members()) {
          if (!std::regex_search(member.key, std::regex(pattern.key))) continue;
          check(pattern.value, member.value, place + "/" + member.key);
        }
      }
    } else if (word.key == "additionalProperties") {
      check_others(schema, word, value, place);
    } else {
      return false;
    }
    return true;
  }

  void check_others(const JsonValue& schema, const JsonMember& word, const JsonValue& value,
                    const std::string& place) {
    const JsonValue* own = schema.find("properties");
    const JsonValue* patterns = schema.find("patternProperties");
    for (const JsonMember& member : value.members()) {
      bool is_named = own != nullptr && own->find(member.key) != nullptr;
      for (std::size_t n = 0; patterns != nullptr && n < patterns->members().size(); ++n) {
        const std::regex pattern(patterns->members()[n].key);
        is_named = is_named || std::regex_search(member.key, pattern);
      }
      if (is_named) continue;
      if (word.value.is_object()) {
        check(word.value, member.value, place + "/" + member.key);
      } else {
        wrong(place, "additional " + member.key);
      }
    }
  }

  const JsonValue& root_;
};

}  // namespace

std::vector<std::string> schema_faults(const JsonValue& schema, const JsonValue& value) {
  Walk walk(schema);
  walk.check(schema, value, "");
  return walk.faults;
}

}  // namespace parapet::test
