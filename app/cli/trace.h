// A recording printed, one step a line.
#pragma once

#include "app/cli/choose.h"
#include "app/cli/output.h"

namespace stepwell::cli {

/// Records the chosen run and prints it. The error says that the run was too long to be recorded whole, or in detail;
/// what there is has been printed.
Result<void> print_trace(const Chosen& chosen, const TraceRequest& request, Output& output);

}  // namespace stepwell::cli
