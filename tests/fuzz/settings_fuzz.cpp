// Any bytes as settings: preferences, progress (both TOML), or one setting's value as the command line takes it. What
// is accepted is in range and comes back from its own text; what is not names a place. The first byte chooses.
#include <cstdint>
#include <string>

#include "app/session/preferences.h"
#include "app/session/progress.h"
#include "lessons/kit/lesson.h"
#include "tests/fuzz/require.h"

namespace stepwell {
namespace {

void read_preferences(std::string_view text) {
    const auto read = preferences_from(text, {});
    if (!read) return require_place(read.error(), text);
    require(read->type_size >= Preferences::least_type && read->type_size <= Preferences::most_type);
    require(read->speed >= 0 && read->speed < static_cast<int>(Transport::speeds.size()));
    require(preferences_from(to_toml(*read), {}) == *read);
}

void read_progress(std::string_view text) {
    const auto read = progress_from(text);
    if (!read) return require_place(read.error(), text);
    require(progress_from(to_toml(*read)) == *read);
}

void read_value(std::string_view text) {
    static const std::vector<Lesson> lessons = all_lessons();
    for (const Lesson& lesson : lessons) {
        for (const auto& scene : lesson.scenes) {
            for (const Setting& setting : scene->settings()) {
                Input input = scene->first_input();
                input.settings[setting.name] = std::string(text);
                const auto allowed = check_setting(setting, text);
                const auto checked = scene->check(input);
                require(allowed || !checked);  // the scene asks for more, never for less
                if (!checked) require_place(checked.error(), "");
                else scene->print(input, Format::json);
            }
        }
    }
}

}  // namespace
}  // namespace stepwell

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace stepwell;
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(bytes) + 1, size - 1);
    switch (bytes[0] % 3) {
        case 0: read_preferences(text); break;
        case 1: read_progress(text); break;
        default: read_value(text);
    }
    return 0;
}
