// Time, on a machine that others use too: only the processor's time counts, two that are compared take turns, and of
// many measurements the median is kept.
#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <vector>

namespace stepwell::bench {

inline double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Milliseconds of processor time that `run()` takes; what it returns is kept from being optimised away. Good for a
/// tenth of a millisecond and more.
template <class Run>
double milliseconds(Run&& run) {
    const std::clock_t begin = std::clock();
    auto result = run();
    benchmark::DoNotOptimize(result);
    benchmark::ClobberMemory();
    return static_cast<double>(std::clock() - begin) * 1e3 / CLOCKS_PER_SEC;
}

/// The median of so many measurements.
template <class Run>
double median_milliseconds(int times, Run&& run) {
    std::vector<double> all;
    for (int i = 0; i < times; ++i) all.push_back(milliseconds(run));
    return median(all);
}

/// The median of time(a) / time(b) over `pairs` pairs, measured in turn, each first in half of them.
template <class A, class B>
double median_ratio(int pairs, A&& a, B&& b) {
    std::vector<double> ratios;
    for (int i = -1; i < pairs; ++i) {  // the first pair only warms up
        double first = 0, second = 0;
        if (i % 2 == 0) {
            first = milliseconds(a);
            second = milliseconds(b);
        } else {
            second = milliseconds(b);
            first = milliseconds(a);
        }
        if (i >= 0) ratios.push_back(first / second);
    }
    return median(ratios);
}

}  // namespace stepwell::bench
