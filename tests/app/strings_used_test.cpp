// The sources of the window and its words: every key that is asked for exists, and every word is asked for.
#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

#include <gmock/gmock.h>

#include "app/text/strings.h"
#include "tests/files.h"

namespace stepwell {
namespace {

std::string sources() {
    std::string all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(tests::source_folder() + "/app")) {
        const auto extension = entry.path().extension();
        if (extension != ".cpp" && extension != ".h") continue;
        all += tests::read_file(std::filesystem::relative(entry.path(), tests::source_folder()).string());
    }
    return all;
}

/// All first groups that the pattern finds.
std::set<std::string> found(const std::string& text, const char* pattern) {
    std::set<std::string> all;
    const std::regex regex(pattern);
    for (auto at = std::sregex_iterator(text.begin(), text.end(), regex); at != std::sregex_iterator(); ++at)
        all.insert((*at)[1]);
    return all;
}

TEST(StringsUsed, EveryKeyThatIsAskedForExists) {
    const Strings& english = Strings::of(Language::en);
    const auto asked = found(sources(), R"re(strings[\[(]"([a-z_]+(?:\.[a-z_]+)+)")re");
    EXPECT_GT(asked.size(), 50u);
    for (const std::string& key : asked) EXPECT_TRUE(english.has(key)) << key;
}

TEST(StringsUsed, EveryWordIsAskedFor) {
    const std::string text = sources();
    const auto whole = found(text, R"re("([a-z_]+(?:\.[a-z_]+)+)")re");
    const auto begun = found(text, R"re((?:strings\[|key = )"([a-z_]+\.)" \+)re");  // strings["help." + name]
    for (const std::string& key : Strings::of(Language::en).keys()) {
        const bool used = whole.contains(key) ||
                          std::ranges::any_of(begun, [&](const std::string& start) { return key.starts_with(start); });
        EXPECT_TRUE(used) << key;
    }
}

}  // namespace
}  // namespace stepwell
