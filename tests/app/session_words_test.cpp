// Every key that the session hands out is a text, in every language.
#include <filesystem>
#include <regex>
#include <set>

#include "app/session/message.h"
#include "app/text/strings.h"
#include "lessons/kit/language.h"
#include "tests/files.h"

#include <gtest/gtest.h>

namespace stepwell {
namespace {

/// The keys in quotes in app/session/*.cpp.
std::set<std::string> keys_in_sources() {
    std::set<std::string> keys;
    const std::regex key("\"((messages|files)\\.[a-z_]+)\"");
    for (const auto& entry : std::filesystem::directory_iterator(tests::source_folder() + "/app/session")) {
        if (entry.path().extension() != ".cpp") continue;
        const std::string text = tests::read_file("app/session/" + entry.path().filename().string());
        for (auto it = std::sregex_iterator(text.begin(), text.end(), key); it != std::sregex_iterator(); ++it)
            keys.insert((*it)[1]);
    }
    return keys;
}

TEST(SessionWords, EveryMessageIsATextInEveryLanguage) {
    const auto keys = keys_in_sources();
    EXPECT_GT(keys.size(), 15u);
    for (const Language language : all_languages)
        for (const std::string& key : keys)
            EXPECT_TRUE(Strings::of(language).has(key)) << code_of(language) << " " << key;
}

TEST(SessionWords, MessagesAreFilled) {
    const Strings& english = Strings::of(Language::en);
    EXPECT_EQ(to_text({"messages.stopped", {{"steps", 1LL}}}, english), "You stopped the recording after 1 step.");
    EXPECT_EQ(to_text({"messages.stopped", {{"steps", 7LL}}}, english), "You stopped the recording after 7 steps.");
    const Message bad{"messages.bad_file", {{"file", "a.txt"}, {"why", "odd"}, {"line", 2LL}, {"column", 3LL}}};
    EXPECT_EQ(to_text(bad, english), "a.txt:2:3: odd");
}

}  // namespace
}  // namespace stepwell
