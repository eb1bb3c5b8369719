#include "app/check/exercise_folder.h"

#include <system_error>

#include <fmt/format.h>

#include "app/files/files.h"
#include "app/text/strings.h"
#include "lessons/kit/texts.h"

namespace stepwell {
namespace {

std::string readme(const ExerciseRef& of, Language language) {
    const Texts& texts = Texts::of(*of.at.lesson, language);
    const Strings& strings = Strings::of(language);
    const std::string& id = of.exercise.id;
    const auto text = [&](const std::string& key) {
        return texts.find(of.at.scene->id(), key + " " + id).value_or("");
    };
    const std::string check = "    stepwell check " + id;
    return fmt::format(
        "# {}\n\n{}\n\n## {}\n\n{}\n\n{} -- python3 {}.py\n{} -- node {}.js\n{} -- sh -c \"g++ -std=c++20 -o {} {}.cpp "
        "&& ./{}\"\n\n{}\n",
        text("exercise"), text("exercise-task"), strings["check.how"], strings["check.how_text"], check, id, check, id,
        check, id, id, id, strings["check.how_watch"]);
}

}  // namespace

std::vector<NewFile> exercise_files(const ExerciseRef& exercise, Language language) {
    std::vector<NewFile> files{{"README.md", readme(exercise, language)}, {"input.txt", exercise.exercise.text}};
    for (const CodeLanguage code : all_code_languages)
        files.push_back({fmt::format("{}.{}", exercise.exercise.id, extension_of(code)),
                         std::string(starting_program(exercise, code))});
    return files;
}

Result<void> write_exercise(const ExerciseRef& exercise, Language language, const std::filesystem::path& folder) {
    const std::vector<NewFile> files = exercise_files(exercise, language);
    std::error_code error_code;
    for (const NewFile& file : files)
        if (std::filesystem::exists(std::filesystem::symlink_status(folder / file.name, error_code)))
            return failure(error("exercise.exists", "{file} is there already and stays as it is; choose another folder",
                                 {{"file", (folder / file.name).string()}}));
    std::filesystem::create_directory(folder, error_code);
    if (!std::filesystem::is_directory(folder))
        return failure(error("exercise.no_folder", "the folder {folder} cannot be made; choose another one",
                             {{"folder", folder.string()}}));
    for (const NewFile& file : files)
        if (const auto written = write_whole_file(folder / file.name, file.bytes); !written) return written;
    return {};
}

}  // namespace stepwell
