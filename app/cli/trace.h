// A recording printed, one step a line.
#pragma once

#include "app/cli/choose.h"
#include "app/cli/output.h"

namespace stepwell::cli {

/// Records the chosen run and prints it. A run that is too long for its smallest steps is printed without them: text
/// says so in its last line, JSON by `"details": false`. The error says that it was too long even so; its beginning has
/// been printed.
Result<void> print_trace(const Chosen& chosen, const TraceRequest& request, Output& output, const Limits& limits = {});

}  // namespace stepwell::cli
