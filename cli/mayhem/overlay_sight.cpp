#include "cli/mayhem/answer_overlay.h"

namespace parapet::cli {
namespace {

using viewer::Overlay;
using viewer::Role;

void draw_front(const Told& told, Overlay& overlay) {
  tint(overlay, told.spaces("front"), Role::zone);
  tint(overlay, told.stand("at"), Role::focus);
  overlay.tone = Role::zone;
  explain(overlay, Role::zone, "front");
}

void draw_hack(const Told& told, Overlay& overlay) {
  judge(overlay, told.yes("legal"), "LEGAL", "NOT LEGAL");
  tint(overlay, told.stand("unit"), Role::focus);
  tint(overlay, told.stand("target"), told.yes("legal") ? Role::allowed : Role::danger);
}

void draw_distance(const Told& told, Overlay& overlay) {
  overlay.badge = std::to_string(told.number("distance").value_or(0));
  overlay.tone = Role::focus;
  tint(overlay, told.stand("from"), Role::focus);
  tint(overlay, told.stand("to"), Role::focus);
}

constexpr Drawing kDrawings[] = {
    {"front", draw_front},
    {"hack", draw_hack},
    {"distance", draw_distance},
};

}  // namespace

std::span<const Drawing> sight_drawings() { return kDrawings; }

}  // namespace parapet::cli
