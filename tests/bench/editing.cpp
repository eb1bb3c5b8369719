#include "tests/bench/editing.h"

#include <chrono>
#include <stdexcept>
#include <thread>

#include "app/session/session.h"
#include "core/base/text.h"
#include "core/grid/floors.h"
#include "tests/bench/frames.h"
#include "tests/bench/measure.h"

namespace stepwell::bench {
namespace {

/// Milliseconds of this thread's processor time, whatever other threads do meanwhile.
template <class Run>
double own_milliseconds(Run run) {
    const auto now = [] {
        timespec time = {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
    };
    const double begin = now();
    run();
    return now() - begin;
}

/// Milliseconds by the clock.
template <class Run>
double passing_milliseconds(Run run) {
    const auto begin = std::chrono::steady_clock::now();
    run();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

Point centre(int x, int y) { return {static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F}; }

}  // namespace

Editing edit_walls(Extent room) {
    const std::vector<Lesson> lessons = all_lessons();
    Session session(lessons);
    if (!session.open_scene("compare")) throw std::runtime_error("there is no scene `compare`");
    Input input = session.scene().first_input();
    input.map = open_room(room);
    input.settings["start"] = "1,1";
    input.settings["goal"] = to_text(cell(room.width - 2, room.height - 2));
    if (!session.change_input(input)) throw std::runtime_error("the scene refuses the room");
    session.finish_recording();
    session.seek(session.last());
    session.choose_tool(Tool::wall);

    Frames frames;
    const auto draw = [&] {
        const Box world = session.scene().world(session.run().input());
        const float half = Frames::view.w / 2;
        frames.frame([&] {
            for (std::size_t stage = 0; stage < session.run().stages(); ++stage)
                frames.stage(world, {static_cast<float>(stage) * half, 0, half, Frames::view.h}, [&](Canvas& canvas) {
                    session.scene().draw(canvas, session.stage_moment(stage), session.movers(stage));
                });
        });
    };
    const auto press = [&](int x) { session.press(centre(x, room.height / 2)); };
    draw();  // glyphs are made once
    std::vector<double> edits, takings, pictures, recordings, waits;
    for (int i = 0; i < 9; ++i) {
        const int x = 2 + 4 * i;
        edits.push_back(own_milliseconds([&] {
            press(x);
            draw();
        }));
        session.release();
        while (session.recording()) {
            const double taking = own_milliseconds([&] { session.tick(1 / 60.0); });
            if (!session.recording()) takings.push_back(taking);
            else std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        pictures.push_back(own_milliseconds(draw));
        recordings.push_back(own_milliseconds([&] { RecordedRun::record(session.scene(), session.input(), {}); }));
        press(x + 2);
        session.release();
        std::this_thread::sleep_for(std::chrono::milliseconds(3));  // it is in the middle of it
        waits.push_back(passing_milliseconds([&] { press(x + 3); }));
        session.release();
        session.finish_recording();
        draw();
    }
    return {median(edits), median(takings), median(pictures), median(recordings), median(waits)};
}

}  // namespace stepwell::bench
