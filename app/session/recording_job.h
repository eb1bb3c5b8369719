// Recording on a thread of its own: the window never waits.
#pragma once

#include <atomic>
#include <memory>
#include <thread>

#include "app/session/run.h"
#include "lessons/kit/scene.h"

namespace stepwell {

/// At most one recording is being made; a new one ends the one before.
class RecordingJob {
public:
    RecordingJob() = default;
    RecordingJob(const RecordingJob&) = delete;
    RecordingJob& operator=(const RecordingJob&) = delete;
    ~RecordingJob() { cancel(); }

    /// Begins to record an input that passed the scene's check(). The scene must stay alive until the job is over.
    void start(const Scene& scene, Input input, std::size_t bytes);
    bool running() const { return thread_.joinable(); }
    /// Steps so far, of the stage that is being recorded.
    std::uint64_t progress() const { return progress_.load(std::memory_order_relaxed); }
    /// What was recorded until now becomes the result.
    void stop() { thread_.request_stop(); }
    /// Ends the job; there is no result.
    void cancel();
    /// The recording is made, but was not fetched yet.
    bool done() const { return running() && done_; }
    /// Waits for the end: the run, or nullptr if it was stopped before its first step or there was too little memory.
    std::unique_ptr<RecordedRun> finish();

private:
    std::jthread thread_;
    std::atomic<std::uint64_t> progress_ = 0;
    std::atomic<bool> done_ = false;
    std::unique_ptr<RecordedRun> result_;
};

}  // namespace stepwell
