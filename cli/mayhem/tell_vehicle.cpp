#include "cli/mayhem/telling.h"
#include "cli/words.h"

namespace parapet::cli {
namespace {

std::string space_or(const JsonValue* value, const std::string& otherwise) {
  const auto space = as_space(value);
  return space ? to_letters(*space) : otherwise;
}

// "E10 (front) and D10"
std::string footprint_words(const JsonValue* front, const JsonValue* back) {
  std::string text = "its front on " + space_or(front, "?");
  if (as_space(back)) text += ", its back on " + space_or(back, "?");
  return text;
}

std::string ram_line(const JsonValue& ram) {
  std::string text = "  Rams " + as_text(ram.find("id")) + " on " + space_or(ram.find("at"), "?");
  const JsonValue* to = ram.find("to");
  const std::vector<Space> choices = as_spaces(ram.find("choices"));
  const JsonValue* attacked = ram.find("attacked");
  const std::string dice = as_text(ram.find("dice"));
  if (to == nullptr || to->is_null()) {
    text += ": it cannot be pushed";
  } else {
    text += ": pushed to " + space_or(to, "?");
  }
  if (attacked != nullptr && attacked->as_bool() && !dice.empty()) {
    text += ", attacked with dice " + dice;
  }
  if (choices.size() > 1) {
    const std::string chooser = as_text(ram.find("chooser"));
    text += " (" + (chooser.empty() ? std::string("it may go") : chooser + " may choose") + " " +
            enumerated(choices) + ")";
  }
  return wrapped(text + ".", 2);
}

std::string rams_details(const Told& told) {
  std::string text;
  for (const JsonValue& ram : items_of(told.own("rams"))) text += ram_line(ram);
  return text;
}

std::string drive_sentence(const Told& told) {
  const std::string car = told.word("vehicle");
  const auto left = told.number("mp_left");
  const std::string points = left ? ", with " + std::to_string(*left) + " MP left" : "";
  const auto& footprints = items_of(told.own("footprints"));
  if (told.yes("legal")) {
    std::string text = car + " makes " + counted(static_cast<int>(footprints.size()), "move");
    if (!footprints.empty()) {
      text += " and ends with " + footprint_words(footprints.back().find("front"), nullptr);
    }
    return text + points + ".";
  }
  const auto stopped = told.number("stopped_at");
  const std::vector<std::string> moves = as_texts(told.question.find("moves"));
  if (!stopped || *stopped < 0 || static_cast<std::size_t>(*stopped) >= moves.size()) {
    return car + " may not drive so.";
  }
  return car + " stops before move " + std::to_string(*stopped + 1) + ", " +
         moves[static_cast<std::size_t>(*stopped)] + points + ".";
}

std::string drive_details(const Told& told) {
  const std::vector<std::string> moves = as_texts(told.question.find("moves"));
  std::string text;
  std::size_t n = 0;
  for (const JsonValue& footprint : items_of(told.own("footprints"))) {
    text += "  " + std::to_string(n + 1) + ". " + (n < moves.size() ? moves[n] : "") + ": " +
            footprint_words(footprint.find("front"), footprint.find("back")) + "\n";
    ++n;
  }
  return text + rams_details(told);
}

std::string traffic_sentence(const Told& told) {
  const std::string front = space_or(told.own("front"), "");
  const std::string drone = told.word("drone");
  if (told.yes("hit")) {
    return drone + " hits " + told.name("unit") + "; its front is on " + front + " then.";
  }
  return drone + " does not hit " + told.name("unit") + ".";
}

std::string drones_sentence(const Told& told) {
  const std::vector<std::string> order = as_texts(told.own("order"));
  if (order.empty()) return told.word("side") + " has no drone to move.";
  return (order.size() == 1 ? "One drone moves: " : "The drones move in this order: ") +
         enumerated(order) + ".";
}

std::string drones_details(const Told& told) {
  std::string text;
  for (const JsonValue& move : items_of(told.own("moves"))) {
    const JsonValue* removed = move.find("removed");
    text += "  " + as_text(move.find("id")) + ": ";
    text += removed != nullptr && removed->as_bool()
                ? "leaves the map and is removed"
                : footprint_words(move.find("front"), move.find("back"));
    text += "\n";
  }
  return text + rams_details(told);
}

std::string spawn_sentence(const Told& told) {
  if (!told.yes("legal")) return told.word("id") + " cannot appear at " + told.name("entry") + ".";
  return told.word("id") + " appears at " + told.name("entry") + " and ends with " +
         footprint_words(told.own("front"), told.own("back")) + ".";
}

std::string device_sentence(const Told& told) {
  const std::string device = told.name("device");
  if (told.own("legal") != nullptr && !told.yes("legal")) return device + " may not do that.";
  const int count = static_cast<int>(told.spaces("spaces").size());
  std::string text = device + " takes effect on " + counted(count, "space");
  if (const auto downed = as_texts(told.own("downed")); !downed.empty()) {
    text += ", downs " + enumerated(downed);
  }
  if (const auto collapsed = as_texts(told.own("collapsed")); !collapsed.empty()) {
    text += ", destroys the " + enumerated(collapsed);
  }
  if (const auto& placed = items_of(told.own("placed")); !placed.empty()) {
    text += ", lays " + counted(static_cast<int>(placed.size()), "marker") + " on " +
            enumerated(as_spaces(told.own("placed")));
  }
  return text + ".";
}

constexpr Telling kTellings[] = {
    {"drive", drive_sentence, drive_details},
    {"traffic", traffic_sentence, rams_details},
    {"drones", drones_sentence, drones_details},
    {"spawn", spawn_sentence, rams_details},
    {"device", device_sentence, spaces_by_level, "would be affected too", "would not be affected"},
};

}  // namespace

std::span<const Telling> vehicle_tellings() { return kTellings; }

}  // namespace parapet::cli
