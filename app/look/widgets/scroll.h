// A part of the window whose content may be taller (or wider) than it: wheel, drag by finger, thumb, keyboard.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "app/look/widgets/ui.h"

namespace stepwell {

/// Lives as long as its content is painted:
///     ScrollArea scroll(ui, "log", view);
///     float y = scroll.top(); …paint at y…; scroll.finish(y - scroll.top());
/// or, for rows of one height, which may be millions:
///     for (auto [i, end] = scroll.rows_in_view(height, count); i < end; ++i) …paint in scroll.row(i, height)…;
///     scroll.finish_rows(height, count);
class ScrollArea {
public:
    ScrollArea(Ui& ui, std::string_view id, Box view, std::string_view label = {});
    ~ScrollArea();
    ScrollArea(const ScrollArea&) = delete;
    ScrollArea& operator=(const ScrollArea&) = delete;

    /// Where the content's top left corner is on the window.
    float top() const { return static_cast<float>(view_.y - offset_y_); }
    float left() const { return static_cast<float>(view_.x - offset_x_); }
    Box view() const { return view_; }
    /// Width that the content can use beside the thumb.
    float width() const { return view_.w; }
    /// The first row that can be seen, and the one behind the last.
    std::pair<std::size_t, std::size_t> rows_in_view(float height, std::size_t count) const;
    /// Where a row is on the window, exact wherever in the content it lies.
    Box row(std::size_t index, float height) const;
    /// Moves so that `box` (on the window) is in view, with some air around it.
    void show(Box box) { show(view_top(box.y), box.h); }
    void show_row(std::size_t index, float height) { show(static_cast<double>(index) * height, height); }
    /// One of the two must be called once, with the content's size in pixels.
    void finish(double height, float width = 0);
    void finish_rows(float height, std::size_t count) { finish(static_cast<double>(count) * height); }

private:
    double view_top(float y) const { return y - view_.y + offset_y_; }
    void show(double from, float height);
    void keys(double most_y);
    void thumb(double height, double most_y);

    Ui& ui_;
    std::string id_;
    std::string label_;
    Box view_;
    double& offset_y_;
    double& offset_x_;
    double& target_y_;
    double& height_;
    bool finished_ = false;
};

}  // namespace stepwell
