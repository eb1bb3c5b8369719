// Picture files as pixels.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "app/look/colour.h"

namespace stepwell {

inline std::ostream& operator<<(std::ostream& out, Colour c) {
    return out << '(' << int{c.r} << ' ' << int{c.g} << ' ' << int{c.b} << ' ' << int{c.a} << ')';
}

}  // namespace stepwell

namespace stepwell::tests {

struct Pixels {
    int width = 0, height = 0;
    std::vector<Colour> all;  ///< row by row

    Colour at(int x, int y) const {
        return all[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
    }
    /// How many pixels have exactly this colour.
    std::size_t count(Colour colour) const;
};

/// Reads a PNG file's bytes; throws if they are none. Only for pictures without half transparent pixels.
Pixels read_png(const std::string& bytes);

struct Frame {
    Pixels picture;  ///< as it is seen, all frames before it under it
    int hundredths = 0;
};
/// Reads a GIF file's bytes; throws if they are none. `loops`: it begins again when it has ended.
std::vector<Frame> read_gif(const std::string& bytes, bool* loops = nullptr);

/// Whether the bytes are well-formed XML, as Python's parser sees it.
bool is_xml(const std::string& bytes);

}  // namespace stepwell::tests
