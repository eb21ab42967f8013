#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "geometry/solids/ply_header.h"
#include "geometry/solids/ply_number.h"

namespace parapet {

// The rows of a PLY file, cell by cell. After the first cell that cannot be read every answer is
// false, and fault() tells of that one.
class PlyRows {
 public:
  PlyRows(std::string_view bytes, const PlyHeader& header, const std::string& file);

  // Goes on to the next row. In an ascii file a row is a line.
  bool begin_row();
  // Whether the row holds nothing more.
  bool end_row();

  // A length in millimetres, in ticks.
  bool read_length(PlyType type, std::int64_t& ticks);
  // A whole number.
  bool read_whole(PlyType type, std::int64_t& value);
  bool skip(PlyType type, std::uint64_t cells);

  // How many bytes are left: no file has more cells than that.
  std::size_t left() const { return rest_.size(); }

  // Tells of a fault in this row.
  bool fail(std::string code, std::string found, std::string expected);
  const Fault& fault() const { return *fault_; }

 private:
  bool take_bits(PlyType type, std::uint64_t& bits);
  bool take_cell(std::string_view& cell);
  bool keep(const Ticks& read, std::int64_t& ticks, std::string found);

  std::string_view rest_;
  std::size_t size_;
  const std::string& file_;
  PlyFormat format_;
  std::size_t line_number_;
  std::size_t row_at_ = 0;  // its first byte
  std::string_view line_;   // what is left of it
  std::optional<Fault> fault_;
};

}  // namespace parapet
