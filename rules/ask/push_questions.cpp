#include "rules/ask/push_questions.h"

namespace parapet::ask {

std::span<const MayhemQuestion> push_questions() { return {}; }

}  // namespace parapet::ask
