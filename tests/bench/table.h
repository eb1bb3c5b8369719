// The table that the benchmarks print: what was measured, what it should be, and whether it is.
#pragma once

#include <functional>
#include <string>

namespace stepwell::bench {

enum class Bound { none, at_most, at_least };

struct Target {
    Bound bound = Bound::none;
    double value = 0;
};

constexpr Target at_most(double value) { return {Bound::at_most, value}; }
constexpr Target at_least(double value) { return {Bound::at_least, value}; }

class Table {
public:
    /// Prints the head.
    Table();

    /// Measures and prints a row. A measurement that misses its target is repeated, twice at most, and the best one
    /// counts: other programs on the machine can only make it worse.
    void row(const std::string& what, const std::string& unit, Target target, const std::function<double()>& measure);
    /// A row that is only told.
    void row(const std::string& what, const std::string& unit, double value);
    /// A row that could not be measured.
    void skip(const std::string& what, const std::string& why);
    /// Prints the last line; true if every target was met.
    bool finish() const;

private:
    int met_ = 0;
    int missed_ = 0;
    int skipped_ = 0;
};

}  // namespace stepwell::bench
