// The code pane: the listings of the scene, the lines that are about to run marked.
#pragma once

#include <vector>

#include "app/panels/panel.h"

namespace stepwell {

class CodePanel {
public:
    /// A click on a line that a step belongs to sets or removes a breakpoint.
    void show(const Panel& panel, Box box);

private:
    struct Source {
        const Scene* scene = nullptr;
        CodeLanguage language = CodeLanguage::python;
        Settings settings;
        bool operator==(const Source&) const = default;
    };

    struct Line {
        CodeLine code;
        bool heading = false;  ///< the name of the function below
    };

    void read(const Session& session);

    Source source_;
    std::vector<Line> lines_;  // of all listings, below one another
};

}  // namespace stepwell
