// What outlives the window: preferences, progress, the place, lesson files; and files that are no good.
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include "app/export/export.h"
#include "app/files/files.h"
#include "core/grid/floors.h"
#include "core/grid/moving_ai.h"
#include "tests/journeys/held_scene.h"
#include "tests/journeys/journey.h"
#include "tests/journeys/real_window.h"

namespace stepwell {
namespace {

namespace fs = std::filesystem;

Box right_half(Box box) { return {box.x + box.w / 2, box.y, box.w / 2, box.h}; }

class Keeping : public testing::Test {
protected:
    Keeping() {
        std::string pattern = (fs::temp_directory_path() / "stepwell-journey-XXXXXX").string();
        folder_ = ::mkdtemp(pattern.data());
        ::setenv("XDG_CONFIG_HOME", (folder_ / "config").c_str(), 1);
        ::setenv("XDG_STATE_HOME", (folder_ / "state").c_str(), 1);
        start("way-back");
    }
    ~Keeping() override {
        journey_.reset();
        fs::remove_all(folder_);
    }

    Journey& j() { return *journey_; }
    /// Closes the program and starts it again, without a scene where it was left.
    void start(std::string_view scene = {}) {
        journey_.reset();
        journey_ = std::make_unique<Journey>(1200, 760, scene, Folders::of_system());
    }
    /// The same with a scene whose long runs are being recorded until somebody stops them.
    void start_held() {
        journey_.reset();
        const SceneRef ref = find_scene(lessons_, "way-back");
        std::vector<Lesson> held(1);
        held[0].folder = ref.lesson->folder;
        held[0].scenes.push_back(std::make_unique<tests::HeldScene>(*ref.scene));
        journey_ = std::make_unique<Journey>(1200, 760, "way-back", Folders::of_system(), std::move(held));
    }
    fs::path file(std::string_view name, std::string_view content) {
        const fs::path path = folder_ / name;
        EXPECT_TRUE(write_whole_file(path, content));
        return path;
    }
    bool says(std::string_view key) {
        for (const auto& entry : j().session().messages.all())
            if (entry.message.key == key) return j().find("message." + std::to_string(entry.number)) != nullptr;
        return false;
    }

    void export_to(const std::string& name) {
        j().press('E', {.shift = false, .ctrl = true, .alt = false});
        j().settle();
        j().press('A', {.shift = false, .ctrl = true, .alt = false});
        j().type((folder_ / name).string());
        j().press(Key::enter);
        j().settle();
    }
    /// Others work meanwhile.
    void wait_a_frame() {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        j().frame();
    }
    /// A file that is exported is there, and the dialog closed.
    bool comes_to_be(const std::string& name) {
        for (int i = 0; i < 2000 && j().find("files.name") == nullptr && j().find("export.stop") != nullptr; ++i)
            wait_a_frame();
        j().settle();
        return fs::exists(folder_ / name);
    }

