// The rules that hold the project together, read from the sources themselves.
#include <gmock/gmock.h>

#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/files.h"

namespace stepwell::tests {
namespace {

namespace fs = std::filesystem;

/// The sources of a folder and all below it, as paths seen from the project's root.
std::vector<std::string> sources(const std::string& folder) {
    std::vector<std::string> found;
    const fs::path root = source_folder();
    if (!fs::exists(root / folder)) return found;
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
        const std::string type = entry.path().extension().string();
        if (type == ".h" || type == ".cpp") found.push_back(fs::relative(entry.path(), root).string());
    }
    return found;
}

/// "file:line: text" of every line of the folder's sources in which the pattern is found.
std::vector<std::string> lines_with(const std::string& folder, const std::regex& pattern) {
    std::vector<std::string> found;
    for (const std::string& path : sources(folder)) {
        const std::string text = read_file(path);
        int number = 0;
        for (std::size_t from = 0, to = 0; from < text.size(); from = to + 1) {
            to = std::min(text.find('\n', from), text.size());
            const std::string line = text.substr(from, to - from);
            ++number;
            if (std::regex_search(line, pattern)) found.push_back(path + ":" + std::to_string(number) + ": " + line);
        }
    }
    return found;
}

const std::regex drawing_header(R"(#\s*include\s*[<"](imgui|GLFW|glad|GL/|EGL/|cairo|gif_lib|ft2build|freetype))");
const std::regex outer_layer_of_core(R"(#\s*include\s*[<"](lessons|app|fonts|tests)/)");
const std::regex outer_layer_of_lessons(R"(#\s*include\s*[<"](app|fonts|tests)/)");
const std::regex raw_widget(
    R"(ImGui::((Small|Arrow|Invisible|Image|Radio|Color)?Button|Checkbox|Selectable|Begin(Combo|ListBox|Menu|Popup|Tab|Table|Tooltip|MainMenu))"
    R"(|Combo|ListBox|(V?Slider|Drag|Input)(Float|Int|Scalar|Double|Angle|Text)|Text|LabelText|Bullet|Color(Edit|Picker))"
    R"(|TreeNode|CollapsingHeader|ProgressBar|Image\b|MenuItem|OpenPopup|SetTooltip|Separator|Plot))");

TEST(Structure, CoreAndLessonsKnowNoWindow) {
    EXPECT_FALSE(sources("core").empty());
    EXPECT_THAT(lines_with("core", drawing_header), testing::IsEmpty());
    EXPECT_THAT(lines_with("lessons", drawing_header), testing::IsEmpty());
}

TEST(Structure, LayersLookInwards) {
    EXPECT_THAT(lines_with("core", outer_layer_of_core), testing::IsEmpty());
    EXPECT_THAT(lines_with("lessons", outer_layer_of_lessons), testing::IsEmpty());
}

/// The app's layers, and which of each other's headers they may include; core, lessons and fonts are open to all. What
/// stands in front of a slash is a folder, the rest are files of app/ itself.
const std::map<std::string, std::set<std::string>> app_layers = {
    {"input/", {}},
    {"files/", {}},
    {"look/", {}},
    {"look/widgets/", {"input/", "look/"}},
    {"system/", {}},
    {"text/", {"files/"}},
    {"check/", {"files/", "system/", "text/"}},
    {"session/", {"files/", "look/", "text/"}},
    {"export/", {"files/", "look/", "session/", "text/"}},
    {"commands", {"input/", "session/", "text/"}},
    {"platform/", {"input/", "look/", "look/widgets/"}},
    {"panels/", {"commands", "export/", "files/", "input/", "look/", "look/widgets/", "session/", "text/"}},
    {"cli/", {"check/", "export/", "files/", "look/", "session/", "system/", "text/"}},
    {"program",
     {"export/", "files/", "input/", "look/", "look/widgets/", "panels/", "platform/", "session/", "system/", "text/"}},
    {"desktop/", {"export/", "files/"}},
    {"main", {"cli/", "program"}},
};

/// The layer of "app/…"; empty if it has none.
std::string layer_of(const std::string& path) {
    std::string found;
    for (const auto& [layer, inner] : app_layers) {
        const std::string start = "app/" + layer;
        if (path.starts_with(start) && (layer.ends_with('/') || path[start.size()] == '.') &&
            layer.size() > found.size())
            found = layer;
    }
    return found;
}

TEST(Structure, TheLayersOfTheAppLookInwards) {
    const std::regex include(R"re(#\s*include\s*"(app/[^"]+)")re");
    for (const std::string& path : sources("app")) {
        const std::string layer = layer_of(path);
        ASSERT_NE(layer, "") << path << " belongs to no layer";
        const std::string text = read_file(path);
        for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it) {
            const std::string other = layer_of((*it)[1]);
            EXPECT_TRUE(other == layer || app_layers.at(layer).contains(other)) << path << " includes " << (*it)[1];
        }
    }
}

TEST(Structure, OnlyPartsOfTheAppKnowAWindow) {
    EXPECT_THAT(lines_with("app/session", drawing_header), testing::IsEmpty());
    EXPECT_THAT(lines_with("app/look", drawing_header),
                testing::Each(testing::AnyOf(testing::StartsWith("app/look/widgets/"),
                                             testing::StartsWith("app/look/typefaces.cpp"))));
}

TEST(Structure, PanelsUseOurOwnWidgets) { EXPECT_THAT(lines_with("app/panels", raw_widget), testing::IsEmpty()); }

TEST(Structure, WhatGoesWrongInCoreAndSessionCanBeSaidInEveryLanguage) {
    const std::regex without_key(R"(\bfailure\((fmt::|"|std::string\())");
    EXPECT_THAT(lines_with("core", without_key), testing::IsEmpty());
    EXPECT_THAT(lines_with("app/session", without_key), testing::IsEmpty());
}

TEST(Structure, LinesEndWhereReadersDo) {
    const std::regex long_line(R"(^(?!.*R").{121,})");
    for (const char* folder : {"core", "lessons", "app"}) {
        for (const std::string& line : lines_with(folder, long_line)) {
            const std::size_t start = line.find(": ") + 2;
            std::size_t columns = 0;
            for (const char c : line.substr(start)) columns += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
            EXPECT_LE(columns, 120u) << line;
        }
    }
}

TEST(Structure, TheTopFolderStaysSmall) {
    const std::set<std::string> permitted = {
        "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "app", "build", "core",
        "fonts",          "lessons",           "tests"};
    for (const auto& entry : fs::directory_iterator(source_folder())) {
        const std::string name = entry.path().filename().string();
        EXPECT_TRUE(name.starts_with('.') || permitted.contains(name)) << name;
    }
}

}  // namespace
}  // namespace stepwell::tests
