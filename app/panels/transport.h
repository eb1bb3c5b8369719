#pragma once

#include <string>

#include "app/panels/number_popup.h"

namespace stepwell {

/// Going through the run: first, back, play, on, last; the bar; step size and speed.
class TransportPanel {
public:
    /// `small`: one row.
    void show(const Panel& panel, Box box, bool small);
    /// Asks for the number of a step, when the bar is painted next.
    void ask_for_step() { asked_ = true; }

private:
    void buttons(const Panel& panel, Box& row, bool small);
    void bar(const Panel& panel, Box box);
    void step_number(const Panel& panel, Box box, bool small);
    void sizes(const Panel& panel, Box& row, bool small);
    void speeds(const Panel& panel, Box& row);

    bool asked_ = false;
    NumberPopup go_to_{"transport.go_to"};
};

}  // namespace stepwell
