// The command line as scripts see it: bytes on standard output, one line on standard error, exit codes.
#include <gmock/gmock.h>

#include <algorithm>

#include "app/session/lesson_file.h"
#include "core/grid/level.h"
#include "tests/app/pixels.h"
#include "tests/app/process.h"
#include "tests/files.h"

namespace stepwell::tests {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

using Arguments = std::vector<std::string>;

void expect_printed(const Arguments& arguments, const std::string& expected, const Surroundings& around = {}) {
    const Outcome outcome = stepwell(arguments, around);
    EXPECT_EQ(outcome.out, expected);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.code, 0);
}

std::string printed(const Arguments& arguments) {
    const Outcome outcome = stepwell(arguments);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.code, 0);
    return outcome.out;
}

// --- the commands that scripts rely on ---------------------------------------------------------------------------

TEST(CommandLine, PrintsTheWave) {
    expect_printed({"run", "wave", "--format", "text"}, golden("grid-wave-from-8-3.txt"));
}

TEST(CommandLine, PrintsBothPaths) {
    expect_printed({"run", "way-back", "--format", "csv"}, golden("grid-path-queue-8-3-to-2-3.csv"));
    expect_printed({"run", "way-back", "--set", "end=stack", "--format", "csv"},
                   golden("grid-path-stack-8-3-to-2-3.csv"));
}

TEST(CommandLine, PrintsTheQuizOnItsMapAndByItsName) {
    const std::string map = source_folder() + "/tests/golden/grid-quiz-map.txt";
    expect_printed({"run", "wave", "--map", map, "--set", "start=1,1"}, golden("grid-quiz-wave-from-1-1.txt"));
    expect_printed({"run", "wave/quiz"}, golden("grid-quiz-wave-from-1-1.txt"));
}

TEST(CommandLine, ReadsTheMapFromStandardInput) {
    expect_printed({"run", "wave", "--map", "-", "--set", "start=1,1"}, golden("grid-quiz-wave-from-1-1.txt"),
                   {.input = golden("grid-quiz-map.txt")});
    std::string windows = "\xEF\xBB\xBF";
    for (const char c : golden("grid-quiz-map.txt")) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    expect_printed({"run", "who-can-step-where", "--map", "-", "--set", "start=0,0", "--format", "csv"},
                   "x,y,to_x,to_y\n1,0,0,0\n", {.input = "..\n\nheights\n03\n"});
    expect_printed({"run", "wave", "--map=-", "--set=start=1,1"}, golden("grid-quiz-wave-from-1-1.txt"),
                   {.input = windows});
}

TEST(CommandLine, PrintsAllFiguresAsJson) {
    const std::string json = printed({"run", "way-back", "--format", "json"});
    EXPECT_THAT(json, HasSubstr("\"taken\": 59"));
    EXPECT_THAT(json, HasSubstr("\"discovered\": 62"));
    EXPECT_THAT(json, HasSubstr("\"path_length\": 10"));
    EXPECT_THAT(json, HasSubstr("\"path\": [[8, 4], [8, 5], [7, 5]"));
    const std::string stack = printed({"run", "way-back", "--format", "json", "--set", "end=stack"});
    EXPECT_THAT(stack,
                AllOf(HasSubstr("\"taken\": 13"), HasSubstr("\"discovered\": 23"), HasSubstr("\"path_length\": 12")));
    EXPECT_THAT(printed({"run", "way-back", "--format", "json", "--set", "goal=6,4"}), HasSubstr("\"taken\": 27"));
}

TEST(CommandLine, SaysNullWhereThereIsNoPath) {
    const std::string json = printed({"run", "way-back", "--preset", "no-way", "--format", "json"});
    EXPECT_THAT(json, AllOf(HasSubstr("\"path_length\": null"), HasSubstr("\"path\": []")));
    EXPECT_THAT(printed({"run", "way-back", "--set", "goal=8,3", "--format", "json"}),
                HasSubstr("\"path_length\": null"));
    EXPECT_EQ(printed({"run", "way-back", "--preset", "no-way", "--format", "csv"}), "x,y\n");
}

