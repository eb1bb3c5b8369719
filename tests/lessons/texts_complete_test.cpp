// Every lesson, in every language: each moment of each run has its sentence, each question its words, and nothing is
// written that nobody will ever read.
#include <algorithm>
#include <set>

#include <gmock/gmock.h>

#include "lessons/kit/embedded.h"
#include "lessons/kit/lesson.h"
#include "lessons/kit/markdown.h"
#include "lessons/kit/phrase.h"
#include "lessons/kit/texts.h"
#include "tests/lessons/log_canvas.h"
#include "tests/lessons/played.h"
#include "tests/typography.h"

namespace stepwell {
namespace {

using tests::Played;

using Keys = std::set<std::pair<std::string, std::string>>;

/// All inputs that a scene's words are tried on: every preset with every choice of every setting, a floor without any
/// walls, start and goal in one place, in one row and in one column, and the inputs of the tasks.
std::vector<Input> inputs_of(const Scene& scene) {
    std::vector<Input> inputs;
    for (const std::string& preset : scene.presets()) inputs.push_back(scene.preset(preset, scene.first_input()));
    inputs.push_back(scene.first_input());
    inputs.back().map = Level({3, 2});
    std::vector<std::string> tokens;
    for (const Setting& setting : scene.settings())
        if (setting.kind == Setting::Kind::cell) tokens.push_back(setting.name);
    for (std::size_t i = 0; i < tokens.size(); ++i) inputs.back().settings[tokens[i]] = i % 2 == 0 ? "0,0" : "2,1";
    if (tokens.size() > 1) {
        for (const auto& [first, second] : {std::pair{"0,0", "0,0"}, {"0,1", "2,1"}, {"1,0", "1,1"}}) {
            inputs.push_back(inputs.back());
            inputs.back().settings[tokens[0]] = first;
            inputs.back().settings[tokens[1]] = second;
        }
    }
    if (scene.id() == "routes") {  // rare: a route that is too dear, and no cell that the guess has passed over
        inputs.push_back(scene.first_input());
        for (const auto& [move, cost] : {std::pair{"stair", "9"}, {"ladder", "6"}, {"jump", "6"}})
            inputs.back().settings[move] = cost;
    }
    if (scene.id() == "hunt" || scene.id() == "guard") {  // rare: too far to see or to follow, the hero in the way home
        for (const auto& [name, value] : {std::pair{"sight", "3"}, {"far", "1"}}) {
            inputs.push_back(scene.first_input());
            inputs.back().settings[name] = value;
        }
        inputs.push_back(scene.first_input());
        inputs.back().script[7] = "7,5 hidden";
    }
    std::erase_if(inputs, [&](const Input& input) { return !scene.check(input); });
    std::vector<Input> stages;
    for (const Settings& variant : scene.variants()) {
        for (Input stage : inputs) {
            for (const auto& [name, value] : variant) stage.settings[name] = value;
            stages.push_back(std::move(stage));
        }
    }
    for (const Task& task : scene.tasks())
        for (Input& stage : scene.stages(scene.task_input(task))) stages.push_back(std::move(stage));
    return stages;
}

/// Calls `visit` with every moment of every run, and with the last one of runs that were cut short.
template <class Visit>
void every_moment(const Scene& scene, Visit visit) {
    for (const Input& input : inputs_of(scene)) {
        for (const std::size_t bytes : {std::size_t{1000}, std::size_t{2000}, std::size_t{5000}, Limits{}.bytes}) {
            Played run(scene, input, {.bytes = bytes});
            if (run.recording().empty()) continue;
            const bool whole = bytes == Limits{}.bytes;
            for (std::size_t p = whole ? 0 : run.last(); p <= run.last(); ++p) visit(run.at(p));
        }
    }
}

/// Calls `visit` with the input for each choice of each setting that has words for its choices.
template <class Visit>
void every_choice(const Scene& scene, const Input& input, Visit visit) {
    for (const Setting& setting : scene.settings())
        for (const std::string& choice : setting.choices) {
            if (setting.plain) continue;
            Input other = input;
            other.settings[setting.name] = choice;
            visit(other);
        }
}

/// Calls `visit` with the end of every stage's run, if there are several side by side.
template <class Visit>
void every_end(const Scene& scene, Visit visit) {
    for (const std::string& preset : scene.presets())
        every_choice(scene, scene.preset(preset, scene.first_input()), [&](const Input& input) {
            const std::vector<Input> stages = scene.stages(input);
            for (std::size_t i = 1; i < stages.size(); ++i) visit(Played(scene, stages[i]).at_last());
        });
}

/// The keys of all words that are written into the pictures of a moment and of its legend. Not every moment is drawn:
/// that takes its time.
std::set<std::string> words_in_picture(const Scene& scene, const Moment& moment) {
    std::set<std::string> keys;
    if (moment.position % 8 != 0 && !moment.last() && moment.step().size != StepSize::chapter) return keys;
    tests::LogCanvas canvas(scene.world(moment.input), 40);
    canvas.words = [&](std::string_view key) { return *keys.insert(std::string(key)).first; };
    scene.draw(canvas, moment, scene.movers(moment));
    for (const LegendEntry& entry : whole_legend(scene, moment.input, std::span(&moment, 1)))
        scene.draw_sample(canvas, entry);
    return keys;
}

class Complete : public testing::TestWithParam<Language> {
protected:
    const std::vector<Lesson> lessons_ = all_lessons();

