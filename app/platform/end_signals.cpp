#include "app/platform/end_signals.h"

#include "app/platform/window.h"

namespace stepwell {

EndSignals::EndSignals() {
    sigemptyset(&signals_);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaddset(&signals_, signal);
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
    thread_ = std::thread([this] { listen(); });
}

EndSignals::~EndSignals() {
    over_ = true;
    pthread_kill(thread_.native_handle(), SIGTERM);
    thread_.join();
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void EndSignals::listen() {
    int signal = 0;
    while (!over_) {
        if (sigwait(&signals_, &signal) != 0) return;
        wanted_ = true;
        Window::wake();
    }
}

}  // namespace stepwell