TEST(CommandLine, PrintsJsonThatEveryoneCanRead) {
    for (const Arguments& arguments : {Arguments{"list"},
                                       {"run", "wave"},
                                       {"run", "way-back"},
                                       {"run", "stuck-at-the-wall"},
                                       {"trace", "wave"},
                                       {"trace", "way-back"},
                                       {"trace", "stuck-at-the-wall"}}) {
        Arguments with_format = arguments;
        with_format.insert(with_format.end(), {"--format", "json"});
        const Outcome read =
            run_program({"python3", "-c", "import json, sys; assert isinstance(json.load(sys.stdin), dict)"},
                        {.input = printed(with_format)});
        EXPECT_EQ(read.code, 0) << arguments.back() << ": " << read.err;
    }
}

TEST(CommandLine, PrintsTheSameInEveryLocale) {
    for (const char* locale : {"C", "de_DE.UTF-8", "tr_TR.UTF-8"})
        expect_printed({"run", "wave", "--format", "json"}, printed({"run", "wave", "--format", "json"}),
                       {.environment = {std::string("LC_ALL=") + locale, std::string("LANG=") + locale}});
}

TEST(CommandLine, MakesTheSameMazeOfTheSameSeed) {
    const auto maze = [](const char* seed) { return printed({"run", "wave", "--preset", "maze", "--seed", seed}); };
    EXPECT_EQ(maze("7"), maze("7"));
    EXPECT_NE(maze("7"), maze("8"));
}

TEST(CommandLine, TakesTheLastOfSeveralValues) {
    expect_printed(
        {"run", "way-back", "--set", "end=stack", "--set", "end=queue", "--format", "text", "--format", "csv"},
        golden("grid-path-queue-8-3-to-2-3.csv"));
}

// --- list, help, version -----------------------------------------------------------------------------------------

TEST(CommandLine, ListsWhatCanBeRun) {
    const std::string csv = printed({"list", "--format", "csv"});
    EXPECT_THAT(csv, StartsWith("name,lesson,title\nstuck-at-the-wall,"));
    EXPECT_THAT(csv, AllOf(HasSubstr("\nwave,"), HasSubstr("\nwave/quiz,"), HasSubstr("\nway-back,")));
    EXPECT_THAT(printed({"list"}),
                AllOf(HasSubstr("Enemies that think\n"), HasSubstr("--preset lesson|open|maze|spiral|no-way"),
                      HasSubstr("--set end=queue|stack [queue]"), HasSubstr("--set goal=X,Y [2,3]")));
    EXPECT_NE(printed({"list", "--lang", "de"}), printed({"list"}));
}

TEST(CommandLine, HelpsWithEveryCommand) {
    for (const Arguments& arguments : {Arguments{"--help"}, {"-h"}, {"help"}})
        EXPECT_THAT(printed(arguments),
                    AllOf(HasSubstr("list "), HasSubstr("run "), HasSubstr("trace "), HasSubstr("export ")));
    for (const char* command : {"run", "trace", "export"})
        EXPECT_THAT(printed({command, "--help"}),
                    AllOf(HasSubstr("--preset"), HasSubstr("--seed"), HasSubstr("--map"), HasSubstr("--set"),
                          HasSubstr("--lang"), HasSubstr("Examples:")));
    EXPECT_THAT(printed({"trace", "--help"}), HasSubstr("step,size,anchor,subject,writes"));
    EXPECT_THAT(printed({"list", "-h"}), HasSubstr("--format"));
    EXPECT_EQ(printed({"run", "--help", "nonsense", "--nonsense"}), printed({"run", "--help"})) << "help goes first";
}

TEST(CommandLine, KeepsToEightyColumnsOrALittleMore) {
    for (const Arguments& arguments :
         {Arguments{"--help"}, {"run", "--help"}, {"trace", "--help"}, {"export", "--help"}, {"check", "--help"}}) {
        const std::string help = printed(arguments);
        for (std::size_t begin = 0, end; (end = help.find('\n', begin)) != std::string::npos; begin = end + 1)
            EXPECT_LE(end - begin, 122u) << help.substr(begin, end - begin);
    }
}

