#include "rules/ask/skybridge/game_file.h"

#include <filesystem>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "rules/ask/skybridge/shuffles_json.h"
#include "rules/ask/skybridge/state_digest.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/action_json.h"
#include "rules/files/skybridge/setup_json.h"

namespace parapet::ask {

using namespace skybridge::game;

namespace {

constexpr std::string_view kKeys[] = {"format", "data",     "options", "players",
                                      "seed",   "shuffles", "actions"};
constexpr std::string_view kLinkKeys[] = {"path", "digest"};
constexpr std::size_t kMostBytes = std::size_t{8} << 20U;
constexpr std::size_t kMostActions = 100'000;

Result<void> check_format(const JsonCursor& at) {
  const auto format = at.required("format");
  if (!format) return Failure(format.error());
  if (format->value().text() == kGameFormat) return {};
  return Failure(format->fault("wrong-format", described(format->value()),
                               "\"" + std::string(kGameFormat) + "\""));
}

// A path that stays in the game's folder.
Result<std::string> read_path(const JsonCursor& at) {
  auto path = read_name(at);
  if (!path) return path;
  const std::filesystem::path parts(*path);
  bool leads_out = parts.is_absolute() || parts.has_root_path();
  for (const auto& part : parts) leads_out = leads_out || part == "..";
  if (!leads_out) return path;
  return Failure(at.fault("outside-folder", described(at.value()),
                          "a path that stays in the folder of the game's file"));
}

struct Data {
  std::string path;
  std::shared_ptr<const PrintedGame> printed;
};

Result<Data> read_linked(const JsonCursor& at, const OpenPrinted& open) {
  ObjectReader reader(at, kLinkKeys);
  Data data;
  data.path = reader.required("path", read_path);
  const std::string digest = reader.required("digest", read_name);
  if (reader.failed()) return Failure(reader.fault());
  auto printed = open(data.path);
  if (!printed) return Failure(printed.error());
  const std::string found = printed_digest(*printed);
  if (found != digest) {
    return Failure(at.fault("other-data", "a data file " + found + " in " + data.path,
                            "the one that the game began with, " + digest));
  }
  data.printed = std::make_shared<const PrintedGame>(*std::move(printed));
  return data;
}

Result<Data> read_data(const JsonCursor& at, const OpenPrinted& open) {
  if (at.member("path")) return read_linked(at, open);
  auto printed = read_printed_game(at);
  if (!printed) return Failure(printed.error());
  return Data{{}, std::make_shared<const PrintedGame>(*std::move(printed))};
}

Result<std::vector<std::string>> read_players(const JsonCursor& at) {
  auto names = read_list(at, kMaxPlayers, "players", read_name);
  if (!names) return names;
  if (auto checked = check_player_names(*names); !checked) {
    Fault fault = at.fault(checked.error().code, checked.error().found, checked.error().expected);
    return Failure(std::move(fault));
  }
  return names;
}

Result<std::uint64_t> read_seed(const JsonCursor& at) {
  const auto number = at.number();
  if (number && number->denominator() == 1 && number->numerator() >= 0) {
    return static_cast<std::uint64_t>(number->numerator());
  }
  return Failure(at.wrong("a whole number from 0 to " +
                          std::to_string(std::numeric_limits<std::int64_t>::max())));
}

// Of players and readings alone, for what is named by them.
Game names_of(const GameBeginning& beginning) {
  Game game;
  game.cards = std::shared_ptr<const Cards>(beginning.printed, &beginning.printed->cards);
  game.readings = beginning.readings;
  game.players = beginning.players;
  return game;
}

Result<GameBeginning> read_beginning(const JsonCursor& at, const OpenPrinted& open) {
  ObjectReader reader(at, kKeys);
  GameBeginning beginning;
  Data data =
      reader.required("data", [&](const JsonCursor& item) { return read_data(item, open); });
  beginning.players = reader.required("players", read_players);
  if (reader.failed()) return Failure(reader.fault());
  beginning.path = std::move(data.path);
  beginning.printed = std::move(data.printed);
  beginning.readings = reader.optional(
      "options",
      [&](const JsonCursor& item) { return read_readings(item, beginning.printed->readings); },
      beginning.printed->readings);
  const auto shuffles = at.member("shuffles");
  if (shuffles && at.member("seed")) {
    reader.fail(shuffles->fault("wrong-value", "shuffles beside a seed", "one of the two"));
  } else if (shuffles) {
    beginning.chance = reader.required("shuffles", [&](const JsonCursor& item) {
      return read_shuffles(item, names_of(beginning));
    });
  } else {
    beginning.chance = reader.required("seed", read_seed);
  }
  return reader.finish(std::move(beginning));
}

Result<void> play_again(const JsonCursor& list, GameRecord& record, const Watch& watch) {
  if (auto checked = list.check_list(kMostActions, "actions"); !checked) return checked;
  if (watch) watch(record);
  for (std::size_t n = 0; n < list.value().items().size(); ++n) {
    const JsonCursor at = list.item(n);
    const auto action = read_action(at, record.game(), record.state());
    if (!action) return Failure(action.error());
    if (auto done = record.act(*action); !done) {
      return Failure(at.fault(done.error().code, done.error().found, done.error().expected));
    }
    if (watch) watch(record);
  }
  return {};
}

// What differs from the data's own.
JsonValue changed_json(const Readings& readings, const Readings& printed) {
  std::vector<JsonMember> members;
  for (const ReadingSpec& spec : reading_specs()) {
    if (readings.value(spec.number) == printed.value(spec.number)) continue;
    members.push_back({"O-" + std::to_string(spec.number),
                       JsonValue::from_text(std::string(readings.value(spec.number)))});
  }
  return JsonValue::from_members(std::move(members));
}

JsonValue data_json(const GameBeginning& beginning) {
  if (beginning.path.empty()) return printed_game_json(*beginning.printed);
  return JsonValue::from_members(
      {{"path", JsonValue::from_text(beginning.path)},
       {"digest", JsonValue::from_text(printed_digest(*beginning.printed))}});
}

}  // namespace

Result<GameRecord> read_game_file(std::string_view text, std::string_view file,
                                  const OpenPrinted& open, const Watch& watch) {
  const auto value = parse_json(text, file, {.bytes = kMostBytes});
  if (!value) return Failure(value.error());
  const JsonCursor at(*value, file);
  if (auto checked = check_format(at); !checked) return Failure(checked.error());
  auto beginning = read_beginning(at, open);
  if (!beginning) return Failure(beginning.error());
  const auto actions = at.required("actions");
  if (!actions) return Failure(actions.error());
  auto record = GameRecord::begin(*std::move(beginning));
  if (!record) {
    Fault fault = at.required("players")->fault(record.error().code, record.error().found,
                                                record.error().expected);
    return Failure(std::move(fault));
  }
  if (auto played = play_again(*actions, *record, watch); !played) return Failure(played.error());
  return record;
}

std::string game_file_text(const GameRecord& record) {
  const GameBeginning& beginning = record.beginning();
  std::vector<JsonMember> members = {{"format", JsonValue::from_text(std::string(kGameFormat))},
                                     {"data", data_json(beginning)}};
  const JsonValue options = changed_json(beginning.readings, beginning.printed->readings);
  if (!options.members().empty()) members.push_back({"options", options});
  members.push_back({"players", list_json(beginning.players, JsonValue::from_text)});
  if (const auto* seed = std::get_if<std::uint64_t>(&beginning.chance)) {
    members.push_back({"seed", JsonValue::from_digits(std::to_string(*seed))});
  } else {
    members.push_back(
        {"shuffles", shuffles_json(record.game(), std::get<Shuffles>(beginning.chance))});
  }
  members.push_back({"actions", JsonValue::from_list(record.actions())});
  return write_json_pretty(JsonValue::from_members(std::move(members)));
}

}  // namespace parapet::ask
