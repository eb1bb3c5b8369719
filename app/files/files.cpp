#include "app/files/files.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace stepwell {
namespace {

constexpr std::size_t largest_file = std::size_t{16} << 20;

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    int number() const { return number_; }
    /// 0 or the error; network drives report a full disk only here.
    int close() { return ::close(std::exchange(number_, -1)) == 0 ? 0 : errno; }

private:
    int number_;
};

/// 0 or the error.
int write_all(int to, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t n = ::write(to, bytes.data(), bytes.size());
        if (n > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(n));
        } else if (n == 0 || errno != EINTR) {
            return n == 0 ? EIO : errno;
        }
    }
    return 0;
}

/// Where the bytes really go: a link stays a link.
std::filesystem::path behind_links(const std::filesystem::path& path) {
    std::error_code error;
    const auto target = std::filesystem::weakly_canonical(path, error);
    return error || target.empty() ? path : target;
}

/// 0 or the error. Takes over the permissions of the file that it replaces.
int write_new(int to, std::string_view bytes, const struct stat* replaced) {
    if (const int error = write_all(to, bytes)) return error;
    if (replaced != nullptr && ::fchmod(to, replaced->st_mode & 0777) != 0) return errno;
    return ::fsync(to) == 0 ? 0 : errno;
}

Error folder_error() { return error("file.folder", "it is a folder; name a file in it"); }

}  // namespace

Error system_error(int number) {
    const char* key = "file.other";
    if (number == EACCES || number == EPERM) key = "file.denied";
    if (number == EROFS) key = "file.read_only";
    if (number == ENOSPC || number == EDQUOT) key = "file.full";
    if (number == ENAMETOOLONG) key = "file.long";
    return error(key, "{why}", {{"why", std::generic_category().message(number)}});
}

Result<std::string> read_ordinary_file(const std::filesystem::path& path) {
    struct stat found {};
    if (::stat(path.c_str(), &found) == 0 && !S_ISREG(found.st_mode) && !S_ISDIR(found.st_mode)) {
        Error odd = error("file.odd", "it is no ordinary file");
        odd.message = fmt::format("cannot read {}: {}", path.string(), odd.message);
        return failure(std::move(odd));
    }
    return read_whole_file(path);
}

Result<std::string> read_whole_file(const std::filesystem::path& path) {
    const bool standard = path == "-";
    const std::string name = standard ? "standard input" : path.string();
    const auto cannot = [&](Error why) {
        why.message = fmt::format("cannot read {}: {}", name, why.message);
        return failure(std::move(why));
    };

    const Descriptor file(standard ? ::dup(STDIN_FILENO) : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.number() < 0)
        return cannot(errno == ENOENT ? error("file.none", "there is no such file") : system_error(errno));
    std::string bytes;
    std::vector<char> block(std::size_t{1} << 16);
    for (;;) {
        const ssize_t n = ::read(file.number(), block.data(), block.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return cannot(errno == EISDIR ? folder_error() : system_error(errno));
        if (n == 0) break;
        bytes.append(block.data(), static_cast<std::size_t>(n));
        if (bytes.size() > largest_file)
            return cannot(error("file.large", "it has more than 16 MB; Stepwell's own files are smaller"));
    }
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.erase(0, 3);
    return bytes;
}

Result<void> write_whole_file(const std::filesystem::path& path, std::string_view bytes) {
    const auto cannot = [&](Error why) {
        why.message = fmt::format("cannot write {}: {}", path.string(), why.message);
        return failure(std::move(why));
    };
    const std::filesystem::path target = behind_links(path);
    struct stat old {};
    const bool replaces = ::stat(target.c_str(), &old) == 0;
    if (replaces && S_ISDIR(old.st_mode)) return cannot(folder_error());
    if (replaces && !S_ISREG(old.st_mode))
        return cannot(error("file.odd", "it is no ordinary file; choose another name"));
    if (replaces && ::access(target.c_str(), W_OK) != 0) return cannot(system_error(errno));

    static std::atomic<unsigned> number = 0;  // threads may write at the same time
    std::filesystem::path temporary = target;
    temporary.replace_filename(fmt::format(".stepwell-{}-{}.part", ::getpid(), ++number));
    Descriptor file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
    if (file.number() < 0)
        return cannot(errno == ENOENT ? error("file.no_folder", "there is no folder {folder}; make it first",
                                              {{"folder", target.parent_path().string()}})
                                      : system_error(errno));
    int wrong = write_new(file.number(), bytes, replaces ? &old : nullptr);
    if (const int at_close = file.close(); wrong == 0) wrong = at_close;
    if (wrong == 0 && ::rename(temporary.c_str(), target.c_str()) != 0) wrong = errno;
    if (wrong == 0) return {};
    ::unlink(temporary.c_str());
    return cannot(system_error(wrong));
}

std::filesystem::path home_folder() {
    const char* home = std::getenv("HOME");
    if (home != nullptr && *home != '\0') return home;
    const passwd* user = ::getpwuid(::getuid());
    return user != nullptr && user->pw_dir != nullptr ? user->pw_dir : "";
}

}  // namespace stepwell
