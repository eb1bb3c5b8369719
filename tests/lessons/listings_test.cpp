// The code pane never lies: every listing is run, and what it prints and the order of its marked lines are compared
// with core's result and recording.
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <ranges>
#include <set>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/lines.h"
#include "core/grid/floors.h"
#include "lessons/kit/embedded.h"
#include "lessons/kit/lesson.h"
#include "tests/files.h"
#include "tests/lessons/grid_helpers.h"
#include "tests/listings/programs.h"

namespace stepwell::tests {
namespace {

std::vector<const char*> reached;  // what mark() collects
std::size_t most_steps = 0;

}  // namespace

void mark(const char* anchor) {
    if (reached.size() == most_steps) throw std::runtime_error("too many steps");
    reached.push_back(anchor);
}

namespace {

using Transcript = std::vector<std::string>;  ///< `# case`, its marked lines in order, `> ` and each printed line

/// A scene on an input.
struct Case {
    std::string name;
    const Lesson* lesson;
    const Scene* scene;
    Input input;
};

/// All presets of all scenes with all choices, and for scenes on a floor: 50 mazes, and the goal where the start is.
std::vector<Case> all_cases(const std::vector<Lesson>& lessons) {
    std::vector<Case> cases;
    for (const Lesson& lesson : lessons) {
        for (const auto& owned : lesson.scenes) {
            const Scene* scene = owned.get();
            for (const Settings& choices : scene->variants()) {
                Input first = scene->first_input();
                std::string name{scene->id()};
                for (const auto& [key, value] : choices) {
                    first.settings[key] = value;
                    name += fmt::format(" {}={}", key, value);
                }
                const auto add = [&](const std::string& floor, const Input& input) {
                    cases.push_back({name + ", " + floor, &lesson, scene, input});
                };
                for (const std::string& preset : scene->presets()) add(preset, scene->preset(preset, first));
                std::vector<std::string> tokens;  // of a scene on a floor: its start, its goal
                for (const Setting& setting : scene->settings())
                    if (setting.kind == Setting::Kind::cell) tokens.push_back(setting.name);
                if (tokens.empty()) continue;
                const std::uint32_t mazes = first.script.empty() ? 50 : 5;  // a search every turn
                for (std::uint32_t seed = 1; seed <= mazes; ++seed) {
                    Input input = first;
                    input.map = maze({15 + 2 * static_cast<int>(seed % 4), 11}, seed);
                    for (std::size_t i = 0; i < tokens.size(); ++i)
                        input.settings[tokens[i]] = i % 2 == 0 ? "1,1" : to_text(cell(input.map.extent().width - 2, 9));
                    add(fmt::format("maze {}", seed), input);
                }
                if (tokens.size() == 1) continue;
                Input input = first;
                input.settings[tokens[1]] = input.settings[tokens[0]];
                add("the goal at the start", input);
            }
        }
    }
    return cases;
}

Recording recorded(const Case& one) {
    Recording recording = one.scene->record(one.input, {});
    EXPECT_EQ(recording.ending(), Ending::complete) << one.name;
    EXPECT_TRUE(recording.details()) << one.name;
    return recording;
}

void add_printed(Transcript& transcript, std::string_view printed) {
    for (const std::string_view line : split_lines(printed)) transcript.push_back("> " + std::string(line));
}

/// What core says.
Transcript expected(const Case& one) {
    const Recording recording = recorded(one);
    Transcript transcript{"# " + one.name};
    for (std::size_t p = 0; p < recording.size(); ++p) transcript.push_back(recording.anchor(p).path());
    add_printed(transcript, one.scene->print(one.input, Format::csv));
    return transcript;
}

/// Empty if both are equal; else the first difference, in words.
std::string difference(const Transcript& core, const Transcript& listing) {
    std::size_t i = 0, begin = 0;
    while (i < core.size() && i < listing.size() && core[i] == listing[i]) {
        if (core[i].starts_with('#')) begin = i;
        ++i;
    }
    if (i == core.size() && i == listing.size()) return {};
    const auto line = [&](const Transcript& t) { return i < t.size() ? t[i] : "(the end)"; };
    std::string before;
    for (std::size_t k = std::max(begin + 1, i < 5 ? 0 : i - 5); k < i; ++k) before += "  " + core[k] + "\n";
    return fmt::format("{}\nsame until step {}:\n{}core:    {}\nlisting: {}", core.empty() ? "" : core[begin],
                       i - begin, before, line(core), line(listing));
}

std::string json(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        if (c == '\n') quoted += "\\n";
        else quoted += c;
    }
    return quoted + '"';
}

/// Changes a listing's text before it is read.
using Edit = std::function<std::string(std::string_view function, std::string text)>;

std::vector<Listing> listings(const Case& one, CodeLanguage language, const Edit& edit) {
    std::vector<Listing> all;
    for (const std::string& function : one.scene->listings(one.input.settings)) {
        const std::string path = listing_path(*one.lesson, function, language);
        std::string text{embedded(path)};
        EXPECT_FALSE(text.empty()) << path << " is missing";
        if (edit) text = edit(function, std::move(text));
        Result<Listing> listing = parse_listing(function, language, text, one.input.settings);
        if (listing) all.push_back(std::move(*listing));
        else
            ADD_FAILURE() << fmt::format("{}:{}:{}: {}", path, listing.error().line, listing.error().column,
                                         listing.error().message);
    }
    return all;
}

/// One case as a program of tests/listings/run.py or run.js.
std::string program_json(const Case& one, CodeLanguage language, std::size_t steps, const Edit& edit) {
    std::vector<std::string> functions, settings;
    for (const Listing& listing : listings(one, language, edit)) {
        std::vector<std::string> marks;
        for (const MarkedLine& marked : marked_lines(listing))
            marks.push_back(fmt::format("\"{}\": {}", marked.line + 1, json(marked.anchor)));
        const bool python = language == CodeLanguage::python;
        functions.push_back(fmt::format(R"({{"function": {}, "code": {}, "marks": {{{}}}}})", json(listing.function),
                                        json(python ? code_of(listing) : code_with_marks(listing)),
                                        fmt::join(marks, ", ")));
    }
    for (const auto& [key, value] : one.input.settings) settings.push_back(json(key) + ": " + json(value));
    std::vector<std::string> script;
    for (const Action& action : one.input.script) script.push_back(json(action));
    const std::string input = fmt::format(R"({{"map": {}, "settings": {{{}}}, "seed": {}, "script": [{}]}})",
                                          json(to_text(ground_of(one.input))), fmt::join(settings, ", "),
                                          one.input.seed, fmt::join(script, ", "));
    const std::string run = read_file(fmt::format("{}/run.{}", one.lesson->folder, extension_of(language)));
    return fmt::format(
        R"({{"listings": [{}], "run": {}, "cases": [{{"name": {}, "scene": {}, "most_steps": {}, "input": {}}}]}})",
        fmt::join(functions, ", "), json(run), json(one.name), json(one.scene->id()), steps, input);
}

/// The lines that a command prints, with `input` on its standard input; what it complains about is among them.
Transcript output_of(const std::string& command, const std::string& input) {
    const std::string file = fmt::format("{}stepwell-listings-{}.json", testing::TempDir(), getpid());
    std::ofstream(file, std::ios::binary) << input;
    FILE* pipe = popen(fmt::format("{} < '{}' 2>&1", command, file).c_str(), "r");
    std::string text;
    char buffer[1 << 16];
    while (const std::size_t bytes = std::fread(buffer, 1, sizeof buffer, pipe)) text.append(buffer, bytes);
    const int status = pclose(pipe);
    std::remove(file.c_str());
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << command << " failed:\n" << text.substr(0, 2000);
    Transcript transcript;
    for (const std::string_view line : split_lines(text)) transcript.emplace_back(line);
    return transcript;
}

/// Runs all cases in one go of the language's own interpreter.
Transcript interpreted(const std::vector<Case>& cases, CodeLanguage language, std::span<const std::size_t> steps,
                       const Edit& edit) {
    const std::string extension{extension_of(language)};
    const std::string interpreter = language == CodeLanguage::python ? "python3" : "node";
    if (std::system((interpreter + " --version > /dev/null 2>&1").c_str()) != 0) {
        ADD_FAILURE() << interpreter << " is not installed; tests/run installs it, and everything else that tests need";
        return {};
    }
    std::vector<std::string> programs;
    for (std::size_t i = 0; i < cases.size(); ++i) programs.push_back(program_json(cases[i], language, steps[i], edit));
    const std::string task =
        fmt::format(R"({{"prelude": {}, "programs": [{}]}})", json(read_file("lessons/kit/prelude." + extension)),
                    fmt::join(programs, ",\n"));
    return output_of(fmt::format("{} '{}/tests/listings/run.{}'", interpreter, source_folder(), extension), task);
}

Transcript compiled(const std::vector<Case>& cases, std::span<const std::size_t> steps) {
    Transcript transcript;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const Case& one = cases[i];
        const auto fits = [&](const CppProgram& program) {
            return program.scene == one.scene->id() && std::ranges::all_of(program.settings, [&](const auto& choice) {
                       const auto mine = one.input.settings.find(choice.first);
                       return mine == one.input.settings.end() || mine->second == choice.second;
                   });
        };
        const auto program = std::ranges::find_if(cpp_programs(), fits);
        transcript.push_back("# " + one.name);
        if (program == cpp_programs().end()) continue;
        reached.clear();
        most_steps = steps[i];
        std::string printed;
        try {
            printed = program->run(one.scene->id(), one.input);
        } catch (const std::exception& error) {
            printed = error.what();
        }
        transcript.insert(transcript.end(), reached.begin(), reached.end());
        add_printed(transcript, printed);
    }
    return transcript;
}

