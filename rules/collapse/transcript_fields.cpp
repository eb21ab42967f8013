#include "rules/collapse/transcript_fields.h"

#include "geometry/numbers/utf8.h"
#include "rules/collapse/transcript_file.h"
#include "rules/files/json/json_number.h"

namespace parapet::collapse {
namespace {

constexpr std::size_t kMostIdBytes = 400;  // an entry's id, a slash, a number
constexpr std::int64_t kWhole = 1'000'000'000;

template <std::size_t size>
Result<std::array<std::int64_t, size>> read_whole_numbers(const JsonCursor& at, std::int64_t most) {
  std::array<std::int64_t, size> numbers{};
  if (!at.value().is_list() || at.value().items().size() != size) {
    return Failure(at.wrong("a list of " + std::to_string(size) + " whole numbers"));
  }
  for (std::size_t n = 0; n < size; ++n) {
    const auto number = at.item(n).integer(-static_cast<int>(most), static_cast<int>(most));
    if (!number) return Failure(number.error());
    numbers[n] = *number;
  }
  return numbers;
}

}  // namespace

Result<std::string> read_transcript_id(const JsonCursor& at) {
  const std::string_view text = at.value().text();
  if (text.empty() || text.size() > kMostIdBytes || has_control(text)) {
    return Failure(at.wrong("a string of 1 to " + std::to_string(kMostIdBytes) +
                            " bytes without control characters"));
  }
  return std::string(text);
}

Result<std::string> read_fall_dice(const JsonCursor& at) {
  const std::string_view text = at.value().text();
  if (!at.value().is_text() || text.size() > kMostIdBytes || has_control(text)) {
    return Failure(at.wrong("dice such as \"2R 1Y\""));
  }
  return std::string(text);
}

Result<std::string> read_load_factor(const JsonCursor& at) {
  const auto number = exact_number(at.value());
  if (!at.value().is_text() || !number || *number < Ratio()) {
    return Failure(at.wrong("a load factor such as \"0.8421\""));
  }
  return at.text();
}

Result<std::array<std::int64_t, 3>> read_micrometres(const JsonCursor& at) {
  return read_whole_numbers<3>(at, kMostMicrometres);
}

// Each of four parts may be half a billionth off.
Result<std::array<std::int64_t, 4>> read_turn(const JsonCursor& at) {
  constexpr std::int64_t kSlack = 4 * kWhole;
  auto turn = read_whole_numbers<4>(at, kWhole);
  if (!turn) return turn;
  std::int64_t missing = kWhole * kWhole;
  for (const std::int64_t part : *turn) missing -= part * part;
  if (missing > kSlack || missing < -kSlack) {
    return Failure(at.wrong("a quaternion of length 1, in billionths"));
  }
  return turn;
}

}  // namespace parapet::collapse
