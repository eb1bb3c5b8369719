// Writes the C++ listings of all lessons as one source for the tests: make_cpp_programs OUTPUT. For every variant of a
// scene (queue, stack) its functions become members of a struct, so they may stand in any order; the lesson's run.h
// says how they are called.
#include <cstdio>
#include <fstream>

#include <fmt/format.h>

#include "lessons/kit/lesson.h"
#include "tests/listings/programs.h"

namespace stepwell::tests {
namespace {

std::string struct_of(const Lesson& lesson, const Scene& scene, const Settings& settings, std::string_view name) {
    std::string members;
    for (const Listing& listing : listings_of(lesson, scene, CodeLanguage::cpp, settings))
        members += code_with_marks(listing) + "\n";
    return fmt::format("struct {} {{\n{}}};\n\n", name, members);
}

std::string source() {
    std::string includes, structs, rows;
    int programs = 0;
    for (const Lesson& lesson : all_lessons()) {
        const std::string number = lesson.folder.substr(8, lesson.folder.find('-') - 8);  // lessons/N-name
        includes += fmt::format("#include \"{}/run.h\"\n", lesson.folder);
        structs +=
            fmt::format("namespace stepwell::plain::lesson_{} {{\nnamespace {{\n\nusing tests::mark;\n\n", number);
        for (const auto& scene : lesson.scenes) {
            for (const Settings& variant : scene->variants()) {
                Settings settings = scene->first_input().settings;
                std::string pairs;
                for (const auto& [key, value] : variant) {
                    settings[key] = value;
                    pairs += fmt::format("{{\"{}\", \"{}\"}}, ", key, value);
                }
                const std::string name = fmt::format("Listings{}", programs++);
                structs += struct_of(lesson, *scene, settings, name);
                rows += fmt::format(
                    "        {{\"{}\", {{{}}}, [](std::string_view scene, const Input& input) {{\n"
                    "             return plain::lesson_{}::run(plain::lesson_{}::{}{{}}, scene, input);\n"
                    "         }}}},\n",
                    scene->id(), pairs, number, number, name);
            }
        }
        structs += fmt::format("}}  // namespace\n}}  // namespace stepwell::plain::lesson_{}\n\n", number);
    }
    return "// Made by tests/listings/make_cpp_programs.cpp.\n"
           "#pragma GCC diagnostic ignored \"-Wunused-parameter\"  // one that only another variant uses\n#include "
           "\"tests/listings/programs.h\"\n\n" +
           includes + "\n" + structs +
           "namespace stepwell::tests {\n\nstd::span<const CppProgram> cpp_programs() {\n"
           "    static const std::vector<CppProgram> programs = {\n" +
           rows + "    };\n    return programs;\n}\n\n}  // namespace stepwell::tests\n";
}

}  // namespace
}  // namespace stepwell::tests

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("make_cpp_programs OUTPUT\n", stderr);
        return 2;
    }
    std::ofstream file(argv[1], std::ios::binary);
    file << stepwell::tests::source();
    return file.flush() ? 0 : 1;
}
