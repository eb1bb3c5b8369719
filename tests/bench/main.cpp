// bench [--only PART] [FOLDER]: prints the table, or one part of it. FOLDER holds node_modules/pathfinding, if
// JavaScript is to be compared too.
#include <fmt/format.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include <algorithm>
#include <filesystem>

#include "core/base/dice.h"
#include "core/grid/floors.h"
#include "core/search/verdict.h"
#include "core/search/wave.h"
#include "core/trace/player.h"
#include "core/trace/record.h"
#include "tests/bench/drawing.h"
#include "tests/bench/editing.h"
#include "tests/bench/measure.h"
#include "tests/bench/searches.h"
#include "tests/bench/table.h"

namespace stepwell::bench {
namespace {

void compare_with_hand(Table& table) {
    for (const Floor& floor : {lesson_floor(), open_floor(), floor_with_obstacles()}) {
        const int searches = floor.level.extent().cells() < 1000 ? 4000 : 1;
        const auto many = [&](auto search) {
            return [&floor, searches, search] {
                std::size_t steps = 0;
                for (int i = 0; i < searches; ++i) steps += search(floor).size();
                return steps;
            };
        };
        table.row("silent find_path / the same loop by hand, " + floor.name, "", at_most(1.05),
                  [&] { return median_ratio(31, many(silent_path), many(path_by_hand)); });
    }
}

void compare_with_boost(Table& table) {
    for (const auto& [floor, target] : {std::pair(open_floor(), 10.0), std::pair(floor_with_obstacles(), 5.0)}) {
        const auto name = "Boost.Graph / find_path, " + floor.name;
        if (boost_path(floor).size() != silent_path(floor).size()) {
            table.skip(name, "the paths differ in length");
            continue;
        }
        table.row(name, "times", at_least(target), [&floor = floor] {
            return median_ratio(
                11, [&] { return boost_path(floor); }, [&] { return silent_path(floor); });
        });
    }
}

void compare_with_javascript(Table& table, const std::string& folder) {
    for (const Floor& floor : {open_floor(), floor_with_obstacles()}) {
        const auto name = "npm pathfinding / find_path, " + floor.name;
        const auto theirs =
            folder.empty() ? std::nullopt : javascript_milliseconds(floor, folder, "BreadthFirstFinder");
        if (!theirs) {
            table.skip(name, "skipped: node or the package is not there");
            continue;
        }
        table.row(name, "times", at_least(10),
                  [&] { return *theirs / median_milliseconds(9, [&] { return silent_path(floor); }); });
    }
}

/// A search by cost of ours, what Boost.Graph has for it, and the class of the npm package.
struct ByCost {
    std::string name;
    Path (*ours)(const Floor&);
    std::size_t (*taken)(const Floor&);
    Path (*boost)(const Floor&);
    std::string finder;
};

/// On every floor: how many cells ours takes, and how many times as long the others need for a way of the same cost.
void compare_by_cost(Table& table, const std::string& folder) {
    const ByCost searches[] = {{"A*, deeper first", silent_astar, taken_by_astar, boost_astar, "AStarFinder"},
                               {"Dijkstra", silent_dijkstra, taken_by_dijkstra, boost_dijkstra, "DijkstraFinder"}};
    for (const Floor& floor : {open_floor(), floor_with_obstacles(), maze_floor()}) {
        for (const ByCost& search : searches) {
            const auto name = search.name + ", " + floor.name;
            table.row(name + ": cells taken", "", static_cast<double>(search.taken(floor)));
            if (cost_of(floor.level, search.boost(floor)) != cost_of(floor.level, search.ours(floor)))
                table.skip("Boost.Graph / " + name, "the paths differ in cost");
            else
                table.row("Boost.Graph / " + name, "times", at_least(5), [&] {
                    return median_ratio(
                        7, [&] { return search.boost(floor); }, [&] { return search.ours(floor); });
                });
            const auto theirs = folder.empty() ? std::nullopt : javascript_milliseconds(floor, folder, search.finder);
            if (!theirs) table.skip("npm pathfinding / " + name, "skipped: node or the package is not there");
            else
                table.row("npm pathfinding / " + name, "times", at_least(5),
                          [&] { return *theirs / median_milliseconds(9, [&] { return search.ours(floor); }); });
        }
    }
}

void measure_recording(Table& table) {
    const Floor floor = open_floor();
    const auto record_path = [&] {
        return record([&](Tape& tape) { find_path(floor.level, floor.start, floor.goal, tape); });
    };
    const Recording recording = record_path();  // warms up as well
    const auto steps_and_writes = static_cast<double>(recording.size() + recording.writes());
    table.row(fmt::format("recording find_path, {}: a step or write", floor.name), "ns", at_most(15),
              [&] { return median_milliseconds(7, record_path) * 1e6 / steps_and_writes; });
}

void measure_seeking(Table& table) {
    const Level level = open_room({1000, 1000});
    Player player(std::make_shared<const Recording>(record([&](Tape& tape) { wave(level, cell(1, 1), tape); })));
    const std::size_t last = player.recording().size() - 1;
    const auto name =
        fmt::format("seeking in {:.1f} million steps, the wave over 1000 x 1000: ", static_cast<double>(last) / 1e6);
    Dice dice(1);
    std::vector<double> times;
    const auto seek = [&](std::size_t position) {
        times.push_back(milliseconds([&] {
            player.seek(position);
            return player.board()[0];
        }));
    };
    for (int i = 0; i < 201; ++i) seek(static_cast<std::size_t>(dice.range(0, static_cast<int>(last))));
    table.row(name + "median", "ms", median(times));
    times.clear();
    for (int i = 0; i < 11; ++i) seek(i % 2 == 0 ? 0 : last);
    table.row(name + "worst", "ms", std::ranges::max(times));
}

void measure_drawing(Table& table) {
    for (const Extent room : {Extent{64, 40}, Extent{1000, 1000}}) {
        const auto name = fmt::format("drawing the wave over {} x {}: ", room.width, room.height);
        const Drawing drawing = draw_wave(room);
        table.row(name + "draw commands", "", drawing.commands);
        table.row(name + "vertices", "", drawing.vertices);
        table.row(name + "our own code", "ms", drawing.milliseconds);
    }
}

/// A wall is drawn at once, the searches are recorded behind, and nothing of it makes the window miss a frame.
void measure_editing(Table& table) {
    const Extent room{512, 512};
    const auto name = fmt::format("a wall on {} x {}, flood and A* live: ", room.width, room.height);
    constexpr double frame = 16;
    Editing editing;
    table.row(name + "drawn", "ms", at_most(frame), [&] {
        editing = edit_walls(room);
        return editing.edit;
    });
    table.row(name + "new run", "ms", at_most(frame), [&] { return editing.taking; });
    table.row(name + "its picture", "ms", at_most(frame), [&] { return editing.picture; });
    table.row(name + "recording", "ms", editing.recording);
    table.row(name + "giving up", "ms", editing.giving_up);
}

bool run(std::string_view only, const std::string& folder) {
    Table table;
    const auto part = [&](std::string_view name, auto measure) {
        if (only.empty() || only == name) measure();
    };
    part("hand", [&] { compare_with_hand(table); });
    part("boost", [&] { compare_with_boost(table); });
    part("javascript", [&] { compare_with_javascript(table, folder); });
    part("cost", [&] { compare_by_cost(table, folder); });
    part("recording", [&] { measure_recording(table); });
    part("seeking", [&] { measure_seeking(table); });
    part("drawing", [&] { measure_drawing(table); });
    part("editing", [&] { measure_editing(table); });
    return table.finish();
}

}  // namespace
}  // namespace stepwell::bench

int main(int count, char** arguments) {
#if defined(__GLIBC__)
    // Memory that was given back is kept, so that no side pays for the system's handing out of fresh pages.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
    std::string_view only;
    std::string folder;
    for (int i = 1; i < count; ++i) {
        if (arguments[i] == std::string_view("--only") && i + 1 < count) only = arguments[++i];
        else folder = std::filesystem::absolute(arguments[i]).string();
    }
    return stepwell::bench::run(only, folder) ? 0 : 1;
}
