#pragma once

#include "cli/realms/realms_told.h"
#include "viewer/profile_picture.h"

namespace parapet::cli {

// A step seen from the side: the ground along its way, or the profile that was told. Without its
// title and verdict. Nothing if there is no ground to show.
std::optional<viewer::ProfilePicture> side_view(const RealmsTold& told);

}  // namespace parapet::cli
