#include <optional>
#include <string>
#include <vector>

#include "cli/skyline/network_drawing.h"

namespace parapet::cli {
namespace {

using viewer::NetworkPicture;
using viewer::Role;

// "91/216 = 42.1 %", of a long fraction "42.1 %".
std::string share_label(const JsonValue* fraction) {
  constexpr std::size_t kReadable = 11;
  const std::string exact = as_text(fraction);
  const std::string rounded = chance_text(fraction);
  const bool is_whole = exact == "1/1" || exact == "0/1";
  return exact.size() > kReadable || is_whole ? rounded : exact + " = " + rounded;
}

class RiskDrawing {
 public:
  RiskDrawing(const SkylineTold& told, const NetworkBoard& board, NetworkPicture& picture)
      : told_(told), board_(board), picture_(picture), has_hand_(told.asks("hand")) {}

  void draw() {
    const auto start = board_.stop(told_.start());
    if (!start) return;
    picture_.stops[*start].role = Role::focus;
    picture_.notes.push_back({*start, {"starts here"}, Role::focus});
    if (told_.asks("path")) {
      draw_path(*start);
    } else {
      draw_routes(*start);
    }
  }

 private:
  std::string cards() const {
    const int hand = as_integer(told_.question.find("hand")).value_or(0);
    return std::to_string(hand) + (hand == 1 ? " card" : " cards") + " in hand";
  }

  // Revisited rails keep each label.
  void add(std::size_t from, std::size_t to, const JsonValue* chance, const std::string& before) {
    const auto rail = board_.rail(from, to);
    if (!rail || chance == nullptr || chance->is_null()) return;
    picture_.rails[*rail].share = as_double(chance);
    picture_.rails[*rail].label.push_back(before + share_label(chance));
  }

  void draw_path(std::size_t start) {
    picture_.share_meaning = has_hand_ ? "chance to get there alive from the start, with " + cards()
                                       : "chance that the roll there shows a safe icon";
    const auto& steps = items_of(told_.own("steps"));
    std::size_t at = start;
    for (std::size_t n = 0; n < steps.size(); ++n) {
      const auto next = board_.stop(as_text(steps[n].find("space")));
      if (!next) break;
      add(at, *next, steps[n].find(has_hand_ ? "alive" : "safe"),
          steps.size() == 1 ? "" : std::to_string(n + 1) + ": ");
      at = *next;
    }
    draw_policy();
    if (!told_.yes("legal")) {
      picture_.badge = "NOT ALLOWED";
      picture_.tone = Role::danger;
      return;
    }
    const JsonValue* end =
        has_hand_ && !steps.empty() ? steps.back().find("alive") : told_.own("all_safe");
    judge(end);
  }

  // Where it pays to stop, whatever the hand.
  void draw_policy() {
    const JsonValue* policy = told_.own("policy");
    if (policy == nullptr) return;
    for (std::size_t n = 0; n < picture_.stops.size(); ++n) {
      std::string go;
      std::string stop;
      for (const JsonValue& choice : items_of(policy)) {
        if (as_text(choice.find("space")) != picture_.stops[n].id) continue;
        const std::string cards = std::to_string(as_integer(choice.find("cards")).value_or(0));
        std::string& list = as_text(choice.find("do")) == "go" ? go : stop;
        list += (list.empty() ? "" : ", ") + cards;
      }
      if (go.empty() && stop.empty()) continue;
      std::vector<std::string> lines{stop.empty() ? "go on" : go.empty() ? "stop" : "go or stop"};
      if (!go.empty() && !stop.empty()) {
        lines.push_back("go with " + go + " cards");
        lines.push_back("stop with " + stop);
      }
      picture_.notes.push_back({n, lines, Role::focus});
    }
  }

  void draw_routes(std::size_t start) {
    picture_.share_meaning = has_hand_ ? "chance to get to its far end alive, with " + cards()
                                       : "chance of safe icons alone up to its far end";
    const char* key = has_hand_ ? "alive" : "all_safe";
    const auto& routes = items_of(told_.own("routes"));
    for (const JsonValue& route : routes) {
      const auto path = as_texts(route.find("path"));
      if (path.empty()) continue;
      const auto before =
          path.size() > 1 ? board_.stop(path[path.size() - 2]) : std::optional(start);
      const auto end = board_.stop(path.back());
      if (before && end) add(*before, *end, route.find(key), "");
    }
    if (routes.empty()) return;
    const auto best = board_.stop(as_text(routes.front().find("space")));
    if (best) picture_.stops[*best].role = Role::allowed;
    judge(routes.front().find(key));
  }

  void judge(const JsonValue* chance) {
    constexpr double kFair = 0.5;
    picture_.badge = chance_text(chance);
    picture_.tone = as_double(chance) >= kFair ? Role::allowed : Role::danger;
  }

  const SkylineTold& told_;
  const NetworkBoard& board_;
  NetworkPicture& picture_;
  bool has_hand_;
};

void draw_risk(const SkylineTold& told, const NetworkBoard& board, NetworkPicture& picture) {
  RiskDrawing(told, board, picture).draw();
}

constexpr NetworkDrawing kDrawings[] = {{"risk", draw_risk}};

}  // namespace

std::span<const NetworkDrawing> risk_drawings() { return kDrawings; }

}  // namespace parapet::cli
