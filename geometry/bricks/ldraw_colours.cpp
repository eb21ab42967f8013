#include "geometry/bricks/ldraw_colours.h"

#include <array>
#include <charconv>

#include "geometry/bricks/ldraw_text.h"
#include "geometry/numbers/utf8.h"

namespace parapet {
namespace {

constexpr std::size_t kMostOfWord = 40;  // bytes of what is no colour
constexpr std::uint32_t kOpaque = 0x2000000;
constexpr std::uint32_t kSeenThrough = 0x3000000;
constexpr std::uint8_t kHalf = 128;

struct CommonColour {
  std::uint32_t code;
  std::uint32_t rgb;
  std::uint8_t alpha = 255;
};

// Colours seen on many models, mixed by eye.
constexpr std::array<CommonColour, 44> kCommon{{
    {0, 0x1C2126},         {1, 0x1E5AA8},         {2, 0x1F8240},         {3, 0x0A8791},
    {4, 0xC01C10},         {5, 0xC6709F},         {6, 0x5C3B28},         {7, 0x9BA09C},
    {8, 0x6C6E60},         {9, 0xB3D0E2},         {10, 0x4D9E4C},        {11, 0x57A5AE},
    {12, 0xEF7160},        {13, 0xFA99AB},        {14, 0xF4CC2E},        {15, 0xF6F6F4},
    {17, 0xC3DAB9},        {18, 0xF9E69A},        {19, 0xDFC99A},        {20, 0xC5C8DC},
    {22, 0x7F0A7B},        {23, 0x21339F},        {25, 0xFC8712},        {26, 0x921F76},
    {27, 0xBCE40D},        {28, 0x958A73},        {70, 0x5A2E17},        {71, 0xA0A5A8},
    {72, 0x6B6E69},        {73, 0x5B9BD0},        {74, 0x74DBA0},        {85, 0x402377},
    {272, 0x0E3660},       {288, 0x1B4632},       {308, 0x352116},       {320, 0x731015},
    {378, 0xA1BBAB},       {484, 0xA75508},       {33, 0x0B2199, kHalf}, {34, 0x268442, kHalf},
    {36, 0xC81B12, kHalf}, {40, 0x63605A, kHalf}, {46, 0xF4CE33, kHalf}, {47, 0xFAFAFA, kHalf},
}};

PartColour to_colour(std::uint32_t rgb, std::uint8_t alpha) {
  return {{static_cast<std::uint8_t>((rgb >> 16U) & 0xFFU),
           static_cast<std::uint8_t>((rgb >> 8U) & 0xFFU), static_cast<std::uint8_t>(rgb & 0xFFU),
           alpha}};
}

std::optional<std::uint32_t> parse_number(std::string_view word, int base) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value, base);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

// "#RRGGBB" or "0xRRGGBB".
std::optional<std::uint32_t> parse_rgb(std::string_view word) {
  if (word.starts_with('#')) {
    word.remove_prefix(1);
  } else if (word.starts_with("0x") || word.starts_with("0X")) {
    word.remove_prefix(2);
  }
  if (word.size() != 6) return std::nullopt;
  return parse_number(word, 16);
}

}  // namespace

ColourCode parse_colour(std::string_view word) {
  const bool direct = word.starts_with("0x") || word.starts_with("0X");
  const auto value = direct ? parse_number(word.substr(2), 16) : parse_number(word, 10);
  if (!value || *value == ColourCode::kNone)
    return {ColourCode::kNone, shortened(word, kMostOfWord)};
  return {*value};
}

std::string to_string(const ColourCode& code) {
  if (code.value == ColourCode::kNone) return "\"" + code.word + "\"";
  if (code.value < kOpaque) return std::to_string(code.value);
  std::array<char, 8> digits{};
  const auto [end, error] = std::to_chars(digits.begin(), digits.end(), code.value, 16);
  return "0x" + std::string(digits.begin(), end);
}

ColourTable::ColourTable() {
  for (const CommonColour& common : kCommon) {
    paints_[common.code].fill = to_colour(common.rgb, common.alpha);
  }
}

void ColourTable::read(std::string_view text) {
  while (!text.empty()) {
    std::string_view line = take_line(text);
    if (take_word(line) != "0" || take_word(line) != "!COLOUR") continue;
    take_word(line);  // the name
    std::optional<std::uint32_t> code;
    std::optional<std::uint32_t> fill;
    std::optional<std::uint32_t> edge;
    std::uint8_t alpha = 255;
    for (std::string_view key = take_word(line); !key.empty(); key = take_word(line)) {
      if (key == "CODE") code = parse_number(take_word(line), 10);
      if (key == "VALUE") fill = parse_rgb(take_word(line));
      if (key == "EDGE") edge = parse_rgb(take_word(line));
      if (key == "ALPHA") {
        const auto value = parse_number(take_word(line), 10);
        if (value && *value <= 255) alpha = static_cast<std::uint8_t>(*value);
      }
      if (key == "MATERIAL") break;  // has values of its own
    }
    if (!code || !fill || *code == ColourCode::kInherited || *code == ColourCode::kEdge) continue;
    Paint paint{to_colour(*fill, alpha), Paint{}.edge};
    if (edge) paint.edge = to_colour(*edge, 255);
    paints_[*code] = paint;
  }
}

std::optional<Paint> ColourTable::paint(const ColourCode& code, const Paint& around) const {
  if (code.value == ColourCode::kInherited) return around;
  if (code.value == ColourCode::kEdge) return Paint{around.edge, around.edge};
  if (kOpaque <= code.value && code.value < kOpaque + 0x2000000) {
    const bool opaque = code.value < kSeenThrough;
    return Paint{to_colour(code.value & 0xFFFFFFU, opaque ? 255 : kHalf), Paint{}.edge};
  }
  const auto found = paints_.find(code.value);
  if (found == paints_.end()) return std::nullopt;
  return found->second;
}

}  // namespace parapet
