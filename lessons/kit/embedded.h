// The lessons' own files – prose, listings, starting programs – as the build baked them in.
#pragma once

#include <span>
#include <string_view>

#include "core/base/embedded_file.h"

namespace stepwell {

/// Every lessons/*/*.md and everything in lessons/*/code/ and lessons/*/exercises/*/, by path.
std::span<const EmbeddedFile> lesson_files();

/// The text of one of them ("lessons/1-enemies-that-think/en.md"); empty, with data() == nullptr, if there is none.
std::string_view embedded(std::string_view path);

}  // namespace stepwell
