#pragma once

#include <vector>

#include "rules/mayhem/stand.h"

namespace parapet::ask {

// OPT-L12 takes any fraction, so that trying its listed values is not enough to say that a line
// does not depend on it. A line between Levels meets edges and dots at t = i/|dx| and j/|dy|; what
// it meets there changes only where its height is whole, at eye heights k/|dx| and k/|dy|, and
// nowhere between. These heights and one between each two stand for all.
// Empty if both stands are on one Level.
std::vector<Ratio> critical_eye_heights(const mayhem::Stand& from, const mayhem::Stand& to);

}  // namespace parapet::ask
