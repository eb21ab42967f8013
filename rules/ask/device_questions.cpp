#include "rules/ask/device_questions.h"

namespace parapet::ask {

std::span<const MayhemQuestion> device_questions() { return {}; }

}  // namespace parapet::ask