TEST(CommandLine, SaysItsVersion) { expect_printed({"--version"}, "stepwell " STEPWELL_VERSION "\n"); }

// --- everything that can be wrong --------------------------------------------------------------------------------

struct Mistake {
    const char* what;
    Arguments arguments;
    std::vector<std::string> says;  ///< in the one line on standard error
    std::string map = "";           ///< the file MAP holds it
};

class Mistakes : public ::testing::TestWithParam<Mistake> {};

TEST_P(Mistakes, AreOneLineThatHelps) {
    const Folder folder;
    Arguments arguments = GetParam().arguments;
    for (std::string& argument : arguments) {
        if (argument == "MAP") argument = folder.put("cave.txt", GetParam().map);
        if (argument == "FOLDER") argument = folder.path().string();
    }
    const std::size_t files = folder.names().size();
    const Outcome outcome = stepwell(arguments, {.input = GetParam().map});
    EXPECT_EQ(outcome.code, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, StartsWith("stepwell: "));
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1);
    EXPECT_THAT(outcome.err, EndsWith("\n"));
    for (const std::string& part : GetParam().says) EXPECT_THAT(outcome.err, HasSubstr(part));
    EXPECT_EQ(folder.names().size(), files) << "a mistake leaves no file behind";
}

const std::string huge_row(3000, '.');

