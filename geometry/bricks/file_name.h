#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace parapet {

// What two spellings of one file have in common: lower case (ASCII and the letters of Latin-1, in
// UTF-8), '/' for each '\', no blanks round it, no empty or "." folder, no leading '/'.
std::string file_key(std::string_view name);

// Could it lead out of a folder: ".." or a drive ("C:") in it, or a '/' in front?
bool leaves_folder(std::string_view name);

// The names without the letter of a mould and without a print or sticker, nearest first:
// "3069bp03.dat" gives "3069b.dat" and "3069.dat", "3665a.dat" gives "3665.dat". Nothing for
// others. REQUIRES: `key` is a file_key.
std::vector<std::string> plainer_part_names(std::string_view key);

// Is it, by its name, rather a part or a model than a piece of parts: a number of at least three
// digits ("3001.dat", not "4-4disc.dat"), or an .ldr or .mpd file? REQUIRES: `key` is a file_key.
bool looks_like_part(std::string_view key);

// What a primitive of the library means for a part.
enum class StudKind {
  none,   // not a stud
  stud,   // takes part in connections: stud.dat, stud2.dat, ...
  tube,   // of a part's underside, between four studs: stud4.dat, ...
  pin,    // of a part's underside, between two studs: stud3.dat, ...
  other,  // a stud or tube of another system, or an underside that is not simple
};

// By the name of the file: the fine, coarse ("8/stud.dat") and very coarse ("stu24.dat") forms
// are one kind. Groups of studs are files of such references, and no kind. REQUIRES: `key` is a
// file_key.
StudKind stud_kind(std::string_view key);

}  // namespace parapet
