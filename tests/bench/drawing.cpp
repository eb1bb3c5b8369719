#include "tests/bench/drawing.h"

#include <memory>
#include <stdexcept>

#include "app/session/run.h"
#include "core/grid/floors.h"
#include "lessons/kit/lesson.h"
#include "tests/bench/frames.h"
#include "tests/bench/measure.h"

namespace stepwell::bench {

Drawing draw_wave(Extent room) {
    const std::vector<Lesson> lessons = all_lessons();
    const Scene& scene = *find_scene(lessons, "wave").scene;
    Input input = scene.first_input();
    input.map = open_room(room);
    input.settings["start"] = "1,1";
    if (const auto checked = scene.check(input); !checked) throw std::runtime_error(checked.error().message);
    const auto run = RecordedRun::record(scene, input, {});
    Cursor cursor(run->stage(0));
    const std::size_t middle = cursor.moment(input).recording.size() / 2;

    Frames frames;
    const auto draw = [&](std::size_t position) {
        cursor.seek(position);
        double time = 0;
        frames.frame([&] {
            time = milliseconds([&] {
                frames.stage(scene.world(input), Frames::view, [&](Canvas& canvas) {
                    const Moment moment = cursor.moment(input);
                    scene.draw(canvas, moment, scene.movers(moment));
                });
                return position;
            });
        });
        return time;
    };
    draw(middle);  // glyphs are made once
    std::vector<double> times;
    for (std::size_t i = 1; i <= 31; ++i) times.push_back(draw(middle + 10 * i));  // each time another picture
    return {frames.commands(), frames.vertices(), median(times)};
}

}  // namespace stepwell::bench
