#include "scans/read/nbt.h"

#include "scans/read/byte_cursor.h"

namespace parapet::scans {
namespace {

constexpr int kDeepest = 512;

enum Kind : std::uint8_t {
  kEnd,
  kByte,
  kShort,
  kInt,
  kLong,
  kFloat,
  kDouble,
  kByteArray,
  kText,
  kList,
  kCompoundKind,
  kIntArray,
  kLongArray
};

// Bytes of one value of that kind, where all have as many; else 0.
std::size_t plain_size(std::uint8_t kind) noexcept {
  switch (kind) {
    case kByte:
      return 1;
    case kShort:
      return 2;
    case kInt:
    case kFloat:
      return 4;
    case kLong:
    case kDouble:
      return 8;
    default:
      return 0;
  }
}

std::string_view next_name(ByteCursor& cursor) { return cursor.take(cursor.next<std::uint16_t>()); }

void skip_array(ByteCursor& cursor, std::size_t size) {
  const auto count = cursor.next<std::int32_t>();
  cursor.skip(count < 0 ? cursor.left() + 1 : static_cast<std::size_t>(count) * size);
}

// Leaves the cursor behind the value; not ok() where there is none.
void skip_value(ByteCursor& cursor, std::uint8_t kind, int depth) {
  if (const std::size_t size = plain_size(kind); size > 0) {
    cursor.skip(size);
  } else if (kind == kByteArray) {
    skip_array(cursor, 1);
  } else if (kind == kIntArray) {
    skip_array(cursor, 4);
  } else if (kind == kLongArray) {
    skip_array(cursor, 8);
  } else if (kind == kText) {
    next_name(cursor);
  } else if (kind == kList && depth < kDeepest) {
    const auto element = cursor.next<std::uint8_t>();
    const auto count = cursor.next<std::int32_t>();
    if (const std::size_t each = plain_size(element); each > 0) {
      cursor.skip(count < 0 ? 0 : static_cast<std::size_t>(count) * each);
    } else if (element != kEnd) {
      for (std::int32_t i = 0; i < count && cursor.ok(); ++i) {
        skip_value(cursor, element, depth + 1);
      }
    }
  } else if (kind == kCompoundKind && depth < kDeepest) {
    while (cursor.ok()) {
      const auto child = cursor.next<std::uint8_t>();
      if (child == kEnd) break;
      next_name(cursor);
      skip_value(cursor, child, depth + 1);
    }
  } else {
    cursor.skip(cursor.left() + 1);
  }
}

}  // namespace

std::optional<NbtValue> NbtValue::root(std::string_view bytes) {
  ByteCursor cursor(bytes, ByteOrder::big);
  const auto kind = cursor.next<std::uint8_t>();
  next_name(cursor);
  const std::size_t begin = cursor.position();
  if (kind != kCompound) return std::nullopt;
  skip_value(cursor, kind, 0);
  if (!cursor.ok()) return std::nullopt;
  return NbtValue(kind, bytes.substr(begin, cursor.position() - begin));
}

void NbtValue::each_child(
    const std::function<void(std::string_view name, const NbtValue&)>& visit) const {
  if (!is_compound()) return;
  ByteCursor cursor(bytes_, ByteOrder::big);
  while (cursor.ok()) {
    const auto kind = cursor.next<std::uint8_t>();
    if (kind == kEnd) return;
    const std::string_view name = next_name(cursor);
    const std::size_t begin = cursor.position();
    skip_value(cursor, kind, 1);
    if (cursor.ok()) visit(name, NbtValue(kind, bytes_.substr(begin, cursor.position() - begin)));
  }
}

std::optional<NbtValue> NbtValue::child(std::string_view name) const {
  std::optional<NbtValue> found;
  each_child([&](std::string_view child_name, const NbtValue& value) {
    if (child_name == name && !found) found = value;
  });
  return found;
}

std::optional<std::int64_t> NbtValue::whole() const noexcept {
  ByteCursor cursor(bytes_, ByteOrder::big);
  if (kind_ == kByte) return cursor.next<std::int8_t>();
  if (kind_ == kShort) return cursor.next<std::int16_t>();
  if (kind_ == kInt) return cursor.next<std::int32_t>();
  if (kind_ == kLong) return cursor.next<std::int64_t>();
  return std::nullopt;
}

std::optional<std::string_view> NbtValue::byte_array() const noexcept {
  if (kind_ != kByteArray) return std::nullopt;
  return bytes_.substr(4);
}

}  // namespace parapet::scans
