// bench [FOLDER]: prints the table. FOLDER holds node_modules/pathfinding, if JavaScript is to be compared too.
#include <fmt/format.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include <algorithm>
#include <filesystem>

#include "core/base/dice.h"
#include "core/grid/floors.h"
#include "core/search/wave.h"
#include "core/trace/player.h"
#include "core/trace/record.h"
#include "tests/bench/drawing.h"
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
        const auto theirs = folder.empty() ? std::nullopt : javascript_milliseconds(floor, folder);
        if (!theirs) {
            table.skip(name, "skipped: node or the package is not there");
            continue;
        }
        table.row(name, "times", at_least(10),
                  [&] { return *theirs / median_milliseconds(9, [&] { return silent_path(floor); }); });
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
            return player.board().hash();
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

bool run(const std::string& folder) {
    Table table;
    compare_with_hand(table);
    compare_with_boost(table);
    compare_with_javascript(table, folder);
    measure_recording(table);
    measure_seeking(table);
    measure_drawing(table);
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
    const std::string folder = count > 1 ? std::filesystem::absolute(arguments[1]).string() : "";
    return stepwell::bench::run(folder) ? 0 : 1;
}
