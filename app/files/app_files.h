// The window's own words (app/text/*.toml), as the build baked them in.
#pragma once

#include "core/base/embedded_file.h"

namespace stepwell {

/// Every app/text/*.toml and app/export/web/*; find_file(app_files(), "app/text/en.toml") is one of them.
std::span<const EmbeddedFile> app_files();

}  // namespace stepwell