INSTANTIATE_TEST_SUITE_P(
    All, Mistakes,
    ::testing::Values(
        Mistake{"UnknownCommand", {"lits"}, {"unknown command 'lits'", "did you mean 'list'?"}},
        Mistake{"UnknownTopOption", {"--versoin"}, {"unknown option '--versoin'", "did you mean '--version'?"}},
        Mistake{"UnknownOption", {"run", "wave", "--formta", "csv"}, {"did you mean '--format'?"}},
        Mistake{"UnknownOptionWithValue", {"run", "wave", "--sed=3"}, {"unknown option '--sed'", "did you mean '--se"}},
        Mistake{"MissingName", {"run"}, {"NAME", "stepwell run --help"}},
        Mistake{"MissingValue", {"run", "wave", "--map"}, {"--map", "stepwell run --help"}},
        Mistake{"MissingPicture", {"export", "wave"}, {"FILE", "stepwell export --help"}},
        Mistake{"OneTooMany", {"run", "wave", "text"}, {"'text' is one argument too many"}},
        Mistake{
            "UnknownExercise", {"check", "wvae", "--", "true"}, {"unknown exercise 'wvae'", "did you mean 'wave'?"}},
        Mistake{"NoExercise", {"check"}, {"ID is required", "stepwell check --list"}},
        Mistake{"NoProgramToCheck", {"check", "wave"}, {"stepwell check wave -- python3 wave.py"}},
        Mistake{"ProgramWithoutDashes",
                {"check", "wave", "python3", "wave.py"},
                {"put -- before 'python3 wave.py'", "wave -- python3 wave.py"}},
        Mistake{"SecondsWithoutEnd", {"check", "wave", "--seconds", "0", "--", "true"}, {"--seconds '0'", "1 to 3600"}},
        Mistake{"CheckInNoFolder", {"check", "wave", "--folder", "/nowhere", "--", "true"}, {"no folder /nowhere"}},
        Mistake{"StartInNoFolder", {"check", "wave", "--start", "/nowhere/wave"}, {"/nowhere/wave cannot be made"}},
        Mistake{"UnknownRun", {"run", "wvae"}, {"unknown run 'wvae'", "did you mean 'wave'?"}},
        Mistake{"UnknownRunByPart", {"trace", "wall"}, {"did you mean 'stuck-at-the-wall'?"}},
        Mistake{"UnknownRunAtAll", {"run", "astronomy"}, {"choose one of: stuck-at-the-wall, wave"}},
        Mistake{"UnknownTask", {"run", "wave/qiz"}, {"did you mean 'wave/quiz'?"}},
        Mistake{"EmptyRun", {"run", ""}, {"unknown run ''"}},
        Mistake{"LineBreakInName", {"run", "wa\nve"}, {"unknown run 'wa?ve'"}},
        Mistake{"UnknownFormat", {"run", "wave", "--format", "cvs"}, {"did you mean 'csv'?"}},
        Mistake{"UnknownLanguage", {"run", "wave", "--lang", "xx"}, {"unknown language 'xx'", "en, de, fr, zh"}},
        Mistake{"UnknownTheme", {"export", "wave", "FOLDER", "--theme", "drak"}, {"did you mean 'dark'?"}},
        Mistake{"UnknownSize", {"trace", "wave", "--by", "steps"}, {"did you mean 'step'?"}},
        Mistake{
            "UnknownPreset", {"run", "wave", "--preset", "mase"}, {"unknown preset 'mase'", "did you mean 'maze'?"}},
        Mistake{"UnknownSetting",
                {"run", "wave", "--set", "strat=1,1"},
                {"unknown setting 'strat'", "did you mean 'start'?"}},
        Mistake{"SettingOfAnother", {"run", "wave", "--set", "end=stack"}, {"unknown setting 'end'", "start"}},
        Mistake{"SettingWithoutValue", {"run", "wave", "--set", "start"}, {"--set 'start'", "NAME=VALUE"}},
        Mistake{"SettingWithoutName", {"run", "wave", "--set", "=1,1"}, {"--set '=1,1'"}},
        Mistake{"SettingNoCell", {"run", "wave", "--set", "start=here"}, {"start", "'here' is no cell", "8,3"}},
        Mistake{"SettingNoChoice", {"run", "way-back", "--set", "end=heap"}, {"end = 'heap'", "queue, stack"}},
        Mistake{"StartInAWall", {"run", "wave", "--set", "start=0,0"}, {"start = 0,0 is a wall"}},
        Mistake{"GoalOutside", {"run", "way-back", "--set", "goal=16,3"}, {"goal = 16,3", "0 to 15"}},
        Mistake{"NegativeSeed", {"run", "wave", "--seed", "-1"}, {"--seed '-1'", "0 to 4294967295"}},
        Mistake{"SeedTooLarge", {"run", "wave", "--seed", "4294967296"}, {"--seed '4294967296'"}},
        Mistake{"SeedWithUnit", {"run", "wave", "--seed", "7x"}, {"--seed '7x'"}},
        Mistake{"NamelessMap", {"run", "wave", "--map", ""}, {"--map wants the name of a file"}},
        Mistake{"NoMap", {"run", "wave", "--map", "none.txt"}, {"none.txt", "there is no such file"}},
        Mistake{"MapIsFolder", {"run", "wave", "--map", "FOLDER"}, {"it is a folder"}},
        Mistake{"MapEmpty", {"run", "wave", "--map", "MAP"}, {"cave.txt"}, ""},
        Mistake{"MapWithoutEnd", {"run", "wave", "--map", "/dev/zero"}, {"/dev/zero", "16 MB"}},
        Mistake{
            "MapTooWide", {"run", "wave", "--map", "MAP"}, {"cave.txt:1", "2048"}, huge_row + "\n" + huge_row + "\n"},
        Mistake{"MapRagged", {"run", "wave", "--map", "MAP"}, {"cave.txt:2"}, "#####\n#..#\n#####\n"},
        Mistake{"MapOddHeight",
                {"run", "who-can-step-where", "--map", "MAP"},
                {"cave.txt:4:2", "'x' is no height"},
                "..\n\nheights\n0x\n"},
        Mistake{"MapOddCharacter", {"run", "wave", "--map", "MAP"}, {"cave.txt:2:3"}, "#####\n#.x.#\n#####\n"},
        Mistake{"MapOddCharacterAfterUmlaut", {"run", "wave", "--map", "MAP"}, {"cave.txt:1:3"}, "..\xC3\xA4..\n"},
        Mistake{"InputOddCharacter", {"run", "wave", "--map", "-"}, {"standard input:1:2"}, "#?#\n"},
        Mistake{"MapWithoutItsStart",
                {"run", "wave", "--map", "MAP"},
                {"cave.txt: start = 8,3", "choose cells of this map with --set start=X,Y"},
                "...\n...\n"},
        Mistake{"MapWithWallAtGoal",
                {"run", "way-back", "--map", "MAP", "--set", "start=0,0"},
                {"cave.txt: goal = 2,3 is a wall", "--set goal=X,Y"},
                "....\n....\n....\n..#.\n"},
        Mistake{"NoLessonFile", {"run", "none.stepwell"}, {"none.stepwell", "there is no such file"}},
        Mistake{"NoLessonFileToOpen", {"none.stepwell"}, {"none.stepwell", "there is no such file"}},
        Mistake{"PictureOfNoKind",
                {"export", "wave", "wave.jpg"},
                {"'wave.jpg'", ".png, .svg, .pdf, .gif, .html, .txt, .map"}},
        Mistake{"PictureInNoFolder",
                {"export", "wave", "/nowhere/a.png"},
                {"/nowhere/a.png", "there is no folder /nowhere"}},
        Mistake{"PictureOfNothing", {"export", "wav", "a.png"}, {"did you mean 'wave'?"}},
        Mistake{"PictureTooFar", {"export", "wave", "a.png", "--at", "9999"}, {"--at 9999", "133"}},
        Mistake{"PictureBeforeTheFirst", {"export", "wave", "a.png", "--at", "0"}, {"--at '0'", "from 1"}},
        Mistake{"PictureOfNoStep", {"export", "wave", "a.png", "--at", "1,,3"}, {"--at ''"}},
        Mistake{"PictureOfManySteps",
                {"export", "wave", "a.png", "--at", "1,2,3,4,5,6,7,8,9,10,11,12,13"},
                {"13 steps", "12"}},
        Mistake{"PicturesBackwards", {"export", "wave", "a.gif", "--at", "9..3"}, {"--at 9..3 goes backwards", "3..9"}},
        Mistake{"PicturesWithoutAnEnd", {"export", "wave", "a.gif", "--at", "9.."}, {"--at ''"}},
        Mistake{"FilmTooFar", {"export", "wave", "a.gif", "--at", "100..999"}, {"--at 999 is too far", "133"}},
        Mistake{"FilmTooLong",
                {"export", "way-back", "a.gif", "--preset", "open", "--by", "detail"},
                {"these are ", " steps", "500", "--by chapter", "--at 1..500"}},
        Mistake{
            "FilmTooLarge", {"export", "wave", "a.gif", "--width", "8000"}, {"too much for one GIF", "--width 800"}},
        Mistake{"FilmTooFast", {"export", "wave", "a.gif", "--speed", "51"}, {"--speed '51'", "1 to 50"}},
        Mistake{"FilmThatAsks", {"export", "wave", "a.gif", "--ask"}, {"--ask means nothing for .gif"}},
        Mistake{"MapOfAStep", {"export", "compare", "a.map", "--at", "3"}, {"--at means nothing for .map"}},
        Mistake{"MapThatAsks", {"export", "compare", "a.txt", "--ask"}, {"--ask means nothing for .txt"}},
        Mistake{"PageOfAWidth", {"export", "wave", "a.html", "--width", "900"}, {"--width means nothing for .html"}},
        Mistake{"PageOfAHeight", {"export", "wave", "a.html", "--height", "90"}, {"--height means nothing for .html"}},
        Mistake{"WorksheetOfAWidth", {"export", "wave", "a.pdf", "--width", "900"}, {"--width means nothing for .pdf"}},
        Mistake{"WorksheetOfTheEnd",
                {"export", "wave", "a.pdf", "--at", "20,last"},
                {"nothing to ask", "earlier one", "--at N"}},
        Mistake{"WorksheetsOfManySteps", {"export", "wave", "a.pdf", "--at", "1..13"}, {"13 steps", "12"}},
        Mistake{"PageWithOddCode", {"export", "wave", "a.html", "--code", "pyton"}, {"did you mean 'python'?"}},
        Mistake{"IconAsAFilm", {"export", "icon", "a.gif"}, {".png or .svg"}},
        Mistake{"PictureTooSmall", {"export", "wave", "a.png", "--width", "1"}, {"--width '1'", "16 to 8192"}},
        Mistake{"PictureTooLarge", {"export", "wave", "a.png", "--height", "9000"}, {"--height '9000'"}}),
    [](const auto& mistake) { return mistake.param.what; });

