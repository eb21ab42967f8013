// Nothing but the header of the test framework, compiled for all test programs.
#include <catch2/catch.hpp>
