#include "app/session/recording_job.h"

#include <new>
#include <utility>

namespace stepwell {

void RecordingJob::start(const Scene& scene, Input input, std::size_t bytes) {
    cancel();
    progress_ = 0;
    done_ = false;
    thread_ = std::jthread([this, &scene, bytes, input = std::move(input)](std::stop_token stop) {
        try {
            result_ = RecordedRun::record(scene, input, {bytes, std::move(stop), &progress_});
        } catch (const std::bad_alloc&) {
            result_ = nullptr;  // the machine has less memory than the budget allows
        }
        done_ = true;
    });
}

void RecordingJob::cancel() {
    if (running()) {
        thread_.request_stop();
        thread_.join();
    }
    result_ = nullptr;
}

std::unique_ptr<RecordedRun> RecordingJob::finish() {
    if (running()) thread_.join();
    return std::move(result_);
}

}  // namespace stepwell
