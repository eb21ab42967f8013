#include "rules/ask/moving_questions.h"

namespace parapet::ask {

std::span<const MayhemQuestion> moving_questions() { return {}; }

}  // namespace parapet::ask
