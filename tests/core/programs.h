// The runs that the tests of trace go through: every algorithm of core on several floors, and programs that do things
// at random. Each can be told to any recorder.
#pragma once

#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/dice.h"
#include "core/grid/floors.h"
#include "core/search/astar.h"
#include "core/search/chase.h"
#include "core/search/find_path.h"
#include "core/search/greedy.h"
#include "core/search/routes.h"
#include "core/search/wave.h"
#include "core/trace/record.h"
#include "tests/core/film.h"
#include "tests/files.h"

namespace stepwell::tests {

enum class Mood { asleep, awake, angry };
inline Labels labels(Mood) {
    static constexpr std::string_view names[] = {"asleep", "awake", "angry"};
    return names;
}

/// Calls, layers, writes and steps as the dice fall: never the same shape twice, the same for the same seed.
template <Recorder Tape>
void random_calls(Dice& dice, int depth, Tape& tape) {
    static constexpr const char* functions[] = {"climb", "dig", "swim"};
    auto call = tape.call(functions[dice.range(0, 2)]);
    if (dice.chance(50)) tape.at("begin");
    const Extent extent{dice.range(1, 5), dice.range(1, 4)};
    const auto any_cell = [&] {
        return extent.at(static_cast<std::size_t>(dice.range(0, static_cast<int>(extent.cells()) - 1)));
    };
    constexpr std::size_t room = 12;
    Var number{tape, "number", dice.range(-3, 3)};
    Cells grid{tape, "grid", extent, dice.range(-1, 1)};
    Queue<Cell, Tape> queue{tape, "queue", room};
    Var mood{tape, "mood", Mood::asleep};
    Stack<int, Tape> stack{tape, "stack", room};
    Var truth{tape, "truth", dice.chance(50)};
    Var place{tape, "place", nowhere};
    std::size_t queued = 0;
    for (int left = dice.range(5, 40); left > 0; --left) {
        switch (dice.range(0, 15)) {
            case 0: number = dice.range(-1000, 1000); break;
            case 1: number = number.value(); break;  // a write that changes nothing
            case 2: {
                const Cell where = any_cell();  // one roll after the other
                grid.set(where, dice.range(-9, 9));
                break;
            }
            case 3: truth = dice.chance(50); break;
            case 4: mood = static_cast<Mood>(dice.range(0, 2)); break;
            case 5: place = any_cell(); break;
            case 6:
                if (queued++ < room) queue.push(any_cell());
                break;
            case 7:
                if (!queue.empty()) place = queue.pop();
                break;
            case 8:
                if (stack.size() < room) stack.push(dice.range(-99, 99));
                break;
            case 9:
                if (!stack.empty()) number = stack.pop();
                break;
            case 10: stack.reverse(); break;
            case 11: tape.detail("look", place); break;
            case 12: tape.at("work", number, dice.chance(20) ? StepSize::chapter : StepSize::step); break;
            case 13: tape.chapter("feel", mood); break;
            case 14: tape.at("rest"); break;
            default:
                if (depth < 4) random_calls(dice, depth + 1, tape);
        }
    }
    tape.at("end", truth);
}

struct Program {
    std::string name;
    std::function<void(Tape&)> on_tape;
    std::function<void(Film&)> on_film;

    std::shared_ptr<const Recording> record(const Limits& limits = {}) const {
        return std::make_shared<const Recording>(stepwell::record(on_tape, limits));
    }
    friend void PrintTo(const Program& program, std::ostream* out) { *out << program.name; }
};

template <class Run>
Program program(std::string name, Run run) {
    return {std::move(name), [run](Tape& tape) { run(tape); }, [run](Film& film) { run(film); }};
}

inline Level lesson_floor() { return level_from_text(golden("grid-map.txt")).value(); }

inline std::vector<Program> programs() {
    std::vector<Program> all;
    const auto add_searches = [&](const std::string& where, const Level& level, Cell start, Cell goal) {
        all.push_back(program("chase " + where, [=](auto& tape) { chase(level, start, goal, tape); }));
        all.push_back(program("wave " + where, [=](auto& tape) { wave(level, start, tape); }));
        all.push_back(program("queue " + where, [=](auto& tape) { find_path<Queue>(level, start, goal, tape); }));
        all.push_back(program("stack " + where, [=](auto& tape) { find_path<Stack>(level, start, goal, tape); }));
        all.push_back(
            program("astar " + where, [=](auto& tape) { astar(level, start, goal, 1, Ties::first_in, tape); }));
        all.push_back(program("greedy " + where, [=](auto& tape) { greedy(level, start, goal, tape); }));
    };
    add_searches("lesson", lesson_floor(), cell(8, 3), cell(2, 3));
    add_searches("same cell", lesson_floor(), cell(8, 3), cell(8, 3));
    add_searches("open", open_room({9, 6}), cell(1, 1), cell(7, 4));
    add_searches("maze", maze({13, 11}, 7), cell(1, 1), cell(11, 9));
    add_searches("spiral", spiral({11, 10}), cell(1, 1), cell(5, 5));
    add_searches("no way", level_from_text("..#..\n..#..\n..#..\n").value(), cell(0, 0), cell(4, 2));
    add_searches("one cell", Level({1, 1}), cell(0, 0), cell(0, 0));
    // Too high a guess finds ways that become cheaper later.
    const Level pond = level_from_text(".....\n.~~~.\n.~~~.\n.~~~.\n.....\n").value();
    all.push_back(
        program("astar deeper pond", [=](auto& tape) { astar(pond, cell(0, 2), cell(4, 2), 3, Ties::deeper, tape); }));
    all.push_back(program("dijkstra last in pond",
                          [=](auto& tape) { astar<zero>(pond, cell(0, 2), cell(4, 2), 1, Ties::last_in, tape); }));
    const Ground hilly = random_cube(3);
    all.push_back(program("step graph", [=](auto& tape) { step_graph(hilly, bodies::spider, tape); }));
    const Cube cube{hilly, {100, 200, 200, 500, 300, 200}, 20, 3};
    const std::vector<Gates> pairs{{cell(0, 2), cell(15, 3)}, {cell(1, 10), cell(15, 13)}};
    all.push_back(program("routes", [=](auto& tape) { build_routes(cube, pairs, walk_cost, tape); }));
    for (std::uint32_t seed = 1; seed <= 12; ++seed)
        all.push_back(program("random " + std::to_string(seed), [seed](auto& tape) {
            Dice dice(seed);
            random_calls(dice, 1, tape);
        }));
    return all;
}

}  // namespace stepwell::tests
