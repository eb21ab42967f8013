#include "scans/read/block_kinds.h"

#include <algorithm>
#include <array>

namespace parapet::scans {
namespace {

constexpr std::array kAir{"air",     "cave_air", "void_air",     "structure_void",
                          "barrier", "light",    "moving_piston"};

constexpr std::array kThin{"grass",          "short_grass",
                           "tall_grass",     "fern",
                           "large_fern",     "dead_bush",
                           "dandelion",      "poppy",
                           "blue_orchid",    "allium",
                           "azure_bluet",    "oxeye_daisy",
                           "cornflower",     "lily_of_the_valley",
                           "wither_rose",    "sunflower",
                           "lilac",          "rose_bush",
                           "peony",          "torchflower",
                           "pitcher_plant",  "pink_petals",
                           "wildflowers",    "leaf_litter",
                           "bush",           "firefly_bush",
                           "seagrass",       "tall_seagrass",
                           "kelp",           "kelp_plant",
                           "sea_pickle",     "sugar_cane",
                           "bamboo_sapling", "brown_mushroom",
                           "red_mushroom",   "crimson_fungus",
                           "warped_fungus",  "crimson_roots",
                           "warped_roots",   "nether_sprouts",
                           "nether_wart",    "wheat",
                           "carrots",        "potatoes",
                           "beetroots",      "melon_stem",
                           "pumpkin_stem",   "sweet_berry_bush",
                           "cocoa",          "vine",
                           "glow_lichen",    "hanging_roots",
                           "spore_blossom",  "lily_pad",
                           "water",          "flowing_water",
                           "lava",           "flowing_lava",
                           "bubble_column",  "fire",
                           "soul_fire",      "torch",
                           "cobweb",         "web",
                           "snow",           "ladder",
                           "lever",          "tripwire",
                           "tripwire_hook",  "string",
                           "redstone_wire",  "repeater",
                           "comparator",     "rail",
                           "nether_portal",  "end_portal",
                           "flower_pot",     "end_rod",
                           "lightning_rod",  "chain",
                           "lantern",        "candle",
                           "powder_snow"};

constexpr std::array kThinEndings{"_sapling",        "_tulip",   "_torch",       "_button",
                                  "_pressure_plate", "_sign",    "_banner",      "_carpet",
                                  "_rail",           "_vines",   "_vines_plant", "_candle",
                                  "_head",           "_skull",   "_coral_fan",   "_coral_wall_fan",
                                  "_coral",          "_lantern", "_propagule",   "_crop"};

constexpr std::array kPartialEndings{"_slab", "_stairs",   "_fence", "_fence_gate", "_wall",
                                     "_door", "_trapdoor", "_pane",  "_bars",       "_bed",
                                     "_cake", "_anvil",    "_rod",   "_shelf"};

constexpr std::array kPartial{"chest",
                              "trapped_chest",
                              "ender_chest",
                              "anvil",
                              "cauldron",
                              "hopper",
                              "lectern",
                              "grindstone",
                              "bell",
                              "campfire",
                              "cake",
                              "brewing_stand",
                              "stonecutter",
                              "bamboo",
                              "cactus",
                              "fence",
                              "iron_bars",
                              "conduit",
                              "turtle_egg",
                              "enchanting_table",
                              "daylight_detector",
                              "scaffolding",
                              "dirt_path",
                              "farmland"};

template <class List>
bool holds(const List& list, std::string_view name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

template <class List>
bool ends_with_one(const List& list, std::string_view name) {
  return std::any_of(list.begin(), list.end(),
                     [&](std::string_view ending) { return name.ends_with(ending); });
}

// The old numbers, in order.
constexpr std::array kThinNumbers{6,   8,   9,   10,  11,  27,  28,  30,  31,  32,  37,  38,
                                  39,  40,  50,  51,  55,  59,  63,  65,  66,  68,  69,  70,
                                  72,  75,  76,  77,  78,  83,  90,  93,  94,  104, 105, 106,
                                  111, 115, 119, 127, 131, 132, 140, 141, 142, 143, 144, 147,
                                  148, 149, 150, 157, 171, 175, 176, 177, 198, 207};
constexpr std::array kPartialNumbers{26,  44,  53,  54,  60,  64,  67,  71,  81,  85,  92,  96,
                                     101, 102, 107, 108, 109, 113, 114, 116, 117, 118, 120, 126,
                                     128, 130, 134, 135, 136, 139, 145, 146, 151, 154, 156, 160,
                                     163, 164, 167, 178, 180, 182, 183, 184, 185, 186, 187, 188,
                                     189, 190, 191, 192, 193, 194, 195, 196, 197, 203, 205, 208};

}  // namespace

BlockKind block_kind(std::string_view name) {
  name = name.substr(0, name.find('['));
  if (const std::size_t colon = name.rfind(':'); colon != std::string_view::npos) {
    name.remove_prefix(colon + 1);
  }
  if (holds(kAir, name)) return BlockKind::air;
  if (holds(kThin, name) || name.starts_with("potted_")) return BlockKind::thin;
  if (name.ends_with("sea_lantern") || name.ends_with("jack_o_lantern")) return BlockKind::whole;
  if (name.ends_with("_piston_head")) return BlockKind::partial;
  if (ends_with_one(kThinEndings, name)) return BlockKind::thin;
  if (holds(kPartial, name) || ends_with_one(kPartialEndings, name)) return BlockKind::partial;
  return BlockKind::whole;
}

BlockKind block_kind(int number) noexcept {
  if (number == 0 || number == 36 || number == 166 || number == 217) return BlockKind::air;
  const auto among = [number](const auto& numbers) {
    return std::binary_search(numbers.begin(), numbers.end(), number);
  };
  if (among(kThinNumbers)) return BlockKind::thin;
  return among(kPartialNumbers) ? BlockKind::partial : BlockKind::whole;
}

}  // namespace parapet::scans