    fs::path folder_;
    const std::vector<Lesson> lessons_ = all_lessons();
    std::unique_ptr<Journey> journey_;
};

TEST_F(Keeping, APersonFindsTheirChoicesAndTheirPlaceAgain) {
    const Colour light = j().role(Role::page);
    j().press(',', {.shift = false, .ctrl = true, .alt = false});
    j().settle();
    j().click("settings.theme.1");
    j().click("settings.type_size.3");
    j().press(Key::escape);
    j().settle();
    j().press('L', {.shift = false, .ctrl = true, .alt = false});  // German
    j().press('6');
    j().session().go_to_step(33);
    j().settle();
    const Preferences chosen = j().session().preferences();
    EXPECT_EQ(chosen.theme, ThemeName::dark);
    EXPECT_EQ(chosen.type_size, 110);
    const Screenshot shot = j().screenshot();

    start();
    EXPECT_EQ(j().session().preferences(), chosen);
    EXPECT_EQ(j().session().scene().id(), "way-back");
    EXPECT_EQ(j().session().step_number(), 33u);
    EXPECT_NE(j().role(Role::page), light);
    EXPECT_EQ(differing(shot, j().screenshot()), 0u) << "the window looks as it was left";
}

TEST_F(Keeping, ABrokenPreferencesFileIsSetAsideAndReported) {
    journey_.reset();
    fs::create_directories(folder_ / "config/stepwell");
    const fs::path path = file("config/stepwell/preferences.toml", "theme = \"dark\"\ntype_size = 100000\n");
    start();
    EXPECT_EQ(j().session().preferences().theme, ThemeName::light);
    EXPECT_EQ(j().session().preferences().type_size, 100);
    ASSERT_EQ(j().session().messages.all().size(), 1u);
    const auto& entry = j().session().messages.all().front();
    EXPECT_EQ(entry.message.tone, Message::Tone::trouble);
    const WidgetInfo* note = j().find("message." + std::to_string(entry.number));
    ASSERT_NE(note, nullptr) << "it is on the screen";
    EXPECT_GT(count(j().screenshot(), note->box, j().role(Role::wrong)), 20u) << "with its sign";
    EXPECT_TRUE(fs::exists(path.string() + ".broken")) << "nothing is thrown away";
    j().click("message." + std::to_string(entry.number) + ".close");
    EXPECT_TRUE(j().session().messages.all().empty());
}

TEST_F(Keeping, AMapThatIsDroppedIsTheMap) {
    const Screenshot before = j().screenshot();
    j().drop({file("room.txt", "##########\n#........#\n#..####..#\n#........#\n##########\n").string()});
    EXPECT_EQ(j().session().input().map.extent().width, 10);
    EXPECT_EQ(j().colour_of(cell(4, 2)), j().role(Role::wall));
    EXPECT_GT(differing(before, j().screenshot(), j().find("stage")->box), 10'000u);
    j().press('Z', {.shift = false, .ctrl = true, .alt = false});
    j().settle();
    EXPECT_EQ(j().session().input().map.extent().width, 16);
}

TEST_F(Keeping, AFileThatIsNoGoodChangesNothingAndSaysWhere) {
    const Input input = j().session().input();
    j().drop({file("odd.txt", "####\n#.?#\n####\n").string()});
    EXPECT_EQ(j().session().input(), input);
    EXPECT_TRUE(says("messages.bad_file"));
    j().drop({(folder_ / "nowhere.txt").string()});
    EXPECT_TRUE(says("messages.cannot_open"));
    const std::string room = file("room.txt", "#####\n#...#\n#####\n").string();
    j().drop({room, room});
    EXPECT_TRUE(says("messages.only_one_file"));
}

TEST_F(Keeping, ALessonIsSavedAndDroppedOnTheNextWindow) {
    j().drag({j().at(cell(10, 2)), j().at(cell(12, 2))});
    j().session().go_to_step(20);
    const Input input = j().session().input();
    const std::size_t position = j().session().position();
    ASSERT_TRUE(j().session().save_file(folder_ / "tomorrow.stepwell"));
    j().session().open_scene("wave");
    j().settle();
    j().drop({(folder_ / "tomorrow.stepwell").string()});
    EXPECT_EQ(j().session().scene().id(), "way-back");
    EXPECT_EQ(j().session().input(), input);
    EXPECT_EQ(j().session().position(), position);
    EXPECT_EQ(j().colour_of(cell(11, 2)), j().role(Role::wall));
    EXPECT_TRUE(says("files.opened"));
}

TEST_F(Keeping, SavedUnderANameThatIsTyped) {
    ::setenv("HOME", folder_.c_str(), 1);
    j().press('S', {.shift = false, .ctrl = true, .alt = false});
    j().settle();
    j().press('A', {.shift = false, .ctrl = true, .alt = false});
    j().type("my lesson");
    j().press(Key::enter);
    j().settle();
    EXPECT_TRUE(fs::exists(folder_ / "my lesson.stepwell"));
    EXPECT_FALSE(j().ui().anything_open());
    EXPECT_TRUE(says("files.saved"));
}

TEST_F(Keeping, SpacesAndFoldersAreNoNames) {
    j().press('S', {.shift = false, .ctrl = true, .alt = false});
    j().settle();
    for (const std::string& name : {std::string("   "), std::string(".."), folder_.string() + "/"}) {
        j().press('A', {.shift = false, .ctrl = true, .alt = false});
        j().type(name);
        j().press(Key::enter);
        j().settle();
        EXPECT_TRUE(j().ui().anything_open()) << name;
    }
    j().press('A', {.shift = false, .ctrl = true, .alt = false});
    j().type("  " + (folder_ / "evening").string() + " ");
    j().press(Key::enter);
    j().settle();
    EXPECT_TRUE(fs::exists(folder_ / "evening.stepwell")) << "spaces around a name are not part of it";
}

TEST_F(Keeping, AWholePathMayBeTyped) {
    fs::create_directories(folder_ / "less");
    j().press('S', {.shift = false, .ctrl = true, .alt = false});
    j().settle();
    j().press('A', {.shift = false, .ctrl = true, .alt = false});
    j().type((folder_ / "less" / "evening").string());
    j().press(Key::enter);
    j().settle();
    EXPECT_TRUE(fs::exists(folder_ / "less" / "evening.stepwell"));
    EXPECT_EQ(j().session().file(), folder_ / "less" / "evening.stepwell");
}

TEST_F(Keeping, TheDialogOpensWhereAFileWasLast) {
    for (const char* folder : {"a", "b"}) fs::create_directories(folder_ / folder);
    const auto first_entry = [&](char letter) {
        j().press(letter, {.shift = false, .ctrl = true, .alt = false});
        j().settle();
        const WidgetInfo* entry = j().find("files.entry.0");
        const std::string label = entry == nullptr ? "none" : entry->label;
        j().press(Key::escape);
        j().settle();
        return label;
    };
    ASSERT_TRUE(j().session().save_file(folder_ / "a" / "one.stepwell"));
    EXPECT_EQ(first_entry('O'), "one.stepwell");
    ASSERT_TRUE(j().session().save_file(folder_ / "b" / "two.stepwell"));
    EXPECT_EQ(first_entry('O'), "two.stepwell") << "though the dialog was elsewhere before";
    j().press('E', {.shift = false, .ctrl = true, .alt = false});
    j().settle();
    j().press('A', {.shift = false, .ctrl = true, .alt = false});
    j().type((folder_ / "a" / "picture.png").string());
    j().press(Key::enter);
    j().settle();
    EXPECT_EQ(first_entry('E'), "picture.png");
}

TEST_F(Keeping, FilesOfOneNameAreToldApartByTheirFolders) {
    const fs::path far = folder_ / std::string(150, 'x') / "b";
    fs::create_directories(folder_ / "a");
    fs::create_directories(far);
    ASSERT_TRUE(j().session().save_file(folder_ / "a" / "same.stepwell"));
    ASSERT_TRUE(j().session().save_file(far / "same.stepwell"));
    j().press('O', {.shift = false, .ctrl = true, .alt = false});
    j().settle();
    ASSERT_NE(j().find("files.recent.1"), nullptr);
    EXPECT_EQ(j().find("files.recent.1")->label, "same.stepwell, " + (folder_ / "a").string());
    EXPECT_GT(count(j().screenshot(), right_half(j().find("files.recent.1")->box), j().role(Role::quiet)), 0u);
    j().save("recent-files");
    EXPECT_TRUE(j().ui().paint().cut().empty()) << "a long folder loses its beginning, not its end";
}

TEST_F(Keeping, TheExportSaysThatThePictureWillAsk) {
    const auto line_above_the_name = [&] {
        j().press('E', {.shift = false, .ctrl = true, .alt = false});
        j().settle();
        const Box name = j().find("files.name")->box;
        const float high = j().ui().sizes().row;
        const Box line{name.x, name.y - high - j().ui().pad(2), name.w, high};
        const std::size_t words = count(j().screenshot(), line, j().role(Role::quiet));
        EXPECT_TRUE(j().ui().paint().cut().empty());
        j().save("export-" + std::string(code_of(j().session().preferences().language)));
        j().press(Key::escape);
        j().settle();
        return words;
    };
    EXPECT_EQ(line_above_the_name(), 0u);
    j().press('H');
    j().settle();
    ASSERT_TRUE(j().session().hidden());
    for (const Language language : all_languages) {
        j().change([language](Preferences& p) { p.language = language; });
        EXPECT_GT(line_above_the_name(), 20u) << code_of(language);
    }
}

TEST_F(Keeping, APictureIsExportedAndAnUnknownKindRefused) {
    export_to("x.jpg");
    EXPECT_FALSE(fs::exists(folder_ / "x.jpg"));
    EXPECT_FALSE(fs::exists(folder_ / "x.jpg.png"));
    EXPECT_TRUE(says("messages.no_such_picture"));
    j().press(Key::escape);
    j().settle();
    export_to("x.svg");
    EXPECT_TRUE(comes_to_be("x.svg"));
    EXPECT_TRUE(says("files.exported"));
    EXPECT_EQ(j().find("files.name"), nullptr) << "the dialog is closed";
}

TEST_F(Keeping, EveryKindOfFileIsExportedWithProgress) {
    j().press(Key::right);
    for (const ExportFormat format : all_export_formats) {
        j().press('E', {.shift = false, .ctrl = true, .alt = false});
        j().settle();
        j().press('A', {.shift = false, .ctrl = true, .alt = false});
        j().type((folder_ / "x.y").string());
        j().click("export." + std::string(name_of(format)));
        EXPECT_TRUE(j().ui().paint().cut().empty()) << name_of(format);
        j().save("export-" + std::string(name_of(format)));
        j().press(Key::enter);
        j().frame();
        const bool at_work = j().find("export.stop") != nullptr;  // a short one may be done within the frame
        if (at_work) {
            EXPECT_LT(j().program().wakes_in(), 0.1) << "it looks after the file";
        } else {
            EXPECT_NE(format, ExportFormat::gif) << "a film takes a while: a bar and a way to stop";
        }
        EXPECT_TRUE(comes_to_be("x.y." + std::string(name_of(format))));
        j().settle();
        EXPECT_GT(j().program().wakes_in(), 0.05) << "and sleeps again";
    }
}

TEST_F(Keeping, AMapIsSavedAsTextAndInTheFormOfRealGamesAndOpenedAgain) {
    start("compare");
    j().session().choose_preset("pond");
    j().settle();
    const Level pond = j().session().input().map;
    j().click("head.map");
    j().click("head.map.menu.save_map");
    j().settle();
    for (const std::string name : {"pond.txt", "pond.map"}) {
        if (j().find("files.name") == nullptr) j().press('M', {.shift = false, .ctrl = true, .alt = false});
        j().settle();
        j().press('A', {.shift = false, .ctrl = true, .alt = false});
        j().type((folder_ / name).string());
        j().press(Key::enter);
        j().save("save-" + name);
        j().settle();
        EXPECT_TRUE(comes_to_be(name));
    }
    EXPECT_EQ(read_ordinary_file(folder_ / "pond.txt").value(), to_text(pond));
    EXPECT_EQ(read_ordinary_file(folder_ / "pond.map").value(), to_moving_ai(pond));
    for (const std::string name : {"pond.txt", "pond.map"}) {
        j().session().choose_preset("walls");
        j().settle();
        j().click("head.map");
        j().click("head.map.menu.open_map");
        j().settle();
        for (const WidgetInfo& widget : std::vector(j().ui().widgets()))
            if (widget.id.starts_with("files.entry.") && widget.label == name) j().click(widget.id);
        j().settle();
        EXPECT_EQ(j().session().input().map, pond) << name;
    }
}

TEST_F(Keeping, AnExportIsStoppedByItsButtonAndByClosing) {
    for (const bool closes : {false, true}) {
        export_to("long.gif");
        ASSERT_NE(j().find("export.stop"), nullptr);
        if (closes) j().press(Key::escape);
        else j().click("export.stop");
        for (int i = 0; i < 500 && j().find("export.stop") != nullptr; ++i) wait_a_frame();
        EXPECT_EQ(j().find("export.stop"), nullptr);
        EXPECT_EQ(j().find("files.name") == nullptr, closes);
        for (int i = 0; i < 50; ++i) wait_a_frame();
        EXPECT_FALSE(fs::exists(folder_ / "long.gif"));
        if (!closes) j().press(Key::escape);
        j().settle();
        EXPECT_FALSE(says("messages.cannot_export")) << "who stops it knows";
    }
}

TEST_F(Keeping, AWorksheetOfTheRunsEndIsRefusedWithAReason) {
    j().press(Key::end);
    export_to("x.pdf");
    for (int i = 0; i < 500 && !says("messages.cannot_export"); ++i) wait_a_frame();
    EXPECT_TRUE(says("messages.cannot_export"));
    EXPECT_FALSE(fs::exists(folder_ / "x.pdf"));
    EXPECT_NE(j().find("files.name"), nullptr) << "the dialog waits for another wish";
}

TEST_F(Keeping, WhileARunIsRecordedItsMapCanBeSavedAndNothingElse) {
    start_held();
    Input input = j().session().input();
    input.settings["start"] = "1,1";
    for (const auto& [name, side] : {std::pair("early.png", 300), {"early.txt", 299}}) {
        j().press('E', {.shift = false, .ctrl = true, .alt = false});
        j().settle();
        j().press('A', {.shift = false, .ctrl = true, .alt = false});
        j().type((folder_ / name).string());
        input.map = Level({side, side});
        input.settings["goal"] = to_text(cell(side - 1, side - 1));
        ASSERT_TRUE(j().session().change_input(input));
        ASSERT_TRUE(j().session().recording());
        j().press(Key::enter);
        EXPECT_EQ(says("messages.still_recording"), name == std::string_view("early.png"));
        j().session().stop_recording();
        j().session().finish_recording();
        j().session().messages.went_well({"messages.still_recording"});
        j().press(Key::escape);
        j().settle();
    }
    EXPECT_TRUE(comes_to_be("early.txt"));
    EXPECT_FALSE(fs::exists(folder_ / "early.png"));
    EXPECT_EQ(level_from_text(read_ordinary_file(folder_ / "early.txt").value()).value(), input.map);
}

TEST_F(Keeping, TheWindowIsClosedInTheMiddleOfARecording) {
    start_held();
    Input input = j().session().input();
    input.map = open_room({300, 300});
    input.settings["start"] = "1,1";
    input.settings["goal"] = "298,298";
    ASSERT_TRUE(j().session().change_input(input));
    j().frames(3);
    ASSERT_TRUE(j().session().recording());
    EXPECT_LE(j().program().wakes_in(), 0.1) << "it looks after the recording";
    const Screenshot meanwhile = j().screenshot();
    EXPECT_GT(count(meanwhile, j().find("stage")->box, j().role(Role::wall)), 1000u)
        << "and shows a scene all the while";
    j().press('Q', {.shift = false, .ctrl = true, .alt = false});
    ASSERT_TRUE(j().program().wants_to_quit());
    const auto before = std::chrono::steady_clock::now();
    journey_.reset();
    EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(5)) << "nobody waits for it";
    Session again(lessons_, Folders::of_system(), Language::en);
    EXPECT_EQ(again.input(), input) << "nothing is lost";
}

}  // namespace
}  // namespace stepwell
