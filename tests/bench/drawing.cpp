#include "tests/bench/drawing.h"

#include <imgui.h>

#include <memory>
#include <stdexcept>

#include "app/look/widgets/imgui_canvas.h"
#include "app/session/run.h"
#include "core/grid/floors.h"
#include "lessons/kit/lesson.h"
#include "tests/bench/measure.h"
#include "tests/bench/no_graphics.h"

namespace stepwell::bench {

Drawing draw_wave(Extent room) {
    use_no_graphics();
    const std::vector<Lesson> lessons = all_lessons();
    const Scene& scene = *find_scene(lessons, "wave").scene;
    Input input = scene.first_input();
    input.map = open_room(room);
    input.settings["start"] = "1,1";
    if (const auto checked = scene.check(input); !checked) throw std::runtime_error(checked.error().message);
    Cursor cursor(std::make_shared<const Recording>(scene.record(input, {})));
    const std::size_t middle = cursor.moment(input).recording.size() / 2;

    const auto glyphs = Glyphs::open();
    if (!glyphs) throw std::runtime_error(glyphs.error().message);
    const std::unique_ptr<ImGuiContext, void (*)(ImGuiContext*)> context(ImGui::CreateContext(), ImGui::DestroyContext);
    const Box view{0, 0, 1600, 900};
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = {view.w, view.h};
    io.Fonts->Build();  // no frame without a font, though none of it is shown
    Textures textures;
    Painter painter(**glyphs);
    Camera camera;
    camera.fit(scene.world(input), view, 8);
    Drawing drawing;
    const auto draw = [&](std::size_t position) {
        cursor.seek(position);
        ImGui::NewFrame();
        ImDrawList* list = ImGui::GetBackgroundDrawList();
        painter.use(list);
        const double time = bench::milliseconds([&] {
            ImGuiCanvas canvas(painter, textures, theme(ThemeName::light), camera, view, 1);
            const Moment moment = cursor.moment(input);
            scene.draw(canvas, moment, scene.movers(moment));
            return list->VtxBuffer.Size;
        });
        ImGui::Render();
        textures.end_frame();
        drawing.commands = list->CmdBuffer.Size;
        drawing.vertices = list->VtxBuffer.Size;
        return time;
    };
    draw(middle);  // glyphs are made once
    std::vector<double> times;
    for (std::size_t i = 1; i <= 31; ++i) times.push_back(draw(middle + 10 * i));  // each time another picture
    drawing.milliseconds = median(times);
    return drawing;
}

}  // namespace stepwell::bench
