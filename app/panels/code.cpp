#include "app/panels/code.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "app/look/widgets/code_view.h"

namespace stepwell {
namespace {

/// The anchors of the open calls, outermost first: the last one is marked, at the others the callers wait.
std::vector<std::string> anchors_of(const Moment& moment) {
    std::vector<std::string> anchors;
    for (const std::size_t p : moment.recording.frames(moment.position))
        anchors.push_back(moment.recording.anchor(p).path());
    return anchors;
}

}  // namespace

void CodePanel::read(const Session& session) {
    Source source{&session.scene(), session.preferences().code,
                  session.ready() ? session.focused().input.settings : session.input().settings};
    if (source == source_) return;
    source_ = std::move(source);
    lines_.clear();
    const auto listings = listings_of(session.lesson(), session.scene(), source_.language, source_.settings);
    for (const Listing& listing : listings) {
        if (listings.size() > 1) lines_.push_back({{{{listing.function, Ink::plain}}, ""}, true});
        for (const CodeLine& code : listing.lines) lines_.push_back({code});
    }
}

void CodePanel::show(const Panel& panel, Box box) {
    Session& session = panel.session;
    read(session);
    const auto anchors = session.ready() ? anchors_of(session.moment()) : std::vector<std::string>{};
    std::vector<CodeRow> rows;
    std::set<std::string_view> above;
    for (const auto& [code, heading] : lines_) {
        CodeRow row{.spans = code.spans, .heading = heading};
        if (!code.anchor.empty()) {
            row.marked = !anchors.empty() && code.anchor == anchors.back();
            row.waits = !row.marked && std::ranges::find(anchors, code.anchor) != anchors.end();
            row.stop = session.breakpoints().contains(code.anchor);
            row.can_stop = true;
            row.continued = !above.insert(code.anchor).second;
        }
        rows.push_back(row);
    }
    const auto coloured = session.scene().coloured_names();
    std::vector<CodeName> names;
    for (const auto& [name, role] : coloured) names.push_back({name, role});
    const auto clicked = code_view(panel.ui, "code", box,
                                   {.rows = rows,
                                    .names = names,
                                    .label = panel.strings["tabs.code"],
                                    .tip = panel.strings["code.breakpoint_tip"]});
    if (clicked) session.toggle_breakpoint(lines_[*clicked].code.anchor);
}

}  // namespace stepwell
