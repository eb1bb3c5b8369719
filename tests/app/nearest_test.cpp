// Which name was meant.
#include "app/cli/nearest.h"

#include <gtest/gtest.h>

namespace stepwell::cli {
namespace {

TEST(TypingErrors, AreLettersPutInLeftOutReplacedOrSwapped) {
    EXPECT_EQ(typing_errors("", ""), 0u);
    EXPECT_EQ(typing_errors("wave", "wave"), 0u);
    EXPECT_EQ(typing_errors("wve", "wave"), 1u);
    EXPECT_EQ(typing_errors("waave", "wave"), 1u);
    EXPECT_EQ(typing_errors("wage", "wave"), 1u);
    EXPECT_EQ(typing_errors("wvae", "wave"), 1u);
    EXPECT_EQ(typing_errors("", "wave"), 4u);
    EXPECT_EQ(typing_errors("wave", ""), 4u);
    EXPECT_EQ(typing_errors("kitten", "sitting"), 3u);
}

TEST(Unknown, SuggestsTheNearestName) {
    const std::vector<std::string> known{"stuck-at-the-wall", "wave", "way-back"};
    EXPECT_EQ(unknown("run", "wvae", known), "unknown run 'wvae'; did you mean 'wave'?");
    EXPECT_EQ(unknown("run", "wayback", known), "unknown run 'wayback'; did you mean 'way-back'?");
    EXPECT_EQ(unknown("run", "back", known), "unknown run 'back'; did you mean 'way-back'?");
    EXPECT_EQ(unknown("run", "stuck at the wall", known),
              "unknown run 'stuck at the wall'; did you mean 'stuck-at-the-wall'?");
}

TEST(Unknown, ListsAllNamesIfNoneIsNear) {
    const std::vector<std::string> known{"en", "de"};
    EXPECT_EQ(unknown("language", "xx", known), "unknown language 'xx'; choose one of: en, de");
    EXPECT_EQ(unknown("language", "", known), "unknown language ''; choose one of: en, de");
    EXPECT_EQ(unknown("language", "em", known), "unknown language 'em'; did you mean 'en'?");
}

}  // namespace
}  // namespace stepwell::cli
