#include "geometry/numbers/result.h"

#include "geometry/numbers/utf8.h"

namespace parapet {

std::string to_text(const Fault& fault) {
  std::string text;
  if (!fault.file.empty()) text += fault.file + ": ";
  if (!fault.place.empty()) text += fault.place + ": ";
  text += "found " + fault.found;
  if (!fault.expected.empty()) text += ", expected " + fault.expected;
  if (!fault.excerpt.empty()) text += "\n" + fault.excerpt;
  return printable(text);
}

}  // namespace parapet
