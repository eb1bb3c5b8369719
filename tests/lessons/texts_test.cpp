#include "lessons/kit/texts.h"

#include <array>

#include <gmock/gmock.h>

#include "core/search/find_path.h"
#include "core/trace/record.h"
#include "lessons/kit/lesson.h"
#include "tests/lessons/played.h"

namespace stepwell {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

// --- reading the file ---------------------------------------------------------------------------------------------

Texts parsed(std::string_view markdown, Language language = Language::en) {
    auto texts = Texts::parse(language, markdown);
    EXPECT_TRUE(texts) << texts.error().message;
    return texts.value_or(Texts{});
}

TEST(Texts, ScenesHoldKeysAndTheirTexts) {
    const Texts texts = parsed(
        "# lesson\n\n## title\nEnemies\n\n# wave\n## title\n\nThe wave\n\n## prose\n\nOne.\n\n### Two\n\nThree.\n\n");
    EXPECT_EQ(texts.find("lesson", "title"), "Enemies");
    EXPECT_EQ(texts.find("wave", "title"), "The wave");
    EXPECT_EQ(texts.find("wave", "prose"), "One.\n\n### Two\n\nThree.");
    EXPECT_EQ(texts.find("wave", "summary"), std::nullopt);
    EXPECT_EQ(texts.find("way-back", "title"), std::nullopt);
    EXPECT_THAT(texts.keys(), ElementsAre(Pair("lesson", "title"), Pair("wave", "title"), Pair("wave", "prose")));
}

TEST(Texts, SharedTextsStandInForAllScenes) {
    const Texts texts =
        parsed("# shared\n## legend wall\nWall\n## legend goblin\nGoblin\n# wave\n## legend wall\nStone\n");
    EXPECT_EQ(texts.find("wave", "legend wall"), "Stone");
    EXPECT_EQ(texts.find("way-back", "legend wall"), "Wall");
    EXPECT_EQ(texts.find("wave", "legend goblin"), "Goblin");
}

TEST(Texts, AFenceMayHoldWhatLooksLikeAHeading) {
    EXPECT_EQ(parsed("# a\n## prose\n```\n# no scene\n## no key\n```\n## title\nx\n").find("a", "prose"),
              "```\n# no scene\n## no key\n```");
}

TEST(Texts, ProseIsNoPhrase) { EXPECT_EQ(parsed("# a\n## prose\nA { stays.\n").find("a", "prose"), "A { stays."); }

TEST(Texts, WindowsLineEndsAreFine) {
    EXPECT_EQ(parsed("# a\r\n## title\r\nOne\r\n## summary\r\nTwo\r\n").find("a", "title"), "One");
}

TEST(Texts, VariantsKeepTheFilesOrder) {
    const Texts texts = parsed(
        "# shared\n## step f/turn round c=3\nx\n# a\n## step f/turn round\nx\n## step f/turn round b=2 c=3\nx\n"
        "## step f/turn round a=1\nx\n## step f/turn\nx\n");
    EXPECT_THAT(texts.variants("a", "step f/turn round"),
                ElementsAre("step f/turn round b=2 c=3", "step f/turn round a=1", "step f/turn round c=3"));
    EXPECT_THAT(texts.variants("a", "step f/turn"), ElementsAre());
}

TEST(Texts, ErrorsSayWhere) {
    const auto error = [](std::string_view markdown) {
        const auto texts = Texts::parse(Language::en, markdown);
        EXPECT_FALSE(texts) << markdown;
        return texts ? std::string()
                     : std::to_string(texts.error().line) + ":" + std::to_string(texts.error().column) + " " +
                           texts.error().message;
    };
    EXPECT_THAT(error("words\n"), HasSubstr("1:1 this text has no '## key'"));
    EXPECT_THAT(error("# a\n\nwords\n"), HasSubstr("3:1 this text has no '## key'"));
    EXPECT_THAT(error("## title\nx\n"), HasSubstr("1:1 a '## key' belongs below"));
    EXPECT_THAT(error("# a\n## title\n\n## summary\nx\n"), HasSubstr("2:1 'title' has no text"));
    EXPECT_THAT(error("# a\n## title\n"), HasSubstr("2:1 'title' has no text"));
    EXPECT_THAT(error("# a\n## title\nx\n## title\ny\n"), HasSubstr("4:1 'title' is there twice"));
    EXPECT_THAT(error("# a\n## title\n\nTake {current\n"), HasSubstr("4:6 this { is not closed"));
    EXPECT_THAT(error("# a\n## \nx\n"), HasSubstr("2:1 a heading without a name"));
}

TEST(Texts, AnUnknownLessonHasNone) {
    Lesson lesson;
    lesson.folder = "lessons/no-such-lesson";
    EXPECT_TRUE(Texts::of(lesson, Language::en).keys().empty());
}

// --- filling ------------------------------------------------------------------------------------------------------

enum class Mood : std::uint8_t { calm, angry };
[[maybe_unused]] Labels labels(Mood) {
    static constexpr std::array<std::string_view, 2> names{"calm", "angry"};
    return names;
}

/// As little of a scene as words need.
class Corridor : public Scene {
public:
    std::string_view id() const override { return "corridor"; }
    std::vector<Setting> settings() const override {
        return {Setting{"start", Setting::Kind::cell, {}, 0, 0, "0,0"},
                Setting{"end", Setting::Kind::choice, {"queue", "stack"}, 0, 0, ""},
                Setting{"sight", Setting::Kind::number, {}, 0, 9, "1"}};
    }
    std::vector<std::string> presets() const override { return {"lesson"}; }
    Input preset(std::string_view, const Input& current) const override { return current; }
    Result<void> check(const Input&) const override { return {}; }
    Recording record(const Input& input, const Limits& limits) const override {
        return stepwell::record(
            [&](Tape& tape) {
                auto call = tape.call("demo");
                Var<Mood, Tape> mood{tape, "mood", Mood::calm};
                Var<bool, Tape> sees{tape, "sees", false};
                tape.at("look", Mood::angry);
                mood = Mood::angry;
                sees = true;
                tape.detail("plain");
                find_path(input.map, cell(0, 0), cell(2, 0), tape);
            },
            limits);
    }
    std::string print(const Input&, Format) const override { return {}; }
    Box world(const Input&) const override { return {}; }
    void draw(Canvas&, const Moment&, const std::vector<Mover>&) const override {}
    std::vector<Mover> movers(const Moment&) const override { return {}; }
    std::vector<LegendEntry> legend(const Input&) const override { return {}; }
    void draw_sample(Canvas&, const LegendEntry&) const override {}
    std::vector<Count> counts(const Moment&) const override { return {}; }
    std::vector<std::string> listings(const Settings&) const override { return {}; }
    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        if (function == "twice" && argument.kind == Kind::number) return Value::of(2 * argument.number());
        if (function == "steps" && argument.kind == Kind::cell) return Value::of(int{argument.cell().x});
        if (function == "skip") {
            static constexpr std::array<std::string_view, 3> names{"floor", "wall", "outside"};
            const Level& map = moment.input.map;
            const Cell c = argument.cell();
            return Value{Kind::label, !map.extent().contains(c) ? 2 : map.walkable(c) ? 0 : 1, names};
        }
        if (function == "layers" && argument.kind == Kind::none)
            return Value::of(static_cast<int>(board.alive().size()));
        return std::nullopt;
    }
    std::vector<std::string> variables() const override { return {}; }
    std::optional<std::uint32_t> slot_at(Cell, const Moment&) const override { return std::nullopt; }
    std::vector<std::string> question_kinds() const override { return {}; }
    std::optional<Question> ask(const Moment&) const override { return std::nullopt; }
};

