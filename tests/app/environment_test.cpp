// What the environment says: the language, and where files are kept.
#include <gtest/gtest.h>
#include <pwd.h>
#include <unistd.h>

#include <cstdlib>

#include "app/session/preferences.h"
#include "app/session/store.h"

namespace stepwell {
namespace {

TEST(SystemLanguage, FollowsTheEnvironment) {
    ::setenv("LC_ALL", "", 1);
    ::setenv("LC_MESSAGES", "", 1);
    ::setenv("LANG", "de_DE.UTF-8", 1);
    EXPECT_EQ(system_language(), Language::de);
    ::setenv("LC_MESSAGES", "fr_CA", 1);
    EXPECT_EQ(system_language(), Language::fr);
    ::setenv("LC_ALL", "zh_CN.UTF-8", 1);
    EXPECT_EQ(system_language(), Language::zh);
    ::setenv("LC_ALL", "C", 1);
    EXPECT_EQ(system_language(), Language::en);
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) ::unsetenv(name);
    EXPECT_EQ(system_language(), Language::en);
}

TEST(FoldersTest, FollowXdg) {
    ::setenv("HOME", "/home/ada", 1);
    ::setenv("XDG_CONFIG_HOME", "/cfg", 1);
    ::setenv("XDG_STATE_HOME", "relative/does/not/count", 1);
    EXPECT_EQ(Folders::of_system().config, "/cfg/stepwell");
    EXPECT_EQ(Folders::of_system().state, "/home/ada/.local/state/stepwell");
    ::unsetenv("XDG_CONFIG_HOME");
    ::unsetenv("XDG_STATE_HOME");
    EXPECT_EQ(Folders::of_system().config, "/home/ada/.config/stepwell");
    ::unsetenv("HOME");  // then the list of users knows
    const passwd* user = ::getpwuid(::getuid());
    ASSERT_NE(user, nullptr);
    EXPECT_EQ(Folders::of_system().config, std::filesystem::path(user->pw_dir) / ".config/stepwell");
}

}  // namespace
}  // namespace stepwell
