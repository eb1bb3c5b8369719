// Seeded dice that fall the same on every machine and in every listing: mulberry32, by Tommy Ettinger, in the public
// domain.
#pragma once

#include <cstdint>

namespace stepwell {

class Dice {
public:
    explicit constexpr Dice(std::uint32_t seed) : a_(seed) {}

    /// The next of 2³² equally likely numbers.
    constexpr std::uint32_t next() {
        a_ += 0x6D2B79F5u;
        std::uint32_t t = a_;
        t = (t ^ (t >> 15)) * (t | 1u);
        t ^= t + (t ^ (t >> 7)) * (t | 61u);
        return t ^ (t >> 14);
    }

    /// A number from lo to hi, both included; lo ≤ hi.
    constexpr int range(int lo, int hi) {
        return lo + static_cast<int>(next() % static_cast<std::uint32_t>(hi - lo + 1));
    }

    /// True in `percent` of a hundred cases.
    constexpr bool chance(int percent) { return static_cast<int>(next() % 100u) < percent; }

private:
    std::uint32_t a_;
};

}  // namespace stepwell
