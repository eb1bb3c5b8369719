// The whole program in a real window, driven by events that a test sends.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/program.h"
#include "lessons/kit/lesson.h"

namespace stepwell {

class Journey {
public:
    /// No scene: the program's start decides. Without folders nothing is read from or written to disk. Motion is off,
    /// so that tests of other things are quick.
    explicit Journey(int width = 1600, int height = 900, std::string_view scene = "way-back", Folders folders = {},
                     std::vector<Lesson> lessons = all_lessons());
    ~Journey();

    /// Time goes on by so many seconds; by more than 0.1 only if the program slept.
    void frame(double passed = 1.0 / 60);
    void frames(int count);
    /// Lets time go by in few frames.
    void wait(double seconds);
    /// Frames until nothing moves any more and no recording is being made.
    void settle();

    /// Presses and releases a button in the middle of a widget, or at a place of the window.
    void click(const std::string& id);
    void click(Point at, Button button = Button::left);
    /// A click that nobody waits for.
    void tap(Point at);
    /// Down at the first point, along the others frame by frame, up at the last.
    void drag(std::initializer_list<Point> points, Button button = Button::left);
    void point_at(Point at);
    /// Down at the first point, then on to the last in one jump; nothing is let go.
    void hold(Point from, Point to, Button button = Button::left);
    void let_go(Button button = Button::left);
    void drop(std::vector<std::string> files);
    void scroll(float notches);
    void press(Key key, Mods mods = {});
    void press(char letter, Mods mods = {});
    void press_chord(const Chord& chord);
    /// So many presses between two frames.
    void press_at_once(Key key, int times);
    void type(std::string_view text);
    void resize(int width, int height);

    Session& session() { return *session_; }
    Program& program() { return *program_; }
    Ui& ui() { return program_->ui(); }
    const WidgetInfo* find(const std::string& id) { return ui().find(id); }
    /// Where the middle of a cell is on the window.
    Point at(Cell cell);
    Box box(Cell cell);
    Screenshot screenshot() const;
    Colour role(Role role) { return ui().colour(role); }
    /// The colour in the upper left part of a cell, where no number is.
    Colour colour_of(Cell cell);
    /// Saves the picture as NAME.png in the folder that STEPWELL_SHOTS names, if it is set.
    void save(const std::string& name) const;
    void change(const std::function<void(Preferences&)>& edit);

private:
    const std::vector<Lesson> lessons_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Program> program_;
    double time_ = 0;
};

/// How many pixels of `box` (without one: of all) differ between two pictures of the same size.
std::size_t differing(const Screenshot& a, const Screenshot& b, std::optional<Box> box = {});
/// How many pixels of `box` have this colour.
std::size_t count(const Screenshot& shot, Box box, Colour colour);

}  // namespace stepwell