TEST(CommandLine, SaysWhenItsOutputGetsLost) {
    const Outcome full = stepwell({"run", "wave"}, {.standard_out = "/dev/full"});
    EXPECT_EQ(full.code, 2);
    EXPECT_THAT(full.err, AllOf(StartsWith("stepwell: cannot write"), HasSubstr("No space left on device")));
}

TEST(CommandLine, SaysWhenNobodyReadsOn) {
    const Outcome shell = run_program(
        {"sh", "-c", "{ \"$0\" trace wave --preset spiral --format json; echo \"code $?\" >&2; } | :", program()});
    EXPECT_THAT(shell.err,
                AllOf(HasSubstr("stepwell: cannot write all of the output: Broken pipe\n"), HasSubstr("code 2\n")));
}

// --- files -------------------------------------------------------------------------------------------------------

std::string lesson_file() {
    const auto lessons = all_lessons();
    LessonFile file{"way-back", find_scene(lessons, "way-back").scene->first_input(), 30, Language::de};
    file.input.settings["end"] = "stack";
    return to_toml(file);
}

TEST(CommandLine, RunsALessonFile) {
    const Folder folder;
    const std::string file = folder.put("evening.stepwell", lesson_file());
    expect_printed({"run", file, "--format", "csv"}, golden("grid-path-stack-8-3-to-2-3.csv"));
    expect_printed({"run", file, "--format", "csv", "--set", "end=queue"}, golden("grid-path-queue-8-3-to-2-3.csv"));
    expect_printed({"trace", file}, printed({"trace", "way-back", "--set", "end=stack", "--lang", "de"}));
    expect_printed({"trace", file, "--lang", "fr"},
                   printed({"trace", "way-back", "--set", "end=stack", "--lang", "fr"}));
}

