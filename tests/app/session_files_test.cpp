// What is kept: preferences, progress, the last place, lesson files, maps. And what happens when a file is no good.
#include <sys/stat.h>

#include <algorithm>
#include <fstream>

#include "tests/app/session_fixture.h"

namespace stepwell {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace fs = std::filesystem;

class Kept : public tests::SessionTest {
protected:
    fs::path put(const fs::path& path, std::string_view text) {
        fs::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    static std::string get(const fs::path& path) {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    std::string argument(std::string_view name) {
        for (const auto& each : s().messages.all().back().message.arguments) {
            if (each.name != name) continue;
            if (const auto* error = std::get_if<Error>(&each.value)) return error->message;
            if (const auto* number = std::get_if<long long>(&each.value)) return std::to_string(*number);
            return std::get<std::string>(each.value);
        }
        return "(none)";
    }
};

TEST_F(Kept, TheFirstStartIsInTheSystemsLanguageAtTheFirstScene) {
    start(Limits{}.bytes, Language::fr);
    EXPECT_EQ(s().preferences().language, Language::fr);
    EXPECT_EQ(s().scene().id(), lessons_.front().scenes.front()->id());
    EXPECT_EQ(s().input(), s().scene().first_input());
    EXPECT_THAT(message_keys(), IsEmpty());
}

TEST_F(Kept, ScenePositionAndInputAreFoundAgain) {
    open("way-back");
    click(10, 1);
    ASSERT_TRUE(s().change_setting("end", "stack"));
    s().seek(44);
    const Input input = s().input();
    start();
    EXPECT_EQ(s().scene().id(), "way-back");
    EXPECT_EQ(s().input(), input);
    EXPECT_EQ(s().position(), 44u);
    EXPECT_FALSE(s().transport().playing());
    EXPECT_THAT(message_keys(), IsEmpty());
}

TEST_F(Kept, WhatWasMadeOfEveryOtherSceneIsFoundAgain) {
    open("way-back");
    click(10, 1);
    s().toggle_breakpoint("find_path/add");
    s().toggle_breakpoint(cell(6, 4));
    const Input drawn = s().input();
    open("wave");
    start();
    EXPECT_EQ(s().scene().id(), "wave");
    open("way-back");
    EXPECT_EQ(s().input(), drawn);
    EXPECT_TRUE(s().breakpoints().contains("find_path/add"));
    EXPECT_TRUE(s().breakpoints().contains(cell(6, 4)));
    EXPECT_THAT(message_keys(), IsEmpty());
}

TEST_F(Kept, SavingNeverReplacesAnotherScenesFile) {
    open("way-back");
    ASSERT_TRUE(s().save_file(folder_ / "mine.stepwell"));
    open("wave");
    EXPECT_EQ(s().file(), "") << "Save asks for a name";
    open("way-back");
    EXPECT_EQ(s().file(), folder_ / "mine.stepwell");
}

TEST_F(Kept, ALessonFileHoldsBreakpoints) {
    open("way-back");
    s().toggle_breakpoint("find_path/goal?");
    s().toggle_breakpoint(cell(3, 2));
    ASSERT_TRUE(s().save_file(folder_ / "stops.stepwell"));
    s().clear_breakpoints();
    ASSERT_TRUE(s().open_file(folder_ / "stops.stepwell"));
    EXPECT_EQ(s().breakpoints().names(), (std::vector<std::string>{"find_path/goal?", "3,2"}));
}

TEST_F(Kept, ThePlaceIsSavedAfterAMomentOfQuiet) {
    open("wave");
    s().seek(30);
    s().tick(0.5);
    EXPECT_FALSE(fs::exists(folder_ / "state" / "last.stepwell"));
    s().tick(0.6);
    const auto saved = lesson_file_from(get(folder_ / "state" / "last.stepwell"), lessons_);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->position, 30u);
}

TEST_F(Kept, PreferencesAreFoundAgain) {
    Preferences preferences;
    preferences.language = Language::zh;
    preferences.theme = ThemeName::contrast;
    preferences.type_size = 150;
    preferences.motion = false;
    preferences.projector = true;
    preferences.code = CodeLanguage::cpp;
    preferences.speed = 7;
    preferences.step_size = StepSize::detail;
    s().set_preferences(preferences);
    start();
    EXPECT_EQ(s().preferences(), preferences);
    EXPECT_EQ(s().transport().speed(), 7);
    EXPECT_EQ(s().transport().size(), StepSize::detail);
    s().set_speed(2);
    s().set_step_size(StepSize::chapter);
    start(Limits{}.bytes, Language::en);
    EXPECT_EQ(s().transport().speed(), 2);
    EXPECT_EQ(s().transport().size(), StepSize::chapter);
    EXPECT_EQ(s().preferences().language, Language::zh) << "the system's language is for the first start";
}

TEST_F(Kept, PreferencesAreBroughtIntoRange) {
    Preferences preferences;
    preferences.type_size = 100000;
    preferences.speed = -3;
    s().set_preferences(preferences);
    EXPECT_EQ(s().preferences().type_size, Preferences::most_type);
    EXPECT_EQ(s().preferences().speed, 0);
    s().set_speed(99);
    EXPECT_EQ(s().preferences().speed, 8);
}

TEST(PreferencesTest, EveryValueIsChecked) {
    Preferences fallback;
    fallback.language = Language::de;
    EXPECT_EQ(*preferences_from("", fallback), fallback);
    EXPECT_EQ(preferences_from("theme = \"dark\"", fallback)->theme, ThemeName::dark);
    for (const char* bad :
         {"theme = \"pink\"", "type_size = 69", "type_size = 201", "type_size = \"big\"", "speed = 0", "speed = 10",
          "motion = 1", "language = \"xx\"", "code = \"basic\"", "step_size = \"leap\"", "colour = 3", "theme"}) {
        const auto result = preferences_from(std::string("motion = true\n") + bad, fallback);
        if (std::string_view(bad) == "motion = 1") continue;  // twice
        ASSERT_FALSE(result) << bad;
        EXPECT_EQ(result.error().line, 2) << bad;
        EXPECT_GT(result.error().column, 0) << bad;
    }
    EXPECT_FALSE(preferences_from("motion = 1", fallback));
}

TEST_F(Kept, ABrokenFileIsSetAsideAndReported) {
    put(folder_ / "config" / "preferences.toml", "language = \"de\"\ntype_size = 5000\n");
    put(folder_ / "state" / "progress.toml", "[wave\n");
    put(folder_ / "state" / "last.stepwell", "stepwell = 1\nscene = \"gone\"\n");
    put(folder_ / "state" / "recent.toml", "files = 3");
    start();
    EXPECT_THAT(message_keys(), ElementsAre("messages.settings_set_aside", "messages.progress_set_aside",
                                            "messages.recent_set_aside", "messages.place_set_aside"));
    EXPECT_EQ(s().preferences(), Preferences{});
    EXPECT_EQ(s().scene().id(), lessons_.front().scenes.front()->id());
    EXPECT_EQ(get(folder_ / "config" / "preferences.toml.broken"), "language = \"de\"\ntype_size = 5000\n");
    EXPECT_TRUE(fs::exists(folder_ / "state" / "progress.toml.broken"));
    EXPECT_TRUE(fs::exists(folder_ / "state" / "last.stepwell.broken"));
    s().set_speed(3);
    start();
    EXPECT_THAT(message_keys(), IsEmpty()) << "once is enough";
    EXPECT_EQ(s().transport().speed(), 3);
}

TEST_F(Kept, AFileThatCannotBeSetAsideIsNeverWrittenOver) {
    const std::string broken = "theme = 3\n";
    put(folder_ / "config" / "preferences.toml", broken);
    put(folder_ / "config" / "preferences.toml.broken", "an older one");
    start();
    EXPECT_EQ(get(folder_ / "config" / "preferences.toml.broken"), "an older one");
    EXPECT_EQ(get(folder_ / "config" / "preferences.toml.broken2"), broken);
    EXPECT_EQ(argument("file"), (folder_ / "config" / "preferences.toml.broken2").string());
}

TEST_F(Kept, WhatAnotherWindowHasLearntStays) {
    open("wave");
    Progress elsewhere;
    elsewhere.add_question("way-back", "take", Credit::first_try);
    put(folder_ / "state" / "progress.toml", to_toml(elsewhere));
    s().set_predict(true);
    while (!s().prediction().pending()) s().step(Direction::forwards, StepSize::detail);
    const std::string kind = s().prediction().question()->key;
    const auto& choices = s().prediction().question()->choices;
    s().answer(static_cast<std::size_t>(std::ranges::find_if(choices, &Choice::right) - choices.begin()));
    const auto saved = progress_from(get(folder_ / "state" / "progress.toml"));
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->question("way-back", "take"), Credit::first_try);
    EXPECT_EQ(saved->question("wave", kind), Credit::first_try);
}

TEST_F(Kept, AutosaveComesWhilePlayingToo) {
    open("wave");
    s().tick(2);
    click(10, 1);
    s().set_speed(0);
    s().play(Direction::forwards);
    for (int i = 0; i < 60; ++i) s().tick(0.1);
    EXPECT_TRUE(s().transport().playing());
    const auto saved = lesson_file_from(get(folder_ / "state" / "last.stepwell"), lessons_);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->input, s().input());
}

