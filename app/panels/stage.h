#pragma once

#include <optional>

#include "app/look/camera.h"
#include "app/look/widgets/textures.h"
#include "app/panels/panel.h"

namespace stepwell {

/// The scene's picture with all that people do on it: draw, drag, answer, ask, pan, zoom, write with the pen.
class StagePanel {
public:
    explicit StagePanel(Textures& textures) : textures_(textures) {}

    /// Fills `box` with the picture; nothing else is in it.
    void show(const Panel& panel, Box box);
    /// Shows the whole map again.
    void fit() { wants_fit_ = true; }
    const Camera& camera() const { return camera_; }

private:
    void look(const Panel& panel, Box box);
    void paint(const Panel& panel, const Touch& touch, Box box);
    void edit(const Panel& panel, const Touch& touch);
    void write(const Panel& panel, const Touch& touch);
    void move_camera(const Panel& panel, const Touch& touch, Box box);
    void keyboard(const Panel& panel, const Touch& touch);
    void picked_cell(const Panel& panel);
    void camera_buttons(const Panel& panel, Box box);
    void pen_buttons(const Panel& panel, Box box);

    Textures& textures_;
    Camera camera_;
    const Scene* scene_ = nullptr;  // that the camera looks at
    Box world_;
    bool wants_fit_ = true;
    bool editing_ = false, panning_ = false;
    Point panned_from_;
    Cell cursor_ = cell(0, 0);  // the keyboard's
};

/// One line that says what the picture's signs mean; two where it is narrow. Height for a width, in pixels.
float legend_height(const Panel& panel, float width);
void legend(const Panel& panel, Textures& textures, Box box);

}  // namespace stepwell
