#pragma once

#include <string>
#include <string_view>

namespace parapet::ask {

// The 128-bit FNV-1a hash of a text: the same on every machine, for telling boards apart (not
// against forgery). http://www.isthe.com/chongo/tech/comp/fnv/
class Digest {
 public:
  Digest& add(std::string_view text);
  // 32 hexadecimal digits.
  std::string to_text() const;

 private:
  __extension__ typedef unsigned __int128 Word;
  static constexpr Word word(unsigned long long high, unsigned long long low) {
    return (static_cast<Word>(high) << 64U) | low;
  }

  Word hash_ = word(0x6c62272e07bb0142ULL, 0x62b821756295c58dULL);
};

}  // namespace parapet::ask