TEST(CommandLine, DrawsALessonFileAtItsPlaceInItsLanguage) {
    const Folder folder;
    const std::string file = folder.put("evening.stepwell", lesson_file());
    expect_printed({"export", file, folder.at("a.svg"), "--by", "detail"}, "");
    expect_printed({"export", "way-back", folder.at("b.svg"), "--set", "end=stack", "--at", "31", "--by", "detail",
                    "--lang", "de"},
                   "");
    EXPECT_EQ(folder.get("a.svg"), folder.get("b.svg"));
}

TEST(CommandLine, SaysWhereALessonFileIsWrong) {
    const Folder folder;
    std::string text = lesson_file();
    text.replace(text.find("\"stack\""), 7, "\"stock\"");
    const std::string wrong = folder.put("wrong.stepwell", text);
    const std::string broken = folder.put("broken.stepwell", lesson_file() + "[[[\n");
    for (const auto& [file, says] : {std::pair(wrong, "stock"), {broken, "broken.stepwell:"}})
        for (const Arguments& arguments : {Arguments{file}, {"run", file}, {"export", file, folder.at("a.png")}}) {
            const Outcome outcome = stepwell(arguments);
            EXPECT_EQ(outcome.code, 2);
            EXPECT_THAT(outcome.err, AllOf(StartsWith("stepwell: " + file), HasSubstr(says)));
        }
    EXPECT_THAT(stepwell({"run", broken}).err, ::testing::ContainsRegex("broken.stepwell:[0-9]+:[0-9]+: "));
    EXPECT_THAT(folder.names(), ElementsAre("broken.stepwell", "wrong.stepwell"));
}

TEST(CommandLine, WritesAPictureAndNothingElse) {
    const Folder folder;
    expect_printed({"export", "wave", folder.at("a.png")}, "");
    expect_printed({"export", "wave", folder.at("a.SVG")}, "");
    EXPECT_THAT(folder.names(), ElementsAre("a.SVG", "a.png"));
    EXPECT_THAT(folder.get("a.png"), StartsWith("\x89PNG\r\n"));
    EXPECT_THAT(folder.get("a.SVG"), StartsWith("<?xml"));
}