/// How the listings of one language differ from core over all cases; empty if they do not.
std::string difference(const std::vector<Case>& cases, CodeLanguage language, const Edit& edit = {}) {
    Transcript core;
    std::vector<std::size_t>
        steps;  // a listing may run on a little, so that one step too many is seen, but not for ever
    for (const Case& one : cases) {
        const Transcript transcript = expected(one);
        core.insert(core.end(), transcript.begin(), transcript.end());
        steps.push_back(transcript.size() + 100);
    }
    return difference(
        core, language == CodeLanguage::cpp ? compiled(cases, steps) : interpreted(cases, language, steps, edit));
}

class Listings : public testing::TestWithParam<CodeLanguage> {};

TEST_P(Listings, PrintWhatCorePrintsAndReachTheirMarkedLinesInTheRecordingsOrder) {
    const std::vector<Lesson> lessons = all_lessons();
    const std::vector<Case> cases = all_cases(lessons);
    ASSERT_GE(cases.size(), 100u);
    for (const Case& one : cases) {
        const Result<void> checked = one.scene->check(checkable(*one.scene, one.input));
        ASSERT_TRUE(checked) << one.name << ": " << checked.error().message;
    }
    const std::string differs = difference(cases, GetParam());
    EXPECT_TRUE(differs.empty()) << differs;
}

