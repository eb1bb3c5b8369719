#include "app/session/recording_job.h"

#include <new>
#include <utility>

namespace stepwell {

void RecordingJob::start(Order order) {
    cancel();
    work_ = std::make_shared<Work>(std::move(order));
    {
        const std::lock_guard lock(mutex_);
        next_ = work_;
    }
    ordered_.notify_one();
    if (!thread_.joinable()) thread_ = std::jthread([this](const std::stop_token& end) { run(end); });
}

/// The thread: one order after the other, so that there is memory for one recording only.
void RecordingJob::run(const std::stop_token& end) {
    for (;;) {
        std::shared_ptr<Work> work;
        {
            std::unique_lock lock(mutex_);
            if (!ordered_.wait(lock, end, [this] { return next_ != nullptr; })) return;
            work = std::move(next_);
        }
        carry_out(*work);
        work->done = true;
        work->done.notify_all();
    }
}

void RecordingJob::carry_out(Work& work) {
    const Order& order = work.order;
    try {
        work.result.run = RecordedRun::record(
            order.scene, order.input, {order.bytes, work.stop.get_token(), &work.progress}, work.given_up.get_token());
        if (work.result.run && !work.given_up.stop_requested())
            work.result.cursors = cursors_on(*work.result.run, order.focus, order.wanted);
    } catch (const std::bad_alloc&) {
        work.result = {};  // the machine has less memory than the budget allows
    }
}

void RecordingJob::stop() {
    if (running()) work_->stop.request_stop();
}

void RecordingJob::cancel() {
    stop();
    if (running()) work_->given_up.request_stop();
    const std::lock_guard lock(mutex_);
    next_ = work_ = nullptr;
}

RecordingJob::Recorded RecordingJob::finish() {
    if (!running()) return {};
    work_->done.wait(false);
    return std::move(std::exchange(work_, nullptr)->result);
}

}  // namespace stepwell
