// The words that our files use for choices.
#pragma once

#include <string_view>

#include "core/trace/recording.h"
#include "lessons/kit/listing.h"

namespace stepwell {

inline constexpr StepSize all_step_sizes[] = {StepSize::detail, StepSize::step, StepSize::chapter};

constexpr std::string_view name_of(StepSize size) {
    switch (size) {
        case StepSize::detail: return "detail";
        case StepSize::step: return "step";
        case StepSize::chapter: return "chapter";
    }
    return "";
}

constexpr std::string_view file_name_of(CodeLanguage language) {
    switch (language) {
        case CodeLanguage::python: return "python";
        case CodeLanguage::javascript: return "javascript";
        case CodeLanguage::cpp: return "cpp";
    }
    return "";
}

}  // namespace stepwell
