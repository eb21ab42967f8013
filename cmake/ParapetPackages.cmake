# Every package in one place; packages.txt holds their names.
find_package(tl-expected CONFIG REQUIRED)
find_package(nlohmann_json 3.11 CONFIG REQUIRED)
find_package(Boost 1.74 REQUIRED)  # headers only

find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBZIP REQUIRED IMPORTED_TARGET libzip)
pkg_check_modules(CLP REQUIRED IMPORTED_TARGET clp)
# In double precision; the libraries in single precision have the same symbols, so never both.
pkg_check_modules(BULLET REQUIRED IMPORTED_TARGET bullet-float64)

if(NOT PARAPET_FUZZ)
  # Readers of scans, and what mends them. CGAL is used in a few sources only: they compile slowly.
  find_package(CGAL 5.5 CONFIG REQUIRED)
  find_package(Eigen3 3.4 CONFIG REQUIRED)  # headers only
  find_package(PNG REQUIRED)
  find_package(TIFF REQUIRED)
  find_package(ZLIB REQUIRED)
  find_package(assimp CONFIG REQUIRED)
  pkg_check_modules(LIB3MF REQUIRED IMPORTED_TARGET lib3MF)

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

if(PARAPET_BENCH)
  find_package(embree 3.13 CONFIG REQUIRED)
endif()
