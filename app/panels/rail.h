#pragma once

#include <string>
#include <string_view>

#include "app/panels/panel.h"

namespace stepwell {

/// Lessons and their scenes, ticks, languages. Dark, at the window's left edge, or folded into a menu.
/// The menu that the rail becomes where there is no room for it.
inline constexpr std::string_view rail_menu_id = "rail.menu";

class Rail {
public:
    /// True if a scene was chosen.
    bool show(const Panel& panel, Box box);

private:
    bool lesson(const Panel& panel, const Lesson& lesson, Box space, float& y);
    bool scene(const Panel& panel, const Lesson& lesson, const Scene& scene, Box space, float& y);
    void foot(const Panel& panel, Box box);

    std::string opened_;  // folder of the lesson whose scenes are listed
    std::string seen_;    // folder of the lesson that was open last: its scenes are listed at once
};

}  // namespace stepwell
