#include "app/panels/code.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/look/widgets/scroll.h"

namespace stepwell {
namespace {

Colour ink_of(const Theme& theme, Ink ink) {
    switch (ink) {
        case Ink::keyword: return theme.keyword;
        case Ink::number:
        case Ink::string: return theme.literal;
        case Ink::comment: return theme.comment;
        case Ink::plain: break;
    }
    return theme.colour(Role::ink);
}

/// The anchors of the open calls: the marked one last, before it the places where the callers wait.
std::vector<std::string> anchors_of(const Moment& moment) {
    std::vector<std::string> anchors;
    for (const std::size_t p : moment.recording.frames(moment.position))
        anchors.push_back(moment.recording.anchor(p).path());
    return anchors;
}

}  // namespace

void CodePanel::read(const Panel& panel) {
    const Session& session = panel.session;
    const Settings& settings = session.ready() ? session.run().input().settings : session.input().settings;
    Source source{&session.scene(), session.preferences().code, settings};
    if (source == source_) return;
    source_ = std::move(source);
    listings_ = listings_of(session.lesson(), session.scene(), source_.language, source_.settings);
    followed_.clear();
}

void CodePanel::show(const Panel& panel, Box box) {
    read(panel);
    Ui& ui = panel.ui;
    const float row_height = std::round(ui.sizes().code * 1.55F);
    const std::vector<std::string> anchors =
        panel.session.ready() ? anchors_of(panel.session.moment()) : std::vector<std::string>{};
    const bool hidden = panel.session.hidden();

    ScrollArea scroll(ui, "code", box, panel.strings["tabs.code"]);
    float y = scroll.top() + ui.pad(1);
    float widest = 0;
    std::optional<Box> marked;
    for (const Listing& listing : listings_) {
        if (listings_.size() > 1) {
            const Box head{scroll.left() + ui.pad(2), y, scroll.width(), row_height};
            ui.paint().label(head, Font::medium, ui.sizes().label, listing.function, ui.colour(Role::quiet));
            y += row_height;
        }
        int number = 0;
        for (const CodeLine& code : listing.lines) {
            const Box row{box.x, y, box.w, row_height};
            ++number;
            if (!code.anchor.empty() && !anchors.empty()) {
                if (code.anchor == anchors.back()) {
                    ui.paint().fill(row, ui.colour(Role::marked));
                    ui.paint().fill({row.x, row.y, ui.pad(0.5F), row.h}, ui.colour(Role::marked_bar));
                    marked = marked ? Box{row.x, marked->y, row.w, row.y + row.h - marked->y} : row;
                } else if (std::ranges::find(anchors, code.anchor) != anchors.end()) {  // a caller that waits here
                    ui.paint().fill({row.x, row.y, ui.pad(0.5F), row.h}, ui.colour(Role::marked_bar));
                }
            }
            const std::string id = fmt::format("code.{}.{}", listing.function, number);
            widest = std::max(widest, line(panel, {scroll.left(), y, scroll.width(), row_height}, code, number, id));
            y += row_height;
        }
        y += ui.pad(1);
    }
    // Follow the mark, but only when it moves: a reader may scroll away from it.
    const std::string now = anchors.empty() ? "" : fmt::format("{} {}", anchors.back(), panel.session.position());
    if (marked && now != followed_ && !hidden) scroll.show(*marked);
    followed_ = now;
    scroll.finish(y - scroll.top(), widest);
}

/// Returns the width that the line needs.
float CodePanel::line(const Panel& panel, Box row, const CodeLine& code, int number, std::string_view id) {
    Ui& ui = panel.ui;
    const float size = ui.sizes().code;
    const float gutter = ui.pad(6);
    if (!ui.visible({row.x, row.y, 1, row.h})) {  // measured, not drawn
        float width = gutter + ui.pad(2);
        for (const CodeSpan& span : code.spans) width += ui.paint().width(Font::mono, size, span.text);
        return width;
    }
    if (!code.anchor.empty()) {
        const bool stops = panel.session.breakpoints().contains(code.anchor);
        const Box target{ui.clip().x, row.y, ui.clip().w, row.h};
        const Touch touch = ui.area(id, target, panel.strings["code.breakpoint_tip"], {.on = stops});
        if (touch.clicked) panel.session.toggle_breakpoint(code.anchor);
        if (touch.focused) ui.focus_ring(target, 0);
        if (touch.hovered) ui.set_pointer(Pointer::hand);
        const Point dot{row.x + ui.pad(1.75F), row.y + row.h / 2};
        if (stops) ui.paint().disc(dot, ui.pad(0.625F), ui.colour(Role::wrong));
        else if (touch.hovered || touch.focused) ui.paint().ring(dot, ui.pad(0.5F), ui.colour(Role::wrong), ui.sizes().hair);
    }
    ui.paint().label({row.x + ui.pad(2), row.y, gutter - ui.pad(3), row.h}, Font::mono, size, fmt::format("{}", number),
                     ui.theme().line_number, Align::right);
    float x = row.x + gutter;
    for (const CodeSpan& span : code.spans) {
        const float width = ui.paint().width(Font::mono, size, span.text);
        ui.paint().label({x, row.y, width + 1, row.h}, Font::mono, size, span.text, ink_of(ui.theme(), span.ink));
        x += width;
    }
    return x - row.x + ui.pad(2);
}

}  // namespace stepwell
