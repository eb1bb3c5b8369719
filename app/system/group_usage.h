// What a group of processes takes.
#pragma once

#include <sys/types.h>

#include <cstddef>

namespace stepwell {

struct GroupUsage {
    double processor = 0;      ///< seconds of all its processes, and of those that they waited for
    std::size_t resident = 0;  ///< bytes of memory that are really there
    bool busy = false;         ///< one of them is computing, or would if the processor was free
};

/// Read from /proc; where there is none (macOS) nothing is known, and all is 0 and false.
GroupUsage usage_of(pid_t group);

}  // namespace stepwell
