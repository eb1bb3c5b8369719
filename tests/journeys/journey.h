// The whole program in a real window, driven by events that a test sends. Nothing is read from or written to disk.
#pragma once

#include <memory>
#include <string>

#include "app/platform/program.h"
#include "lessons/kit/lesson.h"

namespace stepwell {

class Journey {
public:
    explicit Journey(int width = 1600, int height = 900, std::string_view scene = "way-back");
    ~Journey();

    void frame();
    void frames(int count);
    /// Frames until nothing moves any more and no recording is being made.
    void settle();

    /// Presses and releases a button in the middle of a widget, or at a place of the window.
    void click(const std::string& id);
    void click(Point at, Button button = Button::left);
    /// Down at the first point, along the others frame by frame, up at the last.
    void drag(std::initializer_list<Point> points, Button button = Button::left);
    void point_at(Point at);
    void scroll(float notches);
    void press(Key key, Mods mods = {});
    void press(char letter, Mods mods = {});
    void type(std::string_view text);
    void resize(int width, int height);

    Session& session() { return *session_; }
    Program& program() { return *program_; }
    Ui& ui() { return program_->ui(); }
    const WidgetInfo* find(const std::string& id) { return ui().find(id); }
    /// Where the middle of a cell is on the window.
    Point at(Cell cell);
    Screenshot screenshot() const;
    /// The colour in the upper left part of a cell, where no number is.
    Colour colour_of(Cell cell);
    /// Saves the picture as NAME.png in the folder that STEPWELL_SHOTS names, if it is set.
    void save(const std::string& name) const;
    void change(const std::function<void(Preferences&)>& edit);

private:
    const std::vector<Lesson> lessons_ = all_lessons();
    std::unique_ptr<Session> session_;
    std::unique_ptr<Program> program_;
    double time_ = 0;
};

}  // namespace stepwell
