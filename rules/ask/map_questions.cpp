#include "rules/ask/map_questions.h"

namespace parapet::ask {

std::span<const MayhemQuestion> map_questions() { return {}; }

}  // namespace parapet::ask
