#include "geometry/bricks/catalogue_family.h"
#include "geometry/bricks/part_maker.h"

// Panels, and the frames of windows and doors without their panes and leaves.
namespace parapet {
namespace {

constexpr int kWall = 4;   // how thick the wall of a panel is
constexpr int kFloor = 8;  // and its floor

// One stud deep: a floor, a wall at +z, and, where it carries studs, a cover. Ribs at both ends of
// the reinforced ones.
struct PanelRow {
  std::string_view number;
  std::string_view title;
  int wide;
  int height;
  bool covered;
  bool ribs;
};

constexpr PanelRow kPanels[] = {
    {"4865a", "Panel 1 x 2 x 1 with Square Corners", 2, 24, false, false},
    {"4865b", "Panel 1 x 2 x 1 with Rounded Corners", 2, 24, false, false},
    {"30413", "Panel 1 x 4 x 1 with Rounded Corners", 4, 24, false, false},
    {"4864a", "Panel 1 x 2 x 2 with Solid Studs", 2, 48, true, false},
    {"4864b", "Panel 1 x 2 x 2 with Hollow Studs", 2, 48, true, false},
    {"87552", "Panel 1 x 2 x 2 Reinforced with Hollow Studs", 2, 48, true, true},
    {"14718", "Panel 1 x 4 x 2 with Hollow Studs", 4, 48, true, false},
    {"2362a", "Panel 1 x 2 x 3 with Solid Studs", 2, 72, true, false},
    {"2362b", "Panel 1 x 2 x 3 with Hollow Studs", 2, 72, true, false},
    {"87544", "Panel 1 x 2 x 3 with Side Supports with Hollow Studs", 2, 72, true, true},
    {"4215a", "Panel 1 x 4 x 3", 4, 72, true, false},
    {"30007", "Panel 1 x 4 x 3 with Hollow Studs", 4, 72, true, false},
    {"60581", "Panel 1 x 4 x 3 with Side Flanges", 4, 72, true, true},
};

CataloguePart panel(const PanelRow& row) {
  const int x = 10 * row.wide;
  const int top = row.covered ? kWall : 0;
  const int floor = row.height - kFloor;
  PartMaker maker(row.title);
  maker.box(-x, x, floor, row.height, -10, 10);
  maker.box(-x, x, top, floor, 10 - kWall, 10);
  if (row.covered) {
    maker.box(-x, x, 0, top, -10, 10);
    maker.studs(-x, x, 0, -10, 10);
  }
  if (row.ribs) {
    maker.box(-x, -x + kWall, top, floor, 2, 10 - kWall);
    maker.box(x - kWall, x, top, floor, 2, 10 - kWall);
  }
  maker.holes(-x, x, row.height, -10, 10);
  return std::move(maker).finished();
}

// A brick high, with walls at -x and +z: one square, or three in an L.
struct PanelCornerRow {
  std::string_view number;
  std::string_view title;
  int arm;  // how far the arms go beyond the corner's square
};

constexpr PanelCornerRow kPanelCorners[] = {
    {"6231", "Panel 1 x 1 x 1 Corner with Rounded Corners", 0},
    {"91501", "Panel 2 x 2 x 1 Corner with Rounded Corners", 20},
};

CataloguePart panel_corner(const PanelCornerRow& row) {
  const int far = 10 + row.arm;
  PartMaker maker(row.title);
  maker.box(-10, far, 16, 24, -10, 10);
  maker.holes(-10, far, 24, -10, 10);
  if (row.arm > 0) {
    maker.box(-10, 10, 16, 24, -far, -10);
    maker.holes(-10, 10, 24, -far, -10);
  }
  maker.box(-10, far, 0, 16, 10 - kWall, 10);
  maker.box(-10, -10 + kWall, 0, 16, -far, 10 - kWall);
  return std::move(maker).finished();
}

// Open from front to back between two posts, a lintel and a sill.
struct FrameRow {
  std::string_view number;
  std::string_view title;
  int wide;
  int deep;
  int height;
  int lintel;
  int sill;
  int post;
};

constexpr FrameRow kFrames[] = {
    {"60592", "Window 1 x 2 x 2 without Sill", 2, 1, 48, 4, 8, 4},
    {"60593", "Window 1 x 2 x 3 without Sill", 2, 1, 72, 4, 8, 4},
    {"60594", "Window 1 x 4 x 3 without Shutter Tabs", 4, 1, 72, 8, 8, 6},
    {"2493a", "Window 1 x 4 x 5 with Solid Studs", 4, 1, 120, 8, 12, 8},
    {"2493b", "Window 1 x 4 x 5 with Hollow Studs", 4, 1, 120, 8, 12, 8},
    {"4132", "Window 2 x 4 x 3", 4, 2, 72, 8, 8, 8},
    {"60598", "Window 2 x 4 x 3 with Square Holes", 4, 2, 72, 8, 8, 6},
    {"3579", "Door 1 x 3 x 4 Frame", 3, 1, 96, 8, 12, 8},
    {"30179", "Door 1 x 4 x 6 Frame Type 1", 4, 1, 144, 8, 8, 8},
    {"60596", "Door 1 x 4 x 6 Frame", 4, 1, 144, 8, 8, 6},
};

CataloguePart frame(const FrameRow& row) {
  const int x = 10 * row.wide;
  const int z = 10 * row.deep;
  PartMaker maker(row.title);
  maker.box(-x, x, 0, row.lintel, -z, z);
  maker.box(-x, x, row.height - row.sill, row.height, -z, z);
  maker.box(-x, -x + row.post, row.lintel, row.height - row.sill, -z, z);
  maker.box(x - row.post, x, row.lintel, row.height - row.sill, -z, z);
  maker.studs(-x, x, 0, -z, z);
  maker.holes(-x, x, row.height, -z, z);
  return std::move(maker).finished();
}

}  // namespace

std::vector<PartFamily> wall_families() {
  return {family_of<kPanels, panel>(), family_of<kPanelCorners, panel_corner>(),
          family_of<kFrames, frame>()};
}

}  // namespace parapet
