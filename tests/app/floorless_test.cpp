// A scene that has no floor is offered nothing that only makes sense on one.
#include <fstream>

#include "tests/app/process.h"
#include "tests/app/session_fixture.h"
#include "tests/files.h"

namespace stepwell::tests {
namespace {

using testing::Contains;
using testing::HasSubstr;

class Floorless : public SessionTest {
protected:
    Floorless() { open("utility"); }
};

TEST_F(Floorless, IsRecordedAndPlayedLikeAnyOther) {
    ASSERT_TRUE(s().ready());
    EXPECT_EQ(s().moment().recording.chapters().size(), 6u);
    s().to_last();
    EXPECT_THAT(s().sentence(), HasSubstr("**potion** wins with **90** points"));
}

TEST_F(Floorless, APresetIsWhatAllItsSettingsSay) {
    EXPECT_EQ(s().preset(), "six");
    ASSERT_TRUE(s().choose_preset("boss"));
    EXPECT_EQ(s().preset(), "boss");
    ASSERT_TRUE(s().change_setting("phase", "2"));
    EXPECT_EQ(s().preset(), "");
    s().undo();
    EXPECT_EQ(s().preset(), "boss");
}

TEST_F(Floorless, MapsAreRefusedInWords) {
    const Input before = s().input();
    const auto file = folder_ / "cave.txt";
    std::ofstream(file) << "####\n#..#\n####\n";
    EXPECT_FALSE(s().open_file(file));
    EXPECT_THAT(message_keys(), Contains("messages.refused"));
    EXPECT_FALSE(s().scatter_walls(50));
    EXPECT_FALSE(s().resize_map({9, 9}));
    EXPECT_FALSE(s().clear_map());
    EXPECT_EQ(s().input(), before);
}

TEST_F(Floorless, ThereAreNoCellsToAskAboutAndNoWallsToDraw) {
    s().choose_tool(std::nullopt);
    EXPECT_EQ(s().editor().tool(), Tool::automatic);
    s().choose_tool(Tool::wall);
    EXPECT_EQ(s().editor().tool(), Tool::automatic);
    const Input before = s().input();
    click(0, 0);
    click(3, 2, true);
    EXPECT_EQ(s().input(), before);
    EXPECT_EQ(s().picked(), std::nullopt);
}

TEST_F(Floorless, WhoComesWithAnotherToolGetsOneThatWorks) {
    open("way-back");
    s().choose_tool(std::nullopt);
    open("utility");
    EXPECT_EQ(s().editor().tool(), Tool::automatic);
}

TEST_F(Floorless, AHandleIsDraggedInOneStroke) {
    ASSERT_TRUE(s().choose_preset("curves"));
    s().press({2.1F, 2.15F});  // the first curve's
    s().drag(Point{2.1F, 2.6F});
    s().drag(Point{2.1F, 9});
    s().release();
    EXPECT_EQ(s().input().settings.at("near-bend"), "0");
    s().undo();
    EXPECT_EQ(s().input().settings.at("near-bend"), "50");
}

TEST_F(Floorless, IsSavedAndOpened) {
    ASSERT_TRUE(s().choose_preset("skills"));
    const Input before = s().input();
    ASSERT_TRUE(s().save_file(folder_ / "skills.stepwell"));
    ASSERT_TRUE(s().choose_preset("six"));
    ASSERT_TRUE(s().open_file(folder_ / "skills.stepwell"));
    EXPECT_EQ(s().input(), before);
}

TEST(FloorlessCommandLine, PrintsTheGoldenTableAndRefusesMaps) {
    EXPECT_EQ(stepwell({"run", "utility", "--format", "csv"}).out, golden("utility.csv"));
    const Folder folder;
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"export", "utility", folder.at("u.txt")},
          {"export", "utility", folder.at("u.map")},
          {"run", "utility", "--map", source_folder() + "/tests/golden/grid-map.txt"}}) {
        const Outcome outcome = stepwell(arguments);
        EXPECT_EQ(outcome.code, 2);
        EXPECT_THAT(outcome.err, HasSubstr("this scene has no floor, so it has no map"));
    }
}

}  // namespace
}  // namespace stepwell::tests
