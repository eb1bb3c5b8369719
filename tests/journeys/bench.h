// A real window for tests: they send the events, time goes by in steps of a sixtieth of a second.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/look/widgets/ui.h"
#include "app/platform/screen.h"
#include "app/platform/window.h"

namespace stepwell {

class Bench {
public:
    explicit Bench(int width = 1600, int height = 900);

    using Paint = std::function<void(Ui&)>;
    void set_paint(Paint paint) { paint_ = std::move(paint); }
    void set_theme(ThemeName name) { theme_ = name; }
    void set_scale(float scale) { scale_ = scale; }

    void frame();
    void frames(int count);
    /// Frames until nothing moves any more.
    void settle();
    /// Presses and releases the left button in the middle of a widget.
    void click(const std::string& id);
    void point_at(Point at);
    void key(Key key, Mods mods = {});
    void type(std::string_view text);
    void drag(Point from, Point to);

    Ui& ui() { return *ui_; }
    /// Forgets everything that widgets keep between frames.
    void forget() { ui_ = std::make_unique<Ui>(screen_->glyphs()); }
    Window& window() { return *window_; }
    Screen& screen() { return *screen_; }
    Screenshot screenshot() const { return screen_->screenshot(); }
    /// Saves the picture as NAME.png in the folder that STEPWELL_SHOTS names, if it is set.
    void save(const std::string& name) const;

private:
    Window* window_;
    Screen* screen_;
    std::unique_ptr<Ui> ui_;
    Paint paint_ = [](Ui&) {};
    ThemeName theme_ = ThemeName::light;
    Sizes sizes_;
    float scale_ = 1;
    double time_ = 0;
};

}  // namespace stepwell