TEST_F(Kept, APipeIsRefusedNotWaitedFor) {
    fs::create_directories(folder_ / "config");
    ASSERT_EQ(::mkfifo((folder_ / "config" / "preferences.toml").c_str(), 0600), 0);
    ASSERT_EQ(::mkfifo((folder_ / "x.stepwell").c_str(), 0600), 0);
    start();
    EXPECT_THAT(message_keys(), ElementsAre("messages.cannot_open"));
    EXPECT_FALSE(s().open_file(folder_ / "x.stepwell"));
}

TEST_F(Kept, ANameOfThousandsOfPartsIsAnErrorNotACrash) {
    std::string name = "a";
    for (int i = 0; i < 100'000; ++i) name += ".a";
    put(folder_ / "state" / "progress.toml", "[" + name + "]\n");
    put(folder_ / "x.stepwell", "stepwell = 1\n" + name + " = 1\n");
    start();
    EXPECT_THAT(message_keys(), ElementsAre("messages.progress_set_aside"));
    EXPECT_FALSE(s().open_file(folder_ / "x.stepwell"));
}

TEST_F(Kept, AFolderThatCannotBeWrittenIsReportedOnceAndTheProgramGoesOn) {
    put(folder_ / "config", "a file where the folder should be");
    put(folder_ / "state", "another");
    start();
    s().set_speed(3);
    s().tick(2);
    EXPECT_THAT(message_keys(), ElementsAre("messages.settings_unwritable"));
    EXPECT_EQ(argument("folder"), (folder_ / "config").string());
    s().messages = {};
    s().set_speed(4);
    s().tick(2);
    s().forget_progress();
    EXPECT_THAT(message_keys(), IsEmpty());
    EXPECT_EQ(s().transport().speed(), 4);
    s().step(Direction::forwards);
    EXPECT_EQ(s().step_number(), 2u);
}

TEST_F(Kept, WithoutFoldersNothingIsKept) {
    Session session(lessons_);
    session.set_speed(3);
    session.tick(5);
    EXPECT_TRUE(session.messages.all().empty());
}

TEST_F(Kept, ALessonFileHoldsWhatIsOnScreen) {
    open("way-back");
    s().press(centre(10, 1));
    s().drag(centre(12, 1));
    s().release();
    ASSERT_TRUE(s().change_setting("end", "stack"));
    s().seek(17);
    const Input input = s().input();
    const fs::path file = folder_ / "für morgen.stepwell";
    ASSERT_TRUE(s().save_file(file));
    EXPECT_EQ(s().file(), file);
    EXPECT_THAT(message_keys(), ElementsAre("files.saved"));
    open("wave");
    Preferences french = s().preferences();
    french.language = Language::fr;
    s().set_preferences(french);
    ASSERT_TRUE(s().open_file(file));
    EXPECT_EQ(s().scene().id(), "way-back");
    EXPECT_EQ(s().input(), input);
    EXPECT_EQ(s().position(), 17u);
    EXPECT_EQ(s().preferences().language, Language::en);
    EXPECT_EQ(s().run().input(), input);
    EXPECT_EQ(to_toml(*lesson_file_from(get(file), lessons_)), get(file)) << "the same bytes again";
}

TEST_F(Kept, OpeningALessonFileCanBeUndone) {
    open("way-back");
    const fs::path file = folder_ / "a.stepwell";
    ASSERT_TRUE(s().save_file(file));
    click(10, 1);
    const Input mine = s().input();
    ASSERT_TRUE(s().open_file(file));
    EXPECT_NE(s().input(), mine);
    s().undo();
    EXPECT_EQ(s().input(), mine);
}

TEST_F(Kept, RecentFilesAreRememberedTheLatestFirst) {
    for (int i = 0; i < 12; ++i) ASSERT_TRUE(s().save_file(folder_ / (std::to_string(i) + ".stepwell")));
    ASSERT_TRUE(s().open_file(folder_ / "5.stepwell"));
    start();
    ASSERT_EQ(s().recent_files().size(), 10u);
    EXPECT_EQ(s().recent_files()[0], folder_ / "5.stepwell");
    EXPECT_EQ(s().recent_files()[1], folder_ / "11.stepwell");
    EXPECT_EQ(std::ranges::count(s().recent_files(), folder_ / "5.stepwell"), 1);
    fs::remove(folder_ / "11.stepwell");
    EXPECT_FALSE(s().open_file(folder_ / "11.stepwell"));
    EXPECT_EQ(s().recent_files()[1], folder_ / "10.stepwell") << "one that is gone leaves the list";
}

struct BadFile {
    const char* text;
    int line;
    const char* says;
};

TEST_F(Kept, ABadLessonFileChangesNothingAndSaysWhatAndWhere) {
    open("wave");
    s().seek(25);
    const Input before = s().input();
    const std::string head = "stepwell = 1\nscene = \"way-back\"\n";
    const std::vector<BadFile> cases = {
        {"", 1, "no lesson file"},
        {"hello", 1, ""},
        {"scene = \"wave\"\n", 1, "no lesson file"},
        {"stepwell = 2\nscene = \"wave\"\n", 1, "1"},
        {"stepwell = 1\nscene = \"pong\"\n", 2, "pong"},
        {"stepwell = 1\nscene = 3\n", 2, ""},
        {"stepwell = 1\nscene = \"way-back\"\nposition = -1\n", 3, "position"},
        {"stepwell = 1\nscene = \"way-back\"\nlanguage = \"klingon\"\n", 3, "en, de, fr, zh"},
        {"stepwell = 1\nscene = \"way-back\"\nseed = 4294967296\n", 3, "4294967295"},
        {"stepwell = 1\nscene = \"way-back\"\npositon = 3\n", 3, "positon"},
        {"stepwell = 1\nscene = \"way-back\"\nmap = \"\"\"\n###\n#x#\n###\n\"\"\"\n", 5, "map"},
        {"stepwell = 1\nscene = \"way-back\"\nmap = \"\"\"\n###\n##\n\"\"\"\n", 5, "map"},
        {"stepwell = 1\nscene = \"way-back\"\nmap = \"\"\"###\n#x#\n###\"\"\"\n", 4, "map"},
        {"stepwell = 1\nscene = \"way-back\"\nmap = \"###\\n#x#\"\n", 3, "map"},
        {"stepwell = 1\nscene = \"way-back\"\nmap = 3\n", 3, "map"},
        {"stepwell = 1\nscene = \"way-back\"\n[settings]\nend = \"heap\"\n", 4, "queue, stack"},
        {"stepwell = 1\nscene = \"way-back\"\n[settings]\ncolour = \"red\"\n", 4, "colour"},
        {"stepwell = 1\nscene = \"way-back\"\n[settings]\nend = [1]\n", 4, "end"},
        {"stepwell = 1\nscene = \"way-back\"\n[settings]\ngoal = \"7,3\"\n", 4, ""},
        {"stepwell = 1\nscene = \"way-back\"\nscript = [3]\n", 3, "script"},
        {"stepwell = 1\nscene = \"way-back\"\n[forced_rolls]\nfirst = 6\n", 4, "forced_rolls"},
        {"stepwell = 1\nscene = \"way-back\"\n[forced_rolls]\n3 = \"six\"\n", 4, "forced_rolls"},
    };
    for (const BadFile& bad : cases) {
        s().messages = {};
        const fs::path file = put(folder_ / "bad.stepwell", bad.text);
        EXPECT_FALSE(s().open_file(file)) << bad.text;
        ASSERT_EQ(message_keys().size(), 1u) << bad.text;
        EXPECT_EQ(argument("file"), "bad.stepwell");
        EXPECT_THAT(argument("why"), HasSubstr(bad.says)) << bad.text;
        EXPECT_EQ(argument("line"), std::to_string(bad.line)) << bad.text << "\n" << argument("why");
        EXPECT_NE(argument("column"), "0") << bad.text;
        EXPECT_EQ(s().scene().id(), "wave");
        EXPECT_EQ(s().input(), before);
        EXPECT_EQ(s().position(), 25u);
        EXPECT_FALSE(s().can_undo());
        EXPECT_TRUE(s().file().empty());
    }
}

TEST_F(Kept, FilesThatCannotBeReadOrWritten) {
    EXPECT_FALSE(s().open_file(folder_ / "none.stepwell"));
    EXPECT_THAT(message_keys(), ElementsAre("messages.cannot_open"));
    s().messages = {};
    EXPECT_FALSE(s().open_file(folder_));
    EXPECT_FALSE(s().save_file(folder_ / "no such folder" / "a.stepwell"));
    EXPECT_THAT(message_keys(), ElementsAre("messages.cannot_open", "messages.cannot_save"));
    EXPECT_TRUE(s().file().empty());
}

TEST_F(Kept, AMapAsTextIsTakenIntoTheScene) {
    open("way-back");
    const Input before = s().input();
    ASSERT_TRUE(s().open_file(put(folder_ / "map.txt", "#####\n#...#\n#####\n")));
    EXPECT_EQ(s().input().map.extent(), (Extent{5, 3}));
    EXPECT_EQ(s().input().settings.at("start"), "1,1") << "the old ones lay outside";
    EXPECT_EQ(s().input().settings.at("goal"), "3,1");
    EXPECT_EQ(s().run().input(), s().input());
    s().undo();
    EXPECT_EQ(s().input(), before);
    const std::string same = to_text(before.map);
    ASSERT_TRUE(s().open_file(put(folder_ / "map.txt", same)));
    EXPECT_EQ(s().input(), before) << "start and goal stay where they can";
}

TEST_F(Kept, ABadMapChangesNothing) {
    open("way-back");
    const Input before = s().input();
    EXPECT_FALSE(s().open_file(put(folder_ / "map.txt", "####\n#.?#\n####\n")));
    EXPECT_THAT(message_keys(), ElementsAre("messages.bad_file"));
    EXPECT_EQ(argument("line"), "2");
    EXPECT_EQ(argument("column"), "3");
    EXPECT_FALSE(s().open_file(put(folder_ / "walls.txt", "####\n####\n")));
    EXPECT_FALSE(s().open_file(put(folder_ / "huge.txt", std::string(3000, '.') + "\n")));
    EXPECT_EQ(s().input(), before);
    EXPECT_FALSE(s().can_undo());
}

}  // namespace
}  // namespace stepwell
