#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "rules/files/json/json_cursor.h"
#include "rules/files/skybridge/known_id.h"
#include "rules/skybridge/game/cards.h"

namespace parapet {

// Single words of the bridge game's data file.

using RuneNames = std::array<std::string, skybridge::game::kSlots>;
inline constexpr std::string_view kWildWord = "wild";  // reserved: no rune is called so

// The list `runes`: five different names. None may read as the number of a slot, 1 to 5.
// Errors: "wrong-value", "duplicate-id".
Result<RuneNames> read_rune_names(const JsonCursor& at);

// One of these, or "wild". Errors: "wrong-value", which lists them.
Result<skybridge::game::Rune> read_rune(const JsonCursor& at, const RuneNames& runes);
JsonValue rune_json(skybridge::game::Rune rune, const RuneNames& runes);

Result<skybridge::game::Passive> read_passive(const JsonCursor& at);
Result<skybridge::game::StackName> read_stack_name(const JsonCursor& at);

// Error "unknown-id", which names the nearest.
Result<skybridge::game::ColorId> read_known_color(const JsonCursor& at,
                                                  const std::vector<std::string>& colors);

// A word of the game's (words.h) as its text.
template <class Word>
JsonValue word_json(const Word& word) {
  return JsonValue::from_text(std::string(to_text(word)));
}

// Error "duplicate-id" if two things of a list have one id.
template <class Things>
Result<void> check_ids(const JsonCursor& list, const Things& things) {
  std::vector<std::string_view> ids;
  for (std::size_t n = 0; n < things.size(); ++n) {
    ids.push_back(things[n].id);
    if (auto checked = check_new_id(list.item(n), ids); !checked) return checked;
  }
  return {};
}

}  // namespace parapet
