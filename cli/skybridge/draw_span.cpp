#include "cli/skybridge/draw_span.h"

#include <algorithm>

#include "cli/skybridge/track_picture.h"

namespace parapet::cli {
namespace {

using skybridge::PartState;
using viewer::Role;

constexpr int kWhole = 10'000;  // a load factor of 1, all of the grip

// "1.57" of ten-thousandths.
std::string factor_text(std::int32_t factor) {
  const int hundredths = (factor + 50) / 100;
  const int rest = hundredths % 100;
  return std::to_string(hundredths / 100) + "." + (rest < 10 ? "0" : "") + std::to_string(rest);
}

void draw_part(const skybridge::PartLoad& part, viewer::BridgePicture& picture) {
  viewer::BridgeSegment& segment = segment_of(picture, part.body.number);
  const std::string percent = std::to_string((part.used + 50) / 100) + " %";
  switch (part.state) {
    case PartState::missing:
      return;
    case PartState::removed:
      segment.state = viewer::SegmentState::unbegun;
      segment.cost.clear();
      picture.bridge.gap.clear();  // there are two now
      segment.population.clear();
      segment.mark = "taken away";
      segment.mark_tone = Role::zone;
      return;
    case PartState::falls:
      segment.load = viewer::BridgeLoad{static_cast<double>(part.used) / kWhole, "falls", true};
      return;
    case PartState::stands:
      segment.load = viewer::BridgeLoad{static_cast<double>(part.used) / kWhole, percent, false};
      return;
  }
}

}  // namespace

void draw_span(const skybridge::BridgeLoad& load, viewer::BridgePicture& picture) {
  for (const skybridge::PartLoad& part : load.parts) {
    if (part.body.number > 0 && !part.body.id.starts_with("pillar")) draw_part(part, picture);
  }
  const bool stands = std::none_of(load.parts.begin(), load.parts.end(),
                                   [](const auto& part) { return part.state == PartState::falls; });
  picture.badge = stands ? "STANDS" : "FALLS";
  picture.tone = stands ? Role::allowed : Role::danger;
  picture.load_unit = "% of the grip of its joint";
  std::vector<std::string> facts;
  if (load.stands) facts.push_back("load factor " + factor_text(load.factor));
  std::string stages;
  for (const skybridge::StageLoad& stage : load.stages) {
    stages += (stages.empty() ? "by stage " : ", ") + std::to_string(stage.built) + ": " +
              (stage.stands ? factor_text(stage.factor) : "falls");
  }
  if (!stages.empty()) facts.push_back(std::move(stages));
  picture.facts = std::move(facts);
}

}  // namespace parapet::cli
