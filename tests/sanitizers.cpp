// Part of every program of a sanitizer build.
#include <chrono>
#include <filesystem>
#include <thread>

namespace {

/// Mesa's threads end on their own while the program does, and LeakSanitizer may stumble over one that is just going.
/// Made first, this ends last, just before LeakSanitizer looks: it waits for them, but not for ever.
struct LastThreadsGone {
    LastThreadsGone() = default;
    LastThreadsGone(const LastThreadsGone&) = delete;
    LastThreadsGone& operator=(const LastThreadsGone&) = delete;
    ~LastThreadsGone() {
        for (int i = 0; i < 100 && threads() > 1; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }

    static std::ptrdiff_t threads() {
        std::error_code none;
        const std::filesystem::directory_iterator tasks("/proc/self/task", none);
        return none ? 1 : std::distance(begin(tasks), end(tasks));
    }
};
const LastThreadsGone last_threads_gone;

}  // namespace

// Mesa closes its driver modules before LeakSanitizer looks, which then cannot name (or suppress) what they hold: keep
// them open.
extern "C" int dlclose(void*) { return 0; }

// Cairo 1.16 forgets an array of every CID-keyed font (Noto Sans CJK) that it writes into a PDF: ten lines of its own
// calls alone show it. LeakSanitizer cannot see deeper than the library's name there.
extern "C" const char* __lsan_default_suppressions() { return "leak:libcairo.so.2\n"; }
