// Questions come from the run itself: whatever is right is what the run then does.
#include <limits>
#include <map>
#include <set>

#include <gmock/gmock.h>

#include "core/search/step_graph.h"
#include "lessons/kit/choices.h"
#include "tests/lessons/grid_helpers.h"

namespace stepwell {
namespace {

using namespace tests;

const Choice& right_one(const Question& question) { return *std::ranges::find_if(question.choices, &Choice::right); }

/// The moment's recording, to play it on while the moment is there.
std::shared_ptr<const Recording> recorded(const Moment& moment) { return {std::shared_ptr<void>(), &moment.recording}; }

/// The board of the moment's recording at another position; it stays until the next call.
const Board& board_at(const Moment& moment, std::size_t position) {
    static std::optional<Player> player;
    player.emplace(recorded(moment));
    player->seek(position);
    return player->board();
}

/// What the run does next, as the answer to a question of this key: a value or the key of a choice.
std::string what_happens(const Moment& moment, const std::string& question) {
    const Recording& run = moment.recording;
    if (question == "take") {  // if the heap is open, what happens inside is a call
        const std::size_t taken = run.over(moment.position);
        const bool at_once = taken == moment.position + 1;
        const Board& board = at_once ? moment.after : board_at(moment, taken);
        return to_text(Value::of(board.find("current")->as<Cell>()));
    }
    if (question == "gap" || question == "place") {  // what is put into this gap, and which gap the new one is put into
        std::size_t p = moment.position + 1;
        while (run.anchor(p).name != "put" && (question == "place" || run.anchor(p).name.find("step") != 0)) ++p;
        const int gap = board_at(moment, p).find("gap")->as<int>();
        const auto items = board_at(moment, p + 1).find("frontier")->items();
        const Cell item = Slot<Cell>::decode(items[static_cast<std::size_t>(gap)]);
        return to_text(question == "gap" ? Value::of(item) : Value::of(gap));
    }
    if (question == "moves") {
        std::size_t end = moment.position;
        while (run.anchor(end).name != "put") ++end;
        return std::to_string(run.count("pop/step up", end) - run.count("pop/step up", moment.position));
    }
    if (question == "number") return to_text(Value::of(moment.after.find("distance")->at<int>(moment.subject_cell())));
    if (question == "sum") {  // the number beside the cell in the heap; of two entries the new one is smaller
        const auto cells = moment.after.find("frontier")->items(), numbers = moment.after.find("f")->items();
        int sum = std::numeric_limits<int>::max();
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (Slot<Cell>::decode(cells[i]) == moment.subject_cell()) sum = std::min(sum, numbers[i]);
        return std::to_string(sum);
    }
    if (question == "back") return to_text(Value::of(moment.after.find("step")->as<Cell>()));
    if (question == "look") {
        if (run.anchor(moment.position + 1).name == "add") return "added";
        if (!moment.input.map.extent().contains(moment.subject_cell())) return "outside";
        return moment.input.map.walkable(moment.subject_cell()) ? "known" : "wall";
    }
    if (question == "outcome") {
        for (const char* end : {"touch", "limit", "dry"})
            if (run.count(std::string("flood_in_rings/") + end, run.size()) > 0) return end;
        return "foot";
    }
    if (question == "ring") return std::to_string(moment.now.find("round")->as<int>() - 1);
    if (question == "wet") return to_text(Value::of(moment.subject_cell()));
    if (question == "turn") {
        std::size_t p = moment.position;
        while (run.anchor(p).path() != "chase_in_rings/step" && run.anchor(p).path() != "chase_in_rings/stay") ++p;
        return to_text(Value::of(Slot<Cell>::decode(run.step(p).subject)));
    }
    if (question == "sample" || question == "next" || question == "near")
        return to_text(Value::of(moment.after.find("here")->as<Cell>()));
    const bool stopped = run.anchor(run.size() - 1).name == "blocked";
    if (question == "first")
        return stopped ? std::to_string(run.count("sight_by_samples/sample", run.size()) - 1) : "-1";
    if (question == "clear") return stopped ? "false" : "true";
    if (question == "obstacle" || question == "arrows" || question == "price") {
        Player later(recorded(moment));
        later.seek(question == "arrows" ? run.next(moment.position, StepSize::chapter) : moment.position + 2);
        const Board& board = later.board();
        if (question == "arrows") return std::to_string(count(board.find("arrows")->at<Arrows>(moment.subject_cell())));
        if (question == "obstacle")
            return std::string(labels(Obstacle{})[static_cast<std::size_t>(board.find("obstacle")->raw()[0])]);
        const auto cost = *board.find("cost");
        return std::to_string(cost.at<int>(moment.subject_cell()) -
                              cost.at<int>(moment.now.find("current")->as<Cell>()));
    }
    if (question == "mind" || question == "pursuit" || question == "stroll" || question == "escape" ||
        question == "homeward") {
        const Board& later = board_at(moment, run.next(moment.position, StepSize::chapter));  // when the turn is over
        if (question == "mind") {
            const auto state = *later.find("state");
            return to_text(Value{Kind::label, state.raw()[0], state.layer().labels});
        }
        return to_text(Value::of(later.find("enemy")->as<Cell>()));
    }
    if (question == "step") {
        Player player(recorded(moment));
        player.seek(run.next(moment.position, StepSize::chapter));  // the next stand, or the end
        return to_text(Value::of(player.board().find("current")->as<Cell>()));
    }
    return "?";
}

/// Calls `visit` with every moment of every run that a question is asked at.
template <class Visit>
void each_question(Visit visit) {
    for (const std::string& id : grid_scenes())
        for (const Input& input : inputs_of(id))
            each_moment(id, input, 1, [&](const Moment& moment) {
                if (const auto question = scene(id).ask(moment)) visit(scene(id), moment, *question);
            });
}

TEST(Questions, ExactlyOneAnswerIsRightAndTheRunGivesIt) {
    each_question([](const Scene&, const Moment& moment, const Question& question) {
        ASSERT_EQ(std::ranges::count_if(question.choices, &Choice::right), 1) << question.key;
        ASSERT_GE(question.choices.size(), 2u);
        ASSERT_LE(question.choices.size(), 5u);
        const Choice& right = right_one(question);
        if (question.key == "cheapest") return;  // is about what might have been: tests/core/routes_test.cpp
        const std::string answer = right.value.kind == Kind::none ? right.key : to_text(right.value);
        EXPECT_EQ(answer, what_happens(moment, question.key)) << question.key << " at " << moment.position;
    });
}

TEST(Questions, WhichCellIsTakenOffersThoseThatWaitFirst) {
    Played run(scene("heap"), scene("heap").stages(scene("heap").task_input(scene("heap").tasks()[0])).front());
    std::size_t asked = 0;
    for (std::size_t p = 0; p < run.last(); ++p) {
        const Moment moment = run.at(p);
        const auto question = scene("heap").ask(moment);
        if (!question || question->key != "take") continue;
        ++asked;
        const std::vector<Cell> waiting = cells_of(moment.now.find("frontier"));
        const std::set<Cell> all(waiting.begin(), waiting.end());
        const auto offered = std::ranges::count_if(
            question->choices, [&](const Choice& choice) { return all.contains(choice.value.cell()); });
        EXPECT_GE(offered, std::min<std::ptrdiff_t>(4, std::ssize(all))) << "at " << p;
    }
    EXPECT_GT(asked, 2u);
}

TEST(Questions, AnswersAreDifferentAndHaveTheirReasons) {
    each_question([](const Scene& scene, const Moment&, const Question& question) {
        std::set<std::string> labels;
        for (const Choice& choice : question.choices) {
            EXPECT_TRUE(labels.insert(choice.key + to_text(choice.value)).second) << question.key;
            EXPECT_FALSE(choice.reason.empty());
        }
        EXPECT_THAT(scene.question_kinds(), testing::Contains(question.key));
        EXPECT_EQ(question.in_scene, !question.elsewhere.empty());
    });
}

TEST(Questions, CellsThatAreOfferedLieOnTheMap) {
    each_question([](const Scene&, const Moment& moment, const Question& question) {
        if (!question.in_scene) return;
        for (const Choice& choice : question.choices) {
            ASSERT_EQ(choice.value.kind, Kind::cell);
            EXPECT_TRUE(moment.input.map.extent().contains(choice.value.cell())) << question.key;
        }
    });
}

TEST(Questions, WrongReasonsAreTrue) {
    each_question([](const Scene& scene, const Moment& moment, const Question& question) {
        const Level& map = moment.input.map;
        for (const Choice& choice : question.choices) {
            if (choice.right) continue;
            const Cell c = choice.value.kind == Kind::cell ? choice.value.cell() : nowhere;
            const auto frontier = moment.now.find(scene.id() == "wave" ? "queue" : "frontier");
            const auto item = [&](std::size_t i) { return Slot<Cell>::decode(frontier->items()[i]); };
            const std::string& why = choice.reason;
            if (question.key == "take") {
                const std::size_t last = frontier->items().size() - 1;
                if (why == "newest") {
                    EXPECT_EQ(item(last), c);
                }
                if (why == "oldest") {
                    EXPECT_EQ(item(0), c);
                }
                if (why == "taken") {
                    EXPECT_EQ(moment.now.find("current")->as<Cell>(), c);
                }
                if (why == "nearest") {
                    const auto to = moment.input.settings.find("goal");  // else the scene has several
                    const Cell goal = to != moment.input.settings.end()
                                          ? *cell_from_text(to->second)
                                          : scene.derive("to", {}, moment, moment.now)->cell();
                    const auto taken = moment.now.find("taken");
                    for (std::size_t i = 0; i <= last; ++i) {
                        const bool old = taken && taken->at<bool>(item(i));  // it only waits to be passed over
                        EXPECT_LE(manhattan(c, goal), old ? manhattan(c, goal) : manhattan(item(i), goal));
                    }
                }
            } else if (question.key == "back") {
                const auto came_from = *moment.now.find("came_from");
                if (why == "child") {
                    EXPECT_EQ(came_from.at<Cell>(c), moment.subject_cell());
                }
                if (why == "other") {
                    EXPECT_NE(came_from.at<Cell>(c), moment.subject_cell());
                }
                if (why == "behind") {
                    EXPECT_EQ(came_from.at<Cell>(c), moment.subject_cell());
                }
            } else if (question.key == "step") {
                const Cell here = moment.subject_cell(), goal = *cell_from_text(moment.input.settings.at("goal"));
                EXPECT_EQ(why == "wall", !map.walkable(c));
                if (why == "farther") {
                    EXPECT_GT(manhattan(c, goal), manhattan(here, goal));
                }
                if (why == "tie") {
                    EXPECT_EQ(manhattan(c, goal) + 1, manhattan(here, goal));
                }
                if (why == "free") {
                    EXPECT_EQ(c, here);
                }
            }
        }
    });
}

TEST(Questions, EveryKindIsAskedSomewhere) {
    std::map<std::string_view, std::set<std::string>> asked;
    each_question(
        [&](const Scene& scene, const Moment&, const Question& question) { asked[scene.id()].insert(question.key); });
    for (const std::string& id : grid_scenes())
        EXPECT_THAT(asked[id], testing::UnorderedElementsAreArray(scene(id).question_kinds())) << id;
}

TEST(Questions, TheRightAnswerHasNoUsualPlace) {
    // For each question and number of answers: how often the right one stood at which place.
    std::map<std::pair<std::string, std::size_t>, std::map<std::size_t, int>> places;
    each_question([&](const Scene&, const Moment&, const Question& question) {
        const auto place = static_cast<std::size_t>(&right_one(question) - question.choices.data());
        if (question.key == "look" || question.key == "obstacle" || question.key == "cheapest")
            return;  // their answers stand in one order
        ++places[{question.key, question.choices.size()}][place];
    });
    for (const auto& [key, counts] : places) {
        int all = 0;
        for (const auto& [place, n] : counts) all += n;
        if (all < 100) continue;
        for (std::size_t place = 0; place < key.second; ++place) {
            const int n = counts.contains(place) ? counts.at(place) : 0;
            EXPECT_GT(n * static_cast<int>(key.second) * 2, all)
                << key.first << ": place " << place << " of " << key.second;
        }
    }
}

TEST(Questions, AreTheSameWheneverTheyAreAsked) {
    each_question([](const Scene& scene, const Moment& moment, const Question& question) {
        const auto again = scene.ask(moment);
        ASSERT_TRUE(again);
        ASSERT_EQ(again->choices.size(), question.choices.size());
        for (std::size_t i = 0; i < question.choices.size(); ++i)
            EXPECT_EQ(again->choices[i].value, question.choices[i].value);
    });
}

/// Where the run is at an anchor after it has been there `times` times.
std::size_t place_of(const Recording& run, std::string_view anchor, std::size_t times) {
    std::size_t p = 0;
    while (run.anchor(p).path() != anchor || run.count(anchor, p) != times) ++p;
    return p;
}

TEST(Questions, ACutRecordingAsksNothingItCannotAnswer) {
    std::set<bool> asked;  // with and without details
    for (const std::string& id : grid_scenes()) {
        const Input input = scene(id).stages(scene(id).preset("open", input_of(id))).back();
        const Recording whole = scene(id).record(input, {});
        for (std::size_t bytes = 2000; bytes < 12000; bytes += 470) {
            Played run(scene(id), input, {.bytes = bytes});
            if (run.recording().empty()) continue;
            for (std::size_t p = 0; p <= run.last(); ++p) {
                const Moment moment = run.at(p);
                const auto question = scene(id).ask(moment);
                if (!question) continue;
                ASSERT_EQ(std::ranges::count_if(question->choices, &Choice::right), 1);
                if (question->key != "step") continue;
                // The same stand of the whole run, which has its details.
                const std::size_t stand = place_of(whole, "chase/stand", run.recording().count("chase/stand", p));
                EXPECT_EQ(to_text(right_one(*question).value),
                          what_happens({input, whole, nullptr, stand, moment.now, moment.after}, "step"));
                asked.insert(run.recording().details());
            }
        }
    }
    EXPECT_EQ(asked, (std::set{false, true}));
}

TEST(Choices, LeaveOutWhatIsThereAlready) {
    Choices choices(Value::of(3), "right");
    choices.wrong(Value::of(3), "same as the right one");
    choices.wrong(Value::of(4), "wrong");
    choices.wrong(Value::of(4), "wrong for another reason");
    EXPECT_EQ(choices.size(), 2u);
}

}  // namespace
}  // namespace stepwell
