#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "app/look/camera.h"
#include "app/look/widgets/textures.h"
#include "app/panels/panel.h"

namespace stepwell {

/// What a key does while the keyboard is in the picture: texts `scene_keys.<name>.name` and `.help`.
struct SceneKeys {
    std::string_view name;
    std::vector<Key> keys;  ///< any of them
};

/// All of them, for the help sheet.
std::span<const SceneKeys> scene_keys();

/// The scene's picture with all that people do on it: draw, drag, answer, ask, pan, zoom, write with the pen.
class StagePanel {
public:
    /// Of the stage with this index; a scene with one stage has stage 0.
    StagePanel(Textures& textures, std::size_t index);

    /// Fills `box` with the picture; nothing else is in it.
    void show(const Panel& panel, Box box);
    /// Frames a cell in the next picture: an answer that the pointer is on.
    void point_at(Cell cell) { pointed_at_ = cell; }
    /// Shows the whole map again.
    void fit() { wants_fit_ = true; }
    const Camera& camera() const { return camera_; }
    /// What stays free around the whole picture. Pixels.
    static float air(const Ui& ui);
    /// Somebody has moved this picture: the others are to follow.
    bool moved() const { return moved_; }
    void look_like(const StagePanel& other) { camera_.look_like(other.camera_); }

private:
    void look(const Panel& panel, Box box);
    void paint(const Panel& panel, const Touch& touch, Box box);
    void follow_gesture(const Panel& panel, const Touch& touch);
    std::vector<Point> moves(const Panel& panel) const;
    void edit(const Panel& panel, const Touch& touch);
    Point aimed_at(const Session& session, Point pixel) const;
    void write(const Panel& panel, const Touch& touch);
    void pan(const Panel& panel, const Touch& touch);
    void keyboard(const Panel& panel, const Touch& touch);
    void picked_cell(const Panel& panel);
    bool focused(const Session& session) const { return session.focus() == index_; }
    std::string value_text(const Panel& panel, Cell cell) const;
    std::string writer_text(const Panel& panel, Cell cell);
    std::optional<std::size_t> writer_of(const Session& session, Cell cell);
    void camera_buttons(const Panel& panel, Box box);
    static Box place_for_pen(const Panel& panel, Box& box);
    static void pen_buttons(const Panel& panel, Box place);

    Textures& textures_;
    std::size_t index_;
    std::string area_;  // the id of its area: `stage`, `stage.2`
    Camera camera_;
    bool moved_ = false;            // the camera was, in the last frame
    const Scene* scene_ = nullptr;  // that the camera looks at
    Box world_;
    bool wants_fit_ = true;
    enum class Gesture : std::uint8_t { none, edit, write, pan, light };
    Gesture gesture_ = Gesture::none;  // what the press began
    bool panned_ = false;
    std::optional<Cell> pointed_at_;
    Point panned_from_;
    Cell cursor_ = cell(0, 0);  // the keyboard's
    using Asked = std::tuple<std::size_t, std::size_t, Cell>;
    std::optional<Asked> asked_;  // whose writer was looked for last
    std::optional<std::size_t> writer_;
};

/// One line that says what the picture's signs mean; two where it is narrow. Height for a width, in pixels, with room
/// for all that may be drawn.
float legend_height(const Panel& panel, const Sizes& sizes, float width);
/// The width of the longest entry: what a legend beside the picture needs.
float legend_width(const Panel& panel, const Sizes& sizes);
void legend(const Panel& panel, const Sizes& sizes, Textures& textures, Box box);

}  // namespace stepwell
