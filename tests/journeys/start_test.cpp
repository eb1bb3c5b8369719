// Starting where there is no window to be had: one line that says so, and what works instead.
#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "app/text/strings.h"
#include "tests/files.h"

namespace stepwell {
namespace {

struct Start {
    std::string words;  // on standard error
    int code = -1;
};

/// Starts the program in an environment that `env` makes from `changes`.
Start start_with(const std::string& changes) {
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("stepwell-start-" + std::to_string(::getpid()));
    const std::string command = "env " + changes + " " + tests::program() + " >/dev/null 2>" + file.string();
    const int status = std::system(command.c_str());
    std::ifstream stream(file);
    Start start{{std::istreambuf_iterator<char>(stream), {}}, WEXITSTATUS(status)};
    std::filesystem::remove(file);
    return start;
}

TEST(Starting, WithoutADisplay) {
    const Start start = start_with("-u DISPLAY -u WAYLAND_DISPLAY LC_ALL=C");
    EXPECT_EQ(start.code, 1);
    EXPECT_EQ(start.words, "stepwell: " + Strings::of(Language::en)["start.no_display"] + "\n");
}

TEST(Starting, WithoutADisplayInGerman) {
    const Start start = start_with("-u DISPLAY -u WAYLAND_DISPLAY LC_ALL=de_DE.UTF-8");
    EXPECT_EQ(start.words, "stepwell: " + Strings::of(Language::de)["start.no_display"] + "\n");
}

TEST(Starting, WithOldGraphics) {
    const Start start = start_with("LC_ALL=C MESA_GL_VERSION_OVERRIDE=2.1 MESA_GLSL_VERSION_OVERRIDE=120");
    EXPECT_EQ(start.code, 1);
    EXPECT_TRUE(start.words.starts_with("stepwell: ")) << start.words;
    EXPECT_NE(start.words.find("OpenGL 2.1"), std::string::npos) << start.words;
    EXPECT_EQ(std::ranges::count(start.words, '\n'), 1);
}

TEST(Starting, AskedToEndItSavesWhereItWas) {
    const std::filesystem::path home =
        std::filesystem::temp_directory_path() / ("stepwell-end-" + std::to_string(::getpid()));
    std::filesystem::create_directory(home);
    const std::filesystem::path lesson = home / "evening.stepwell";
    std::ofstream(lesson) << "stepwell = 1\nscene = \"wave\"\n";
    const std::string command = "XDG_STATE_HOME=" + home.string() + " XDG_CONFIG_HOME=" + home.string() + " " +
                                tests::program() + " " + lesson.string() +
                                " >/dev/null 2>&1 & for wait in $(seq 400); do test -e " + home.string() +
                                "/stepwell/recent.toml && break; sleep 0.05; done; kill -TERM $!; wait $!";
    EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 0);
    EXPECT_TRUE(std::filesystem::exists(home / "stepwell" / "last.stepwell"));
    std::filesystem::remove_all(home);
}

}  // namespace
}  // namespace stepwell
