// What is wrong is said in the learner's language: every error that a learner can cause has its words in each of them.
#include <cerrno>
#include <fstream>
#include <set>

#include "app/check/exercise_folder.h"
#include "app/export/export.h"
#include "app/files/files.h"
#include "app/session/preferences.h"
#include "app/system/limited_run.h"
#include "app/text/strings.h"
#include "core/grid/moving_ai.h"
#include "tests/app/process.h"
#include "tests/app/session_fixture.h"

namespace stepwell::tests {
namespace {

using testing::HasSubstr;

void write_file(const std::filesystem::path& path, std::string_view bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

class Errors : public SessionTest {
protected:
    /// Makes every mistake that there is a word for.
    void cause_all() {
        const std::string begin = "stepwell = 1\nscene = \"way-back\"\n";
        for (const std::string& map :
             {std::string(), std::string("\n#"), std::string("# #"), std::string("#\t#"), std::string("#\xEF\xBB\xBF"),
              std::string("#\x01"), std::string("#x#"), std::string(Level::largest + 1, '.'), std::string("##\n###")})
            add(level_from_text(map));
        std::string high;
        for (int i = 0; i <= Level::largest; ++i) high += ".\n";
        add(level_from_text(high));

        add(lesson_file_from("stepwell = 1\nscene = \"hunt\"\nscript = [\"hero jumps\"]\n", lessons_));

        const std::string head = "type octile\nheight 1\nwidth 2\n";
        for (const std::string& map :
             {std::string("type tile"), std::string("type octile\nwidth 2"), std::string("type octile\nheight 0"),
              head + "..", head + "map\n", head + "map\n.x", head + "map\n...", head + "map\n..\n.."})
            add(level_from_moving_ai(map));

        for (const char* settings :
             {"colour = \"red\"", "goal = \"99,3\"", "goal = \"7,3\"", "goal = \"far\"", "end = \"heap\"", "end = [1]"})
            add(lesson_file_from(begin + "[settings]\n" + settings + "\n", lessons_));
        Input incomplete = find_scene(lessons_, "way-back").scene->first_input();
        incomplete.settings.erase("goal");
        add(find_scene(lessons_, "way-back").scene->check(incomplete));
        for (const char* part : {"\nheights\na\n", "ceilings\n0\n", "fences\n/\n", "heights\n", "heights\n0\nclouds\n",
                                 "heights\n0\nheights\n0\n"})
            add(ground_from_text(std::string(".\n") + part));
        Input hilly = find_scene(lessons_, "way-back").scene->first_input();
        hilly.relief.cover(hilly.map.extent());
        hilly.relief.set_height(cell(1, 1), 2);
        add(find_scene(lessons_, "way-back").scene->check(hilly));
        Input roofed = find_scene(lessons_, "routes").scene->first_input();
        roofed.relief.set_room(cell(1, 1), 2);
        add(find_scene(lessons_, "routes").scene->check(roofed));
        Input wet = find_scene(lessons_, "way-back").scene->first_input();
        wet.map.set(cell(1, 1), Terrain::water);
        add(find_scene(lessons_, "way-back").scene->check(wet));
        Input floorless = find_scene(lessons_, "utility").scene->first_input();
        floorless.map = Level({2, 2});
        add(find_scene(lessons_, "utility").scene->check(floorless));
        Input healthy = find_scene(lessons_, "utility").scene->first_input();
        healthy.settings["rat-life"] = "10";  // of 9
        add(find_scene(lessons_, "utility").scene->check(healthy));
        add(check_setting({.name = "size", .kind = Setting::Kind::number, .least = 1, .most = 9}, "10"));

        for (const char* file : {"scene = \"wave\"", "stepwell = 1\nscene = \"pong\"", "stepwell = 1\nscene = 3",
                                 "stepwell = ", "stepwell = \"one\"", "stepwell = 2"})
            add(lesson_file_from(file, lessons_));
        for (const char* field : {"stops = [3]", "script = [3]", "script = 3", "settings = 3",
                                  "[forced_rolls]\nfirst = 6", "language = \"klingon\"", "mapp = 3"})
            add(lesson_file_from(begin + field + "\n", lessons_));
        add(preferences_from("motion = 3\n", {}));
        std::string endless = "a";
        for (int i = 0; i < 200; ++i) endless += ".a";
        add(preferences_from(endless + " = 1\n", {}));

        add(read_whole_file(folder_ / "none"));
        add(read_whole_file(folder_));
        const Folder other;
        add(read_whole_file(other.put("large", std::string((std::size_t{16} << 20) + 1, '.'))));
        add(write_whole_file("/dev/null", ""));
        add(write_whole_file(folder_ / "no" / "file", ""));
        for (const int number : {EACCES, EROFS, ENOSPC, ENAMETOOLONG, EIO})
            add(Result<void>(failure(system_error(number))));

        cause_export_errors();
        cause_exercise_errors();

        std::filesystem::create_directories(folder_ / "state");
        write_file(folder_ / "state" / "recent.toml", "files = [3]\n");
        s();
        for (const auto& argument : s().messages.all().back().message.arguments)
            if (const auto* error = std::get_if<Error>(&argument.value)) errors_.push_back(*error);
    }

    void cause_export_errors() {
        const SceneRef at = find_scene(lessons_, "wave");
        const RecordedRun run = *RecordedRun::record(*at.scene, at.scene->first_input(), {});
        Excerpt film{at, run, StepSize::step, all_positions(run, StepSize::step)};
        std::stop_source stop;
        stop.request_stop();
        std::atomic<float> share = 0;
        add(export_file(ExportFormat::gif, film, {}, Work(stop.get_token(), share)));
        errors_.push_back(no_memory());
        add(export_file(ExportFormat::gif, film, {.picture = {.width = 8192}}));
        add(export_file(ExportFormat::pdf, {at, run, StepSize::step, {run.last()}}, {}));
        film.positions.resize(most_moments(run) + 1);
        add(export_file(ExportFormat::gif, film, {}));
    }

    void cause_exercise_errors() {
        for (const char* name : {"no-such-interpreter", "./none"}) add(run_limited({{name}, folder_}, "", {}));
        add(run_limited({{"true"}, folder_ / "none"}, "", {}));
        write_file(folder_ / "plain.py", "print(1)\n");
        add(run_limited({{"./plain.py"}, folder_}, "", {}));
        // An argument that is too long for the system.
        add(run_limited({{"true", std::string(std::size_t{4} << 20, 'x')}, folder_}, "", {}));
        const std::vector<ExerciseRef> exercises = all_exercises(lessons_);
        EXPECT_TRUE(write_exercise(exercises.front(), Language::en, folder_ / "exercise"));
        add(write_exercise(exercises.front(), Language::en, folder_ / "exercise"));
        add(write_exercise(exercises.front(), Language::en, folder_ / "no" / "folder"));
    }

    template <class T>
    void add(const Result<T>& result) {
        EXPECT_FALSE(result);
        if (!result) errors_.push_back(result.error());
    }

    std::vector<Error> errors_;
};

TEST_F(Errors, AllOfThemHaveAKeyAndNoKeyIsLeftOver) {
    cause_all();
    std::set<std::string> caused, written;
    for (const Error& error : errors_) {
        EXPECT_NE(error.key, "") << error.message;
        caused.insert("errors." + error.key);
    }
    for (const std::string& key : Strings::of(Language::en).keys())
        if (key.starts_with("errors.")) written.insert(key);
    EXPECT_EQ(caused, written);
}

TEST_F(Errors, AreSaidInEachLanguage) {
    cause_all();
    for (const Language language : all_languages) {
        const Strings& strings = Strings::of(language);
        for (const Error& error : errors_) {
            const std::string words = to_text(error, strings);
            EXPECT_EQ(words.find('{'), std::string::npos) << words;
            EXPECT_TRUE(words.starts_with(error.about)) << words;
            if (language != Language::en) {
                EXPECT_NE(words, error.message);
            }
        }
    }
}

TEST_F(Errors, WithoutAKeyTheEnglishMessageStands) {
    EXPECT_EQ(to_text(Error{"odd"}, Strings::of(Language::de)), "odd");
    EXPECT_EQ(to_text(Error{"odd", 0, 0, "none.such"}, Strings::of(Language::de)), "odd");
}

TEST_F(Errors, AGermanWindowShowsNoEnglish) {
    start(Limits{}.bytes, Language::de);
    const auto last = [&] { return to_text(s().messages.all().back().message, Strings::of(Language::de)); };
    const auto words_for = [&](const char* name, std::string_view bytes) {
        write_file(folder_ / name, bytes);
        EXPECT_FALSE(s().open_file(folder_ / name));
        return last();
    };
    EXPECT_EQ(words_for("a.txt", "####\n#..#\n###\n"),
              "a.txt:3:4: Diese Reihe hat 3 Felder, die erste hat 4; mach alle Reihen gleich lang");
    EXPECT_EQ(words_for("b.txt", "##\n#x\n"),
              "b.txt:2:2: „x“ ist kein Feld; nimm „#“ für Mauer, „.“ für Boden, „~“ für Wasser");
    EXPECT_EQ(words_for("c.stepwell", "stepwell = 1\nscene = \"pong\"\n"),
              "c.stepwell:2:9: Die Szene „pong“ ist unbekannt; prüf ihren Namen");
    EXPECT_EQ(words_for("d.stepwell", "stepwell = 1\nscene = \"way-back\"\nmap = \"###\\n#x#\"\n"),
              "d.stepwell:3:7: map: „x“ ist kein Feld; nimm „#“ für Mauer, „.“ für Boden, „~“ für Wasser");
    EXPECT_FALSE(s().open_file(folder_ / "none.stepwell"));
    EXPECT_EQ(last(), "none.stepwell lässt sich nicht öffnen: Diese Datei gibt es nicht");
    EXPECT_FALSE(s().save_file(folder_ / "no" / "file.stepwell"));
    EXPECT_THAT(last(), HasSubstr("gibt es nicht; leg ihn zuerst an"));
    open("way-back");
    EXPECT_FALSE(s().change_setting("start", "7,3"));
    EXPECT_EQ(last(), "Das geht nicht: start = 7,3 ist eine Mauer; wähl ein Feld auf dem Boden");
}

}  // namespace
}  // namespace stepwell::tests
