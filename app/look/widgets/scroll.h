// A part of the window whose content may be taller (or wider) than it: wheel, drag by finger, thumb, keyboard.
#pragma once

#include <string>
#include <string_view>

#include "app/look/widgets/ui.h"

namespace stepwell {

/// Lives as long as its content is painted:
///     ScrollArea scroll(ui, "log", view);
///     float y = scroll.top(); …paint at y…; scroll.finish(y - scroll.top());
class ScrollArea {
public:
    ScrollArea(Ui& ui, std::string_view id, Box view, std::string_view label = {});
    ~ScrollArea();
    ScrollArea(const ScrollArea&) = delete;
    ScrollArea& operator=(const ScrollArea&) = delete;

    /// Where the content's top left corner is on the window.
    float top() const { return view_.y - offset_y_; }
    float left() const { return view_.x - offset_x_; }
    Box view() const { return view_; }
    /// Width that the content can use beside the thumb.
    float width() const { return view_.w; }
    /// Moves so that `box` (on the window) is in view, with some air around it.
    void show(Box box);
    /// Must be called once, with the content's size in pixels.
    void finish(float height, float width = 0);

private:
    void keys(float most_y);
    void thumb(float height, float most_y);

    Ui& ui_;
    std::string id_;
    std::string label_;
    Box view_;
    float& offset_y_;
    float& offset_x_;
    float& target_y_;
    float& height_;
    bool finished_ = false;
};

}  // namespace stepwell
