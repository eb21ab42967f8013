#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/action_fields.h"
#include "rules/files/skybridge/action_json.h"
#include "rules/skybridge/game/action_kind.h"

namespace parapet {
namespace {

using namespace skybridge::game;

using ReadOne = Result<Action> (*)(const ActionFields&);

// How each kind is read, in the order of the alternatives of Action.
constexpr std::array<ReadOne, std::variant_size_v<Action>> kReaders = {
    [](const ActionFields& f) { return f.choose_board(); },
    [](const ActionFields& f) { return f.place_garden(); },
    [](const ActionFields& f) { return f.place_crown(); },
    [](const ActionFields& f) { return f.look(); },
    [](const ActionFields& f) { return f.take(); },
    [](const ActionFields& f) { return f.plain(TakeLooked{}); },
    [](const ActionFields& f) { return f.keep(); },
    [](const ActionFields& f) { return f.crown_bonus(); },
    [](const ActionFields& f) { return f.bonus(); },
    [](const ActionFields& f) { return f.play(); },
    [](const ActionFields& f) { return f.resolve(); },
    [](const ActionFields& f) { return f.plain(Done{}); },
    [](const ActionFields& f) { return f.use_main(); },
    [](const ActionFields& f) { return f.contribute(); },
    [](const ActionFields& f) { return f.board_trade(); },
    [](const ActionFields& f) { return f.gift(); },
    [](const ActionFields& f) { return f.priest(); },
    [](const ActionFields& f) { return f.give_back(); },
    [](const ActionFields& f) { return f.next(); },
    [](const ActionFields& f) { return f.roll(); },
    [](const ActionFields& f) { return f.turn_die(); },
    [](const ActionFields& f) { return f.choose_die(); },
    [](const ActionFields& f) { return f.harm(); },
    [](const ActionFields& f) { return f.feed(); },
    [](const ActionFields& f) { return f.compensate(); },
};

}  // namespace

std::array<std::string_view, kActionKinds> action_kinds() {
  std::array<std::string_view, kActionKinds> kinds;
  [&]<std::size_t... n>(std::index_sequence<n...>) {
    ((kinds[n] = kind_of(Action(std::in_place_index<n>))), ...);
  }
  (std::make_index_sequence<kActionKinds>());
  return kinds;
}

Result<Action> read_action(const JsonCursor& at, const Game& game, const State& state) {
  const auto kind = at.required("kind");
  if (!kind) return Failure(kind.error());
  const auto kinds = action_kinds();
  const auto index = kind->one_of(kinds);
  if (!index) return Failure(index.error());
  return kReaders[*index](ActionFields(at, game, state));
}

}  // namespace parapet