/// The corridor's run, and moments in it found by anchor.
class Fill : public testing::Test {
protected:
    Fill() {
        input_.map = *level_from_text("...\n.#.\n");
        input_.settings = {{"start", "0,0"}, {"end", "stack"}, {"sight", "1"}};
        run_.emplace(scene_, input_);
    }
    /// The n-th step at an anchor, counted from 0.
    Moment at(std::string_view anchor, int n = 0) {
        std::size_t p = 0;
        while (p < run_->last() && run_->recording().count(anchor, p + 1) <= static_cast<std::size_t>(n)) ++p;
        EXPECT_EQ(run_->recording().anchor(p).path(), anchor);
        return run_->at(p);
    }
    std::string filled(std::string_view text, const Moment& moment, std::optional<Value> answer = std::nullopt) {
        const auto result = fill(text, texts_, scene_, moment, answer);
        return result ? *result : "error " + result.error().message;
    }

    Corridor scene_;
    Input input_;
    Texts texts_ = parsed(
        "# shared\n## label true\nyes\n## label false\nno\n## label stack\na pile\n"
        "# corridor\n## label angry\nfurious\n");
    std::optional<tests::Played> run_;
};

TEST_F(Fill, VariablesBeforeAndAfter) {
    const Moment moment = at("demo/look");
    EXPECT_EQ(filled("{mood} {after.mood}", moment), "calm furious");
    EXPECT_EQ(filled("{sees} {after.sees} {sees|sees|blind}", moment), "no yes blind");
    const Moment take = at("find_path/take", 1);
    EXPECT_EQ(filled("{current} then {after.current}", take), "(0, 0) then (1, 0)");
}