TEST(CommandLine, DrawsTheStepsThatAreNamed) {
    const Folder folder;
    const auto picture = [&](const Arguments& options) {
        Arguments arguments{"export", "wave", folder.at("a.svg")};
        arguments.insert(arguments.end(), options.begin(), options.end());
        expect_printed(arguments, "");
        return folder.get("a.svg");
    };
    EXPECT_EQ(picture({}), picture({"--at", "last"}));
    EXPECT_EQ(picture({}), picture({"--at", "133"}));
    EXPECT_THAT(picture({"--at", "1,3,last", "--by", "chapter"}),
                AllOf(HasSubstr("Step 1 of 15: "), HasSubstr("Step 3 of 15: "), HasSubstr("Step 15 of 15: ")));
    EXPECT_NE(picture({"--at", "5"}), picture({"--at", "5", "--ask"}));
}

TEST(CommandLine, MakesAFilmOfARunOrAPartOfIt) {
    const Folder folder;
    const auto frames = [&](const Arguments& options) {
        Arguments arguments{"export", "wave", folder.at("a.gif"), "--width", "200"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        expect_printed(arguments, "");
        return read_gif(folder.get("a.gif"));
    };
    EXPECT_EQ(frames({}).size(), 133u);
    EXPECT_EQ(frames({"--by", "chapter"}).size(), 15u);
    EXPECT_EQ(frames({"--at", "5..9"}).size(), 5u);
    EXPECT_EQ(frames({"--at", "130..last"}).size(), 4u);
    EXPECT_EQ(frames({"--at", "1,20..22,last", "--speed", "10"}).size(), 5u);
    EXPECT_EQ(read_gif(folder.get("a.gif")).front().hundredths, 10);
}

TEST(CommandLine, ShowsSomeStepsOfALongRun) {
    const Folder folder;
    std::string map;
    for (int y = 0; y < 30; ++y) map += std::string(30, '.') + '\n';
    expect_printed({"export", "wave", folder.at("a.gif"), "--width", "200", "--map", folder.put("room.txt", map)}, "");
    const std::size_t frames = read_gif(folder.get("a.gif")).size();
    EXPECT_GT(frames, 250u);
    EXPECT_LE(frames, 500u);
}

TEST(CommandLine, DrawsItsIcon) {
    const Folder folder;
    expect_printed({"export", "icon", folder.at("icon.png"), "--width", "32"}, "");
    expect_printed({"export", "icon", folder.at("icon.svg")}, "");
    EXPECT_EQ(read_png(folder.get("icon.png")).width, 32);
    EXPECT_THAT(folder.get("icon.svg"), HasSubstr("width=\"256px\""));
}

TEST(CommandLine, LeavesTheOldPictureWhenTheNewOneCannotBeDrawn) {
    const Folder folder;
    folder.put("a.png", "old");
    EXPECT_EQ(stepwell({"export", "wave", folder.at("a.png"), "--at", "9999"}).code, 2);
    EXPECT_EQ(folder.get("a.png"), "old");
}

#ifndef __SANITIZE_ADDRESS__  // which needs far more addresses than there would be
TEST(Cli, TooLittleMemoryIsAnErrorToo) {
    const Folder folder;
    std::string map;
    for (int y = 0; y < 1000; ++y) map += std::string(1000, '.') + '\n';
    const std::string command =
        "ulimit -v 250000; exec \"$0\" trace way-back --map \"$1\" --set start=0,0 "
        "--set goal=999,999 >/dev/null";
    const Outcome outcome = run_program({"bash", "-c", command, program(), folder.put("map.txt", map)});
    EXPECT_EQ(outcome.err, "stepwell: there is not enough memory; choose a smaller map\n");
    EXPECT_EQ(outcome.code, 2);
}
#endif

}  // namespace
}  // namespace stepwell::tests
