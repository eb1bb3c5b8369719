// The system, or Ctrl+C in a terminal, asks the program to end: then it ends as if its window was closed, and saves.
#pragma once

#include <atomic>
#include <csignal>
#include <thread>

namespace stepwell {

/// Made before any other thread, so that SIGTERM, SIGINT and SIGHUP come to this one alone.
class EndSignals {
public:
    EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;
    ~EndSignals();

    /// Whether one has come. The window is woken for it.
    bool wanted() const { return wanted_; }

private:
    void listen();

    sigset_t signals_{}, before_{};
    std::atomic<bool> wanted_ = false, over_ = false;
    std::thread thread_;
};

}  // namespace stepwell