    template <class Visit>
    void every_scene(Visit visit) {
        for (const Lesson& lesson : lessons_)
            for (const auto& scene : lesson.scenes) {
                SCOPED_TRACE(std::string(scene->id()));
                visit(lesson, *scene, Texts::of(lesson, GetParam()));
            }
    }
};
INSTANTIATE_TEST_SUITE_P(EveryLanguage, Complete, testing::ValuesIn(all_languages),
                         [](const auto& tested) { return std::string(code_of(tested.param)); });

/// The words must be there, and no mark may be left over in them.
void expect_words(const Result<std::string>& words, const std::string& what) {
    ASSERT_TRUE(words) << what << ": " << words.error().message;
    EXPECT_FALSE(words->empty()) << what;
    EXPECT_THAT(plain_text(*words),
                testing::Not(testing::AnyOf(testing::HasSubstr("*"), testing::HasSubstr("`"), testing::HasSubstr("{"))))
        << what;
}

TEST_P(Complete, TheFileOfEachLessonIsWellFormed) {
    for (const Lesson& lesson : lessons_) {
        const std::string path = lesson.folder + "/" + std::string(code_of(GetParam())) + ".md";
        ASSERT_NE(embedded(path).data(), nullptr) << path;
        const auto texts = Texts::parse(GetParam(), embedded(path));
        ASSERT_TRUE(texts) << path << ":" << texts.error().line << ":" << texts.error().column << ": "
                           << texts.error().message;
    }
}

TEST_P(Complete, EveryLanguageHasTheSameKeysInTheSameOrder) {
    for (const Lesson& lesson : lessons_)
        EXPECT_EQ(Texts::of(lesson, GetParam()).keys(), Texts::of(lesson, Language::en).keys()) << lesson.folder;
    EXPECT_EQ(Texts::of_kit(GetParam()).keys(), Texts::of_kit(Language::en).keys());
    EXPECT_FALSE(Texts::of_kit(GetParam()).keys().empty());
}

TEST_P(Complete, EveryMomentHasItsSentence) {
    every_scene([](const Lesson&, const Scene& scene, const Texts& texts) {
        std::set<std::string> told;  // each kind of trouble once
        every_moment(scene, [&](const Moment& moment) {
            const auto words = sentence(texts, scene, moment);
            if (!words && !told.insert(words.error().message).second) return;
            expect_words(words, moment.anchor().path());
        });
    });
}

TEST_P(Complete, EveryVerdictHasItsWords) {
    every_scene([](const Lesson&, const Scene& scene, const Texts& texts) {
        every_moment(scene, [&](const Moment& moment) {
            const auto badge = scene.badge(moment);
            if (!badge) return;
            expect_words(words("badge " + badge->key, texts, scene, moment), badge->key);
            for (const std::string& key : badge->remarks)
                expect_words(words("remark " + key, texts, scene, moment), key);
        });
    });
}

TEST_P(Complete, EveryQuestionHasItsWords) {
    every_scene([](const Lesson&, const Scene& scene, const Texts& texts) {
        std::set<std::string> told;
        const auto expect = [&](const std::string& key, const Moment& moment, const std::optional<Value>& answer) {
            const auto text = words(key, texts, scene, moment, answer);
            if (!text && !told.insert(text.error().message).second) return;
            expect_words(text, key);
        };
        every_moment(scene, [&](const Moment& moment) {
            const auto question = scene.ask(moment);
            if (!question) return;
            expect("question " + question->key, moment, std::nullopt);
            if (!question->elsewhere.empty()) expect("reason " + question->elsewhere, moment, std::nullopt);
            for (const Choice& choice : question->choices) {
                if (!choice.key.empty()) expect("choice " + choice.key, moment, choice.value);
                expect("reason " + choice.reason, moment, choice.value);
            }
        });
    });
}

TEST_P(Complete, EveryNameOnScreenIsThere) {
    every_scene([](const Lesson&, const Scene& scene, const Texts& texts) {
        const auto expect = [&](const std::string& key) { EXPECT_TRUE(texts.find(scene.id(), key)) << key; };
        for (const char* key : {"title", "summary", "prose"}) expect(key);
        for (const std::string& preset : scene.presets()) expect("preset " + preset);
        for (const Setting& setting : scene.settings()) {
            expect("setting " + setting.name);
            for (const std::string& choice : setting.choices)
                if (!setting.plain) expect("label " + choice);
        }
        for (const LegendEntry& entry : scene.legend(scene.first_input())) expect("legend " + entry.key);
        const std::vector<Input> stages = scene.stages(scene.first_input());
        if (stages.size() > 1)
            for (const Input& stage : stages) expect("stage " + scene.stage_name(stage));
        for (const Task& task : scene.tasks()) expect("task " + task.key);
        for (const Exercise& exercise : scene.exercises()) {
            expect("exercise " + exercise.id);
            expect("exercise-task " + exercise.id);
        }
        std::set<std::string> keys;
        every_moment(scene, [&](const Moment& moment) {
            for (const Count& count : scene.counts(moment)) keys.insert("count " + count.key);
            for (const PlayMove& move : scene.next_moves(moment)) keys.insert("move " + move.key);
            keys.merge(words_in_picture(scene, moment));
        });
        for (const std::string& key : keys) expect(key);
        const Recording recording = scene.record(scene.stages(scene.first_input()).front(), {});
        expect("chapter " + recording.anchor(0).path());
        for (const std::uint32_t begin : recording.chapters()) expect("chapter " + recording.anchor(begin).path());
        for (const Layer& layer : recording.layers()) {
            for (const std::string_view label : layer.labels) expect("label " + std::string(label));
            if (layer.kind == Kind::truth)
                for (const char* truth : {"label true", "label false"}) expect(truth);
        }
    });
}

/// The same keys with the keys themselves as texts: filling tells which text was chosen.
Texts keys_as_texts(const Texts& texts) {
    std::string markdown, scene;
    for (const auto& [in, key] : texts.keys()) {
        if (in != scene) markdown += "# " + (scene = in) + "\n";
        markdown += "## " + key + "\n" + in + "/" + key + "\n";
    }
    markdown += "# shared\n";
    for (const auto& [in, key] : Texts::of_kit(texts.language()).keys())
        if (std::ranges::count(texts.keys(), std::pair(std::string("shared"), key)) == 0)
            markdown += "## " + key + "\nkit/" + key + "\n";
    return Texts::parse(texts.language(), markdown).value_or(Texts{});
}

TEST(Words, NothingIsWrittenThatNobodyReads) {
    std::set<std::string> read_of_kit;
    for (const Lesson& lesson : all_lessons()) {
        const Texts& english = Texts::of(lesson, Language::en);
        const Texts keys = keys_as_texts(english);
        std::set<std::string> read{"lesson/title"};
        for (const auto& scene : lesson.scenes) {
            const auto name = [&](const std::string& key) {
                if (const auto found = keys.find(scene->id(), key)) read.insert(std::string(*found));
            };
            const auto text = [&](const std::string& key, const Moment& moment) {
                if (const auto found = words(key, keys, *scene, moment)) read.insert(*found);
            };
            for (const char* key : {"title", "summary", "prose", "label true", "label false"}) name(key);
            for (const std::string& preset : scene->presets()) name("preset " + preset);
            for (const Task& task : scene->tasks()) name("task " + task.key);
            for (const Exercise& exercise : scene->exercises()) {
                name("exercise " + exercise.id);
                name("exercise-task " + exercise.id);
            }
            for (const Setting& setting : scene->settings()) {
                name("setting " + setting.name);
                for (const std::string& choice : setting.choices) name("label " + choice);
            }
            every_choice(*scene, scene->first_input(), [&](const Input& input) {
                every_choice(*scene, input, [&](const Input& both) {
                    for (const LegendEntry& entry : scene->legend(both)) name("legend " + entry.key);
                });
            });
            const auto verdict = [&](const Moment& moment) {
                const auto badge = scene->badge(moment);
                if (!badge) return;
                text("badge " + badge->key, moment);
                for (const std::string& key : badge->remarks) text("remark " + key, moment);
            };
            every_end(*scene, verdict);
            if (scene->stages(scene->first_input()).size() > 1) {
                name("step wait");
                for (const Settings& variant : scene->variants()) {
                    Input stage = scene->first_input();
                    for (const auto& [key, value] : variant) stage.settings[key] = value;
                    name("stage " + scene->stage_name(stage));
                }
            }
            every_moment(*scene, [&](const Moment& moment) {
                for (const LegendEntry& entry : whole_legend(*scene, moment.input, std::span(&moment, 1)))
                    name("legend " + entry.key);
                verdict(moment);
                text("step " + moment.anchor().path(), moment);
                text("chapter " + moment.anchor().path(), moment);
                for (const std::string& list : scene->variables()) text("variable " + list, moment);
                for (const Count& count : scene->counts(moment)) name("count " + count.key);
                for (const PlayMove& move : scene->next_moves(moment)) name("move " + move.key);
                for (const std::string& key : words_in_picture(*scene, moment)) name(key);
                const auto question = scene->ask(moment);
                if (!question) return;
                text("question " + question->key, moment);
                if (!question->elsewhere.empty()) text("reason " + question->elsewhere, moment);
                for (const Choice& choice : question->choices) {
                    if (!choice.key.empty()) text("choice " + choice.key, moment);
                    text("reason " + choice.reason, moment);
                }
            });
            const Recording recording = scene->record(scene->stages(scene->first_input()).front(), {});
            for (const Layer& layer : recording.layers())
                for (const std::string_view label : layer.labels) name("label " + std::string(label));
        }
        for (const auto& [scene, key] : english.keys())
            EXPECT_TRUE(read.contains(scene + "/" + key)) << lesson.folder << ": # " << scene << " ## " << key;
        read_of_kit.merge(read);
    }
    for (const auto& [scene, key] : Texts::of_kit(Language::en).keys())
        EXPECT_TRUE(read_of_kit.contains("kit/" + key)) << "lessons/kit: ## " << key;
}

/// The anchors that a text counts.
void collect_counted(const Expression& expression, std::set<std::string>& anchors) {
    for (const Expression& argument : expression.argument) {
        if (expression.name == "count") anchors.insert(argument.name);
        collect_counted(argument, anchors);
    }
}

TEST_P(Complete, CountedAnchorsExist) {
    every_scene([](const Lesson&, const Scene& scene, const Texts& texts) {
        std::set<std::string> known, counted;
        for (const Input& input : inputs_of(scene)) {
            const Recording recording = scene.record(input, {});
            for (const Anchor& anchor : recording.anchors()) known.insert(anchor.path());
        }
        for (const auto& [in, key] : texts.keys()) {
            if (in != scene.id() || Texts::is_page(key)) continue;
            const auto phrase = Phrase::parse(*texts.find(in, key));
            for (const Expression& expression : phrase->expressions()) collect_counted(expression, counted);
        }
        EXPECT_THAT(known, testing::IsSupersetOf(counted));
    });
}

// --- typography ---------------------------------------------------------------------------------------------------

/// Every text of a lesson as a reader sees it; placeholders stay.
template <class Visit>
void every_text(const std::vector<Lesson>& lessons, Language language, Visit visit) {
    std::vector<const Texts*> files{&Texts::of_kit(language)};
    for (const Lesson& lesson : lessons) files.push_back(&Texts::of(lesson, language));
    for (const Texts* file : files) {
        const Texts& texts = *file;
        for (const auto& [scene, key] : texts.keys()) {
            SCOPED_TRACE(scene + ": " + key);
            const std::string_view text = *texts.find(scene, key);
            if (!Texts::is_page(key)) {
                visit(plain_text(text));
                continue;
            }
            for (const Block& block : parse_markdown(text)) {
                std::string words;
                for (const TextRun& run : block.runs) words += run.emphasis == Emphasis::code ? "code" : run.text;
                visit(words);
            }
        }
    }
}

TEST_P(Complete, TypographyIsTheLanguages) {
    every_text(lessons_, GetParam(),
               [&](const std::string& text) { EXPECT_EQ(tests::typographic_fault(GetParam(), text), "") << text; });
}

}  // namespace
}  // namespace stepwell