TEST_F(Fill, SubjectsOfEveryKind) {
    EXPECT_EQ(filled("{subject}", at("demo/look")), "furious");
    EXPECT_EQ(filled("{subject}", at("find_path/take")), "(0, 0)");
    EXPECT_THAT(filled("{subject}", at("demo/plain")), HasSubstr("the step has no subject"));
}

TEST_F(Fill, CellsOfGrids) {
    const Moment add = at("find_path/add");
    EXPECT_EQ(filled("{subject}: {came_from[subject]} {after.came_from[subject]}", add), "(1, 0): – (0, 0)");
    EXPECT_EQ(filled("{came_from[current]}", add), "(0, 0)");
    EXPECT_THAT(filled("{came_from[subject]}", at("find_path/look", 0)), HasSubstr("no cell of the grid"));
    EXPECT_THAT(filled("{frontier[subject]}", add), HasSubstr("this is no grid"));
    EXPECT_THAT(filled("{came_from[sight]}", add), HasSubstr("no cell of the grid"));
}

TEST_F(Fill, ListsAndCounts) {
    const Moment add = at("find_path/add", 1);
    EXPECT_EQ(filled("{size(frontier)} {after.size(frontier)} {size(frontier)|cell|cells}", add), "1 2 cell");
    EXPECT_EQ(filled("{count(find_path/add)} {after.count(find_path/add)}", add), "1 2");
    EXPECT_EQ(filled("{count(never/there)}", add), "0");
    EXPECT_THAT(filled("{size(current)}", add), HasSubstr("no list of that name"));
    EXPECT_THAT(filled("{frontier}", add), HasSubstr("no single value"));
}

TEST_F(Fill, SettingsAndAnswers) {
    const Moment moment = at("demo/plain");
    EXPECT_EQ(filled("{start} {end} {sight|cell|cells}", moment), "(0, 0) a pile cell");
    EXPECT_EQ(filled("{answer}", moment, Value::of(cell(3, 4))), "(3, 4)");
    EXPECT_EQ(filled("{answer}", moment, Value::of(true)), "yes");
    EXPECT_THAT(filled("{answer}", moment), HasSubstr("there is no answer yet"));
    EXPECT_THAT(filled("{after.start}", moment), HasSubstr("nothing of that name is here"));
}

TEST_F(Fill, FunctionsOfTheScene) {
    EXPECT_EQ(filled("{twice(sight)} {steps(subject)} {steps(subject)|step|steps}", at("find_path/look", 1)),
              "2 1 step");
    EXPECT_EQ(filled("{twice(twice(sight))}", at("demo/plain")), "4");
    EXPECT_EQ(filled("{layers()} {after.layers()}", at("find_path/start")), "2 5");
    EXPECT_THAT(filled("{twice(start)}", at("demo/plain")), HasSubstr("nothing of that name"));
}

TEST_F(Fill, WhatIsNotThereIsAnError) {
    EXPECT_EQ(filled("a {nothing}", at("demo/plain")), "error '{nothing}': nothing of that name is here");
    EXPECT_THAT(filled("{current}", at("demo/plain")), HasSubstr("error '{current}'"));
    EXPECT_THAT(filled("{nothing[subject]}", at("demo/look")), HasSubstr("'{nothing[subject]}'"));
    EXPECT_THAT(filled("{open", at("demo/plain")), HasSubstr("is not closed"));
}

