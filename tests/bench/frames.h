// Frames without a window: what our own code and ImGui's draw lists cost.
#pragma once

#include <imgui.h>

#include <memory>
#include <stdexcept>

#include "app/look/widgets/imgui_canvas.h"
#include "tests/bench/no_graphics.h"

namespace stepwell::bench {

/// A window of 1600 × 900 pixels that nobody sees: OpenGL takes its textures and does nothing with them.
class Frames {
public:
    static constexpr Box view{0, 0, 1600, 900};

    Frames() {
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {view.w, view.h};
        io.Fonts->Build();  // no frame without a font, though none of it is shown
    }

    /// One frame; `draw()` calls stage().
    template <class Draw>
    void frame(Draw draw) {
        ImGui::NewFrame();
        ImDrawList* list = ImGui::GetBackgroundDrawList();
        painter_.use(list);
        draw();
        ImGui::Render();
        textures_.end_frame();
        commands_ = list->CmdBuffer.Size;
        vertices_ = list->VtxBuffer.Size;
    }
    /// `draw(canvas)` on a stage in `box`, which the world fills.
    template <class Draw>
    void stage(const Box& world, const Box& box, Draw draw) {
        Camera camera;
        camera.fit(world, box, 8);
        ImGuiCanvas canvas(painter_, textures_, theme(ThemeName::light), camera, box, 1);
        draw(canvas);
    }

    /// Of the last frame.
    int commands() const { return commands_; }
    int vertices() const { return vertices_; }

private:
    static ImGuiContext* context() {
        use_no_graphics();
        return ImGui::CreateContext();
    }
    static std::unique_ptr<Glyphs> glyphs() {
        auto glyphs = Glyphs::open();
        if (!glyphs) throw std::runtime_error(glyphs.error().message);
        return std::move(*glyphs);
    }

    std::unique_ptr<ImGuiContext, void (*)(ImGuiContext*)> context_{context(), ImGui::DestroyContext};
    std::unique_ptr<Glyphs> glyphs_ = glyphs();
    Textures textures_;
    Painter painter_{*glyphs_};
    int commands_ = 0, vertices_ = 0;
};

}  // namespace stepwell::bench
