// Exporting on a thread of its own: the window never waits.
#pragma once

#include <atomic>
#include <filesystem>
#include <optional>
#include <thread>

#include "app/export/export.h"
#include "lessons/kit/lesson.h"

namespace stepwell {

class ExportJob {
public:
    struct Order {
        ExportFormat format = ExportFormat::png;
        std::filesystem::path file;
        SceneRef at;  ///< which stays alive until the job is over
        Ground map;   ///< for files that holds_map(): as it is now, though its run may still be being recorded
        std::optional<RecordedRun> run;  ///< for all other files
        StepSize by = StepSize::step;
        std::vector<std::size_t> positions;
        std::size_t focus = 0;
        ExportOptions options;
    };

    ExportJob() = default;
    ExportJob(const ExportJob&) = delete;
    ExportJob& operator=(const ExportJob&) = delete;

    /// Begins to draw and then writes the file. There is one job at a time: running() is false.
    void start(Order order);
    bool running() const { return thread_.joinable(); }
    /// How much is done, 0 … 1.
    float share() const { return share_; }
    /// Soon it will be over, and there will be no file, unless that was written already.
    void stop() { thread_.request_stop(); }
    /// What became of it, once it is over; then it runs no more.
    std::optional<Result<void>> finish();
    /// The file that is or was being made.
    const std::filesystem::path& file() const { return file_; }

private:
    std::filesystem::path file_;
    std::atomic<float> share_ = 0;
    std::atomic<bool> done_ = false;
    Result<void> result_;
    std::jthread thread_;  // the last member: it ends before what it looks at
};

}  // namespace stepwell
