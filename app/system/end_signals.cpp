#include "app/system/end_signals.h"

#include <utility>

namespace stepwell {
namespace {

constexpr int wake_up = SIGUSR1;  // nobody else sends it

}  // namespace

EndSignals::EndSignals(std::function<void()> came) : came_(std::move(came)) {
    sigemptyset(&signals_);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        struct sigaction now {};
        sigaction(signal, nullptr, &now);
        if (now.sa_handler != SIG_IGN) sigaddset(&signals_, signal);
    }
    sigaddset(&signals_, wake_up);
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
    thread_ = std::thread([this] { listen(); });
}

void EndSignals::stop() {
    if (over_.exchange(true)) return;
    pthread_kill(thread_.native_handle(), wake_up);
    thread_.join();
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void EndSignals::listen() {
    int signal = 0;
    while (sigwait(&signals_, &signal) == 0 && !over_) {
        wanted_ = true;
        came_();
    }
}

}  // namespace stepwell
