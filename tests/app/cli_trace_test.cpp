// The trace is the recording: whoever applies its writes, row by row, gets the boards that a player shows.
#include <gmock/gmock.h>

#include <map>
#include <memory>

#include "app/cli/text_formats.h"
#include "app/cli/trace.h"
#include "app/session/rungs.h"
#include "core/base/lines.h"
#include "core/trace/player.h"
#include "lessons/kit/lesson.h"
#include "tests/app/process.h"

namespace stepwell::tests {
namespace {

using Row = std::vector<std::string>;

/// RFC 4180, without line breaks in fields.
Row split_row(std::string_view line) {
    Row row(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"') {
            row.back() += line[i++];
        } else if (line[i] == '"') {
            quoted = !quoted;
        } else if (line[i] == ',' && !quoted) {
            row.emplace_back();
        } else {
            row.back() += line[i];
        }
    }
    return row;
}

std::vector<Row> read_csv(const std::string& text) {
    std::vector<Row> rows;
    for (const std::string_view line : split_lines(text)) rows.push_back(split_row(line));
    return rows;
}

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(at, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// A board made of nothing but the trace's words.
class Replay {
public:
    void apply(const std::string& writes) {
        for (const std::string& write : split(writes, ';')) {
            const std::size_t bracket = write.find('['), colon = write.find("]:"), arrow = write.find('>', colon);
            ASSERT_TRUE(bracket < colon && colon < arrow && arrow != std::string::npos) << write;
            const auto slot = std::pair(write.substr(0, bracket), std::stoul(write.substr(bracket + 1)));
            const std::string before = write.substr(colon + 2, arrow - colon - 2);
            std::string& value = values_.try_emplace(slot, before).first->second;
            EXPECT_EQ(value, before) << write;
            value = write.substr(arrow + 1);
            EXPECT_NE(value, before) << write;
        }
    }
    /// What the slot holds; `initial` if nothing was ever written there.
    std::string value(const std::string& layer, std::size_t index, const std::string& initial) const {
        const auto found = values_.find({layer, index});
        return found == values_.end() ? initial : found->second;
    }

private:
    std::map<std::pair<std::string, std::size_t>, std::string> values_;
};

void expect_same_board(const Board& board, const Replay& replay, std::size_t position) {
    for (const LayerView& view : board.alive()) {
        const Layer& layer = view.layer();
        for (std::size_t i = 0; i < layer.slots; ++i) {
            const bool bound = i >= layer.extent.cells();
            const auto words = [&](std::int32_t raw) {
                return cli::csv_value(bound ? Value::of(raw) : Value{layer.kind, raw, layer.labels});
            };
            ASSERT_EQ(replay.value(layer.name, i, words(bound ? 0 : layer.initial)), words(view.raw()[i]))
                << layer.name << '[' << i << "] before step " << position + 1;
        }
    }
}

struct TracedRun {
    const char* scene;
    const char* preset;
    const char* setting;  ///< may be empty
    const char* size;
};

class TraceAsCsv : public ::testing::TestWithParam<TracedRun> {};

TEST_P(TraceAsCsv, GivesTheBoardsOfThePlayer) {
    const auto& [id, preset, setting, size] = GetParam();
    const auto lessons = all_lessons();
    const Scene& scene = *find_scene(lessons, id).scene;
    Input input = scene.first_input();
    input.seed = 5;
    input = scene.preset(preset, input);
    std::vector<std::string> arguments{"trace", id, "--preset", preset, "--seed", "5", "--format", "csv", "--by", size};
    if (const std::string words = setting; !words.empty()) {
        arguments.insert(arguments.end(), {"--set", words});
        input.settings[words.substr(0, words.find('='))] = words.substr(words.find('=') + 1);
    }
    const auto recording = std::make_shared<const Recording>(scene.record(input, {}));
    const StepSize by = std::string_view(size) == "step" ? StepSize::step : StepSize::detail;
    const Rungs rungs(*recording);

    const Outcome outcome = stepwell(arguments);
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    const std::vector<Row> rows = read_csv(outcome.out);
    ASSERT_EQ(rows.front(), (Row{"step", "size", "anchor", "subject", "writes"}));
    ASSERT_EQ(rows.size() - 1, rungs.count(by));

    const std::vector<std::string> sizes{"detail", "step", "chapter"};
    Player player(recording);
    Replay replay;
    for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
        const Row& row = rows[i + 1];
        const std::size_t position = rungs.position(by, i);
        player.seek(position);
        expect_same_board(player.board(), replay, position);
        if (HasFatalFailure()) return;
        const Step& step = recording->step(position);
        const Anchor& anchor = recording->anchor(position);
        ASSERT_EQ(row.size(), 5u);
        EXPECT_EQ(row[0], std::to_string(i + 1));
        EXPECT_EQ(row[1], sizes[static_cast<std::size_t>(step.size)]);
        EXPECT_EQ(row[2], anchor.path());
        EXPECT_EQ(row[3], cli::csv_value({anchor.subject, step.subject, anchor.labels}));
        replay.apply(row[4]);
    }
}

INSTANTIATE_TEST_SUITE_P(Runs, TraceAsCsv,
                         ::testing::Values(TracedRun{"stuck-at-the-wall", "lesson", "", "detail"},
                                           TracedRun{"stuck-at-the-wall", "open", "", "detail"},
                                           TracedRun{"wave", "lesson", "", "detail"},
                                           TracedRun{"wave", "maze", "", "step"},
                                           TracedRun{"way-back", "lesson", "", "detail"},
                                           TracedRun{"way-back", "lesson", "end=stack", "detail"},
                                           TracedRun{"way-back", "no-way", "", "detail"},
                                           TracedRun{"way-back", "maze", "end=stack", "step"}));

TEST(Trace, WritesRowsAsItsHelpSays) {
    const std::vector<Row> rows = read_csv(stepwell({"trace", "way-back", "--format", "csv"}).out);
    EXPECT_EQ(rows[1], (Row{"1", "step", "find_path/start", "(8, 3)",
                            "came_from[56]:none>(8, 3);frontier[0]:(0, 0)>(8, 3);frontier[113]:0>1"}));
    EXPECT_EQ(rows[3], (Row{"3", "detail", "find_path/goal?", "(8, 3)", ""}));
}

TEST(Trace, SaysOneSentenceAStepInEveryLanguage) {
    std::vector<std::string> all;
    for (const char* language : {"en", "de", "fr", "zh"}) {
        const Outcome outcome = stepwell({"trace", "way-back", "--lang", language});
        EXPECT_EQ(outcome.err, "");
        const auto lines = split_lines(outcome.out);
        ASSERT_EQ(lines.size(), 426u) << language;
        EXPECT_THAT(std::string(lines[1]), ::testing::StartsWith("  2  "));
        EXPECT_THAT(std::string(lines[1]), ::testing::HasSubstr("(8, 3)"));
        EXPECT_THAT(outcome.out,
                    ::testing::Not(::testing::AnyOf(::testing::HasSubstr("**"), ::testing::HasSubstr("{"))));
        EXPECT_THAT(all, ::testing::Each(::testing::Ne(outcome.out)));
        all.push_back(outcome.out);
    }
}

TEST(Trace, OfEverySceneAndTaskHasItsSentences) {
    const auto all = all_lessons();
    std::vector<std::string> runs;
    for (const Lesson& lesson : all)
        for (const auto& scene : lesson.scenes) {
            runs.emplace_back(scene->id());
            for (const Task& task : scene->tasks()) runs.push_back(std::string(scene->id()) + "/" + task.key);
        }
    for (const std::string& run : runs) {
        const Outcome outcome = stepwell({"trace", run, "--by", "step"});
        EXPECT_EQ(outcome.code, 0) << run;
        EXPECT_EQ(outcome.err, "") << run;
        EXPECT_GT(split_lines(outcome.out).size(), 3u) << run;
        EXPECT_THAT(outcome.out, ::testing::Not(::testing::HasSubstr("{"))) << run;
    }
}

TEST(Trace, OfALongRunSaysInItsOutputThatTheDetailsAreLeftOut) {
    const auto lessons = all_lessons();
    const SceneRef at = find_scene(lessons, "wave");
    const cli::Chosen chosen{at, at.scene->preset("open", at.scene->first_input()), {}, Language::en};
    const auto trace = [&](Format format, StepSize by) {
        ::testing::internal::CaptureStdout();
        cli::Output output;
        EXPECT_TRUE(cli::print_trace(chosen, {.choice = {}, .by = by, .format = format, .language = {}}, output,
                                     {.bytes = 12000}));
        EXPECT_TRUE(output.finish());
        return ::testing::internal::GetCapturedStdout();
    };
    EXPECT_THAT(trace(Format::text, StepSize::detail),
                ::testing::EndsWith("\nThis run is long: its smallest steps are left out.\n"));
    EXPECT_THAT(trace(Format::text, StepSize::step), ::testing::Not(::testing::HasSubstr("left out")));
    EXPECT_THAT(trace(Format::json, StepSize::detail), ::testing::HasSubstr("\"details\": false"));
    EXPECT_THAT(trace(Format::csv, StepSize::detail), ::testing::Not(::testing::HasSubstr("left out")));
}

TEST(Fields, AreQuotedWhereTheyMustBe) {
    EXPECT_EQ(cli::csv_field("plain"), "plain");
    EXPECT_EQ(cli::csv_field("(8, 3)"), "\"(8, 3)\"");
    EXPECT_EQ(cli::csv_field("say \"no\""), "\"say \"\"no\"\"\"");
    EXPECT_EQ(cli::csv_field("a\nb"), "\"a\nb\"");
    EXPECT_EQ(cli::json_string("a\"b\\c\nd\x01 ä"), "\"a\\\"b\\\\c\\u000ad\\u0001 ä\"");
    EXPECT_EQ(cli::json_value(Value::of(Cell{8, 3})), "[8, 3]");
    EXPECT_EQ(cli::json_value(Value::of(nowhere)), "null");
    EXPECT_EQ(cli::json_value({}), "null");
    EXPECT_EQ(cli::json_value(Value::of(true)), "true");
    EXPECT_EQ(cli::csv_value(Value::of(nowhere)), "none");
    EXPECT_EQ(cli::csv_value({}), "");
    EXPECT_EQ(cli::csv_value(Value::of(-7)), "-7");
}

}  // namespace
}  // namespace stepwell::tests
