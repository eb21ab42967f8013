#include "scans/read/read_schematic.h"

#include <algorithm>
#include <map>
#include <utility>

#include "scans/read/block_kinds.h"
#include "scans/read/gunzip.h"
#include "scans/read/nbt.h"
#include "scans/read/read_faults.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostUnpacked = std::size_t{1} << 27;

// As in the file: x east, y up, z south.
struct Sides {
  std::size_t width = 0;   // x
  std::size_t height = 0;  // y
  std::size_t length = 0;  // z

  std::size_t count() const { return width * height * length; }
};

std::optional<Sides> sides_of(const NbtValue& schematic) {
  Sides sides;
  const std::pair<const char*, std::size_t*> names[] = {
      {"Width", &sides.width}, {"Height", &sides.height}, {"Length", &sides.length}};
  for (const auto& [name, side] : names) {
    const auto value = schematic.child(name);
    const auto whole = value ? value->whole() : std::nullopt;
    if (!whole || *whole < -0x8000 || *whole > 0xffff) return std::nullopt;
    *side = static_cast<std::size_t>(*whole) & 0xffff;  // written as a short, meant without sign
  }
  return sides;
}

// How many blocks were not what they are taken for, by name.
struct Taken {
  std::map<std::string, std::size_t> empty;
  std::map<std::string, std::size_t> whole;

  bool solid(BlockKind kind, const std::string& name) {
    if (kind == BlockKind::thin) ++empty[name];
    if (kind == BlockKind::partial) ++whole[name];
    return kind == BlockKind::partial || kind == BlockKind::whole;
  }
};

std::string told(const std::map<std::string, std::size_t>& names, const std::string& as) {
  std::vector<std::pair<std::size_t, std::string>> sorted;
  std::size_t all = 0;
  for (const auto& [name, count] : names) {
    sorted.emplace_back(count, name);
    all += count;
  }
  std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  std::string text =
      counted(all, "block") + (all == 1 ? " was" : " were") + " taken as " + as + ":";
  constexpr std::size_t kMost = 6;
  for (std::size_t i = 0; i < std::min(kMost, sorted.size()); ++i) {
    text += (i == 0 ? " " : ", ") + std::to_string(sorted[i].first) + " " + sorted[i].second;
  }
  if (sorted.size() > kMost) {
    text += " and " + std::to_string(sorted.size() - kMost) + " more kinds";
  }
  return text + ".";
}

// Block number `n` of the file in Blocks, whose y runs north.
std::size_t index_of(std::size_t n, const Sides& sides) {
  const std::size_t x = n % sides.width;
  const std::size_t z = n / sides.width % sides.length;
  const std::size_t y = n / sides.width / sides.length;
  return (y * sides.length + (sides.length - 1 - z)) * sides.width + x;
}

Blocks empty_blocks(const Sides& sides) {
  Blocks blocks;
  blocks.size = {static_cast<int>(sides.width), static_cast<int>(sides.length),
                 static_cast<int>(sides.height)};
  blocks.solid.assign(sides.count(), 0);
  return blocks;
}

std::string plain_name(std::string_view name) {
  name = name.substr(0, name.find('['));
  if (name.starts_with("minecraft:")) name.remove_prefix(10);
  return std::string(name.substr(0, 60));
}

struct PaletteEntry {
  BlockKind kind = BlockKind::air;
  std::string name;
  bool known = false;
};

constexpr std::size_t kMostPalette = 1'000'000;

std::vector<PaletteEntry> palette_of(const NbtValue& compound) {
  std::vector<PaletteEntry> palette;
  compound.each_child([&](std::string_view name, const NbtValue& value) {
    const auto number = value.whole();
    if (!number || *number < 0 || *number >= static_cast<std::int64_t>(kMostPalette)) return;
    const auto at = static_cast<std::size_t>(*number);
    if (palette.size() <= at) palette.resize(at + 1);
    palette[at] = {block_kind(name), plain_name(name), true};
  });
  return palette;
}

// Numbers of the palette, seven bits a byte, the lowest first; a byte with its highest bit goes on.
Result<Blocks> read_named(std::string_view data, const std::vector<PaletteEntry>& palette,
                          const Sides& sides, const std::string& path, Taken& taken) {
  if (data.size() < sides.count()) {
    return bad_scan(path, "BlockData", counted(data.size(), "byte"),
                    "one at least for each of " + counted(sides.count(), "block"));
  }
  Blocks blocks = empty_blocks(sides);
  std::size_t at = 0;
  for (std::size_t n = 0; n < sides.count(); ++n) {
    std::size_t number = 0;
    for (int shift = 0;; shift += 7) {
      if (at == data.size() || shift > 28) {
        return bad_scan(path, "BlockData", "data that ends at block " + std::to_string(n),
                        counted(sides.count(), "block"));
      }
      const auto byte = static_cast<unsigned char>(data[at++]);
      number |= static_cast<std::size_t>(byte & 0x7f) << shift;
      if ((byte & 0x80) == 0) break;
    }
    if (number >= palette.size() || !palette[number].known) {
      return bad_scan(path, "BlockData",
                      "number " + std::to_string(number) + " at block " + std::to_string(n),
                      "a number of the palette");
    }
    const PaletteEntry& entry = palette[number];
    blocks.solid[index_of(n, sides)] = taken.solid(entry.kind, entry.name) ? 1 : 0;
  }
  return blocks;
}

// Old numbers: a byte each, and four bits more in AddBlocks where there are any.
Result<Blocks> read_numbered(std::string_view data, std::string_view more, const Sides& sides,
                             const std::string& path, Taken& taken) {
  if (data.size() != sides.count()) {
    return bad_scan(path, "Blocks", counted(data.size(), "byte"),
                    "one for each of " + counted(sides.count(), "block"));
  }
  Blocks blocks = empty_blocks(sides);
  for (std::size_t n = 0; n < data.size(); ++n) {
    int number = static_cast<unsigned char>(data[n]);
    if (n / 2 < more.size()) {
      const int pair = static_cast<unsigned char>(more[n / 2]);
      number |= (n % 2 == 0 ? pair & 0x0f : pair >> 4) << 8;
    }
    const std::string name = "of kind " + std::to_string(number);
    blocks.solid[index_of(n, sides)] = taken.solid(block_kind(number), name) ? 1 : 0;
  }
  return blocks;
}

}  // namespace

bool is_schematic(std::string_view bytes) {
  const std::string start = gunzip_start(bytes, 4096);
  return start.size() > 3 && start[0] == '\n' && start[1] == '\0' && start.find("Schematic") < 32;
}

Result<Scan> read_schematic(std::string_view bytes, const std::string& path,
                            const ReadLimits& limits) {
  const Result<std::string> text =
      gunzip(bytes, std::min(kMostUnpacked, limits.most_memory / 4), path);
  if (!text) return Failure(text.error());
  const std::optional<NbtValue> root = NbtValue::root(*text);
  if (!root) return bad_scan(path, {}, "no tree of tags, or one that is cut off", "NBT");
  const NbtValue schematic = root->child("Schematic").value_or(*root);
  const std::optional<Sides> sides = sides_of(schematic);
  if (!sides || sides->width == 0 || sides->height == 0 || sides->length == 0) {
    return bad_scan(path, {}, "no Width, Height and Length", "a schematic");
  }
  if (sides->count() > kMostUnpacked) {
    return over_limit(path, {}, counted(sides->count(), "block"),
                      "at most " + std::to_string(kMostUnpacked));
  }
  Scan scan;
  Taken taken;
  const auto blocks_tag = schematic.child("Blocks");
  const bool is_third = blocks_tag && blocks_tag->is_compound();
  const auto palette = (is_third ? *blocks_tag : schematic).child("Palette");
  const auto named = is_third ? blocks_tag->child("Data") : schematic.child("BlockData");
  Result<Blocks> blocks = bad_scan(path, {}, "no blocks", "Palette and BlockData, or Blocks");
  if (palette && palette->is_compound() && named && named->byte_array()) {
    const auto version = schematic.child("Version");
    const auto number = version ? version->whole() : std::nullopt;
    scan.format = "Sponge schematic " + std::to_string(number.value_or(is_third ? 3 : 1));
    blocks = read_named(*named->byte_array(), palette_of(*palette), *sides, path, taken);
  } else if (blocks_tag && blocks_tag->byte_array()) {
    scan.format = "Minecraft schematic";
    const auto add = schematic.child("AddBlocks");
    const auto more = add ? add->byte_array() : std::nullopt;
    blocks = read_numbered(*blocks_tag->byte_array(), more.value_or(std::string_view()), *sides,
                           path, taken);
  }
  if (!blocks) return Failure(blocks.error());
  scan.up = UpAxis::z;
  if (!taken.empty.empty()) {
    scan.notes.push_back(told(taken.empty, "empty, since nobody stands on them or hides behind"));
  }
  if (!taken.whole.empty()) {
    scan.notes.push_back(told(taken.whole, "whole cubes though they fill only a part of one"));
  }
  scan.shape = *std::move(blocks);
  return scan;
}

}  // namespace parapet::scans
