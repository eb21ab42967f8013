#pragma once

#include <string>
#include <string_view>

namespace parapet::viewer {

// The SHA-256 digest of bytes (FIPS 180-4), as 32 bytes. A page names its scripts by it, so that a
// browser runs no other.
std::string sha256(std::string_view bytes);

// Base64 with padding (RFC 4648).
std::string base64(std::string_view bytes);

}  // namespace parapet::viewer
