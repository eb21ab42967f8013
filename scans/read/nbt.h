#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace parapet::scans {

// A value of Minecraft's tagged tree (NBT, big-endian), as a view of its bytes: nothing is unpacked
// before it is asked for.
class NbtValue {
 public:
  // The root of a file; nothing where the bytes are no such tree, or nest deeper than 512.
  static std::optional<NbtValue> root(std::string_view bytes);

  bool is_compound() const noexcept { return kind_ == kCompound; }

  // Of a compound; nothing where it has no such child, or is none.
  std::optional<NbtValue> child(std::string_view name) const;
  void each_child(const std::function<void(std::string_view name, const NbtValue&)>& visit) const;

  // A whole number of any size.
  std::optional<std::int64_t> whole() const noexcept;

  // The bytes of a byte array.
  std::optional<std::string_view> byte_array() const noexcept;

 private:
  static constexpr std::uint8_t kCompound = 10;

  NbtValue(std::uint8_t kind, std::string_view bytes) : kind_(kind), bytes_(bytes) {}

  std::uint8_t kind_;
  std::string_view bytes_;  // of its content
};

}  // namespace parapet::scans
