#include "rules/ask/odds_questions.h"

namespace parapet::ask {

std::span<const MayhemQuestion> odds_questions() { return {}; }

}  // namespace parapet::ask
