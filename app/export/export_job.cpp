#include "app/export/export_job.h"

#include <new>

#include "app/files/files.h"

namespace stepwell {

void ExportJob::start(Order order) {
    file_ = order.file;
    share_ = 0;
    done_ = false;
    thread_ = std::jthread([this, order = std::move(order)](std::stop_token stop) {
        try {
            const Result<std::string> bytes =
                holds_map(order.format)
                    ? export_map(order.format, order.map)
                    : export_file(order.format, {order.at, *order.run, order.by, order.positions, order.focus},
                                  order.options, Work(std::move(stop), share_));
            result_ = bytes ? write_whole_file(order.file, *bytes) : Result<void>(tl::unexpected(bytes.error()));
        } catch (const std::bad_alloc&) {
            result_ = tl::unexpected(no_memory());
        }
        done_ = true;
    });
}

std::optional<Result<void>> ExportJob::finish() {
    if (!running() || !done_) return std::nullopt;
    thread_.join();
    return std::move(result_);
}

}  // namespace stepwell
