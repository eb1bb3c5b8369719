// Runs the program as a shell would.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace stepwell::tests {

struct Outcome {
    std::string out, err;
    int code = -1;  ///< -1: ended by a signal
};

struct Surroundings {
    std::string input = "";                     ///< what standard input holds
    std::string standard_out = "";              ///< a file that exists, instead of one that is read into Outcome::out
    std::vector<std::string> environment = {};  ///< NAME=VALUE, added to the test's own
};

/// `stepwell ARGUMENTS…`
Outcome stepwell(const std::vector<std::string>& arguments, const Surroundings& around = {});
/// Any other program, found by PATH.
Outcome run_program(std::vector<std::string> words, const Surroundings& around = {});

/// A program that runs on while the test does something else.
class Running {
public:
    /// Its output goes to the file.
    Running(std::vector<std::string> words, const std::string& out);
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running();

    void signal(int number) const;
    /// Waits for its end; its exit code, -1: ended by a signal.
    int wait();

private:
    pid_t id_ = 0;
};

/// Whether a process is over within a few seconds; one that nobody has asked about yet (a zombie) is.
bool ends_soon(pid_t process);
/// Whether it comes true within a few seconds.
bool soon(const std::function<bool()>& condition);

/// A new folder that is gone with the object.
class Folder {
public:
    Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();

    const std::filesystem::path& path() const { return path_; }
    /// The path of `name` in it.
    std::string at(std::string_view name) const { return (path_ / name).string(); }
    /// Writes a file and gives its path.
    std::string put(std::string_view name, std::string_view bytes) const;
    std::string get(std::string_view name) const;
    /// Names of all files in it.
    std::vector<std::string> names() const;

private:
    std::filesystem::path path_;
};

}  // namespace stepwell::tests
