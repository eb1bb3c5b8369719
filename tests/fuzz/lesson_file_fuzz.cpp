// Any bytes as a lesson file: one that its scene can run and that comes back from its own text, or an error that names
// a line of it.
#include <cstdint>
#include <string>

#include "app/session/lesson_file.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace stepwell;
    static const std::vector<Lesson> lessons = all_lessons();
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const auto file = lesson_file_from(text, lessons);
    if (!file) {
        Error error = file.error();
        error.column = std::min(error.column, 1);  // escapes in a map shift its columns; its lines stay inside
        require_place(error, text);
        return 0;
    }
    require(lesson_file_from(to_toml(*file), lessons) == *file);
    require(find_scene(lessons, file->scene).scene->check(file->input).has_value());
    return 0;
}
