// The code pane: the listings of the scene, the lines that are about to run marked.
#pragma once

#include <optional>
#include <string>
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

    void read(const Panel& panel);
    float line(const Panel& panel, Box row, const CodeLine& code, int number, std::string_view id);

    Source source_;
    std::vector<Listing> listings_;
    std::string followed_;  // the anchor that was last brought into view
};

}  // namespace stepwell
