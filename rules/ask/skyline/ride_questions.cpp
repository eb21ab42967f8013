#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/ask/skyline/rider.h"
#include "rules/ask/skyline/skyline_questions.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skyline/network_json.h"
#include "rules/skyline/ride.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kRideKeys[] = {"unit", "from", "path", "rolls",
                                          "hand", "pay",  "side", "seed"};
constexpr std::size_t kMostRidden = 10'000;  // spaces
constexpr int kMostHand = 1'000'000;         // cards

using Given = std::vector<skyline::Roll>;

// What is asked, but for the options.
struct AskedRide {
  skyline::Ride ride;
  std::optional<Given> rolls;
  std::optional<std::uint64_t> seed;  // one of these two at most

  skyline::Rolls shown(const skyline::Dice& dice) const {
    if (seed) {
      return [&dice, seed = *seed](std::size_t n) {
        return std::optional(skyline::seeded_roll(dice, seed, n));
      };
    }
    return [this](std::size_t n) {
      return rolls && n < rolls->size() ? std::optional((*rolls)[n]) : std::nullopt;
    };
  }
};

// "3 dice", "1 die".
std::string dice_text(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " die" : " dice");
}

// "safe, 0, 1, 2 or 3".
std::string faces_text(const skyline::Dice& dice) {
  std::vector<std::string> words;
  for (const skyline::Face& face : dice.faces) {
    std::string word = face.number ? std::to_string(*face.number) : "safe";
    if (std::find(words.begin(), words.end(), word) == words.end())
      words.push_back(std::move(word));
  }
  return listed(std::vector<std::string_view>(words.begin(), words.end()));
}

Result<skyline::Face> read_shown(const JsonCursor& at, const skyline::Dice& dice) {
  const auto face = read_sky_face(at);
  const bool is_one =
      face && std::find(dice.faces.begin(), dice.faces.end(), *face) != dice.faces.end();
  if (is_one) return face;
  return Failure(at.wrong("a face of the dice: " + faces_text(dice)));
}

Result<skyline::Roll> read_roll(const JsonCursor& at, const skyline::Dice& dice) {
  if (at.value().is_list() && at.value().items().size() != dice.count) {
    return Failure(at.fault("wrong-value", dice_text(at.value().items().size()),
                            dice_text(dice.count) + ", for each space that is rolled for"));
  }
  return read_list(at, skyline::kMostDice, "faces",
                   [&](const JsonCursor& face) { return read_shown(face, dice); });
}

Result<std::uint64_t> read_seed(const JsonCursor& at) {
  const auto number = at.number();
  if (number && number->denominator() == 1 && number->numerator() >= 0) {
    return static_cast<std::uint64_t>(number->numerator());
  }
  return Failure(at.wrong("a whole number from 0 to 9223372036854775807"));
}

bool may_cost(const AskedRide& asked) {
  if (asked.seed) return true;
  if (!asked.rolls) return false;
  return std::any_of(asked.rolls->begin(), asked.rolls->end(),
                     [](const skyline::Roll& roll) { return skyline::price_of(roll) > 0; });
}

Result<AskedRide> read_ride_keys(const JsonCursor& question, const SkylineState& state) {
  const auto rider = read_rider(question, state);
  if (!rider) return Failure(rider.error());
  if (const auto told = check_side(question, *rider, state); !told) return Failure(told.error());
  const skyline::Dice& dice = state.network().dice;
  ObjectReader reader(question);
  AskedRide asked;
  asked.ride.side = rider->side;
  asked.ride.way.kind = rider->kind;
  const auto from = read_start(question, *rider, state);
  if (!from) return Failure(from.error());
  asked.ride.way.from = *from;
  asked.ride.way.path = reader.required(
      "path", [&](const JsonCursor& at) { return read_path(at, state, kMostRidden); });
  asked.rolls = reader.optional("rolls", [&](const JsonCursor& at) {
    return read_list(at, kMostRidden + 1, "rolls",
                     [&](const JsonCursor& roll) { return read_roll(roll, dice); });
  });
  asked.seed = reader.optional("seed", read_seed);
  asked.ride.pays = reader.optional("pay", read_boolean, true);
  const auto hand = reader.optional("hand", read_integer(0, kMostHand));
  asked.ride.hand = hand.value_or(0);
  if (reader.failed()) return Failure(reader.fault());
  if (asked.rolls && asked.seed) {
    return Failure(question.member("seed")->fault("wrong-value", "rolls and a seed",
                                                  "one of them: a seed makes the rolls"));
  }
  if (!hand && asked.ride.pays && may_cost(asked)) return Failure(missing_key(question, "hand"));
  return asked;
}

