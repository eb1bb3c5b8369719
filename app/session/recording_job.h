// Recording on a thread of its own: the window never waits.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "app/session/run.h"
#include "app/session/wanted.h"
#include "lessons/kit/scene.h"

namespace stepwell {

/// At most one recording is being made; a new one ends the one before.
class RecordingJob {
public:
    struct Order {
        const Scene& scene;  ///< stays alive as long as the job does
        Input input;         ///< passed the scene's check()
        std::size_t bytes;
        std::size_t focus;  ///< the stage that is looked at
        Wanted wanted;      ///< where in it the cursors shall stand
    };
    /// No run if it was stopped before its first step or if there was too little memory.
    struct Recorded {
        std::unique_ptr<RecordedRun> run;
        std::vector<Cursor> cursors;  ///< on its stages
    };

    RecordingJob() = default;
    RecordingJob(const RecordingJob&) = delete;
    RecordingJob& operator=(const RecordingJob&) = delete;
    ~RecordingJob() { cancel(); }

    void start(Order order);
    bool running() const { return work_ != nullptr; }
    /// Steps so far, of the stage that is being recorded.
    std::uint64_t progress() const { return running() ? work_->progress.load(std::memory_order_relaxed) : 0; }
    /// What was recorded until now becomes the result.
    void stop();
    /// Gives the recording up, without waiting until its thread has noticed.
    void cancel();
    /// The result is there, but was not fetched yet.
    bool done() const { return running() && work_->done; }
    /// Waits for the result.
    Recorded finish();

private:
    struct Work {
        explicit Work(Order ordered) : order(std::move(ordered)) {}

        const Order order;
        std::stop_source stop, given_up;
        std::atomic<std::uint64_t> progress = 0;
        std::atomic<bool> done = false;
        Recorded result;
    };
    void run(const std::stop_token& end);
    static void carry_out(Work& work);

    std::shared_ptr<Work> work_;
    std::mutex mutex_;
    std::condition_variable_any ordered_;
    std::shared_ptr<Work> next_;  // not begun yet; guarded by the mutex
    std::jthread thread_;         // the last member: it ends before what it looks at
};

}  // namespace stepwell
