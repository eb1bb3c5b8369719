#include "lessons/kit/embedded.h"

namespace stepwell {

std::string_view embedded(std::string_view path) {
    const EmbeddedFile* file = find_file(lesson_files(), path);
    return file ? file->bytes : std::string_view{};
}

}  // namespace stepwell
