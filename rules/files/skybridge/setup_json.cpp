#include "rules/files/skybridge/setup_json.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/land_json.h"
#include "rules/files/skybridge/limits.h"
#include "rules/skybridge/game/state.h"

namespace parapet {
namespace {

using namespace skybridge::game;

constexpr std::string_view kSetupKeys[] = {"starting_cards", "dealt",     "population", "resources",
                                           "by_seat",        "garrisons", "free_rebels"};
constexpr std::string_view kHoldingKeys[] = {"population", "resources"};
constexpr std::string_view kPopulationKeys[] = {"board", "reserve"};
constexpr int kMostEach = 100;  // cards, population and garrisons
constexpr std::size_t kMostDealt = 20;

struct Population {
  int board = 0;
  int reserve = 0;
};

Result<Population> read_population(const JsonCursor& at) {
  ObjectReader reader(at, kPopulationKeys);
  Population population;
  population.board = reader.required("board", read_integer(0, kMostEach));
  population.reserve = reader.required("reserve", read_integer(0, kMostEach));
  return reader.finish(population);
}

Holding read_holding_keys(ObjectReader& reader, const Holding& otherwise) {
  const Population population =
      reader.optional("population", read_population, {otherwise.board, otherwise.reserve});
  return {population.board, population.reserve,
          reader.optional("resources", read_resources, otherwise.resources)};
}

// What differs from the others, if anything does.
Result<std::optional<Holding>> read_seat(const JsonCursor& at, const Holding& each) {
  if (at.value().is_null()) return std::optional<Holding>();
  ObjectReader reader(at, kHoldingKeys);
  const Holding holding = read_holding_keys(reader, each);
  return reader.finish(std::optional(holding));
}

JsonValue population_json(const Holding& holding) {
  return JsonValue::from_members({{"board", JsonValue::from_integer(holding.board)},
                                  {"reserve", JsonValue::from_integer(holding.reserve)}});
}

JsonValue holding_json(const std::optional<Holding>& holding) {
  if (!holding) return JsonValue();
  return JsonValue::from_members({{"population", population_json(*holding)},
                                  {"resources", resources_json(holding->resources)}});
}

}  // namespace

Result<SetupCards> read_setup_cards(const JsonCursor& at) {
  ObjectReader reader(at, kSetupKeys);
  SetupCards setup;
  setup.starting_cards = reader.required("starting_cards", read_integer(0, kMostEach));
  setup.dealt = reader.optional("dealt",
                                [](const JsonCursor& dealt) {
                                  return read_list(dealt, kMostDealt, "stacks", read_stack_name);
                                },
                                {});
  reader.required("population", read_population);
  setup.each = read_holding_keys(reader, {});
  setup.by_seat = reader.optional(
      "by_seat",
      [&](const JsonCursor& seats) {
        return read_list(seats, kMaxPlayers, "seats",
                         [&](const JsonCursor& seat) { return read_seat(seat, setup.each); });
      },
      {});
  setup.garrisons = reader.required("garrisons", read_integer(0, kMostEach));
  setup.free_rebels = reader.optional("free_rebels", read_integer(0, kMostEach), setup.free_rebels);
  return reader.finish(std::move(setup));
}

JsonValue setup_cards_json(const SetupCards& setup) {
  std::vector<JsonMember> members = {
      {"starting_cards", JsonValue::from_integer(setup.starting_cards)},
      {"dealt", list_json(setup.dealt, word_json<StackName>)},
      {"population", population_json(setup.each)},
      {"resources", resources_json(setup.each.resources)}};
  if (!setup.by_seat.empty())
    members.push_back({"by_seat", list_json(setup.by_seat, holding_json)});
  members.push_back({"garrisons", JsonValue::from_integer(setup.garrisons)});
  members.push_back({"free_rebels", JsonValue::from_integer(setup.free_rebels)});
  return JsonValue::from_members(std::move(members));
}

Result<Readings> read_readings(const JsonCursor& at, Readings before) {
  if (!at.value().is_object()) {
    return Failure(at.wrong("an object of option ids and values such as {\"O-18\": \"both\"}"));
  }
  for (const JsonMember& member : at.value().members()) {
    const JsonCursor option = at.at(member);
    if (!member.value.is_text()) return Failure(option.wrong("a value of the option, as a string"));
    if (auto set = before.set(member.key, member.value.text()); !set) {
      Fault fault = std::move(set.error());
      fault.file = option.file();
      fault.place = option.pointer();
      return Failure(std::move(fault));
    }
  }
  return before;
}

JsonValue readings_json(const Readings& readings) {
  std::vector<JsonMember> members;
  for (const int number : readings.changed()) {
    members.push_back(
        {"O-" + std::to_string(number), JsonValue::from_text(std::string(readings.value(number)))});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet
