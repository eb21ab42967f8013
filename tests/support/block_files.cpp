#include "tests/support/block_files.h"

#include <zlib.h>

#include <stdexcept>

#include "tests/support/scan_bytes.h"

namespace parapet::testing {
namespace {

std::string chunk(const std::string& kind, const std::string& content) {
  return ScanBytes()
      .text(kind)
      .put(static_cast<std::uint32_t>(content.size()))
      .put(std::uint32_t{0})
      .text(content)
      .bytes();
}

std::string text(const std::string& words) {
  return ScanBytes().put(static_cast<std::uint32_t>(words.size())).text(words).bytes();
}

std::string attributes(const std::vector<std::pair<std::string, std::string>>& pairs) {
  ScanBytes bytes;
  bytes.put(static_cast<std::uint32_t>(pairs.size()));
  for (const auto& [key, value] : pairs) bytes.text(text(key) + text(value));
  return bytes.bytes();
}

std::string transform(int number, int child, int turn, const Voxel& shift, bool hidden) {
  const std::string where =
      std::to_string(shift[0]) + " " + std::to_string(shift[1]) + " " + std::to_string(shift[2]);
  ScanBytes bytes;
  bytes.put(number).text(hidden ? attributes({{"_hidden", "1"}}) : attributes({}));
  bytes.put(child).put(-1).put(-1).put(1);
  bytes.text(attributes({{"_r", std::to_string(turn)}, {"_t", where}}));
  return chunk("nTRN", bytes.bytes());
}

// Big-endian tags with their names.
class Tags {
 public:
  Tags& open(const std::string& name) { return head(10, name); }
  Tags& close() { return raw(std::string(1, '\0')); }
  Tags& number(const std::string& name, int value) {
    head(3, name);
    return raw(ScanBytes(true).put(value).bytes());
  }
  Tags& half(const std::string& name, int value) {
    head(2, name);
    return raw(ScanBytes(true).put(static_cast<std::uint16_t>(value)).bytes());
  }
  Tags& bytes(const std::string& name, const std::string& content) {
    head(7, name);
    return raw(ScanBytes(true).put(static_cast<std::int32_t>(content.size())).bytes() + content);
  }
  const std::string& all() const { return text_; }

 private:
  Tags& head(int kind, const std::string& name) {
    return raw(ScanBytes(true)
                   .put(static_cast<std::uint8_t>(kind))
                   .put(static_cast<std::uint16_t>(name.size()))
                   .text(name)
                   .bytes());
  }
  Tags& raw(const std::string& bytes) {
    text_ += bytes;
    return *this;
  }

  std::string text_;
};

Tags& put_size(Tags& tags, const std::array<int, 3>& size) {
  return tags.half("Width", size[0]).half("Height", size[1]).half("Length", size[2]);
}

std::string varints(const std::vector<int>& numbers) {
  std::string bytes;
  for (int number : numbers) {
    for (; number >= 128; number >>= 7) bytes += static_cast<char>(number % 128 + 128);
    bytes += static_cast<char>(number);
  }
  return bytes;
}

void put_palette(Tags& tags, const std::vector<std::string>& palette) {
  tags.open("Palette");
  for (std::size_t i = 0; i < palette.size(); ++i) {
    if (!palette[i].empty()) tags.number(palette[i], static_cast<int>(i));
  }
  tags.close();
}

}  // namespace

int vox_turn_byte(std::array<int, 3> axes, std::array<int, 3> signs) {
  int byte = axes[0] | axes[1] << 2;
  for (int row = 0; row < 3; ++row) {
    if (signs[static_cast<std::size_t>(row)] < 0) byte |= 1 << (4 + row);
  }
  return byte;
}

std::string vox_file(const std::vector<VoxFileModel>& models,
                     const std::vector<VoxFileInstance>& instances, int group_turn,
                     Voxel group_shift) {
  std::string chunks;
  if (instances.empty() && models.size() > 1) {
    chunks += chunk("PACK", ScanBytes().put(static_cast<int>(models.size())).bytes());
  }
  for (const VoxFileModel& model : models) {
    ScanBytes size;
    for (const int side : model.size) size.put(side);
    chunks += chunk("SIZE", size.bytes());
    ScanBytes voxels;
    voxels.put(static_cast<std::uint32_t>(model.voxels.size()));
    for (const Voxel& voxel : model.voxels) {
      for (const int c : voxel) voxels.put(static_cast<std::uint8_t>(c));
      voxels.put(std::uint8_t{79});
    }
    chunks += chunk("XYZI", voxels.bytes());
  }
  if (!instances.empty()) {
    chunks += transform(0, 1, group_turn, group_shift, false);
    ScanBytes group;
    group.put(1).text(attributes({})).put(static_cast<std::uint32_t>(instances.size()));
    int number = 2;
    std::string rest;
    for (const VoxFileInstance& instance : instances) {
      group.put(number);
      rest += transform(number, number + 1, instance.turn, instance.shift, instance.hidden);
      rest += chunk("nSHP", ScanBytes()
                                .put(number + 1)
                                .text(attributes({}))
                                .put(1)
                                .put(static_cast<std::uint32_t>(instance.model))
                                .text(attributes({}))
                                .bytes());
      number += 2;
    }
    chunks += chunk("nGRP", group.bytes()) + rest;
  }
  return ScanBytes()
      .text("VOX ")
      .put(instances.empty() ? 150 : 200)
      .text("MAIN")
      .put(0)
      .put(static_cast<std::uint32_t>(chunks.size()))
      .text(chunks)
      .bytes();
}

std::string gzip(const std::string& plain) {
  z_stream stream{};
  if (deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::runtime_error("zlib does not start");
  }
  std::string packed(deflateBound(&stream, plain.size()), '\0');
  std::string source = plain;
  stream.next_in = reinterpret_cast<Bytef*>(source.data());
  stream.avail_in = static_cast<uInt>(source.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

std::string sponge_nbt(const SchematicFile& file, int version) {
  Tags tags;
  if (version == 3) tags.open("");
  tags.open("Schematic").number("Version", version);
  put_size(tags, file.size);
  if (version == 3) tags.open("Blocks");
  put_palette(tags, file.palette);
  tags.bytes(version == 3 ? "Data" : "BlockData", varints(file.blocks));
  if (version == 3) tags.close();
  tags.close();
  if (version == 3) tags.close();
  return tags.all();
}

std::string old_schematic_nbt(const std::array<int, 3>& size, const std::vector<int>& numbers) {
  Tags tags;
  tags.open("Schematic");
  put_size(tags, size);
  std::string blocks;
  std::string more((numbers.size() + 1) / 2, '\0');
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    blocks += static_cast<char>(numbers[i] & 0xff);
    more[i / 2] = static_cast<char>(more[i / 2] | (numbers[i] >> 8) << (i % 2 == 0 ? 0 : 4));
  }
  tags.bytes("Blocks", blocks)
      .bytes("AddBlocks", more)
      .bytes("Data", std::string(blocks.size(), 0));
  return tags.close().all();
}

}  // namespace parapet::testing