JsonValue steps_json(const skyline::Network& network, const std::vector<skyline::RideStep>& steps) {
  return list_json(steps, [&](const skyline::RideStep& step) {
    return JsonValue::from_members({{"space", stop_json(network, step.stop)},
                                    {"safe", JsonValue::from_bool(step.safe)},
                                    {"pay", JsonValue::from_integer(step.pay)}});
  });
}

JsonValue rolls_json(const std::vector<skyline::Roll>& rolls) {
  return list_json(rolls, [](const skyline::Roll& roll) { return list_json(roll, sky_face_json); });
}

Answer ride_answer(const skyline::Network& network, const AskedRide& asked,
                   skyline::RideRuling ruling) {
  Answer answer;
  auto& own = answer.own;
  own.push_back({"legal", JsonValue::from_bool(ruling.legal)});
  own.push_back({"steps", steps_json(network, ruling.steps)});
  own.push_back({"rolls", index_json(ruling.rolls.size())});
  if (asked.seed) own.push_back({"rolled", rolls_json(ruling.rolls)});
  own.push_back({"discards", JsonValue::from_integer(ruling.discards)});
  own.push_back({"lost", JsonValue::from_bool(ruling.lost)});
  own.push_back(
      {"location", ruling.location ? location_json(network, *ruling.location) : JsonValue()});
  own.push_back({"combat", locations_json(network, ruling.combat)});
  own.push_back({"unit_moves", JsonValue::from_integer(ruling.unit_moves())});
  own.push_back({"may_go_on", JsonValue::from_bool(ruling.may_go_on)});
  if (ruling.stopped_at) own.push_back({"stopped_at", index_json(*ruling.stopped_at)});
  answer.because = ruling.because;
  answer.evidence = Evidence::of(std::move(ruling));
  return answer;
}

// Whether a legal ride has rolls for less of its way than it goes, or more than it needs.
bool misfits(const AskedRide& asked, const skyline::RideRuling& ruling) {
  const std::size_t given = asked.rolls ? asked.rolls->size() : 0;
  const bool needless = !ruling.lost && given > ruling.rolls.size();
  return ruling.legal && (ruling.misses_roll || needless);
}

Fault wrong_count(const JsonCursor& question, std::size_t needed) {
  const auto at = question.member("rolls");
  if (!at) return missing_key(question, "rolls");
  return at->fault("wrong-value", std::to_string(at->value().items().size()) + " of them",
                   std::to_string(needed) + ", one for each space on this way that needs a roll");
}

// A ride that needs other rolls than those that are told is another one, whatever they would be.
Answer other_rolls_answer(std::size_t needed) {
  Answer answer;
  answer.own.push_back({"needs_rolls", index_json(needed)});
  return answer;
}

Result<Asked> read_ride(const JsonCursor& question, const SkylineState& state) {
  auto read = read_ride_keys(question, state);
  if (!read) return Failure(read.error());
  const auto asked = std::make_shared<const AskedRide>(*std::move(read));
  const auto rule = [asked, &state](const Options& options) {
    return skyline::rule_ride(state.network(), state.units(), asked->ride,
                              asked->shown(state.network().dice), skyline::ride_rules(options));
  };
  const auto needed = [asked, &state](const Options& options) {
    const skyline::Network& network = state.network();
    const skyline::Combat combat(network, state.units(), asked->ride.side);
    return plan_ride(network, skyline::RailGraph(network), combat, asked->ride.way,
                     skyline::ride_rules(options))
        .rolls();
  };
  if (misfits(*asked, rule(state.options))) {
    return Failure(wrong_count(question, needed(state.options)));
  }
  const auto answer = [asked, &state, rule, needed](const Options& options) {
    skyline::RideRuling ruling = rule(options);
    if (misfits(*asked, ruling)) return other_rolls_answer(needed(options));
    return ride_answer(state.network(), *asked, std::move(ruling));
  };
  return Asked{answer, kRideOptions, {}};
}

constexpr SkylineQuestion kQuestions[] = {{"ride", kRideKeys, read_ride}};

}  // namespace

std::span<const SkylineQuestion> ride_questions() { return kQuestions; }

}  // namespace parapet::ask
