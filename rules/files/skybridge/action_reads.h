#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "rules/files/json/json_cursor.h"
#include "rules/files/skybridge/game_words.h"
#include "rules/files/skybridge/known_id.h"
#include "rules/files/skybridge/target_json.h"
#include "rules/skybridge/game/action.h"

// Small reads of which the readers of actions are made (action_fields.h).
namespace parapet::action_reads {

// A number from 1 to `most`, as people count; kept from 0.
inline auto read_from_one(int most) {
  return [most](const JsonCursor& at) -> Result<std::int8_t> {
    const auto number = at.integer(1, most);
    if (!number) return Failure(number.error());
    return static_cast<std::int8_t>(*number - 1);
  };
}

// The same value, or nothing for null.
template <class Read>
auto or_null(Read read) {
  using Value = typename std::invoke_result_t<Read, const JsonCursor&>::value_type;
  return [read](const JsonCursor& at) -> Result<std::optional<Value>> {
    if (at.value().is_null()) return std::optional<Value>();
    auto value = read(at);
    if (!value) return Failure(value.error());
    return std::optional<Value>(*std::move(value));
  };
}

template <class Index, class Things>
Result<Index> index_of_id(const JsonCursor& at, const Things& things, std::string_view what) {
  const auto index = read_known_id(at, known_ids(things), what);
  if (!index) return Failure(index.error());
  return static_cast<Index>(*index);
}

inline auto slot_of(const skybridge::game::Game& game) {
  return [&game](const JsonCursor& at) { return read_slot(at, game); };
}
inline auto target_of(const skybridge::game::Game& game) {
  return [&game](const JsonCursor& at) { return read_target(at, game); };
}
inline auto card_of(const skybridge::game::Game& game) {
  return [&game](const JsonCursor& at) {
    return index_of_id<skybridge::game::CardId>(at, game.cards->faction, "a faction card");
  };
}
inline auto godh_of(const skybridge::game::Game& game) {
  return [&game](const JsonCursor& at) {
    return index_of_id<skybridge::game::GodhId>(at, game.cards->godh, "a Godh card");
  };
}

Result<skybridge::Resource> read_resource(const JsonCursor& at);
// A resource, or "godh".
Result<skybridge::game::Bonus> read_bonus_word(const JsonCursor& at);

}  // namespace parapet::action_reads
