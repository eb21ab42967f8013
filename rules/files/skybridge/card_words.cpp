#include "rules/files/skybridge/card_words.h"

#include <algorithm>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"

namespace parapet {
namespace {

using namespace skybridge::game;

constexpr std::string_view kPassives[] = {"knowledge", "labor", "drakhe", "food"};
constexpr std::string_view kStacks[] = {"c1", "c2", "c3", "c4", "c5", "work", "eye"};

bool reads_as_slot(std::string_view name) {
  return name.size() == 1 && name[0] >= '1' && name[0] < static_cast<char>('1' + kSlots);
}

}  // namespace

Result<RuneNames> read_rune_names(const JsonCursor& at) {
  const auto names = read_list(at, kSlots, "runes", read_name);
  if (!names) return Failure(names.error());
  if (names->size() != kSlots) return Failure(at.wrong("the names of the five runes"));
  RuneNames runes;
  for (std::size_t n = 0; n < kSlots; ++n) {
    const std::string& name = (*names)[n];
    if (name == kWildWord || reads_as_slot(name)) {
      return Failure(at.item(n).wrong(
          "a rune's name; \"wild\" fits every rune, and 1 to 5 are numbers of slots"));
    }
    if (std::find(names->begin(), names->begin() + static_cast<std::ptrdiff_t>(n), name) !=
        names->begin() + static_cast<std::ptrdiff_t>(n)) {
      return Failure(at.item(n).fault("duplicate-id", described(at.item(n).value()) + " again",
                                      "a name that no other rune has"));
    }
    runes[n] = name;
  }
  return runes;
}

Result<Rune> read_rune(const JsonCursor& at, const RuneNames& runes) {
  std::array<std::string_view, kSlots + 1> words;
  std::copy(runes.begin(), runes.end(), words.begin());
  words[kWildRune] = kWildWord;
  const auto word = at.one_of(words);
  if (!word) return Failure(word.error());
  return static_cast<Rune>(*word);
}

JsonValue rune_json(Rune rune, const RuneNames& runes) {
  return JsonValue::from_text(rune == kWildRune ? std::string(kWildWord) : runes[rune]);
}

Result<Passive> read_passive(const JsonCursor& at) {
  const auto word = at.one_of(kPassives);
  if (!word) return Failure(word.error());
  return static_cast<Passive>(*word);
}

Result<StackName> read_stack_name(const JsonCursor& at) {
  const auto word = at.one_of(kStacks);
  if (!word) return Failure(word.error());
  return static_cast<StackName>(*word);
}

Result<ColorId> read_known_color(const JsonCursor& at, const std::vector<std::string>& colors) {
  const std::vector<std::string_view> known(colors.begin(), colors.end());
  const auto index = read_known_id(at, known, "a colour");
  if (!index) return Failure(index.error());
  return static_cast<ColorId>(*index);
}

}  // namespace parapet
