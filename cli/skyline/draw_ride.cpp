#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "cli/skyline/network_drawing.h"
#include "rules/skyline/ride.h"

namespace parapet::cli {
namespace {

using viewer::NetworkPicture;
using viewer::Role;

// "1 2 safe": what the dice showed.
std::string roll_text(const skyline::Roll& roll) {
  std::string text;
  for (const skyline::Face& face : roll) {
    text += (text.empty() ? "" : " ") + (face.number ? std::to_string(*face.number) : "safe");
  }
  return text;
}

void explain_once(NetworkPicture& picture, Role role, const std::string& text) {
  const auto& legend = picture.legend;
  if (std::any_of(legend.begin(), legend.end(),
                  [&text](const auto& entry) { return entry.text == text; })) {
    return;
  }
  picture.legend.push_back({role, text});
}

// One arc of the way.
struct Leg {
  Role role = Role::former;
  std::string outcome;
  std::string meaning;
};

class RideDrawing {
 public:
  RideDrawing(const SkylineTold& told, const NetworkBoard& board, NetworkPicture& picture)
      : told_(told), board_(board), picture_(picture) {
    if (const auto* ruling = told.answer.evidence.as<skyline::RideRuling>()) rolls_ = ruling->rolls;
  }

  void draw() {
    judge();
    const auto start = board_.stop(told_.start());
    if (!start) return;
    picture_.stops[*start].role = Role::focus;
    std::size_t at = *start;
    const auto path = as_texts(told_.question.find("path"));
    for (std::size_t n = 0; n < path.size(); ++n) {
      const auto next = board_.stop(path[n]);
      if (!next) break;
      if (const auto rail = board_.rail(at, *next)) add(*rail, leg(n), n, path.size());
      at = *next;
    }
    note_end(*start);
  }

 private:
  bool is_lost() const { return told_.yes("lost"); }

  void judge() {
    if (!told_.yes("legal")) {
      picture_.badge = "NOT ALLOWED";
      picture_.tone = Role::danger;
    } else if (is_lost()) {
      picture_.badge = "LOST";
      picture_.tone = Role::danger;
    } else {
      const int cards = told_.number("discards").value_or(0);
      picture_.badge = cards == 0 ? "ARRIVES" : "ARRIVES, -" + std::to_string(cards);
      picture_.tone = Role::allowed;
    }
  }

  Leg leg(std::size_t n) {
    const auto& steps = items_of(told_.own("steps"));
    if (n >= steps.size()) {
      const bool is_refused = told_.number("stopped_at") == static_cast<int>(n);
      return is_refused ? Leg{Role::danger, "not allowed", "not allowed"}
                        : Leg{Role::former, "not ridden", "asked for, not ridden"};
    }
    const bool is_safe = steps[n].find("safe")->as_bool();
    const int pay = as_integer(steps[n].find("pay")).value_or(0);
    const bool is_last = n + 1 == steps.size();
    Leg leg;
    if (is_lost() && is_last) {
      leg = {Role::danger, "lost: needs " + std::to_string(pay), "where the unit is lost"};
    } else if (is_safe) {
      leg = {Role::allowed, "safe", "safe"};
    } else {
      leg = {Role::zone, pay == 0 ? "no cost" : "pays " + std::to_string(pay),
             "arrives, paying in cards"};
    }
    // Spaces without a roll come first.
    const std::size_t bare = steps.size() - std::min(rolls_.size(), steps.size());
    if (n >= bare) leg.outcome += " (" + roll_text(rolls_[n - bare]) + ")";
    return leg;
  }

  void add(std::size_t rail, const Leg& leg, std::size_t n, std::size_t all) {
    viewer::NetworkRail& shown = picture_.rails[rail];
    shown.role = leg.role;
    shown.label.push_back(all == 1 ? leg.outcome : std::to_string(n + 1) + ": " + leg.outcome);
    explain_once(picture_, leg.role, leg.meaning);
  }

  void note_end(std::size_t start) {
    const auto& steps = items_of(told_.own("steps"));
    const auto end =
        steps.empty() ? std::optional(start) : board_.stop(as_text(steps.back().find("space")));
    if (!end) return;
    const Role role = picture_.tone;
    picture_.stops[*end].role = role;
    if (is_lost()) {
      picture_.notes.push_back({*end, {"lost here"}, Role::danger});
      return;
    }
    std::vector<std::string> lines;
    if (told_.yes("legal")) lines.push_back("ends here: " + told_.location(told_.own("location")));
    for (const std::string& id : as_texts(told_.own("combat"))) {
      lines.push_back("combat at location " + id);
      if (const auto location = board_.location(id)) {
        picture_.locations[*location].role = Role::danger;
        explain_once(picture_, Role::danger, "combat");
      }
    }
    if (!lines.empty()) picture_.notes.push_back({*end, lines, Role::focus});
  }

  const SkylineTold& told_;
  const NetworkBoard& board_;
  NetworkPicture& picture_;
  std::vector<skyline::Roll> rolls_;
};

void draw_ride(const SkylineTold& told, const NetworkBoard& board, NetworkPicture& picture) {
  RideDrawing(told, board, picture).draw();
}

constexpr NetworkDrawing kDrawings[] = {{"ride", draw_ride}};

}  // namespace

std::span<const NetworkDrawing> ride_drawings() { return kDrawings; }

}  // namespace parapet::cli
