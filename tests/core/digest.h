// One number for many, to pin results that must be the same on every machine and in every build.
#pragma once

#include <cstdint>
#include <string_view>

namespace stepwell::tests {

/// FNV-1a, 64 bits.
inline std::uint64_t digest(std::string_view bytes) {
    std::uint64_t hash = 0xCBF29CE484222325u;
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    return hash;
}

}  // namespace stepwell::tests