TEST_F(Fill, LabelsWithoutATextKeepTheirName) {
    EXPECT_EQ(filled("{mood}", at("demo/look")), "calm");
    EXPECT_EQ(show(Value::of(true), texts_, "corridor"), "yes");
    EXPECT_EQ(show(Value::of(7), texts_, "corridor"), "7");
    EXPECT_EQ(show(Value::of(nowhere), texts_, "corridor"), "–");
    EXPECT_EQ(show({Kind::label, 1, labels(Mood{})}, texts_, "corridor"), "furious");
}

TEST_F(Fill, PluralsFollowTheTextsLanguage) {
    texts_ = parsed("# corridor\n## title\nx\n", Language::fr);
    EXPECT_EQ(filled("{count(find_path/take)|une case|des cases}", at("find_path/take", 0)), "une case");
    texts_ = parsed("# corridor\n## title\nx\n", Language::zh);
    EXPECT_EQ(filled("{count(find_path/take)|个}", at("find_path/take", 0)), "个");
}

TEST_F(Fill, TheSentenceIsTheFirstVariantThatFits) {
    texts_ = parsed(
        "# corridor\n"
        "## step find_path/look skip(subject)=outside end=queue\nwrong end\n"
        "## step find_path/look skip(subject)=outside end=stack\noutside\n"
        "## step find_path/look skip(subject)=wall\nwall\n"
        "## step find_path/look came_from[subject]=-1,-1\nfresh {subject}\n"
        "## step find_path/look\nknown\n"
        "## step find_path/take current==subject\nhere\n"
        "## step find_path/take\nnext\n"
        "## step demo/look subject=angry\nbad\n"
        "## step demo/look\ngood\n");
    const auto said = [&](std::string_view anchor, int n = 0) {
        const auto result = sentence(texts_, scene_, at(anchor, n));
        return result ? *result : "error " + result.error().message;
    };
    EXPECT_EQ(said("find_path/look", 0), "outside");
    EXPECT_EQ(said("find_path/look", 1), "fresh (1, 0)");
    EXPECT_EQ(said("find_path/take", 0), "here");
    EXPECT_EQ(said("find_path/take", 1), "next");
    EXPECT_EQ(said("demo/look"), "bad");
    EXPECT_EQ(said("demo/plain"), "error corridor: 'step demo/plain' has no text in en");
    // around (1, 0), which is taken second
    EXPECT_EQ(said("find_path/look", 4), "outside");
    EXPECT_EQ(said("find_path/look", 5), "fresh (2, 0)");
    EXPECT_EQ(said("find_path/look", 6), "wall");
    EXPECT_EQ(said("find_path/look", 7), "known");
}

TEST_F(Fill, WordsAreFoundByAnyKey) {
    texts_ =
        parsed("# corridor\n## reason seen\n{answer} is known.\n## reason seen end=stack\n{answer} lies deeper.\n");
    EXPECT_EQ(words("reason seen", texts_, scene_, at("demo/plain"), Value::of(3)), "3 lies deeper.");
    input_.settings["end"] = "queue";
    run_.emplace(scene_, input_);
    EXPECT_EQ(words("reason seen", texts_, scene_, at("demo/plain"), Value::of(3)), "3 is known.");
}

TEST(Texts, WhatNeitherSceneNorLessonSaysTheKitDoes) {
    const std::vector<Lesson> lessons = all_lessons();
    for (const Language language : all_languages) {
        const Texts& texts = Texts::of(lessons.front(), language);
        const Texts& kit = Texts::of_kit(language);
        ASSERT_TRUE(kit.find("wave", "legend wall"));
        EXPECT_EQ(texts.find("wave", "legend wall"), kit.find("wave", "legend wall"));
        EXPECT_TRUE(texts.find("wave", "legend goblin"));
        EXPECT_FALSE(kit.find("wave", "legend goblin"));
    }
}

}  // namespace
}  // namespace stepwell
