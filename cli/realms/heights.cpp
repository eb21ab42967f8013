#include "cli/realms/heights.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <sstream>

#include "cli/page.h"
#include "cli/realms/brick_board.h"
#include "cli/realms/realms_told.h"
#include "cli/version.h"
#include "cli/words.h"
#include "rules/ask/realms/space_json.h"
#include "rules/files/json/json_write.h"
#include "rules/files/realms/length_json.h"
#include "viewer/report/dispute_page.h"

namespace parapet::cli {
namespace {

Ratio height_of(const ask::RealmsState& state, realms::SpaceId space) {
  return to_pegs(state.field(), state.field().surface(space).height);
}

// Is it the one that the plain name of its spot means?
bool is_plain(const ask::RealmsState& state, realms::SpaceId space) {
  return to_name(state, space) == state.field().spots()[space.spot].name;
}

std::string padded(const std::string& text, std::size_t width) {
  return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

// Texts of the grid's highest spaces by row and column; empty over nothing.
struct Table {
  std::vector<std::vector<std::string>> rows;
  std::size_t columns = 0;
};

Table table_of(const ask::RealmsState& state) {
  Table table;
  for (const realms::Spot& spot : state.field().spots()) {
    if (!spot.grid_x || !spot.grid_y) continue;
    table.columns = std::max(table.columns, static_cast<std::size_t>(*spot.grid_x) + 1);
    const std::size_t rows = static_cast<std::size_t>(*spot.grid_y) + 1;
    if (table.rows.size() < rows) table.rows.resize(rows);
  }
  for (auto& row : table.rows) row.resize(table.columns, "-");
  for (const realms::SpaceId& space : state.field().spaces()) {
    const realms::Spot& spot = state.field().spots()[space.spot];
    if (!spot.grid_x || !spot.grid_y || !is_plain(state, space)) continue;
    table.rows[static_cast<std::size_t>(*spot.grid_y)][static_cast<std::size_t>(*spot.grid_x)] =
        number_text(height_of(state, space));
  }
  return table;
}

JsonValue heights_json(const ask::RealmsState& state) {
  std::vector<JsonValue> items;
  for (const realms::SpaceId& space : state.field().spaces()) {
    items.push_back(JsonValue::from_members(
        {{"at", JsonValue::from_text(to_name(state, space))},
         {"pegs", ask::height_json(state.field(), state.field().surface(space).height)},
         {"mm", length_json(state.field().surface(space).height, kMillimetres)}}));
  }
  return JsonValue::from_members({{"spaces", JsonValue::from_list(std::move(items))}});
}

std::string summary(const ask::RealmsState& state) {
  const auto spaces = state.field().spaces();
  if (spaces.empty()) return "No space has a surface.";
  std::vector<Ratio> heights;
  for (const realms::SpaceId& space : spaces) heights.push_back(height_of(state, space));
  const auto [low, high] = std::minmax_element(heights.begin(), heights.end());
  return counted(static_cast<int>(spaces.size()), "space") + ", from " + number_text(*low) +
         " to " + pegs_text(*high) + " up.";
}

// Round heights in pegs from the lowest of the terrain to the highest, with their shares.
void add_scale(const BrickBoard& board, const viewer::BrickPicture& picture,
               viewer::BrickOverlay& overlay) {
  constexpr int kMostSteps = 9;
  double low = 1e300;
  double high = -1e300;
  for (const Body& body : picture.bodies) {
    const Box box = bounds(body.shape);
    low = std::min(low, static_cast<double>(box.lo().z));
    high = std::max(high, static_cast<double>(box.hi().z));
  }
  for (const viewer::BrickSpace& space : picture.spaces) {
    low = std::min(low, space.height);
    high = std::max(high, space.height);
  }
  const double peg = board.ticks(Ratio(1));
  if (high <= low) return;
  int step = 1;
  for (const int next : {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000}) {
    step = next;
    if ((high - low) / (peg * next) < kMostSteps) break;
  }
  const auto first = static_cast<int>(std::ceil(low / (peg * step)));
  for (int n = first; n * step * peg <= high; ++n) {
    overlay.scale.push_back({std::to_string(n * step), (n * step * peg - low) / (high - low)});
  }
  overlay.unit = "pegs";
}

viewer::Shown shown_heights(const OpenBoard& open) {
  const ask::RealmsState& state = open.realms->state();
  const auto kept = std::make_shared<const BrickBoard>(state);
  const BrickBoard& board = *kept;
  viewer::BrickPicture picture = board.picture();
  picture.units.clear();
  picture.is_map = true;
  picture.verdict = summary(state);
  picture.overlay.emplace();
  picture.overlay->tone = viewer::Role::focus;
  for (const realms::SpaceId& space : state.field().spaces()) {
    picture.overlay->values.push_back(
        {board.index_of(space), number_text(height_of(state, space)), 0});
  }
  add_scale(board, picture, *picture.overlay);
  return {std::move(picture), kept};
}

Result<void> write_heights_page(const OpenBoard& board, const QuestionRequest& request,
                                viewer::Shown shown) {
  viewer::DisputePage page;
  page.title = board.name();
  page.text.verdict = summary(board.realms->state());
  page.text.lists = heights_table(board.realms->state());
  page.shown = std::move(shown);
  page.badge = {"HEIGHTS", viewer::Role::focus};
  page.command = "parapet elevation " + request.board;
  page.engine = kVersion;
  return viewer::write_dispute_page(page, three_folder(), request.page);
}

}  // namespace

bool asks_all_heights(const JsonValue& question) {
  const JsonValue* ask = question.find("ask");
  return ask != nullptr && ask->is_text() && ask->text() == "elevation" &&
         question.find("at") == nullptr;
}

std::string heights_table(const ask::RealmsState& state) {
  constexpr std::size_t kMostColumns = 60;  // of a table that people read
  std::ostringstream out;
  const Table table = table_of(state);
  std::size_t width = 2;
  for (const auto& row : table.rows) {
    for (const std::string& cell : row) width = std::max(width, cell.size());
  }
  const std::size_t columns = std::min(table.columns, kMostColumns);
  if (!table.rows.empty()) {
    out << "    ";
    for (std::size_t x = 0; x < columns; ++x) {
      std::string name = to_letters(Space{static_cast<int>(x), 0, 1});
      name.pop_back();
      out << ' ' << padded(name, width);
    }
    out << "\n";
  }
  for (std::size_t y = 0; y < table.rows.size(); ++y) {
    out << padded(std::to_string(y + 1), 4);
    for (std::size_t x = 0; x < columns; ++x) out << ' ' << padded(table.rows[y][x], width);
    if (columns < table.columns) out << " ...";
    out << "\n";
  }
  std::string others;
  for (const realms::SpaceId& space : state.field().spaces()) {
    const realms::Spot& spot = state.field().spots()[space.spot];
    if (spot.grid_x && is_plain(state, space)) continue;
    others += (others.empty() ? "" : ", ") + to_name(state, space) + "=" +
              number_text(height_of(state, space));
  }
  if (!others.empty()) {
    out << (table.rows.empty() ? "" : "\nBelow these, and elsewhere\n")
        << wrapped("  " + others, 0);
  }
  return out.str();
}

ExitStatus run_heights(const OpenBoard& board, const QuestionRequest& request) {
  if (!request.save.empty() || !request.after.empty()) {
    Fault fault;
    fault.code = "missing-word";
    fault.place = "elevation";
    fault.found = "no place";
    fault.expected = "AT: only a question about a place can be saved";
    return report(fault, ExitStatus::wrong_usage);
  }
  const ask::RealmsState& state = board.realms->state();
  if (request.json) {
    std::cout << write_json_line(heights_json(state)) << "\n";
  } else {
    std::cout << summary(state) << "\n\n" << heights_table(state);
  }
  if (request.picture.empty() && request.page.empty()) return ExitStatus::answered;
  const viewer::Shown shown = shown_heights(board);
  if (!request.picture.empty()) {
    if (const auto drawn = viewer::write_picture(shown, request.picture); !drawn) {
      return report(drawn.error(), ExitStatus::cannot_answer);
    }
    if (!request.json) std::cout << request.picture << "\n";
  }
  if (!request.page.empty()) {
    if (const auto written = write_heights_page(board, request, shown); !written) {
      return report(written.error(), ExitStatus::cannot_answer);
    }
    if (!request.json) std::cout << request.page << "\n";
  }
  return ExitStatus::answered;
}

}  // namespace parapet::cli
