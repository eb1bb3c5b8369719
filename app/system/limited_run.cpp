#include "app/system/limited_run.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <optional>
#include <system_error>
#include <utility>

#include "app/system/find_program.h"
#include "app/system/group_usage.h"

namespace stepwell {
namespace {

using Clock = std::chrono::steady_clock;
using Ending = ProgramRun::Ending;
using namespace std::chrono_literals;

class Descriptor {
public:
    explicit Descriptor(int number = -1) : number_(number) {
        if (number_ >= 0) ::fcntl(number_, F_SETFD, FD_CLOEXEC);
    }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() { close(); }
    void close() {
        if (number_ >= 0) ::close(std::exchange(number_, -1));
    }
    int number() const { return number_; }

private:
    int number_;
};

struct Pipe {
    Descriptor from, to;
};

Error no_start(int number) {
    return error("program.no_start", "the program cannot be started: {why}",
                 {{"why", std::generic_category().message(number)}});
}

Result<Pipe> make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) return failure(no_start(errno));
    return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

/// A file without a name that holds the text: unlike a pipe it can be read at any pace, and opened again as /dev/stdin.
Result<Descriptor> file_with(std::string_view text) {
    std::error_code no_folder;
    std::string name = (std::filesystem::temp_directory_path(no_folder) / "stepwell-input-XXXXXX").string();
    Descriptor file(::mkstemp(name.data()));
    if (file.number() < 0) return failure(no_start(errno));
    ::unlink(name.c_str());
    while (!text.empty()) {
        const ssize_t n = ::write(file.number(), text.data(), text.size());
        if (n < 0 && errno != EINTR) return failure(no_start(errno));
        if (n > 0) text.remove_prefix(static_cast<std::size_t>(n));
    }
    if (::lseek(file.number(), 0, SEEK_SET) != 0) return failure(no_start(errno));
    return file;
}

/// A process in a group of its own. When the object goes, all of the group is ended.
class Group {
public:
    explicit Group(pid_t leader) : leader_(leader) {}
    Group(const Group&) = delete;
    Group& operator=(const Group&) = delete;
    ~Group() { end(); }

    pid_t id() const { return leader_; }
    bool leader_is_done() const {
        siginfo_t info{};
        // It stays a zombie until end(): as long as it is there, nobody else gets its number.
        return ::waitid(P_PID, static_cast<id_t>(leader_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
               info.si_pid == leader_;
    }
    /// The leader's status as waitpid() tells it.
    int end() {
        if (ended_) return status_;
        ended_ = true;
        ::kill(-leader_, SIGKILL);
        while (::waitpid(leader_, &status_, 0) < 0 && errno == EINTR) {}
        return status_;
    }

private:
    pid_t leader_;
    int status_ = 0;
    bool ended_ = false;
};

/// What the child needs, all made before it is there: between fork and exec it may not even take memory.
struct Start {
    const char* path;
    char* const* arguments;
    const char* folder;
    int in, out, err, trouble;
    rlim_t seconds;
};

[[noreturn]] void become(const Start& start) {
    ::setpgid(0, 0);
#if defined(__linux__)
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // should stepwell itself be killed
#endif
    sigset_t none;
    sigemptyset(&none);
    ::pthread_sigmask(SIG_SETMASK, &none, nullptr);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXCPU}) ::signal(signal, SIG_DFL);
    const rlimit processor{start.seconds, start.seconds + 1}, no_core{0, 0};
    ::setrlimit(RLIMIT_CPU, &processor);
    ::setrlimit(RLIMIT_CORE, &no_core);
    if (::chdir(start.folder) == 0 && ::dup2(start.in, STDIN_FILENO) >= 0 && ::dup2(start.out, STDOUT_FILENO) >= 0 &&
        ::dup2(start.err, STDERR_FILENO) >= 0)
        ::execv(start.path, start.arguments);
    const int why = errno;
    [[maybe_unused]] const ssize_t told = ::write(start.trouble, &why, sizeof why);
    ::_exit(127);
}

/// Reads what is there, at most one block; false at the end.
template <class Take>
bool read_some(int from, Take take) {
    std::array<char, std::size_t{1} << 16> block;
    const ssize_t n = ::read(from, block.data(), block.size());
    if (n > 0) take(std::string_view(block.data(), static_cast<std::size_t>(n)));
    return n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR));
}

/// Follows a program until it is done or one of its limits is reached.
class Watch {
public:
    Watch(const Group& group, Descriptor out, Descriptor err, const RunLimits& limits, const std::stop_token& stop)
        : group_(group), out_(std::move(out)), err_(std::move(err)), limits_(limits), stop_(stop) {
        for (const Descriptor* each : {&out_, &err_}) ::fcntl(each->number(), F_SETFL, O_NONBLOCK);
    }

