#include "app/program.h"

#include <algorithm>
#include <cstdio>
#include <utility>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include "app/export/icon.h"
#include "app/session/window_title.h"
#include "app/system/end_signals.h"
#include "lessons/kit/lesson.h"

namespace stepwell {
namespace {

constexpr int frames_after_event = 3;

bool idle(const FrameInput& input) {
    return !input.any_down() && !input.any_released() && input.keys.empty() && input.text.empty() &&
           input.dropped.empty() && input.scrolled == Point{};
}

}  // namespace

Program::Program(Window& window, Screen& screen, Session& session)
    : window_(window), screen_(screen), session_(session), ui_(screen.glyphs()), workspace_(screen.textures()) {
    window.set_icon(icon_pixels);
    ui_.copy = [&window](const std::string& text) { window.set_clipboard(text); };
    ui_.paste = [&window] { return window.clipboard(); };
}

void Program::frame(const FrameInput& input) {
    frames_owed_ = idle(input) ? std::max(0, frames_owed_ - 1) : frames_after_event;
    // All the time that went by, though the program may have slept: messages and autosave count it.
    session_.tick(input.time - time_.value_or(input.time));
    time_ = input.time;
    if (!input.dropped.empty()) session_.open_file(input.dropped.front());
    if (input.dropped.size() > 1) session_.messages.post(Message{"messages.only_one_file"});

    const std::size_t position = session_.ready() ? session_.position() : 0;
    if (std::exchange(position_, position) != position) ui_.put_tip_away();

    const Point size = window_.size();
    const Box whole{0, 0, size.x, size.y};
    const Preferences preferences = session_.preferences();
    const float scale = window_.content_scale() * static_cast<float>(preferences.type_size) / 100;
    sizes_ = sizes_in(whole, scale, preferences.projector);
    const Theme& look = theme(preferences.theme);
    screen_.show(size, look.colour(Role::page), [&](ImDrawList* list, bool again) {
        ui_.begin(again ? input.seen_again() : input, list, whole, look, sizes_, preferences.motion);
        workspace_.show(ui_, session_);
        ui_.end();
    });
    window_.set_title(window_title(session_));
    window_.set_pointer(ui_.pointer_shape());
    window_.show_frame();
}

double Program::wakes_in() const {
    if (frames_owed_ > 0) return 0;
    return std::min(ui_.wake(), session_.wakes_in());
}

int run_window(const std::filesystem::path& file) {
#if defined(__GLIBC__)
    // A large recording that is let go is the system's again at once; else it would stay the program's.
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
    EndSignals end([] { Window::wake(); });
    const Language language = system_language();
    const Strings& words = Strings::of(language);
    const auto window = Window::open({});
    if (!window) {
        const std::string message = window.error().reason == NoWindow::Reason::no_display
                                        ? words["start.no_display"]
                                        : words("start.old_graphics", {{"version", window.error().detail}});
        std::fprintf(stderr, "stepwell: %s\n", message.c_str());
        return 1;
    }
    const auto screen = Screen::open();
    if (!screen) {
        std::fprintf(stderr, "stepwell: %s\n", screen.error().message.c_str());
        return 1;
    }
    const std::vector<Lesson> lessons = all_lessons();
    const Folders folders = Folders::of_system();
    Session session(lessons, folders, language);
    if (folders.state.empty()) session.messages.post({"messages.no_home", {}, Message::Tone::trouble});
    if (!file.empty()) session.open_file(file);
    Program program(**window, **screen, session);
    double last = Window::now();
    while (!(*window)->wants_to_close() && !program.wants_to_quit() && !end.wanted()) {
        const double wait = (*window)->events().empty() ? program.wakes_in() : 0;
        (*window)->wait(wait);
        const double now = Window::now();
        program.frame((*window)->events().next(now, static_cast<float>(now - last)));
        (*window)->set_fullscreen(session.preferences().projector);
        last = now;
    }
    end.stop();
    return 0;
}

}  // namespace stepwell
