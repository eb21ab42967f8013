# parapet_module(<folder> [DEPENDS <folder>...] [LINK <target>...] SOURCES ... HEADERS ...)
#
# One folder, one target. Each folder is reached through an include root of its own,
# <build>/include/<folder>/<folder>, which only those who name it in DEPENDS can see: an include
# against the direction of dependency does not compile. LINK names packages, kept private.
function(parapet_module name)
  cmake_parse_arguments(arg "" "" "DEPENDS;LINK;SOURCES;HEADERS" ${ARGN})
  set(root ${CMAKE_BINARY_DIR}/include/${name})
  file(MAKE_DIRECTORY ${root})
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${root}/${name} SYMBOLIC)
  add_library(parapet_${name} STATIC ${arg_SOURCES})
  add_library(parapet::${name} ALIAS parapet_${name})
  list(TRANSFORM arg_HEADERS PREPEND ${root}/${name}/)
  target_sources(parapet_${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${root} FILES ${arg_HEADERS})
  list(TRANSFORM arg_DEPENDS PREPEND parapet::)
  target_link_libraries(parapet_${name} PUBLIC ${arg_DEPENDS} PRIVATE ${arg_LINK} parapet_warnings)
  set_target_properties(parapet_${name} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
endfunction()
