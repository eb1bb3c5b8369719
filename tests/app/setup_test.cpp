// What app/start and tests/run ask of a system (app/setup.sh), and that the program alone needs no GoogleTest.
#include <gmock/gmock.h>

#include "tests/app/process.h"
#include "tests/files.h"

namespace stepwell::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Runs `need PURPOSES` where nothing but the given package manager and the tool that lists its packages is there.
Outcome need(const std::string& purposes, const std::string& manager, const std::string& lister) {
    const Folder path;
    const std::string tools =
        "for t in bash awk tr sort grep id; do ln -s \"$(command -v $t)\" " + path.at("") + "; done";
    run_program({"bash", "-c", tools});
    for (const std::string& name : {manager, lister})
        if (!name.empty())
            run_program({"bash", "-c", "printf '#!/bin/sh\\n' >" + path.at(name) + "; chmod +x " + path.at(name)});
    return run_program({"bash", "-c", "PATH=" + path.at("") + "; . app/setup.sh; need " + purposes});
}

TEST(Setup, FedoraArchAndHomebrewAreToldWhatToInstall) {
    const Outcome fedora = need("build", "dnf", "rpm");
    EXPECT_EQ(fedora.code, 1);
    EXPECT_THAT(fedora.err, HasSubstr("sudo dnf install "));
    EXPECT_THAT(fedora.err, HasSubstr("imgui-devel"));
    EXPECT_THAT(need("build", "pacman", "").err, HasSubstr("sudo pacman -S "));
    EXPECT_THAT(need("build", "brew", "").err, HasSubstr("then try again: brew install "));
    EXPECT_THAT(need("build", "", "").err, HasSubstr("libimgui-dev"));
}

TEST(Setup, OnlyTestsNeedGoogleTest) {
    EXPECT_THAT(need("build", "dnf", "rpm").err, Not(HasSubstr("gtest")));
    EXPECT_THAT(need("build tests", "dnf", "rpm").err, HasSubstr("gtest-devel"));
}

TEST(Setup, TheProgramIsConfiguredWithoutGoogleTest) {
    const Folder build;
    const Outcome outcome = run_program({"cmake", "-S", source_folder(), "-B", build.at("build"), "-G", "Ninja",
                                         "-DCMAKE_DISABLE_FIND_PACKAGE_GTest=ON"});
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("GoogleTest was not found"));
}

}  // namespace
}  // namespace stepwell::tests
