// One picture after the other: an ImGui draw list to paint on, shown through OpenGL. ImGui has no part in input, fonts
// or windows here; it is the list of triangles and the one who draws them.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "app/look/colour.h"
#include "app/look/widgets/glyphs.h"
#include "app/look/widgets/textures.h"
#include "core/base/result.h"
#include "lessons/kit/canvas.h"

struct ImDrawList;

namespace stepwell {

/// What a frame cost, for tests and benchmarks.
struct FrameCost {
    int vertices = 0, indices = 0, commands = 0;
};

/// RGBA rows from the top.
struct Screenshot {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;

    Colour at(int x, int y) const;
};

/// Needs a current OpenGL context of 3.3 or later, for as long as it lives.
class Screen {
public:
    static Result<std::unique_ptr<Screen>> open();
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    Glyphs& glyphs() { return *glyphs_; }
    Textures& textures() { return textures_; }

    /// A frame of `size` pixels: what `paint` puts on the list, shown on `ground`. If the texture of the glyphs runs
    /// full meanwhile, `paint` is called once more with `again`; it must not act on the same events then.
    void show(Point size, Colour ground, const std::function<void(ImDrawList* list, bool again)>& paint);
    FrameCost cost() const { return cost_; }
    Screenshot screenshot() const;

private:
    explicit Screen(std::unique_ptr<Glyphs> glyphs);
    void draw(Colour ground);

    std::unique_ptr<Glyphs> glyphs_;
    Textures textures_;
    Point size_;
    FrameCost cost_;
};

}  // namespace stepwell
