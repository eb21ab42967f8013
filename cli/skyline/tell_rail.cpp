#include <string>

#include "cli/skyline/rail_words.h"
#include "cli/skyline/skyline_told.h"
#include "cli/words.h"
#include "rules/ask/skyline/rail_answer.h"

namespace parapet::cli {
namespace {

std::string tenths(Wide number) {
  const auto whole = static_cast<std::int64_t>(number);
  std::string text = std::to_string(whole / 10);
  if (whole % 10 != 0) text += "." + std::to_string(whole % 10);
  return text;
}

std::string name_of(const SkylineTold& told, const ask::MeasuredRail& rail) {
  const skyline::Network& network = told.state.network();
  const skyline::Rail& arc = network.rails[rail.rail];
  const std::string& from = network.stops[rail.turned ? arc.to : arc.from].id;
  const std::string& to = network.stops[rail.turned ? arc.from : arc.to].id;
  return "from " + from + " to " + to;
}

// "clears watch tower by 8 mm", "passes through mast"; empty without terrain.
std::string clearance_words(const SkylineTold& told, const ask::MeasuredRail& rail) {
  const auto& found = rail.measures.clearance;
  if (!found) return {};
  const SkyTerrain& terrain = *told.state.terrain;
  const std::string& id = terrain.pieces[terrain.scene.body(found->body).piece].id;
  switch (found->contact) {
    case Contact::apart:
      return "clears " + id + " by " + mm_words(rounded_root(found->squared));
    case Contact::touching:
      return "touches " + id;
    case Contact::crossing:
      return "passes through " + id;
  }
  return {};
}

std::string tell_one(const SkylineTold& told, const ask::MeasuredRails& all) {
  const ask::MeasuredRail& rail = all.rails.front();
  std::string text = "The rail " + name_of(told, rail) + " is " +
                     mm_words(rail.measures.length.rounded()) + " long";
  const std::string clearance = clearance_words(told, rail);
  if (!clearance.empty()) text += " and " + clearance;
  if (all.limit && rail.measures.clearance) {
    text += ask::keeps_clear(rail.measures, *all.limit) ? ", far enough" : ", too near";
  }
  return text + ".";
}

std::string tell_rail(const SkylineTold& told) {
  const auto* all = told.answer.evidence.as<ask::MeasuredRails>();
  if (all == nullptr) return {};
  if (told.asks("from")) return tell_one(told, *all);
  const std::string count = counted(static_cast<int>(all->rails.size()), "rail");
  if (!all->limit) return count + (all->rails.size() == 1 ? " is" : " are") + " measured.";
  int near = 0;
  for (const ask::MeasuredRail& rail : all->rails) {
    if (!ask::keeps_clear(rail.measures, *all->limit)) ++near;
  }
  if (near == 0) return "All of " + count + " keep clear.";
  return std::to_string(near) + " of " + count + (near == 1 ? " does" : " do") + " not keep clear.";
}

std::string rail_line(const SkylineTold& told, const ask::MeasuredRail& rail) {
  std::string line = "  " + name_of(told, rail) + ": " + mm_words(rail.measures.length.rounded());
  if (rail.measures.steepest) line += ", " + slope_words(rail.measures);
  const std::string clearance = clearance_words(told, rail);
  if (!clearance.empty()) line += ", " + clearance;
  if (const auto& room = rail.measures.room_below) {
    line += ", " + mm_words(rounded(room->height)) + " of room below";
  }
  return line + "\n";
}

std::string rail_lines(const SkylineTold& told) {
  const auto* all = told.answer.evidence.as<ask::MeasuredRails>();
  std::string lines;
  if (all == nullptr) return lines;
  for (const ask::MeasuredRail& rail : all->rails) lines += rail_line(told, rail);
  for (const JsonValue& ends : items_of(told.own("unplaced"))) {
    const auto ids = as_texts(&ends);
    if (ids.size() == 2)
      lines += "  from " + ids[0] + " to " + ids[1] + ": no place on the board\n";
  }
  return lines;
}

constexpr SkylineSentence kSentences[] = {{"rail", tell_rail, rail_lines}};

}  // namespace

std::string mm_words(Wide ticks) { return tenths(ticks) + " mm"; }

std::string slope_words(const skyline::RailMeasures& measures) {
  const skyline::Slope slope = skyline::slope_of(measures.pieces[*measures.steepest]);
  if (slope.is_plumb()) return "plumb";
  if (slope.rise == 0) return "level";
  return tenths(slope.tenths_of_per_cent()) + " % steep";
}

std::span<const SkylineSentence> rail_sentences() { return kSentences; }

}  // namespace parapet::cli
