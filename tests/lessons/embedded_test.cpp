#include "lessons/kit/embedded.h"

#include <gtest/gtest.h>

#include "tests/files.h"

namespace stepwell {
namespace {

TEST(Embedded, HoldsEachFileAsItIsOnTheDisk) {
    for (const EmbeddedFile& file : lesson_files()) {
        if (file.path.ends_with(".cpp")) continue;  // cut out of core by the build; listings_test.cpp runs it
        EXPECT_EQ(file.bytes, tests::read_file(file.path)) << file.path;
        EXPECT_EQ(embedded(file.path), file.bytes);
    }
}

TEST(Embedded, TellsAMissingFileFromAnEmptyOne) { EXPECT_EQ(embedded("lessons/no-such-lesson/en.md").data(), nullptr); }

}  // namespace
}  // namespace stepwell
