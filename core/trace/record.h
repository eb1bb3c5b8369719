#pragma once

#include "core/trace/tape.h"

namespace stepwell {

/// Records one run, with or without its details.
template <class Run>
Recording record_once(Run& run, const Limits& limits, bool details) {
    Recording recording;
    Tape tape(recording, limits, details);
    Ending ending = Ending::complete;
    try {
        run(tape);
    } catch (const Stopped& stopped) {
        ending = stopped.why;
    }
    tape.finish(ending);
    return recording;
}

/// Runs `run(Tape&)` and records it. If its details do not fit the budget it is run again without them (details() is
/// then false); if it is still too long, the recording is cut. A stop ends it where it is. A cut or stopped recording
/// plays like any other. `run` may be called twice and must do the same both times.
template <class Run>
Recording record(Run&& run, const Limits& limits = {}) {
    {
        Recording whole = record_once(run, limits, true);
        if (whole.ending() != Ending::cut) return whole;
    }
    return record_once(run, limits, false);
}

}  // namespace stepwell
