#include <string>
#include <vector>

#include "cli/skyline/skyline_told.h"
#include "cli/words.h"

namespace parapet::cli {
namespace {

std::string tell_location(const SkylineTold& told) {
  std::string text = told.location(told.question.find("location"));
  text.front() = 'L';
  text += " is in territory " + as_text(told.own("territory"));
  const auto spaces = as_texts(told.own("spaces"));
  text += spaces.empty() ? ", with no space of the sky-line over it"
                         : "; over it on the sky-line: " + enumerated(spaces);
  return text + ".";
}

std::string location_details(const SkylineTold& told) {
  std::string text;
  const auto borders = as_texts(told.own("adjacent"));
  text += borders.empty() ? "It shares no border.\n"
                          : wrapped("It borders on " + enumerated(borders) + ".", 2);
  const auto units = as_texts(told.own("units"));
  if (!units.empty()) text += wrapped("On it: " + enumerated(units) + ".", 2);
  if (told.yes("token")) text += "A territory token lies on it.\n";
  return text;
}

std::string tell_check(const SkylineTold& told) {
  const auto count = static_cast<int>(items_of(told.own("warnings")).size());
  return count == 0 ? "Nothing is wrong." : counted(count, "warning") + ".";
}

constexpr SkylineSentence kSentences[] = {
    {"location", tell_location, location_details},
    {"check", tell_check},
};

}  // namespace

std::span<const SkylineSentence> sky_map_sentences() { return kSentences; }

}  // namespace parapet::cli
