// The system, or Ctrl+C in a terminal, asks the program to end: then it ends as if its window was closed, and saves.
#pragma once

#include <atomic>
#include <csignal>
#include <thread>

namespace stepwell {

/// Made before any other thread, so that SIGTERM, SIGINT and SIGHUP come to this one alone. Those that are ignored
/// (nohup) stay so.
class EndSignals {
public:
    EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;
    ~EndSignals() { stop(); }

    /// Whether one has come. The window is woken for it.
    bool wanted() const { return wanted_; }
    /// Before the window goes: from now on they end the program as ever.
    void stop();

private:
    void listen();

    sigset_t signals_{}, before_{};
    std::atomic<bool> wanted_ = false, over_ = false;
    std::thread thread_;
};

}  // namespace stepwell
