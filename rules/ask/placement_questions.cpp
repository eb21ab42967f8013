#include "rules/ask/placement_questions.h"

namespace parapet::ask {

std::span<const MayhemQuestion> placement_questions() { return {}; }

}  // namespace parapet::ask
