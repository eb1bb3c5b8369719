// A scene without a floor in the real window: examples instead of maps, and handles that are dragged.
#include <gtest/gtest.h>

#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

TEST(Floorless, HasExamplesInPlaceOfMapsAndNothingToDrawWith) {
    Journey j(1600, 900, "utility");
    j.settle();
    EXPECT_EQ(j.find("head.tool"), nullptr);
    j.click("head.map");
    j.settle();
    EXPECT_NE(j.find("head.map.menu.boss"), nullptr);
    for (const char* item : {"clear", "scatter", "size", "open_map", "seed"})
        EXPECT_EQ(j.find(std::string("head.map.menu.") + item), nullptr) << item;
    j.save("utility-examples");
    j.click("head.map.menu.boss");
    j.settle();
    EXPECT_EQ(j.session().preset(), "boss");
}

TEST(Floorless, SavingTheMapSaysThatThereIsNone) {
    Journey j(1600, 900, "utility");
    j.settle();
    j.press('M', {.shift = false, .ctrl = true, .alt = false});
    j.settle();
    ASSERT_FALSE(j.session().messages.all().empty());
    EXPECT_EQ(j.session().messages.all().back().message.key, "messages.refused");
}

TEST(Floorless, OffersToExportAllButTheMap) {
    Journey j(1600, 900, "utility");
    j.settle();
    j.press('E', {.shift = false, .ctrl = true, .alt = false});
    j.settle();
    EXPECT_NE(j.find("export.png"), nullptr);
    EXPECT_EQ(j.find("export.txt"), nullptr);
    EXPECT_EQ(j.find("export.map"), nullptr);
}

TEST(Floorless, AHandleFollowsThePointer) {
    Journey j(1600, 900, "utility");
    ASSERT_TRUE(j.session().choose_preset("curves"));
    j.settle();
    const Box unit = j.box(cell(2, 2));
    const Point handle{unit.x + 0.1F * unit.w, unit.y + 0.15F * unit.h};
    j.drag({handle, {handle.x, handle.y + 0.3F * unit.h}, {handle.x, handle.y + 3 * unit.h}});
    j.settle();
    EXPECT_EQ(j.session().input().settings.at("near-bend"), "0");
    j.save("utility-curves");
    j.press('Z', {.shift = false, .ctrl = true, .alt = false});
    j.settle();
    EXPECT_EQ(j.session().input().settings.at("near-bend"), "50");
}

/// The arrows have no cells to go to; nothing happens, and nothing falls over.
TEST(Floorless, KeysInThePictureDoNoHarm) {
    Journey j(1600, 900, "utility");
    j.settle();
    const Input before = j.session().input();
    j.ui().focus("stage");
    for (const Key key : {Key::right, Key::down, Key::enter, Key::space, Key::escape}) j.press(key);
    j.click(j.at(cell(0, 0)));
    j.click(j.at(cell(6, 4)), Button::right);
    j.settle();
    EXPECT_EQ(j.session().input(), before);
    EXPECT_FALSE(j.session().picked());
}

TEST(Floorless, IsReadableInASmallGermanWindow) {
    for (const auto& [width, height] : {std::pair{1600, 900}, {1024, 768}, {800, 600}}) {
        Journey j(width, height, "utility");
        j.change([](Preferences& preferences) { preferences.language = Language::de; });
        for (const char* preset : {"six", "boss", "skills", "curves"}) {
            ASSERT_TRUE(j.session().choose_preset(preset));
            j.session().to_last();
            j.settle();
            j.save("utility-" + std::string(preset) + "-" + std::to_string(width));
            const Box stage = j.find("stage")->box;
            EXPECT_GT(stage.w, 300);
            EXPECT_GT(j.box(cell(0, 0)).w, 20) << preset << " at " << width << ": letters of a third of that";
        }
    }
}

}  // namespace
}  // namespace stepwell
