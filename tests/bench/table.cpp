#include "tests/bench/table.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>

namespace stepwell::bench {
namespace {

constexpr int most_tries = 3;

bool met(Target target, double value) {
    switch (target.bound) {
        case Bound::none: break;
        case Bound::at_most: return value <= target.value;
        case Bound::at_least: return value >= target.value;
    }
    return true;
}

std::string words(Target target) {
    switch (target.bound) {
        case Bound::none: break;
        case Bound::at_most: return fmt::format("at most {}", target.value);
        case Bound::at_least: return fmt::format("at least {}", target.value);
    }
    return "";
}

/// Whole numbers as they are, others with three or four digits.
std::string digits(double value) {
    if (value == std::floor(value) || value >= 1000) return fmt::format("{:.0f}", value);
    return fmt::format("{:.{}f}", value, value < 10 ? 3 : 1);
}

void line(const std::string& what, const std::string& value, const std::string& unit, const std::string& target,
          const std::string& word) {
    fmt::print("{:<66}{:>9} {:<9}{:<15}{}\n", what, value, unit, target, word);
    std::fflush(stdout);
}

}  // namespace

Table::Table() { line("", "value", "", "target", ""); }

void Table::row(const std::string& what, const std::string& unit, Target target,
                const std::function<double()>& measure) {
    double best = measure();
    for (int tries = 1; !met(target, best) && tries < most_tries; ++tries) {
        const double again = measure();
        if (target.bound == Bound::at_most ? again < best : again > best) best = again;
    }
    const bool good = met(target, best);
    ++(good ? met_ : missed_);
    line(what, digits(best), unit, words(target), good ? "met" : "MISSED");
}

void Table::row(const std::string& what, const std::string& unit, double value) {
    line(what, digits(value), unit, "", "");
}

void Table::skip(const std::string& what, const std::string& why) {
    line(what, "–", "", "", why);
    ++skipped_;
}

bool Table::finish() const {
    fmt::print("{} met, {} missed, {} not measured\n", met_, missed_, skipped_);
    return missed_ == 0;
}

}  // namespace stepwell::bench
