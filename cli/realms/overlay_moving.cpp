#include <algorithm>
#include <array>

#include "cli/realms/realms_overlay.h"
#include "rules/files/json/json_number.h"

namespace parapet::cli {
namespace {

using viewer::BrickOverlay;
using viewer::BrickPoint;
using viewer::Role;

std::string movement(int cost) { return std::to_string(cost) + " MOVEMENT"; }

// A way, with what it has cost so far at each stop.
BrickOverlay::Way way_of(const BrickBoard& board, const std::vector<realms::SpaceId>& path,
                         const JsonValue* costs, Role role) {
  BrickOverlay::Way way{{}, role};
  int spent = 0;
  for (std::size_t n = 0; n < path.size(); ++n) {
    BrickOverlay::Way::Stop stop{board.middle(path[n]), "", false};
    if (n > 0 && n <= items_of(costs).size()) {
      spent += as_integer(&items_of(costs)[n - 1]).value_or(0);
      stop.label = std::to_string(spent);
    }
    way.stops.push_back(std::move(stop));
  }
  return way;
}

void draw_route(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  const auto cost = told.number("cost");
  judge(overlay, cost.has_value(), movement(cost.value_or(0)), "NO WAY");
  if (!cost) {
    tint(overlay, board, told.start(), Role::focus);
    tint(overlay, board, told.space("to"), Role::danger);
    return;
  }
  const auto path = told.spaces("path");
  for (const realms::SpaceId& space : path) tint(overlay, board, space, Role::allowed);
  overlay.ways.push_back(way_of(board, path, told.own("costs"), Role::allowed));
  explain(overlay, Role::allowed, "movement spent so far");
}

// On the board; a picture of its own shows it from the side.
void draw_step(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  const auto cost = told.number("cost");
  judge(overlay, cost.has_value(), movement(cost.value_or(0)), "NOT ALLOWED");
  const auto from = told.start();
  const auto to = told.space("to");
  if (!from || !to) return;
  const Role role = cost ? Role::allowed : Role::danger;
  tint(overlay, board, from, Role::focus);
  tint(overlay, board, to, role);
  overlay.ways.push_back({{{board.middle(*from), "", false},
                           {board.middle(*to), cost ? std::to_string(*cost) : "", false}},
                          role});
}

std::vector<realms::SpaceId> asked_path(const RealmsTold& told) {
  std::vector<realms::SpaceId> path;
  for (const JsonValue& place : items_of(told.question.find("path"))) {
    const auto space = named_space(told.state, &place);
    if (!space) break;
    path.push_back(*space);
  }
  return path;
}

void draw_walk(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  judge(overlay, told.yes("legal"), "LEGAL", "NOT LEGAL");
  const auto path = asked_path(told);
  if (path.empty()) return;
  const JsonValue* costs = told.own("costs");
  const std::size_t made = std::min(path.size(), items_of(costs).size() + 1);
  if (made < path.size()) {
    const std::vector<realms::SpaceId> rest(path.begin() + static_cast<std::ptrdiff_t>(made) - 1,
                                            path.end());
    overlay.ways.push_back(way_of(board, rest, nullptr, Role::danger));
    tint(overlay, board, path[made], Role::danger);
    explain(overlay, Role::danger, "not possible");
  }
  const std::vector<realms::SpaceId> walked(path.begin(),
                                            path.begin() + static_cast<std::ptrdiff_t>(made));
  for (const realms::SpaceId& space : walked) tint(overlay, board, space, Role::allowed);
  overlay.ways.push_back(way_of(board, walked, costs, Role::allowed));
  explain(overlay, Role::allowed, "movement spent so far");
}

void draw_reach(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  constexpr int kMostSteps = 12;
  int most = 1;
  for (const JsonValue& item : items_of(told.own("spaces"))) {
    most = std::max(most, as_integer(item.find("cost")).value_or(0));
  }
  const auto share = [most](int cost) {
    return most <= 1 ? 0.0 : static_cast<double>(cost - 1) / (most - 1);
  };
  int count = 0;
  for (const JsonValue& item : items_of(told.own("spaces"))) {
    const auto space = named_space(told.state, item.find("at"));
    const auto cost = as_integer(item.find("cost"));
    if (!space || !cost) continue;
    ++count;
    std::string text = std::to_string(*cost);
    if (as_integer(item.find("wounds")).value_or(0) > 0) text += "!";
    overlay.values.push_back({board.index_of(*space), text, share(*cost)});
  }
  const int step = (most - 1) / kMostSteps + 1;
  for (int cost = 1; cost <= most && count > 0; cost += step) {
    overlay.scale.push_back({std::to_string(cost), share(cost)});
  }
  overlay.unit = "movement (! with wounds)";
  overlay.badge = std::to_string(count) + (count == 1 ? " SPACE" : " SPACES");
  tint(overlay, board, told.start(), Role::focus);
  explain(overlay, Role::focus, "starts here");
}

// The convex hull of points in the plan, in order.
std::vector<BrickPoint> hull(std::vector<BrickPoint> points) {
  std::sort(points.begin(), points.end(), [](const BrickPoint& a, const BrickPoint& b) {
    return a.x != b.x ? a.x < b.x : a.y < b.y;
  });
  std::vector<BrickPoint> around;
  const auto add = [&around](const BrickPoint& p, std::size_t least) {
    while (around.size() >= least + 2) {
      const BrickPoint& a = around[around.size() - 2];
      const BrickPoint& b = around.back();
      if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
      around.pop_back();
    }
    around.push_back(p);
  };
  for (const BrickPoint& p : points) add(p, 0);
  const std::size_t lower = around.size() - 1;
  for (auto p = points.rbegin() + 1; p != points.rend(); ++p) add(*p, lower);
  around.pop_back();
  return around;
}

// COR-LEAP-5 in the picture: the strip that the plate sweeps, and the height over it.
void draw_leap(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  constexpr std::int64_t kLimit = 4;  // pegs
  const bool legal = told.yes("legal");
  judge(overlay, legal, "LEGAL", "NOT LEGAL");
  const auto from = told.start();
  const auto to = told.space("to");
  if (!from || !to) return;
  const Role role = legal ? Role::allowed : Role::danger;
  const double height = board.middle(*from).z;
  const viewer::BrickPicture picture = board.picture();
  std::vector<BrickPoint> corners;
  for (const realms::SpaceId& space : {*from, *to}) {
    const viewer::BrickSpace& plate = picture.spaces[board.index_of(space)];
    for (const double x : {plate.west, plate.east}) {
      for (const double y : {plate.north, plate.south}) corners.push_back({x, y, height});
    }
  }
  tint(overlay, board, from, Role::focus);
  tint(overlay, board, to, role);
  overlay.strips.push_back({hull(corners), board.ticks(Ratio(kLimit)), role});
  const std::string cost = legal ? std::to_string(told.number("cost").value_or(2)) : "";
  overlay.ways.push_back(
      {{{board.middle(*from), "", false}, {board.middle(*to), cost, true}}, role});
  explain(overlay, role, "swept, 4 pegs high");
}

void draw_board(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  const auto cost = told.number("cost");
  judge(overlay, cost.has_value(), movement(cost.value_or(0)), "NOT ALLOWED");
  const auto unit = told.unit("unit");
  const auto carrier = told.unit("carrier");
  if (!unit || !carrier) return;
  const Role role = cost ? Role::allowed : Role::danger;
  overlay.ways.push_back(
      {{{board.centre_of(*unit), "", false}, {board.centre_of(*carrier), "", true}}, role});
}

void draw_unseat(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  const auto& falls = items_of(told.own("falls"));
  overlay.badge = falls.empty() ? "NOBODY FALLS" : "FALL";
  overlay.tone = falls.empty() ? Role::allowed : Role::danger;
  const auto start = told.unit("unit");
  if (start) tint(overlay, board, told.state.units()[*start].at, Role::focus);
  for (const JsonValue& fall : falls) {
    const auto to = named_space(told.state, fall.find("to"));
    if (!to || !start) continue;
    const int wounds = as_integer(fall.find("wounds")).value_or(0);
    overlay.ways.push_back({{{board.centre_of(*start), "", false},
                             {board.middle(*to), wounds > 0 ? std::to_string(wounds) : "", true}},
                            wounds > 0 ? Role::danger : Role::allowed});
    for (const std::string& choice : as_texts(fall.find("choices"))) {
      const JsonValue name = JsonValue::from_text(choice);
      tint(overlay, board, named_space(told.state, &name), Role::zone);
      explain(overlay, Role::zone, "where it may be put");
    }
    tint(overlay, board, to, Role::danger);
  }
}

constexpr RealmsDrawing kDrawings[] = {
    {"step", draw_step}, {"route", draw_route}, {"walk", draw_walk},     {"reach", draw_reach},
    {"leap", draw_leap}, {"board", draw_board}, {"unseat", draw_unseat},
};

}  // namespace

std::span<const RealmsDrawing> realms_moving_drawings() { return kDrawings; }

}  // namespace parapet::cli
