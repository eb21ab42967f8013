#include "rules/ask/area_questions.h"

namespace parapet::ask {

std::span<const MayhemQuestion> area_questions() { return {}; }

}  // namespace parapet::ask
