#include "tests/app/process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <thread>
#include <utility>

#include "tests/files.h"

extern char** environ;

namespace stepwell::tests {
namespace {

std::string read_bytes(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<char*> pointers(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

}  // namespace

Outcome run_program(std::vector<std::string> words, const Surroundings& around) {
    const Folder folder;
    const std::string in = folder.put("in", around.input), err = folder.put("err", "");
    const std::string out = around.standard_out.empty() ? folder.put("out", "") : around.standard_out;

    std::vector<std::string> environment = around.environment;
    for (char** entry = environ; *entry != nullptr; ++entry) environment.emplace_back(*entry);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, in.c_str(), O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out.c_str(), O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, err.c_str(), O_WRONLY, 0);
    pid_t child = 0;
    const int failed = posix_spawnp(&child, words.front().c_str(), &actions, nullptr, pointers(words).data(),
                                    pointers(environment).data());
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) throw std::runtime_error("cannot run " + words.front());
    int status = 0;
    waitpid(child, &status, 0);
    return {around.standard_out.empty() ? read_bytes(out) : "", read_bytes(err),
            WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

Outcome stepwell(const std::vector<std::string>& arguments, const Surroundings& around) {
    std::vector<std::string> words{program()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return run_program(std::move(words), around);
}

Running::Running(std::vector<std::string> words, const std::string& out) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    const int failed = posix_spawnp(&id_, words.front().c_str(), &actions, nullptr, pointers(words).data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) throw std::runtime_error("cannot run " + words.front());
}

Running::~Running() {
    if (id_ == 0) return;
    signal(SIGKILL);
    wait();
}

void Running::signal(int number) const { ::kill(id_, number); }

int Running::wait() {
    int status = 0;
    waitpid(std::exchange(id_, 0), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool ends_soon(pid_t process) {
    return soon([&] {
        const std::string stat = read_bytes("/proc/" + std::to_string(process) + "/stat");
        return stat.empty() || stat.find(") Z ") != std::string::npos;
    });
}

bool soon(const std::function<bool()>& condition) {
    for (int i = 0; i < 1000; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

Folder::Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "stepwell-test-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a folder " + pattern);
    path_ = pattern;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string Folder::put(std::string_view name, std::string_view bytes) const {
    std::ofstream(path_ / name, std::ios::binary) << bytes;
    return at(name);
}

std::string Folder::get(std::string_view name) const { return read_bytes(path_ / name); }

std::vector<std::string> Folder::names() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(path_))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

}  // namespace stepwell::tests
