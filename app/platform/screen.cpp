#include "app/platform/screen.h"

#include <glad/gl.h>
#include <imgui.h>

#include <backends/imgui_impl_opengl3.h>

#include <bit>

namespace stepwell {

Colour Screenshot::at(int x, int y) const {
    const auto i = (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)) * 4;
    return {rgba[i], rgba[i + 1], rgba[i + 2], rgba[i + 3]};
}

Result<std::unique_ptr<Screen>> Screen::open() {
    auto glyphs = Glyphs::open();
    if (!glyphs) return tl::unexpected(glyphs.error());
    return std::unique_ptr<Screen>(new Screen(std::move(*glyphs)));
}

Screen::Screen(std::unique_ptr<Glyphs> glyphs) : glyphs_(std::move(glyphs)) {
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    ImGui::GetStyle().AntiAliasedLinesUseTex = false;  // our texture has no lines
    ImGui_ImplOpenGL3_Init("#version 330 core");
    ImGui_ImplOpenGL3_CreateDeviceObjects();
    // ImGui's own font is never shown; its texture's place is taken by ours, which has a white spot as well.
    io.Fonts->SetTexID(std::bit_cast<ImTextureID>(textures_.glyphs()));
    io.Fonts->TexUvWhitePixel = {glyphs_->white(), glyphs_->white()};
}

Screen::~Screen() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui::DestroyContext();
}

void Screen::show(Point size, Colour ground, const std::function<void(ImDrawList* list, bool again)>& paint) {
    size_ = size;
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {size.x, size.y};
    io.DeltaTime = 1.0F / 60;
    ImGui_ImplOpenGL3_NewFrame();
    glyphs_->take_restarted();
    for (const bool again : {false, true}) {
        ImGui::NewFrame();
        paint(ImGui::GetBackgroundDrawList(), again);
        ImGui::Render();
        // A frame whose own glyphs do not fit the texture is shown as it is: a third time would not be better.
        if (!glyphs_->take_restarted()) break;
    }
    draw(ground);
}

void Screen::draw(Colour ground) {
    textures_.update(*glyphs_);
    glViewport(0, 0, static_cast<int>(size_.x), static_cast<int>(size_.y));
    glDisable(GL_SCISSOR_TEST);
    glClearColor(static_cast<float>(ground.r) / 255, static_cast<float>(ground.g) / 255,
                 static_cast<float>(ground.b) / 255, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImDrawData* data = ImGui::GetDrawData();
    cost_ = {data->TotalVtxCount, data->TotalIdxCount, 0};
    for (int i = 0; i < data->CmdListsCount; ++i) cost_.commands += data->CmdLists[i]->CmdBuffer.Size;
    ImGui_ImplOpenGL3_RenderDrawData(data);
    textures_.end_frame();
}

Screenshot Screen::screenshot() const {
    Screenshot shot;
    shot.width = static_cast<int>(size_.x);
    shot.height = static_cast<int>(size_.y);
    const auto row = static_cast<std::size_t>(shot.width) * 4;
    std::vector<std::uint8_t> upside_down(row * static_cast<std::size_t>(shot.height));
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, shot.width, shot.height, GL_RGBA, GL_UNSIGNED_BYTE, upside_down.data());
    shot.rgba.reserve(upside_down.size());
    for (std::size_t y = static_cast<std::size_t>(shot.height); y-- > 0;)
        shot.rgba.insert(shot.rgba.end(), upside_down.begin() + static_cast<std::ptrdiff_t>(y * row),
                         upside_down.begin() + static_cast<std::ptrdiff_t>((y + 1) * row));
    return shot;
}

}  // namespace stepwell