TEST_P(Listings, MarkEveryAnchorOfTheRecordingsAndNoOther) {
    const std::vector<Lesson> lessons = all_lessons();
    std::map<const Scene*, std::set<std::string>> recorded_anchors, marked_anchors;
    for (const Case& one : all_cases(lessons)) {
        const Recording recording = recorded(one);
        for (const Anchor& anchor : recording.anchors()) recorded_anchors[one.scene].insert(anchor.path());
        for (const Listing& listing : listings(one, GetParam(), {}))
            for (const MarkedLine& marked : marked_lines(listing)) marked_anchors[one.scene].insert(marked.anchor);
    }
    ASSERT_FALSE(recorded_anchors.empty());
    for (const auto& [scene, anchors] : recorded_anchors) EXPECT_EQ(marked_anchors[scene], anchors) << scene->id();
}

/// Calls `visit(scene, settings, listings)` for every variant of every scene.
template <class Visit>
void every_variant(CodeLanguage language, Visit visit) {
    for (const Lesson& lesson : all_lessons()) {
        for (const auto& scene : lesson.scenes) {
            for (const Settings& variant : scene->variants()) {
                Settings settings = scene->first_input().settings;
                for (const auto& [key, value] : variant) settings[key] = value;
                visit(*scene, settings, listings_of(lesson, *scene, language, settings));
            }
        }
    }
}

