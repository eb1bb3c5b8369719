// The system, or Ctrl+C in a terminal, asks the program to end: then it ends in its own way, and leaves nothing behind.
#pragma once

#include <atomic>
#include <csignal>
#include <functional>
#include <thread>

namespace stepwell {

/// Made before any other thread, so that SIGTERM, SIGINT and SIGHUP come to this one alone. Those that are ignored
/// (nohup) stay so.
class EndSignals {
public:
    /// `came` is called, on a thread of its own, for each signal that comes.
    explicit EndSignals(std::function<void()> came);
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;
    ~EndSignals() { stop(); }

    /// Whether one has come.
    bool wanted() const { return wanted_; }
    /// From now on they end the program as ever.
    void stop();

private:
    void listen();

    std::function<void()> came_;
    sigset_t signals_{}, before_{};
    std::atomic<bool> wanted_ = false, over_ = false;
    std::thread thread_;
};

}  // namespace stepwell
