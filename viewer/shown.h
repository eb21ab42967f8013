#pragma once

#include <memory>
#include <string>
#include <variant>

#include "viewer/brick_picture.h"
#include "viewer/bridge_picture.h"
#include "viewer/fall_picture.h"
#include "viewer/network_picture.h"
#include "viewer/picture.h"
#include "viewer/profile_picture.h"

namespace parapet::viewer {

// Whatever a ruling shows, in one value: a picture, a window and a page draw it from here.
struct Shown {
  std::variant<BoardPicture, ChangePicture, BrickPicture, BrickChange, ProfilePicture,
               NetworkPicture, BridgePicture>
      picture;
  std::shared_ptr<const void> keeps;  // what its pointers and spans look at, as long as this lives
};

// The answer in a word, as it stands beside the verdict: "CLEAR", "9 MP". May be empty.
struct Badge {
  std::string text;
  Role tone = Role::allowed;
};
Badge badge_of(const Shown& shown);

// The size that suits it.
PictureSize size_of(const Shown& shown);

// As a PNG file's bytes, and of the size that suits it into a file that appears whole or not at
// all. Errors: those of the picture's own make_picture and write_picture.
Result<std::string> make_picture(const Shown& shown, PictureSize size);
Result<void> write_picture(const Shown& shown, const std::string& path);

}  // namespace parapet::viewer
