// What the scenes on a floor draw, without a window.
#include <cctype>
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "core/search/wave.h"
#include "lessons/kit/depth.h"
#include "lessons/kit/grid_picture.h"
#include "tests/lessons/grid_helpers.h"
#include "tests/lessons/log_canvas.h"

namespace stepwell {
namespace {

using namespace tests;
using CallKind = LogCanvas::Call::Kind;

LogCanvas drawn(std::string_view id, const Moment& moment, float scale) {
    LogCanvas canvas(scene(id).world(moment.input), scale);
    canvas.words = words(id);
    scene(id).draw(canvas, moment, scene(id).movers(moment));
    return canvas;
}

/// The number of a column or row, above or beside the floor.
bool on_ruler(const LogCanvas::Call& call) { return call.box.centre().x < 0 || call.box.centre().y < 0; }

bool inside(Box box, Box world) {
    constexpr float rounding = 0.001F;
    return box.x >= world.x - rounding && box.y >= world.y - rounding &&
           box.x + box.w <= world.x + world.w + rounding && box.y + box.h <= world.y + world.h + rounding;
}

TEST(Drawing, StaysInsideTheWorldAtEveryMomentAndSize) {
    for (const std::string& id : grid_scenes())
        for (const Input& input : inputs_of(id))
            each_moment(id, input, 43, [&](const Moment& moment) {
                for (const float scale : {0.3F, 5.0F, 7.0F, 44.0F, 200.0F}) {
                    const LogCanvas canvas = drawn(id, moment, scale);
                    EXPECT_FALSE(canvas.calls.empty());
                    // Where cells are smaller than pins, a pin at the edge may stick out by half its size.
                    const float out = scale < 16 ? 8 / scale : 0;
                    const Box world = scene(id).world(input);
                    const Box room{world.x - out, world.y - out, world.w + 2 * out, world.h + 2 * out};
                    for (const LogCanvas::Call& call : canvas.calls) {
                        if (!inside(call.box, room))
                            FAIL() << id << " at " << moment.position << ", scale " << scale << ": call "
                                   << static_cast<int>(call.kind) << " " << call.text << " " << call.box.x << " "
                                   << call.box.y << " " << call.box.w << " " << call.box.h;
                    }
                }
            });
}

TEST(Drawing, StartAndGoalHaveTheirLettersOnAnyMap) {
    for (const auto& [id, letters] : {std::pair("compare", "SG"), std::pair("ties", "SG"), std::pair("way-back", "g@")})
        last_moment(id, input_of(id), [&, id = id, letters = std::string(letters)](const Moment& moment) {
            for (const float scale : {0.5F, 3.0F, 9.0F, 13.0F, 18.0F, 44.0F}) {
                const LogCanvas canvas = drawn(id, moment, scale);
                for (const char letter : letters) {
                    const auto found = std::ranges::find(canvas.calls, std::string(1, letter), &LogCanvas::Call::text);
                    ASSERT_NE(found, canvas.calls.end()) << id << " at " << scale << ": told by colour alone";
                    EXPECT_GE(found->box.h / 0.73F * scale, 9) << id << " at " << scale;
                }
            }
        });
}

TEST(Drawing, AWindowWithoutRoomForTheSceneIsNoTrouble) {
    for (const char* id : {"wave", "way-back", "stuck-at-the-wall"})
        last_moment(id, input_of(id), [&](const Moment& moment) {
            // What is left below head and transport may be less than nothing.
            for (const Box left : {Box{5, 5, 4, -2}, Box{5, 5, -3, 2}, Box{5, 5, -3, -2}})
                for (const float scale : {0.3F, 3.0F, 44.0F}) {
                    LogCanvas canvas(left, scale);
                    canvas.words = words(id);
                    EXPECT_NO_THROW(scene(id).draw(canvas, moment, scene(id).movers(moment)));
                }
        });
}

/// Whether the line, with its width, comes over the box.
bool crosses(Point a, Point b, float width, Box box) {
    constexpr int samples = 64;
    for (int i = 0; i <= samples; ++i) {
        const float t = static_cast<float>(i) / samples;
        const float x = a.x + t * (b.x - a.x), y = a.y + t * (b.y - a.y);
        const float dx = std::max({box.x - x, 0.0F, x - (box.x + box.w)});
        const float dy = std::max({box.y - y, 0.0F, y - (box.y + box.h)});
        if (std::hypot(dx, dy) < width / 2 - 0.08F) return true;  // ends may be rounded off into a stop
    }
    return false;
}

TEST(Drawing, PathsRunBetweenLabels) {
    for (const char* id : {"stuck-at-the-wall", "way-back"}) {
        std::size_t lines = 0;
        for (const Input& input : inputs_of(id))
            last_moment(id, input, [&](const Moment& moment) {
                const LogCanvas canvas = drawn(id, moment, 44);
                for (const LogCanvas::Call& line : canvas.calls) {
                    if (line.kind != CallKind::line || line.paint.role != Role::path) continue;
                    ++lines;
                    for (const LogCanvas::Call& text : canvas.calls) {
                        if (text.kind != CallKind::text) continue;
                        EXPECT_FALSE(crosses(line.points.front(), line.points.back(), line.width, text.box))
                            << id << ": " << text.text;
                    }
                }
            });
        EXPECT_GT(lines, 50u);
    }
}

TEST(Drawing, EachLabelHasItsOwnPlace) {
    for (const std::string& id : grid_scenes())
        for (const Input& input : inputs_of(id))
            last_moment(id, input, [&](const Moment& moment) {
                const LogCanvas canvas = drawn(id, moment, 44);
                std::vector<const LogCanvas::Call*> numbers;
                for (const LogCanvas::Call& call : canvas.calls)
                    if (call.kind == CallKind::text && std::isdigit(static_cast<unsigned char>(call.text[0])) != 0)
                        numbers.push_back(&call);  // letters stand on tokens, which cover what is below them
                for (std::size_t i = 0; i < numbers.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j) {
                        const Box a = numbers[i]->box, b = numbers[j]->box;
                        EXPECT_TRUE(a.x + a.w < b.x || b.x + b.w < a.x || a.y + a.h < b.y || b.y + b.h < a.y)
                            << id << ": " << numbers[i]->text << " and " << numbers[j]->text;
                    }
            });
}

TEST(Drawing, ShowsTheNumbersOfTheBoard) {
    last_moment("wave", input_of("wave"), [](const Moment& moment) {
        const LogCanvas canvas = drawn("wave", moment, 44);
        const auto distance = *moment.now.find("distance");
        int numbers = 0;
        for (const LogCanvas::Call& call : canvas.calls) {
            if (call.kind != CallKind::text || call.text == "g" || on_ruler(call)) continue;
            const Point c = call.box.centre();
            EXPECT_EQ(call.text, std::to_string(distance.at<int>(cell(static_cast<int>(c.x), static_cast<int>(c.y)))));
            ++numbers;
        }
        EXPECT_EQ(numbers, 66);
    });
}

TEST(Drawing, EveryColumnAndRowIsNumberedWhereItCanBeRead) {
    last_moment("wave", input_of("wave"), [](const Moment& moment) {
        int columns = 0, rows = 0;
        for (const LogCanvas::Call& call : drawn("wave", moment, 44).calls) {
            if (!on_ruler(call)) continue;
            const Point at = call.box.centre();
            EXPECT_EQ(call.text, std::to_string(static_cast<int>(std::floor(at.y < 0 ? at.x : at.y))));
            ++(at.y < 0 ? columns : rows);
        }
        EXPECT_EQ(columns, 16);
        EXPECT_EQ(rows, 7);
        EXPECT_TRUE(std::ranges::none_of(drawn("wave", moment, 12).calls, on_ruler)) << "too small to read";
    });
}

TEST(Drawing, TheCellThatIsAboutToBeTakenIsFramedUnlessItIsTheAnswer) {
    Played run(scene("wave"), input_of("wave"));
    Moment moment = run.at("wave/take", 200);
    const auto framed = [&] {
        return std::ranges::any_of(drawn("wave", moment, 44).calls, [&](const LogCanvas::Call& call) {
            return call.kind == CallKind::outline && call.paint.role == Role::current &&
                   call.box.centre() == centre_of(moment.subject_cell());
        });
    };
    EXPECT_TRUE(framed());
    moment.reveal = false;
    EXPECT_FALSE(framed());
}

TEST(Drawing, NearIsBrightAndTheRampIsUsedTheSameAllTheWay) {
    const Input input = input_of("wave");
    const auto shade_of_three = [&](std::size_t position) {
        Played run(scene("wave"), input);
        const LogCanvas canvas = drawn("wave", run.at(std::min(position, run.last())), 44);
        for (const LogCanvas::Call& call : canvas.calls)
            if (call.text == "3" && !on_ruler(call)) return call.paint.shade;
        return -1.0F;
    };
    EXPECT_EQ(shade_of_three(200), shade_of_three(10000));
    EXPECT_GT(shade_of_three(200), 0);
    last_moment("wave", input, [](const Moment& moment) {
        std::map<int, float> shades;
        for (const LogCanvas::Call& call : drawn("wave", moment, 44).calls)
            if (call.kind == CallKind::text && call.text != "g" && !on_ruler(call))
                shades[std::stoi(call.text)] = call.paint.shade;
        float before = -1;
        for (const auto& [number, shade] : shades) {
            EXPECT_GT(shade, before) << number;
            before = shade;
        }
    });
}

TEST(Drawing, WaitingCellsAreDashedNotOnlyColoured) {
    for (const char* id : {"wave", "way-back"})
        each_moment(id, input_of(id), 5, [&](const Moment& moment) {
            const auto waiting = moment.now.find(id == std::string_view("wave") ? "queue" : "frontier");
            const LogCanvas canvas = drawn(id, moment, 44);
            const auto dashed = std::ranges::count_if(canvas.calls, [](const LogCanvas::Call& call) {
                return call.kind == CallKind::outline && call.stroke == Stroke::dashed &&
                       call.paint.role == Role::frontier;
            });
            EXPECT_EQ(static_cast<std::size_t>(dashed), waiting ? waiting->items().size() : 0);
        });
}

TEST(Drawing, NoPathIsDrawnWhereThereIsNone) {
    last_moment("way-back", scene("way-back").preset("no-way", input_of("way-back")), [](const Moment& moment) {
        for (const LogCanvas::Call& call : drawn("way-back", moment, 44).calls) EXPECT_NE(call.paint.role, Role::path);
    });
}

TEST(Drawing, ThePathRunsFromStartToGoal) {
    last_moment("way-back", input_of("way-back"), [](const Moment& moment) {
        const auto stops = [](const LogCanvas& canvas) {
            return std::ranges::count_if(canvas.calls, [](const LogCanvas::Call& call) {
                return call.kind == CallKind::disc && call.paint.role == Role::path;
            });
        };
        EXPECT_EQ(stops(drawn("way-back", moment, 44)), 11);
        const LogCanvas small = drawn("way-back", moment, 10);
        EXPECT_EQ(stops(small), 0);
        for (const LogCanvas::Call& call : small.calls) {
            if (call.kind != CallKind::line) continue;
            EXPECT_EQ(call.points.front(), centre_of(cell(8, 3)));
            EXPECT_EQ(call.points.back(), centre_of(cell(2, 3)));
            EXPECT_EQ(call.points.size(), 5u) << "one point for each bend";
        }
    });
}

TEST(Drawing, SmallCellsHaveNoNumbersAndTinyOnesAreOnePicture) {
    last_moment("way-back", input_of("way-back"), [](const Moment& moment) {
        EXPECT_EQ(drawn("way-back", moment, 16).count(CallKind::text), 2u) << "the letters of goblin and hero alone";
        const LogCanvas tiny = drawn("way-back", moment, 3);
        EXPECT_EQ(tiny.count(CallKind::raster), 1u);
        EXPECT_EQ(tiny.count(CallKind::fill), 0u);
        EXPECT_TRUE(tiny.sizes_match);
        EXPECT_LT(tiny.calls.size(), 10u);
    });
    const Input big = input_on("wave", open_room({300, 200}), cell(5, 5), nowhere);
    last_moment("wave", big, [](const Moment& moment) {
        EXPECT_LT(drawn("wave", moment, 8).calls.size(), 10u) << "60000 cells are one picture at any size";
    });
}

TEST(Drawing, StartAndGoalAreFoundOnTheLargestMap) {
    last_moment("way-back", input_of("way-back"), [](const Moment& moment) {
        for (const float scale : {0.3F, 2.0F, 9.0F}) {
            std::set<Role> found;
            for (const LogCanvas::Call& call : drawn("way-back", moment, scale).calls) {
                if (call.kind != CallKind::disc) continue;
                EXPECT_GE(call.box.w * scale, 9) << "pixels";
                found.insert(call.paint.role);
            }
            EXPECT_TRUE(found.contains(Role::start) && found.contains(Role::goal)) << scale;
        }
    });
}

TEST(Drawing, ARasterShowsWhatIsWhere) {
    each_moment("wave", input_of("wave"), 9, [](const Moment& moment) {
        const LogCanvas canvas = drawn("wave", moment, 2);
        const auto raster = std::ranges::find(canvas.calls, CallKind::raster, &LogCanvas::Call::kind);
        ASSERT_NE(raster, canvas.calls.end());
        ASSERT_EQ(raster->dots.size(), 16u * 7u);
        const auto distance = moment.now.find("distance");
        for (std::size_t i = 0; i < raster->dots.size(); ++i) {
            const Cell c = moment.input.map.extent().at(i);
            const Role role = raster->dots[i].role;
            if (!moment.input.map.walkable(c)) {
                EXPECT_EQ(role, Role::wall);
            } else if (!distance || distance->at<int>(c) == not_reached) {
                EXPECT_EQ(role, Role::floor);
            } else {
                EXPECT_TRUE(role == Role::distance || role == Role::frontier);
            }
        }
    });
}

TEST(Drawing, OnlyWhatIsOnScreenIsDrawn) {
    const Input big = input_on("way-back", open_room({300, 200}), cell(5, 5), cell(290, 190));
    last_moment("way-back", big, [](const Moment& moment) {
        LogCanvas canvas({100, 100, 20, 10}, 44);
        scene("way-back").draw(canvas, moment, scene("way-back").movers(moment));
        EXPECT_LT(canvas.calls.size(), 20u * 10u * 4u + 10u);
        EXPECT_GT(canvas.count(CallKind::fill), 20u * 10u - 1u);
    });
}

TEST(Drawing, WallsThatAreBeingDrawnShowBeforeTheRunIsRecordedAnew) {
    for (const std::string& id : grid_scenes()) {
        const Input input = from_above(scene(id).stages(input_of(id)).front());
        last_moment(id, input, [&](const Moment& moment) {
            Input edited = input;
            edited.map.set(cell(9, 3), Terrain::wall);
            edited.map.set(cell(0, 0), Terrain::floor);
            edited.settings[tokens(id)[0]] = to_text(cell(std::min(12, edited.map.extent().width - 1), 2));
            const Moment ahead{edited, moment.recording, moment.facts, moment.position, moment.now, moment.after};
            const LogCanvas canvas = drawn(id, ahead, 44);
            for (const LogCanvas::Call& call : canvas.calls) ASSERT_TRUE(inside(call.box, scene(id).world(edited)));
            EXPECT_EQ(std::ranges::count_if(canvas.calls,
                                            [](const LogCanvas::Call& call) {
                                                return call.kind == CallKind::fill && call.paint.role == Role::wall;
                                            }),
                      static_cast<std::ptrdiff_t>(edited.map.extent().cells() - edited.map.floor_cells()));
        });
    }
}

TEST(Drawing, EveryLegendEntryHasASample) {
    for (const std::string& id : grid_scenes())
        for (const LegendEntry& entry : scene(id).legend(input_of(id))) {
            LogCanvas canvas({0, 0, 1, 1}, 20);
            canvas.words = words(id);
            scene(id).draw_sample(canvas, entry);
            EXPECT_FALSE(canvas.calls.empty()) << entry.key;
            for (const LogCanvas::Call& call : canvas.calls) EXPECT_TRUE(inside(call.box, {0, 0, 1, 1})) << entry.key;
        }
}

TEST(Movers, TheRingMovesFromStepToStep) {
    for (const std::string& id : grid_scenes()) {
        std::vector<Point> places;
        Input input = from_above(scene(id).preset("open", input_of(id)));
        input.script = input_of(id).script;
        each_moment(id, input, 1, [&](const Moment& moment) {
            const auto movers = scene(id).movers(moment);
            ASSERT_FALSE(movers.empty());
            EXPECT_EQ(movers[0].id, 0);
            if (places.empty() || places.back() != movers[0].place) places.push_back(movers[0].place);
        });
        EXPECT_GT(places.size(), 5u) << id;
        EXPECT_EQ(places.front(), centre_of(*cell_from_text(input.settings.at(tokens(id)[0]))));
    }
}

TEST(Drawing, ARasterKeepsItsMemoryForTheNextFrame) {
    LogCanvas canvas({0, 0, 300, 200}, 2);
    const auto floor = [](Cell) { return Tile{}; };
    draw_floor(canvas, Level({300, 200}), floor);
    const Paint* memory = room_for_dots().data();
    EXPECT_GE(room_for_dots().capacity(), 60'000u);
    draw_floor(canvas, Level({300, 200}), floor);
    EXPECT_EQ(room_for_dots().data(), memory);
    ASSERT_EQ(canvas.calls.size(), 2u);
}

TEST(Depths, TheLargestNumberOfTheRun) {
    EXPECT_EQ(depths(scene("wave").record(input_of("wave"), {})).largest, 13);
    EXPECT_EQ(depths(scene("way-back").record(input_of("way-back"), {})).largest, 11);
    EXPECT_EQ(depths(scene("way-back").record(input_of("way-back", {{"end", "stack"}}), {})).largest, 12);
    EXPECT_EQ(depths(Recording{}).largest, 1);
}

TEST(Depths, AreTheStepsAlongTheBreadcrumbsAtEveryMoment) {
    for (const Input& input : inputs_of("way-back"))
        each_moment("way-back", input, 29, [&](const Moment& moment) {
            const auto came_from = moment.now.find("came_from");
            if (!came_from) return;
            const Depths all = depths(moment.recording);
            const Extent extent = input.map.extent();
            for (std::size_t i = 0; i < extent.cells(); ++i) {
                Cell c = extent.at(i);
                if (came_from->at<Cell>(c) == nowhere) continue;
                int steps = 0;
                for (; came_from->at<Cell>(c) != c; c = came_from->at<Cell>(c)) ++steps;
                ASSERT_EQ(all.of_cell[i], steps) << to_text(extent.at(i)) << " at " << moment.position;
            }
        });
}

}  // namespace
}  // namespace stepwell
