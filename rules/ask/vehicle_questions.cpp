#include "rules/ask/vehicle_questions.h"

namespace parapet::ask {

std::span<const MayhemQuestion> vehicle_questions() { return {}; }

}  // namespace parapet::ask
