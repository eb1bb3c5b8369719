// The lesson file behind a scene: what the window's title says of it, how long the tie lasts, where the next one lies.
#include "app/session/window_title.h"
#include "tests/app/session_fixture.h"

namespace stepwell {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

namespace fs = std::filesystem;

class OpenFile : public tests::SessionTest {};

TEST_F(OpenFile, TheWindowsTitleNamesTheFileTheSceneAndTheProgram) {
    open("wave");
    EXPECT_EQ(window_title(s()), "The wave – Stepwell");
    ASSERT_TRUE(s().save_file(folder_ / "stunde.stepwell"));
    EXPECT_EQ(window_title(s()), "stunde.stepwell – The wave – Stepwell");
    Preferences german = s().preferences();
    german.language = Language::de;
    s().set_preferences(german);
    EXPECT_EQ(window_title(s()), "stunde.stepwell – Die Welle – Stepwell");
    open("way-back");
    EXPECT_EQ(window_title(s()), "Der Weg zurück – Stepwell") << "each scene has its own file";
}

TEST_F(OpenFile, TheTitleMarksWhatIsNotInTheFile) {
    open("wave");
    const std::string saved = "a.stepwell – The wave – Stepwell", changed = "a.stepwell • – The wave – Stepwell";
    ASSERT_TRUE(s().save_file(folder_ / "a.stepwell"));
    click(10, 1);
    EXPECT_EQ(window_title(s()), changed);
    s().undo();
    EXPECT_EQ(window_title(s()), saved);
    s().toggle_breakpoint(cell(6, 4));
    EXPECT_EQ(window_title(s()), changed);
    ASSERT_TRUE(s().save_file(folder_ / "a.stepwell"));
    s().seek(30);
    EXPECT_EQ(window_title(s()), saved) << "going through a run changes no lesson";
    click(10, 1);
    ASSERT_TRUE(s().open_file(folder_ / "a.stepwell"));
    EXPECT_EQ(window_title(s()), saved);
}

TEST_F(OpenFile, TheTieToALessonFileIsFoundAgain) {
    open("way-back");
    ASSERT_TRUE(s().save_file(folder_ / "b.stepwell"));
    open("wave");
    s().tick(2);
    ASSERT_TRUE(s().save_file(folder_ / "a.stepwell"));
    start();
    EXPECT_EQ(window_title(s()), "a.stepwell – The wave – Stepwell");
    click(10, 1);
    start();
    EXPECT_EQ(s().file(), folder_ / "a.stepwell");
    EXPECT_TRUE(s().unsaved()) << "what is on screen is not what the file holds";
    open("way-back");
    EXPECT_EQ(s().file(), folder_ / "b.stepwell");
    EXPECT_FALSE(s().unsaved());
    EXPECT_THAT(*read_ordinary_file(folder_ / "b.stepwell"), Not(HasSubstr("file =")))
        << "a lesson does not tell where it lies";
    fs::remove(folder_ / "b.stepwell");
    start();
    EXPECT_EQ(s().file(), "") << "a file that is gone is no tie";
    EXPECT_THAT(message_keys(), IsEmpty());
}

TEST_F(OpenFile, ANameThatIsNoTextEndsTheTieAndNothingElse) {
    open("wave");
    ASSERT_TRUE(s().save_file(folder_ / "caf\xE9.stepwell"));
    click(10, 1);
    const Input drawn = s().input();
    start();
    EXPECT_THAT(message_keys(), IsEmpty());
    EXPECT_EQ(s().file(), "");
    EXPECT_EQ(s().input(), drawn);
}

TEST_F(OpenFile, TheFolderIsTheOneWhereAFileWasLastOpenedOrSaved) {
    open("wave");
    EXPECT_EQ(s().folder(), "");
    for (const char* folder : {"a", "b", "c"}) fs::create_directories(folder_ / folder);
    ASSERT_TRUE(s().save_file(folder_ / "a" / "x.stepwell"));
    EXPECT_EQ(s().folder(), folder_ / "a");
    ASSERT_TRUE(write_whole_file(folder_ / "b" / "map.txt", "#####\n#...#\n#####\n"));
    ASSERT_TRUE(s().open_file(folder_ / "b" / "map.txt"));
    EXPECT_EQ(s().folder(), folder_ / "b");
    EXPECT_FALSE(s().open_file(folder_ / "c" / "none.stepwell"));
    EXPECT_EQ(s().folder(), folder_ / "b") << "nothing was opened there";
    s().remember_folder(folder_ / "c" / "picture.png");
    EXPECT_EQ(s().folder(), folder_ / "c");
    start();
    EXPECT_EQ(s().folder(), folder_ / "a") << "where the scene's file is";
}

TEST_F(OpenFile, WhatWasMadeOfItsSceneBeforeComesBackByUndo) {
    open("wave");
    ASSERT_TRUE(s().save_file(folder_ / "evening.stepwell"));
    click(10, 1);
    const Input made = s().input();
    open("way-back");
    start();
    ASSERT_EQ(s().scene().id(), "way-back");
    ASSERT_TRUE(s().open_file(folder_ / "evening.stepwell"));
    ASSERT_NE(s().input(), made);
    s().undo();
    EXPECT_EQ(s().input(), made);
}

TEST_F(OpenFile, HasOneNameHoweverItIsReached) {
    open("wave");
    ASSERT_TRUE(s().save_file(folder_ / "." / "a.stepwell"));
    EXPECT_EQ(s().file(), folder_ / "a.stepwell");
    ASSERT_TRUE(s().open_file(folder_ / "." / "." / "a.stepwell"));
    EXPECT_EQ(s().recent_files().size(), 1u);
}

}  // namespace
}  // namespace stepwell
