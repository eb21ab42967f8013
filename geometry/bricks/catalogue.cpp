#include "geometry/bricks/catalogue.h"

#include <algorithm>
#include <cctype>

#include "geometry/bricks/catalogue_family.h"

namespace parapet {
namespace {

std::vector<PartFamily> all_families() {
  std::vector<PartFamily> all;
  for (const auto& families :
       {plain_families(), corner_families(), slope_families(), roof_families(), arch_families(),
        round_families(), wall_families(), ornament_families()}) {
    all.insert(all.end(), families.begin(), families.end());
  }
  return all;
}

// Numbers under which a part was, or is, known as well.
struct Alias {
  std::string_view number;
  std::string_view same_as;
};

constexpr Alias kAliases[] = {
    {"100", "3665"},    {"101", "3623"},     {"11", "3579"},     {"157", "4070"},
    {"178", "4175"},    {"179", "4073"},     {"180", "4161"},    {"199", "3675"},
    {"234", "4286"},    {"2362", "2362b"},   {"238", "3048"},    {"240", "4287"},
    {"2412", "2412a"},  {"2431b", "2431"},   {"2455", "3755"},   {"248", "3676"},
    {"2493", "2493b"},  {"26", "3497"},      {"262", "3811"},    {"2748", "3857"},
    {"278", "4490"},    {"28", "3062b"},     {"293", "3867"},    {"299", "4589"},
    {"30008", "3024"},  {"30009", "2362b"},  {"30010", "4865a"}, {"30039", "3070b"},
    {"30068", "3062b"}, {"30069", "4070"},   {"30070", "3069b"}, {"30071", "3005"},
    {"30244", "2412b"}, {"3040", "3040b"},   {"3044", "3044b"},  {"30499", "3684"},
    {"3062", "3062b"},  {"3063", "3063b"},   {"3068", "3068b"},  {"3069", "3069b"},
    {"3070", "3070b"},  {"32064", "32064a"}, {"3678", "3678a"},  {"3709", "3709b"},
    {"3747", "3747a"},  {"376", "4733"},     {"3794", "3794a"},  {"387", "6060"},
    {"3942", "3942b"},  {"3943", "3943b"},   {"3951", "3939"},   {"40", "3046"},
    {"4032", "4032a"},  {"404", "6541"},     {"418", "6037"},    {"4203", "4201"},
    {"42534", "41539"}, {"43127", "2419"},   {"43337", "30413"}, {"44237", "2456"},
    {"44590", "3754"},  {"4460", "4460a"},   {"45176", "6233"},  {"45417", "3063b"},
    {"45505", "3622"},  {"461", "3688"},     {"47", "3659"},     {"4864", "4864b"},
    {"4865", "4865a"},  {"50746", "54200"},  {"550", "3245b"},   {"55525", "4589"},
    {"56", "3660"},     {"57", "3045"},      {"59489", "3069b"}, {"602", "32000"},
    {"6098", "3867"},   {"6116", "6143"},    {"6141", "4073"},   {"6188", "4589"},
    {"6208", "3939"},   {"6223", "3003"},    {"6225", "3023"},   {"6227", "3039"},
    {"6268a", "4864a"}, {"6268b", "4864b"},  {"6270", "3040b"},  {"63286", "3069b"},
    {"63290", "54200"}, {"63322", "3008"},   {"63324", "6636"},  {"63325", "2420"},
    {"63326", "3024"},  {"63327", "3068b"},  {"63330", "41769"}, {"63333", "41770"},
    {"63341", "3039"},  {"63417", "3942b"},  {"64288", "59900"}, {"700", "700b"},
    {"708", "3062a"},   {"71076", "71075a"}, {"9", "3460"},      {"91143", "2431"},
    {"92538", "3006"},  {"93792", "3004"},   {"94", "3865"},     {"94148", "3022"},
    {"94638", "87552"}, {"98", "3685"},      {"99", "3684"},
};

std::string number_of(std::string_view name) {
  std::string number(name);
  for (char& letter : number) {
    letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  if (number.ends_with(".dat")) number.resize(number.size() - 4);
  return number;
}

}  // namespace

std::optional<CataloguePart> catalogue_part(std::string_view name) {
  std::string number = number_of(name);
  for (const Alias& alias : kAliases) {
    if (alias.number == number) {
      number = alias.same_as;
      break;
    }
  }
  for (const PartFamily& family : all_families()) {
    if (std::optional<CataloguePart> part = family.part(number)) return part;
  }
  return std::nullopt;
}

std::vector<std::string_view> catalogue_numbers() {
  std::vector<std::string_view> numbers;
  for (const PartFamily& family : all_families()) {
    const std::vector<std::string_view> more = family.numbers();
    numbers.insert(numbers.end(), more.begin(), more.end());
  }
  for (const Alias& alias : kAliases) numbers.push_back(alias.number);
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

}  // namespace parapet