    /// The limit that was reached; nothing: the program is done.
    std::optional<Ending> follow() {
        while (true) {
            wait();
            read();
            if (too_much_output()) return Ending::output;
            if (stop_.stop_requested()) return Ending::stopped;
            if (group_.leader_is_done()) return std::nullopt;
            const Clock::time_point now = Clock::now();
            if (now < last_look_ + 50ms) continue;
            const GroupUsage usage = usage_of(group_.id());
            if (!usage.busy) waited_ += now - last_look_;
            last_look_ = now;
            if (usage.resident > limits_.memory) return Ending::memory;
            if (usage.processor > seconds(limits_.processor)) return Ending::processor;
            if (waited_ > limits_.waiting()) return Ending::waiting;
        }
    }
    /// What the program wrote before it was done. Nobody writes any more.
    void read_rest() {
        for (int blocks = 0; blocks < 64 && (out_.number() >= 0 || err_.number() >= 0); ++blocks) {
            std::array<pollfd, 2> waiting{{{out_.number(), POLLIN, 0}, {err_.number(), POLLIN, 0}}};
            if (::poll(waiting.data(), waiting.size(), 0) <= 0) break;
            read();
        }
    }
    bool too_much_output() const { return printed.size() > limits_.output; }

    std::string printed, complaints;

private:
    static double seconds(std::chrono::seconds time) { return static_cast<double>(time.count()); }

    void wait() const {
        std::array<pollfd, 2> waiting{{{out_.number(), POLLIN, 0}, {err_.number(), POLLIN, 0}}};
        ::poll(waiting.data(), waiting.size(), 5);
    }
    void read() {
        const auto to_out = [&](std::string_view bytes) { printed += bytes; };
        const auto to_err = [&](std::string_view bytes) {
            complaints += bytes;
            if (complaints.size() > ProgramRun::most_complaints)
                complaints.erase(0, complaints.size() - ProgramRun::most_complaints);
        };
        if (out_.number() >= 0 && !read_some(out_.number(), to_out)) out_.close();
        if (err_.number() >= 0 && !read_some(err_.number(), to_err)) err_.close();
    }

    const Group& group_;
    Descriptor out_, err_;
    const RunLimits& limits_;
    const std::stop_token& stop_;
    Clock::time_point last_look_ = Clock::now();
    Clock::duration waited_{};
};

/// Only whole lines, if some were cut off.
std::string whole_lines(std::string text) {
    const std::size_t end = text.find('\n');
    if (text.size() == ProgramRun::most_complaints && end + 1 < text.size()) text.erase(0, end + 1);
    return text;
}

}  // namespace

Result<ProgramRun> run_limited(const Command& command, std::string_view input, const RunLimits& limits,
                               std::stop_token stop) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(command.folder, ignored))
        return failure(error("program.no_folder", "there is no folder {folder} to run it in",
                             {{"folder", command.folder.string()}}));
    std::vector<std::string> words = command.words;
    if (words.empty()) words.emplace_back();
    const auto path = find_program(words.front(), command.folder);
    if (!path) return tl::unexpected(path.error());
    auto in = file_with(input);
    if (!in) return tl::unexpected(in.error());
    auto out = make_pipe(), err = make_pipe(), trouble = make_pipe();
    for (const auto* pipe : {&out, &err, &trouble})
        if (!*pipe) return tl::unexpected(pipe->error());

    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const Start start{
        path->c_str(),    arguments.data(), command.folder.c_str(), in->number(),
        out->to.number(), err->to.number(), trouble->to.number(),   static_cast<rlim_t>(limits.processor.count())};
    const pid_t child = ::fork();
    if (child < 0) return failure(no_start(errno));
    if (child == 0) become(start);
    ::setpgid(child, child);  // here as well: whichever is first
    Group group(child);
    for (auto* pipe : {&out, &err, &trouble}) (*pipe)->to.close();

    int why = 0;
    if (::read(trouble->from.number(), &why, sizeof why) == sizeof why)
        return failure(why == ENOEXEC ? not_executable(words.front()) : no_start(why));
    Watch watch(group, std::move(out->from), std::move(err->from), limits, stop);
    std::optional<Ending> limit = watch.follow();
    const int status = group.end();
    if (!limit) watch.read_rest();
    if (!limit && watch.too_much_output()) limit = Ending::output;

    ProgramRun run;
    run.out = std::move(watch.printed);
    run.out.resize(std::min(run.out.size(), limits.output));
    run.complaints = whole_lines(std::move(watch.complaints));
    if (limit) {
        run.ending = *limit;
    } else if (WIFSIGNALED(status)) {
        run.code = WTERMSIG(status);
        run.ending = run.code == SIGXCPU ? Ending::processor : Ending::crashed;
    } else {
        run.code = WEXITSTATUS(status);
        // A shell tells of a signal that ended its own child so.
        if (run.code == 128 + SIGXCPU) run.ending = Ending::processor;
    }
    return run;
}

}  // namespace stepwell
