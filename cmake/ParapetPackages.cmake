# Every package in one place; packages.txt holds their names.
find_package(tl-expected CONFIG REQUIRED)
find_package(nlohmann_json 3.11 CONFIG REQUIRED)
find_package(Boost 1.74 REQUIRED)  # headers only

find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBZIP REQUIRED IMPORTED_TARGET libzip)

if(NOT PARAPET_FUZZ)
  find_package(CLI11 2 CONFIG REQUIRED)
  set(OpenGL_GL_PREFERENCE GLVND)
  find_package(OpenGL REQUIRED COMPONENTS OpenGL EGL)
  find_package(OpenSceneGraph 3.6.5 REQUIRED COMPONENTS osgViewer osgGA osgText osgUtil osgDB)
  # The module of OpenSceneGraph gives variables only.
  add_library(parapet_osg INTERFACE)
  target_include_directories(parapet_osg SYSTEM INTERFACE ${OPENSCENEGRAPH_INCLUDE_DIRS})
  target_link_libraries(parapet_osg INTERFACE ${OPENSCENEGRAPH_LIBRARIES} OpenGL::GL OpenGL::EGL)
  # EGL without X: keeps the macros of Xlib out.
  target_compile_definitions(parapet_osg INTERFACE EGL_NO_X11)
endif()

if(PARAPET_TESTS)
  find_package(Catch2 2.13 CONFIG REQUIRED)
endif()
if(PARAPET_TESTS OR PARAPET_BENCH)
  find_package(CGAL 5.5 CONFIG REQUIRED)
endif()

if(PARAPET_BENCH)
  find_package(embree 3.13 CONFIG REQUIRED)
  # Bullet in single precision, as most use it. Its own CMake files name libraries that the package
  # lacks.
  find_path(BULLET_INCLUDE_DIR btBulletCollisionCommon.h PATH_SUFFIXES bullet REQUIRED)
  find_library(BULLET_COLLISION BulletCollision REQUIRED)
  find_library(BULLET_MATH LinearMath REQUIRED)
  add_library(parapet_bullet INTERFACE)
  target_include_directories(parapet_bullet SYSTEM INTERFACE ${BULLET_INCLUDE_DIR})
  target_link_libraries(parapet_bullet INTERFACE ${BULLET_COLLISION} ${BULLET_MATH})
endif()
