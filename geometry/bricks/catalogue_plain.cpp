#include "geometry/bricks/catalogue_family.h"
#include "geometry/bricks/part_maker.h"

namespace parapet {
namespace {

enum class Top : std::uint8_t { studs, none, centre, middle_row, ends, inner, no_ends, no_corners };

// A block of `deep` studs along z and `wide` studs along x, `height` LDU high: the numbers of its
// title in their order.
struct PlainRow {
  std::string_view number;
  std::string_view title;
  int deep;
  int wide;
  int height;
  Top top;
};

constexpr PlainRow kBricks[] = {
    {"3005", "Brick 1 x 1", 1, 1, 24, Top::studs},
    {"14716", "Brick 1 x 1 x 3", 1, 1, 72, Top::studs},
    {"2453", "Brick 1 x 1 x 5", 1, 1, 120, Top::studs},
    {"3004", "Brick 1 x 2", 1, 2, 24, Top::studs},
    {"3245a", "Brick 1 x 2 x 2", 1, 2, 48, Top::studs},
    {"3245b", "Brick 1 x 2 x 2 with Inside Axleholder", 1, 2, 48, Top::studs},
    {"3245c", "Brick 1 x 2 x 2 without Understud", 1, 2, 48, Top::studs},
    {"772", "Brick 1 x 2 x 2 without Centre Studs", 1, 2, 48, Top::studs},
    {"2454", "Brick 1 x 2 x 5", 1, 2, 120, Top::studs},
    {"46212", "Brick 1 x 2 x 5 without Centre Studs", 1, 2, 120, Top::studs},
    {"88393", "Brick 1 x 2 x 5 with Groove", 1, 2, 120, Top::studs},
    {"3622", "Brick 1 x 3", 1, 3, 24, Top::studs},
    {"39266", "Brick 1 x 5 x 2", 1, 5, 48, Top::studs},
    {"3755", "Brick 1 x 3 x 5", 1, 3, 120, Top::studs},
    {"3010", "Brick 1 x 4", 1, 4, 24, Top::studs},
    {"49311", "Brick 1 x 4 x 3", 1, 4, 72, Top::studs},
    {"3009", "Brick 1 x 6", 1, 6, 24, Top::studs},
    {"3754", "Brick 1 x 6 x 5", 1, 6, 120, Top::studs},
    {"3008", "Brick 1 x 8", 1, 8, 24, Top::studs},
    {"6111", "Brick 1 x 10", 1, 10, 24, Top::studs},
    {"6112", "Brick 1 x 12", 1, 12, 24, Top::studs},
    {"2465", "Brick 1 x 16", 1, 16, 24, Top::studs},
    {"3003", "Brick 2 x 2", 2, 2, 24, Top::studs},
    {"30145", "Brick 2 x 2 x 3", 2, 2, 72, Top::studs},
    {"6056", "Brick 2 x 2 x 6 with Groove", 2, 2, 144, Top::studs},
    {"3002", "Brick 2 x 3", 2, 3, 24, Top::studs},
    {"3001", "Brick 2 x 4", 2, 4, 24, Top::studs},
    {"30144", "Brick 2 x 4 x 3", 2, 4, 72, Top::studs},
    {"2456", "Brick 2 x 6", 2, 6, 24, Top::studs},
    {"6213", "Brick 2 x 6 x 3", 2, 6, 72, Top::studs},
    {"3007", "Brick 2 x 8", 2, 8, 24, Top::studs},
    {"3006", "Brick 2 x 10", 2, 10, 24, Top::studs},
    {"30400", "Brick 4 x 18 with Reinforced Underside", 4, 18, 24, Top::studs},
    {"2356", "Brick 4 x 6", 4, 6, 24, Top::studs},
    {"44042", "Brick 4 x 6 with Reinforced Underside", 4, 6, 24, Top::studs},
    {"6212", "Brick 4 x 10", 4, 10, 24, Top::studs},
    {"4202", "Brick 4 x 12", 4, 12, 24, Top::studs},
    {"60033", "Brick 4 x 12 with Reinforced Underside", 4, 12, 24, Top::studs},
    {"4201", "Brick 8 x 8", 8, 8, 24, Top::studs},
    {"43802", "Brick 8 x 8 with Reinforced Underside", 8, 8, 24, Top::studs},
    {"4204", "Brick 8 x 16", 8, 16, 24, Top::studs},
    {"44041", "Brick 8 x 16 with Reinforced Underside", 8, 16, 24, Top::studs},
    {"733", "Brick 10 x 10", 10, 10, 24, Top::studs},
    {"30072", "Brick 12 x 24", 12, 24, 24, Top::studs},
    {"700a", "Brick 10 x 20 without Underside Studs", 10, 20, 24, Top::studs},
    {"700b", "Brick 10 x 20 with Underside Studs", 10, 20, 24, Top::studs},
    {"3065", "Brick 1 x 2 without Centre Stud", 1, 2, 24, Top::studs},
    {"3066", "Brick 1 x 4 without Centre Studs", 1, 4, 24, Top::studs},
    {"3067", "Brick 1 x 6 without Centre Studs", 1, 6, 24, Top::studs},
    {"925", "Brick 1 x 8 without Center Studs", 1, 8, 24, Top::studs},
    {"2877", "Brick 1 x 2 with Grille", 1, 2, 24, Top::studs},
    {"30136", "Brick 1 x 2 Log", 1, 2, 24, Top::studs},
    {"30137", "Brick 1 x 4 Log", 1, 4, 24, Top::studs},
    {"4216", "Brick 1 x 2 with Groove", 1, 2, 24, Top::studs},
    {"4217", "Brick 1 x 14 with Groove", 1, 14, 24, Top::studs},
    {"2653", "Brick 1 x 4 with Groove", 1, 4, 24, Top::studs},
    {"98283", "Brick 1 x 2 with Embossed Bricks", 1, 2, 24, Top::studs},
    {"15533", "Brick 1 x 4 with Embossed Bricks", 1, 4, 24, Top::studs},
    {"15444", "Brick 1 x 1 x 2 with Square Hole in 1 Side", 1, 1, 48, Top::studs},
};

constexpr PlainRow kTechnicBricks[] = {
    {"6541", "Technic Brick 1 x 1 with Hole", 1, 1, 24, Top::studs},
    {"3700", "Technic Brick 1 x 2 with Hole", 1, 2, 24, Top::studs},
    {"32000", "Technic Brick 1 x 2 with Holes", 1, 2, 24, Top::studs},
    {"32064a", "Technic Brick 1 x 2 with Axlehole Type 1", 1, 2, 24, Top::studs},
    {"32064b", "Technic Brick 1 x 2 with Axlehole Type 2", 1, 2, 24, Top::studs},
    {"389", "Technic Brick 1 x 2 with Hole and Thin Top", 1, 2, 24, Top::studs},
    {"5565", "Technic Brick 1 x 3 with Holes", 1, 3, 24, Top::studs},
    {"3701", "Technic Brick 1 x 4 with Holes", 1, 4, 24, Top::studs},
    {"3894", "Technic Brick 1 x 6 with Holes", 1, 6, 24, Top::studs},
    {"3702", "Technic Brick 1 x 8 with Holes", 1, 8, 24, Top::studs},
    {"2730", "Technic Brick 1 x 10 with Holes", 1, 10, 24, Top::studs},
    {"3895", "Technic Brick 1 x 12 with Holes", 1, 12, 24, Top::studs},
    {"32018", "Technic Brick 1 x 14 with Holes", 1, 14, 24, Top::studs},
    {"3703", "Technic Brick 1 x 16 with Holes", 1, 16, 24, Top::studs},
};

constexpr PlainRow kPlates[] = {
    {"3024", "Plate 1 x 1", 1, 1, 8, Top::studs},
    {"3023", "Plate 1 x 2", 1, 2, 8, Top::studs},
    {"3623", "Plate 1 x 3", 1, 3, 8, Top::studs},
    {"3710", "Plate 1 x 4", 1, 4, 8, Top::studs},
    {"78329", "Plate 1 x 5", 1, 5, 8, Top::studs},
    {"3666", "Plate 1 x 6", 1, 6, 8, Top::studs},
    {"3460", "Plate 1 x 8", 1, 8, 8, Top::studs},
    {"4477", "Plate 1 x 10", 1, 10, 8, Top::studs},
    {"60479", "Plate 1 x 12", 1, 12, 8, Top::studs},
    {"3022", "Plate 2 x 2", 2, 2, 8, Top::studs},
    {"3021", "Plate 2 x 3", 2, 3, 8, Top::studs},
    {"3020", "Plate 2 x 4", 2, 4, 8, Top::studs},
    {"3795", "Plate 2 x 6", 2, 6, 8, Top::studs},
    {"3034", "Plate 2 x 8", 2, 8, 8, Top::studs},
    {"3832", "Plate 2 x 10", 2, 10, 8, Top::studs},
    {"2445", "Plate 2 x 12", 2, 12, 8, Top::studs},
    {"91988", "Plate 2 x 14", 2, 14, 8, Top::studs},
    {"4282", "Plate 2 x 16", 2, 16, 8, Top::studs},
    {"11212", "Plate 3 x 3", 3, 3, 8, Top::studs},
    {"3031", "Plate 4 x 4", 4, 4, 8, Top::studs},
    {"3032", "Plate 4 x 6", 4, 6, 8, Top::studs},
    {"3035", "Plate 4 x 8", 4, 8, 8, Top::studs},
    {"3030", "Plate 4 x 10", 4, 10, 8, Top::studs},
    {"3029", "Plate 4 x 12", 4, 12, 8, Top::studs},
    {"3958", "Plate 6 x 6", 6, 6, 8, Top::studs},
    {"3036", "Plate 6 x 8", 6, 8, 8, Top::studs},
    {"3033", "Plate 6 x 10", 6, 10, 8, Top::studs},
    {"3028", "Plate 6 x 12", 6, 12, 8, Top::studs},
    {"3456", "Plate 6 x 14", 6, 14, 8, Top::studs},
    {"3027", "Plate 6 x 16", 6, 16, 8, Top::studs},
    {"3026", "Plate 6 x 24", 6, 24, 8, Top::studs},
    {"41539", "Plate 8 x 8", 8, 8, 8, Top::studs},
    {"728", "Plate 8 x 11", 8, 11, 8, Top::studs},
    {"92438", "Plate 8 x 16", 8, 16, 8, Top::studs},
    {"91405", "Plate 16 x 16 with Underside Ribs", 16, 16, 8, Top::studs},
    {"u8200", "Plate 2 x 4 with Square Underside Studholes", 2, 4, 8, Top::studs},
    {"u8201", "Plate 2 x 8 with Square Underside Studholes", 2, 8, 8, Top::studs},
    {"u8202", "Plate 4 x 8 with Square Underside Studholes", 4, 8, 8, Top::studs},
    {"u8203", "Plate 6 x 8 with Square Underside Studholes", 6, 8, 8, Top::studs},
    {"3794a", "Plate 1 x 2 without Groove with 1 Centre Stud", 1, 2, 8, Top::centre},
    {"3794b", "Plate 1 x 2 with Groove with 1 Centre Stud", 1, 2, 8, Top::centre},
    {"15573", "Plate 1 x 2 with Groove with 1 Centre Stud, without Understud", 1, 2, 8,
     Top::centre},
    {"87580", "Plate 2 x 2 with Groove with 1 Center Stud", 2, 2, 8, Top::centre},
    {"88646", "Tile 3 x 4 with Four Studs", 3, 4, 8, Top::middle_row},
    {"92593", "Plate 1 x 4 with Two Studs", 1, 4, 8, Top::ends},
    {"6576", "Plate 4 x 8 with Studs in Centre", 4, 8, 8, Top::inner},
};

constexpr PlainRow kTechnicPlates[] = {
    {"3709b", "Technic Plate 2 x 4 with Holes", 2, 4, 8, Top::studs},
    {"32001", "Technic Plate 2 x 6 with Holes", 2, 6, 8, Top::studs},
    {"3738", "Technic Plate 2 x 8 with Holes", 2, 8, 8, Top::studs},
    {"4263", "Technic Plate 1 x 4 with Holes", 1, 4, 8, Top::no_ends},
    {"4262", "Technic Plate 1 x 6 with Holes", 1, 6, 8, Top::no_ends},
    {"4442", "Technic Plate 1 x 8 with Holes", 1, 8, 8, Top::no_ends},
    {"2719", "Technic Plate 1 x 10 with Holes", 1, 10, 8, Top::no_ends},
};

constexpr PlainRow kTiles[] = {
    {"3070a", "Tile 1 x 1 without Groove", 1, 1, 8, Top::none},
    {"3070b", "Tile 1 x 1 with Groove", 1, 1, 8, Top::none},
    {"3069a", "Tile 1 x 2 without Groove", 1, 2, 8, Top::none},
    {"3069b", "Tile 1 x 2 with Groove", 1, 2, 8, Top::none},
    {"2412a", "Tile 1 x 2 Grille without Groove", 1, 2, 8, Top::none},
    {"2412b", "Tile 1 x 2 Grille with Groove", 1, 2, 8, Top::none},
    {"63864", "Tile 1 x 3 with Groove", 1, 3, 8, Top::none},
    {"2431", "Tile 1 x 4 with Groove", 1, 4, 8, Top::none},
    {"6636", "Tile 1 x 6", 1, 6, 8, Top::none},
    {"4162", "Tile 1 x 8", 1, 8, 8, Top::none},
    {"3068a", "Tile 2 x 2 without Groove", 2, 2, 8, Top::none},
    {"3068b", "Tile 2 x 2 with Groove", 2, 2, 8, Top::none},
    {"26603", "Tile 2 x 3", 2, 3, 8, Top::none},
    {"87079", "Tile 2 x 4 with Groove", 2, 4, 8, Top::none},
    {"69729", "Tile 2 x 6", 2, 6, 8, Top::none},
    {"6934", "Tile 3 x 6", 3, 6, 8, Top::none},
    {"6881a", "Tile 6 x 6 without Underside Details", 6, 6, 8, Top::none},
    {"6881b", "Tile 6 x 6 with Underside Details", 6, 6, 8, Top::none},
    {"10202", "Tile 6 x 6 with Groove and Underside Studs", 6, 6, 8, Top::none},
    {"48288", "Tile 8 x 16", 8, 16, 8, Top::none},
    {"90498", "Tile 8 x 16 Type 2", 8, 16, 8, Top::none},
};

constexpr PlainRow kBaseplates[] = {
    {"819", "Baseplate 8 x 12", 8, 12, 4, Top::studs},
    {"3865", "Baseplate 8 x 16", 8, 16, 4, Top::studs},
    {"u568", "Baseplate 8 x 22", 8, 22, 4, Top::studs},
    {"3497", "Baseplate 8 x 24", 8, 24, 4, Top::studs},
    {"4187", "Baseplate 8 x 32", 8, 32, 4, Top::studs},
    {"397", "Baseplate 10 x 16", 10, 16, 4, Top::studs},
    {"400", "Baseplate 14 x 14 with Rounded Corners", 14, 14, 4, Top::no_corners},
    {"896", "Baseplate 14 x 20 with Rounded Corners", 14, 20, 4, Top::no_corners},
    {"u1454", "Baseplate 14 x 20", 14, 20, 4, Top::studs},
    {"3867", "Baseplate 16 x 16", 16, 16, 4, Top::studs},
    {"184", "Baseplate 16 x 18", 16, 18, 4, Top::studs},
    {"6850", "Baseplate 16 x 18", 16, 18, 4, Top::studs},
    {"210", "Baseplate 16 x 22", 16, 22, 4, Top::studs},
    {"3334", "Baseplate 16 x 24", 16, 24, 4, Top::studs},
    {"455", "Baseplate 16 x 24 with Rounded Corners", 16, 24, 4, Top::no_corners},
    {"374", "Baseplate 16 x 32 with Rounded Corners", 16, 32, 4, Top::no_corners},
    {"3857", "Baseplate 16 x 32 with Square Corners", 16, 32, 4, Top::studs},
    {"u1193", "Baseplate 24 x 24", 24, 24, 4, Top::studs},
    {"10", "Baseplate 24 x 32", 24, 32, 4, Top::no_corners},
    {"3645", "Baseplate 24 x 40", 24, 40, 4, Top::studs},
    {"3811", "Baseplate 32 x 32", 32, 32, 4, Top::studs},
    {"4186", "Baseplate 48 x 48", 48, 48, 4, Top::studs},
    {"782", "Baseplate 50 x 50", 50, 50, 4, Top::studs},
};

void add_studs(PartMaker& maker, const PlainRow& row) {
  const int x = 10 * row.wide;
  const int z = 10 * row.deep;
  switch (row.top) {
    case Top::studs:
      maker.studs(-x, x, 0, -z, z);
      break;
    case Top::none:
      break;
    case Top::centre:
      maker.stud(0, 0, 0);
      break;
    case Top::middle_row:
      maker.studs(-x, x, 0, -10, 10);
      break;
    case Top::ends:
      maker.studs(-x, -x + 20, 0, -z, z);
      maker.studs(x - 20, x, 0, -z, z);
      break;
    case Top::inner:
      maker.studs(-x + 20, x - 20, 0, -z + 20, z - 20);
      break;
    case Top::no_ends:
      maker.studs(-x + 20, x - 20, 0, -z, z);
      break;
    case Top::no_corners:
      maker.studs(-x + 20, x - 20, 0, -z, -z + 20);
      maker.studs(-x, x, 0, -z + 20, z - 20);
      maker.studs(-x + 20, x - 20, 0, z - 20, z);
      break;
  }
}

// The origin lies in the middle of the top.
PartMaker block(const PlainRow& row) {
  PartMaker maker(row.title);
  maker.box(-10 * row.wide, 10 * row.wide, 0, row.height, -10 * row.deep, 10 * row.deep);
  add_studs(maker, row);
  return maker;
}

CataloguePart plain_part(const PlainRow& row) {
  PartMaker maker = block(row);
  maker.holes(-10 * row.wide, 10 * row.wide, row.height, -10 * row.deep, 10 * row.deep);
  return std::move(maker).finished();
}

// Nothing goes below a baseplate.
CataloguePart baseplate(const PlainRow& row) { return std::move(block(row)).finished(); }

// Bricks with studs on their sides, too, their feet 10 LDU below the top.
struct SideStudRow {
  std::string_view number;
  std::string_view title;
  int wide;
  bool front;  // towards -z
  bool back;   // towards +z
  bool ends;   // towards -x and +x
};

constexpr SideStudRow kSideStudBricks[] = {
    {"87087", "Brick 1 x 1 with Stud on 1 Side", 1, true, false, false},
    {"47905", "Brick 1 x 1 with Studs on Two Opposite Sides", 1, true, true, false},
    {"4733", "Brick 1 x 1 with Studs on Four Sides", 1, true, true, true},
    {"11211", "Brick 1 x 2 with Two Studs on One Side", 2, true, false, false},
    {"52107", "Brick 1 x 2 with Studs on Sides", 2, true, true, false},
    {"30414", "Brick 1 x 4 with Studs on Side", 4, true, false, false},
};

CataloguePart side_stud_brick(const SideStudRow& row) {
  const int x = 10 * row.wide;
  PartMaker maker(row.title);
  maker.box(-x, x, 0, 24, -10, 10);
  maker.studs(-x, x, 0, -10, 10);
  maker.holes(-x, x, 24, -10, 10);
  for (int at = -x + 10; at < x; at += 20) {
    if (row.front) maker.side_stud(at, 10, -10, {0, 0, -1});
    if (row.back) maker.side_stud(at, 10, 10, {0, 0, 1});
  }
  if (row.ends) {
    maker.side_stud(-x, 10, 0, {-1, 0, 0});
    maker.side_stud(x, 10, 0, {1, 0, 0});
  }
  return std::move(maker).finished();
}

}  // namespace

std::vector<PartFamily> plain_families() {
  return {family_of<kBricks, plain_part>(),
          family_of<kTechnicBricks, plain_part>(),
          family_of<kPlates, plain_part>(),
          family_of<kTechnicPlates, plain_part>(),
          family_of<kTiles, plain_part>(),
          family_of<kBaseplates, baseplate>(),
          family_of<kSideStudBricks, side_stud_brick>()};
}

}  // namespace parapet
