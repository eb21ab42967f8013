#include <string>

#include "cli/collapse_words.h"
#include "cli/skybridge/skybridge_tables.h"
#include "cli/words.h"
#include "rules/skybridge/track.h"

namespace parapet::cli {
namespace {

std::string tell_leader(const TrackTold& told) {
  return "The leader stands on " + told.territory(told.number("index")) +
         (told.yes("drakhe_head") ? ", where the Drakhe's head lies." : ".");
}

std::string tell_legion(const TrackTold& told) {
  const std::string end = told.territory(told.number("index"));
  if (told.yes("legal")) return "The legion comes to stand on " + end + ".";
  const int stopped = told.number("stopped_at").value_or(0);
  return "Step " + std::to_string(stopped + 1) + " is not possible: the legion stands on " + end +
         ", from which there is no retreat.";
}

std::string tell_might(const TrackTold& told) {
  const auto& area = items_of(told.own("area"));
  if (area.size() < 2) return "The area of might is the first territory alone.";
  return "The area of might is the " + std::to_string(area.size()) + " territories from " +
         told.territory(0) + " to " + told.territory(as_integer(&area.back())) + ".";
}

std::vector<std::string> numbers_of(const JsonValue* list) {
  std::vector<std::string> numbers;
  for (const JsonValue& item : items_of(list)) {
    numbers.push_back(std::to_string(as_integer(&item).value_or(0)));
  }
  return numbers;
}

std::string tell_bridge(const TrackTold& told) {
  const auto current = told.number("current");
  if (!current) return "The bridge is complete.";
  const auto complete = numbers_of(told.own("complete"));
  return "Segment " + std::to_string(*current) + " is being built; " +
         (complete.empty()
              ? "none is finished."
              : enumerated(complete) + (complete.size() == 1 ? " is finished." : " are finished."));
}

// "start [1] [2] (3) .4. .7. .6. .5. eye": finished, current, gaps.
std::string bridge_details(const TrackTold& told) {
  const int completed = told.state.position->completed;
  std::string line = "  start";
  for (const int number : skybridge::kBridgeOrder) {
    const std::string text = std::to_string(number);
    line += number <= completed       ? " [" + text + "]"
            : number == completed + 1 ? " (" + text + ")"
                                      : "  " + text + " ";
  }
  return "[finished] (being built)\n" + line + " eye\n";
}

std::string rebels_text(const JsonValue* rebels) {
  std::vector<std::string> texts;
  for (const JsonValue& rebel : items_of(rebels)) {
    const std::string owner = as_text(rebel.find("owner"));
    texts.push_back((owner.empty() ? "a free rebel" : owner) + " on " +
                    std::to_string(as_integer(rebel.find("index")).value_or(0)));
  }
  return enumerated(texts);
}

std::string tell_round_end(const TrackTold& told) {
  const std::string segment = std::to_string(told.state.position->completed + 1);
  const std::string leader = told.territory(told.number("leader"));
  std::string text = told.yes("completes")
                         ? "Segment " + segment + " is finished, and the leader moves to " + leader
                         : "Segment " + segment + " is not finished, the leader stays on " + leader;
  if (told.number("places").value_or(0) > 0) text += ", and a free rebel joins it";
  const int hungry = static_cast<int>(items_of(told.own("rebels")).size());
  return text + (hungry == 0
                     ? "."
                     : "; " + counted(hungry, "rebel more", "rebels more") + " there by hunger.");
}

std::string tell_garrison(const TrackTold& told) {
  const std::string player = told.word("player");
  if (!told.yes("legal")) return player + " may not put a garrison there.";
  return player + " may put a garrison into " + enumerated(as_texts(told.own("fortifications"))) +
         ".";
}

std::string tell_return(const TrackTold& told) {
  const std::string player = told.word("player");
  const std::string from = told.territory(as_integer(told.question.find("index")));
  return told.yes("legal") ? player + " takes a rebel back from " + from + "."
                           : player + " has no rebel on " + from + " to take back.";
}

std::string return_details(const TrackTold& told) {
  const std::string rebels = rebels_text(told.own("rebels"));
  return rebels.empty() ? "No rebel is on the track then.\n"
                        : wrapped("On the track then: " + rebels + ".", 2);
}

std::string tell_score(const TrackTold& told) {
  return told.word("player") + " has " + counted(told.number("total").value_or(0), "point") +
         " from track and bridge.";
}

std::string score_details(const TrackTold& told) {
  const auto line = [&](const char* what, std::string_view key) {
    return "  " + std::string(what) + std::to_string(told.number(key).value_or(0)) + "\n";
  };
  return line("rebels and leader  ", "rebel_points") +
         line("garrisons          ", "garrison_points") +
         line("bridge             ", "segment_points");
}

std::string tell_check(const TrackTold& told) {
  const auto& warnings = items_of(told.own("warnings"));
  return warnings.empty() ? "Nothing looks wrong."
                          : counted(static_cast<int>(warnings.size()), "thing") +
                                " may be wrong with this board.";
}

std::string check_details(const TrackTold& told) {
  std::string text;
  for (const JsonValue& warning : items_of(told.own("warnings"))) {
    text += "  " + as_text(warning.find("text")) + "\n";
  }
  return text;
}

// "start  1 stands 53.2 %  2 ..." a line each: how each segment holds.
std::string segments_text(const TrackTold& told) {
  std::string text = "Segments, and how much of the grip of their weakest joint is used\n";
  for (const JsonValue& segment : items_of(told.own("segments"))) {
    const std::string state = as_text(segment.find("state"));
    text += "  " + std::to_string(as_integer(segment.find("number")).value_or(0)) + "  " + state;
    if (state == "stands" || state == "falls") text += ", " + as_text(segment.find("used"));
    text += "\n";
  }
  return text;
}

std::string tell_stable(const TrackTold& told) { return stable_words(told); }
std::string stable_details(const TrackTold& told) {
  return segments_text(told) + standing_words(told);
}
std::string tell_remove(const TrackTold& told) { return remove_words(told); }
std::string remove_details(const TrackTold& told) { return segments_text(told) + fall_words(told); }

constexpr TrackSentence kSentences[] = {
    {"leader", tell_leader},
    {"legion", tell_legion},
    {"might", tell_might},
    {"bridge", tell_bridge, bridge_details},
    {"round-end", tell_round_end},
    {"garrison", tell_garrison},
    {"return", tell_return, return_details},
    {"score", tell_score, score_details},
    {"check", tell_check, check_details},
    {"stable", tell_stable, stable_details},
    {"remove", tell_remove, remove_details},
};

}  // namespace

std::string TrackTold::territory(std::optional<int> index) const {
  if (!index || *index < 0 || *index > skybridge::kLastTerritory) return {};
  const auto& territories = state.land().territories;
  return std::to_string(*index) + ", " + territories[static_cast<std::size_t>(*index)].name;
}

std::span<const TrackSentence> track_sentences() { return kSentences; }

}  // namespace parapet::cli