TEST_P(Listings, AreAllThereForEveryScene) {
    every_variant(GetParam(), [](const Scene& scene, const Settings& settings, const std::vector<Listing>& listings) {
        std::vector<std::string> shown;
        for (const Listing& listing : listings) shown.push_back(listing.function);
        EXPECT_EQ(shown, scene.listings(settings)) << scene.id();
    });
}

// Only a function's first line and the heads of loops run without being marked.
TEST_P(Listings, LeaveNoLineWithoutAStep) {
    every_variant(GetParam(), [](const Scene&, const Settings&, const std::vector<Listing>& listings) {
        for (const Listing& listing : listings) {
            for (const CodeLine& line : listing.lines | std::views::drop(1)) {
                const std::string text = line.text();
                const std::string_view code =
                    std::string_view(text).substr(std::min(text.find_first_not_of(" "), text.size()));
                const bool head = code.starts_with("for ") || code.starts_with("while ");
                const bool punctuation = std::ranges::none_of(code, [](char c) { return std::isalpha(c) != 0; });
                if (punctuation) continue;  // it belongs to a step if what it closes does
                EXPECT_EQ(line.anchor.empty(), head) << listing.function << ": " << text;
            }
        }
    });
}

INSTANTIATE_TEST_SUITE_P(All, Listings, testing::ValuesIn(all_code_languages), [](const auto& test) {
    return test.param == CodeLanguage::cpp ? std::string("Cpp") : std::string(name_of(test.param));
});

// The comparison above must be able to fail.
class BrokenListings : public testing::TestWithParam<CodeLanguage> {
protected:
    /// The difference on the lesson's floor after `from` became `to` in the listing of `function`.
    std::string after(std::string_view function, std::string_view from, std::string_view to) {
        const std::vector<Lesson> lessons = all_lessons();
        const SceneRef found = find_scene(lessons, "way-back");
        const std::string mark{comment_mark_of(GetParam())};
        return difference({{"way-back", found.lesson, found.scene, found.scene->first_input()}}, GetParam(),
                          [&](std::string_view name, std::string text) {
                              if (name != function) return text;
                              const std::size_t at = text.find(from);
                              EXPECT_NE(at, std::string::npos) << from;
                              return at == std::string::npos ? text : text.replace(at, from.size(), to);
                          });
    }
};

TEST_P(BrokenListings, AMarkerWithAnotherNameIsSeen) {
    EXPECT_THAT(after("find_path", "@ add", "@ ad"),
                testing::HasSubstr("core:    find_path/add\nlisting: find_path/ad"));
}

TEST_P(BrokenListings, AMarkerBelowItsLineIsSeen) {
    const bool python = GetParam() == CodeLanguage::python;
    EXPECT_THAT(
        python ? after("way_back", "    #@ begin\n    path = []\n    step = goal\n", "    path = []\n    step = goal\n")
               : after("way_back", "    //@ begin\n", ""),
        testing::HasSubstr("core:    way_back/begin\nlisting: way_back/back"));
}

TEST_P(BrokenListings, TheWrongEndIsSeen) {
    const bool python = GetParam() == CodeLanguage::python;
    EXPECT_NE(python ? after("find_path", "popleft()", "pop()") : after("find_path", "shift()", "pop()"), "");
}

TEST_P(BrokenListings, AnotherResultIsSeen) {
    const bool python = GetParam() == CodeLanguage::python;
    EXPECT_THAT(python ? after("way_back", "path.reverse()", "path.copy()")
                       : after("way_back", "path.reverse()", "path.length"),
                testing::HasSubstr("core:    > 8,4\nlisting: > 2,3"));
}

INSTANTIATE_TEST_SUITE_P(All, BrokenListings, testing::Values(CodeLanguage::python, CodeLanguage::javascript),
                         [](const auto& test) { return std::string(name_of(test.param)); });

}  // namespace
}  // namespace stepwell::tests
