// The command line's grammar and its help, by CLI11.
#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/cli/help_texts.h"
#include "app/cli/nearest.h"
#include "app/cli/request.h"
#include "app/session/names.h"

namespace stepwell::cli {
namespace {

/// Ends reading with the text that was asked for.
struct Asked {
    std::string text;
};
struct Wrong {
    std::string message;
};

template <class T>
struct Named {
    std::string name;
    T value;
};

template <class T, std::size_t n>
T one_of(std::string_view what, std::string_view name, const std::array<Named<T>, n>& all) {
    std::vector<std::string> names;
    for (const Named<T>& each : all) {
        if (each.name == name) return each.value;
        names.push_back(each.name);
    }
    throw Wrong{unknown(what, name, names)};
}

Format read_format(std::string_view name) {
    return one_of("format", name,
                  std::array<Named<Format>, 3>{{{"text", Format::text}, {"csv", Format::csv}, {"json", Format::json}}});
}

Language read_language(std::string_view name) {
    std::array<Named<Language>, std::size(all_languages)> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = {std::string(code_of(all_languages[i])), all_languages[i]};
    return one_of("language", name, all);
}

ThemeName read_theme(std::string_view name) {
    std::array<Named<ThemeName>, all_themes.size()> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = {std::string(name_of(all_themes[i])), all_themes[i]};
    return one_of("theme", name, all);
}

CodeLanguage read_code(std::string_view name) {
    std::array<Named<CodeLanguage>, std::size(all_code_languages)> all;
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = {std::string(file_name_of(all_code_languages[i])), all_code_languages[i]};
    return one_of("code", name, all);
}

StepSize read_size(std::string_view name) {
    std::array<Named<StepSize>, std::size(all_step_sizes)> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = {std::string(name_of(all_step_sizes[i])), all_step_sizes[i]};
    return one_of("size of step", name, all);
}

std::uint64_t read_number(std::string_view option, std::string_view text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
        throw Wrong{fmt::format("{} '{}' does not fit; write a whole number from {} to {}", option, text, least, most)};
    return number;
}

/// `1,20,40..60,last`
std::vector<StepRange> read_steps(const std::string& text) {
    const auto read_step = [](const std::string& step) {
        return step == "last" ? last_step : static_cast<std::size_t>(read_number("--at", step, 1, UINT32_MAX));
    };
    std::vector<StepRange> ranges;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t comma = std::min(text.find(',', begin), text.size());
        const std::string part = text.substr(begin, comma - begin);
        const std::size_t dots = part.find("..");
        const std::size_t first = read_step(part.substr(0, dots));
        ranges.push_back({first, dots == std::string::npos ? first : read_step(part.substr(dots + 2))});
        begin = comma + 1;
    }
    return ranges;
}

/// One command's options. Every value is read as text and then checked by us, for the sake of the messages.
class Reader {
public:
    Reader(const std::string& command, const std::string& description, const std::string& footer)
        : command_(command), app_(description, "stepwell " + command) {
        app_.set_help_flag("-h,--help", "Print this help");
        app_.get_formatter()->column_width(26);
        app_.get_formatter()->label("Positionals", "Arguments");
        app_.get_formatter()->label("REQUIRED", "");
        app_.footer(footer);
        app_.allow_extras();
    }

    void argument(const char* name, std::string& value, const char* help, bool required = true) {
        app_.add_option(name, value, help)->type_name("")->required(required);
    }
    void arguments(const char* name, std::vector<std::string>& values, const char* help) {
        app_.add_option(name, values, help)->type_name("");
    }
    void option(const char* name, const char* type, const char* help, std::function<void(const std::string&)> read) {
        // Read when everything is parsed, so that --help counts before any mistake.
        app_.add_option_function<std::string>(
                name,
                [this, read = std::move(read)](const std::string& text) {
                    later_.push_back([read, text] { read(text); });
                },
                help)
            ->type_name(type)
            ->trigger_on_parse()
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    }
    void flag(const char* name, const char* help, bool& value) { app_.add_flag(name, value, help); }
    void list(const char* name, const char* type, const char* help, std::vector<std::string>& values) {
        app_.add_option(name, values, help)->type_name(type)->allow_extra_args(false);
    }

    void read(const std::vector<std::string>& arguments) {
        try {
            app_.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
        } catch (const CLI::CallForHelp&) {
            throw Asked{app_.help()};
        } catch (const CLI::ParseError& error) {
            const std::string_view what = error.what();
            throw Wrong{fmt::format("{}; see stepwell {} --help", what.substr(0, what.find('\n')), command_)};
        }
        for (const std::string& extra : app_.remaining()) throw Wrong{complaint(extra)};
        for (const auto& read : later_) read();
    }

private:
    std::string complaint(const std::string& extra) const {
        if (!extra.starts_with("-"))
            return fmt::format("'{}' is one argument too many; see stepwell {} --help", extra, command_);
        std::vector<std::string> known;
        for (const CLI::Option* option : app_.get_options())
            for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
        return unknown("option", extra.substr(0, extra.find('=')), known);
    }

    std::string command_;
    CLI::App app_;
    std::vector<std::function<void()>> later_;
};

/// The options that choose a run.
struct ChoiceOptions {
    ChoiceOptions(Reader& reader, RunChoice& choice) : choice_(choice) {
        reader.argument("NAME", choice.name, "Which run; stepwell list shows them");
        reader.option("--preset", "P", "Begin with another prepared floor",
                      [&](const std::string& text) { choice.preset = text; });
        reader.option("--seed", "N", "The seed of mazes and dice", [&](const std::string& text) {
            choice.seed = static_cast<std::uint32_t>(read_number("--seed", text, 0, UINT32_MAX));
        });
        reader.option("--map", "FILE", "Put another map in", [&](const std::string& text) { choice.map = text; });
        reader.list("--set", "K=V", "Change a setting, as in start=8,3; may be given more than once", sets_);
    }
    /// When all is read.
    void finish() {
        for (const std::string& text : sets_) {
            const std::size_t equals = text.find('=');
            if (equals == 0 || equals == std::string::npos)
                throw Wrong{fmt::format("--set '{}' has no value; write NAME=VALUE, as in start=8,3", text)};
            choice_.settings.emplace_back(text.substr(0, equals), text.substr(equals + 1));
        }
    }

private:
    RunChoice& choice_;
    std::vector<std::string> sets_;
};

void add_format(Reader& reader, Format& format) {
    reader.option("--format", "F", "text, csv or json [text]",
                  [&](const std::string& text) { format = read_format(text); });
}
template <class Place>  // Language, or an optional one
void add_language(Reader& reader, Place& language) {
    reader.option("--lang", "L", "en, de, fr or zh [en]",
                  [&](const std::string& text) { language = read_language(text); });
}
template <class Place>  // StepSize, or an optional one
void add_size(Reader& reader, Place& size, std::string_view usual) {
    reader.option("--by", "SIZE",
                  fmt::format("What counts as a step: detail (every line), step (as at first in the window) or chapter "
                              "[{}]",
                              usual)
                      .c_str(),
                  [&](const std::string& text) { size = read_size(text); });
}

Request read_list(const std::vector<std::string>& arguments) {
    ListRequest list;
    Reader reader("list", "The lessons, their scenes, and what can be set in each.", "");
    add_format(reader, list.format);
    add_language(reader, list.language);
    reader.read(arguments);
    return list;
}

Request read_run(const std::vector<std::string>& arguments) {
    RunRequest run;
    Reader reader("run", "Prints the result of a run.", std::string(run_notes) + "\n" + run_footer);
    ChoiceOptions choice(reader, run.choice);
    Language language{};  // results are figures, the same in every language
    add_format(reader, run.format);
    add_language(reader, language);
    reader.read(arguments);
    choice.finish();
    return run;
}

Request read_trace(const std::vector<std::string>& arguments) {
    TraceRequest trace;
    Reader reader("trace", "Prints every step of a run, one a line.", std::string(run_notes) + "\n" + trace_footer);
    ChoiceOptions choice(reader, trace.choice);
    add_size(reader, trace.by, name_of(trace.by));
    add_format(reader, trace.format);
    add_language(reader, trace.language);
    reader.read(arguments);
    choice.finish();
    return trace;
}

/// By the ending of the file's name.
ExportFormat read_export_format(const std::string& file) {
    std::string endings;
    for (const ExportFormat format : all_export_formats)
        endings += fmt::format("{}.{}", endings.empty() ? "" : ", ", name_of(format));
    const auto format = export_format(file);
    if (!format)
        throw Wrong{fmt::format("'{}' does not say what it shall be; end its name in one of: {}", file, endings)};
    return *format;
}

/// What has no meaning for a format is a mistake.
void check_options(const ExportRequest& request) {
    const auto refuse = [&](const char* option) {
        throw Wrong{fmt::format("{} means nothing for .{}; leave it out", option, name_of(request.format))};
    };
    const PictureOptions& picture = request.options.picture;
    const bool map = holds_map(request.format);
    if (picture.ask && (map || shows_runs(request.format))) refuse("--ask");
    if (map && !request.at.empty()) refuse("--at");
    if (map && request.by) refuse("--by");
    const bool has_size = !map && request.format != ExportFormat::html && request.format != ExportFormat::pdf;
    if (picture.width != 0 && !has_size) refuse("--width");
    if (picture.height != 0 && !has_size) refuse("--height");
}

Request read_export(const std::vector<std::string>& arguments) {
    ExportRequest request;
    PictureOptions& picture = request.options.picture;
    Reader reader("export", "Makes a picture, a worksheet, a film or a web page of a run, or keeps its map.",
                  std::string(run_notes) + "\n" + export_footer);
    ChoiceOptions choice(reader, request.choice);
    reader.argument("FILE", request.file, "What to write, FILE.png for example; see below");
    reader.option("--at", "N[,N...]",
                  "The N-th step, counted from 1, several, or a range, 1..60 [the last; films, pages: all]",
                  [&](const std::string& text) { request.at = read_steps(text); });
    add_size(reader, request.by, name_of(StepSize::step));
    const auto add_number = [&](const char* name, const char* type, int& number, int least, int most,
                                const char* usual) {
        reader.option(name, type, fmt::format("{} to {} [{}]", least, most, usual).c_str(),
                      [&number, name, least, most](const std::string& text) {
                          number = static_cast<int>(read_number(name, text, static_cast<std::uint64_t>(least),
                                                                static_cast<std::uint64_t>(most)));
                      });
    };
    add_number("--width", "PIXELS", picture.width, 16, 8192, "1200, a film 800");
    add_number("--height", "PIXELS", picture.height, 16, 8192, "as much as it takes");
    add_number("--speed", "N", request.options.speed, least_film_speed, most_film_speed, "4");
    reader.option("--code", "L", "python, javascript or cpp: which code a page shows first [python]",
                  [&](const std::string& text) { request.options.code = read_code(text); });
    reader.option("--theme", "T", "light, dark or contrast [light]",
                  [&](const std::string& text) { picture.theme = read_theme(text); });
    reader.flag("--ask", "Make a worksheet: ask what happens next instead of saying it", picture.ask);
    add_language(reader, request.language);
    reader.read(arguments);
    choice.finish();
    request.format = read_export_format(request.file);
    check_options(request);
    return request;
}

Request read_check(const std::vector<std::string>& arguments) {
    CheckRequest check;
    Reader reader("check", "Runs your program for an exercise, and says whether what it prints is right.",
                  check_footer);
    std::vector<std::string> stray;
    reader.argument("ID", check.exercise, "Which exercise; --list shows them", false);
    reader.arguments("COMMAND", stray, "Behind --: your program, as you would start it");
    reader.flag("--list", "Print all exercises", check.list);
    reader.option("--start", "FOLDER", "Write the task and programs to begin with into a folder",
                  [&](const std::string& text) { check.start = text; });
    reader.option("--folder", "FOLDER", "Run the command there [here]",
                  [&](const std::string& text) { check.command.folder = text; });
    reader.option("--seconds", "N", "Processor time that the program may take, 1 to 3600 [10]",
                  [&](const std::string& text) {
                      check.limits.processor = std::chrono::seconds(read_number("--seconds", text, 1, 3600));
                  });
    reader.flag("--watch", "Run it again each time that a file is saved, until Ctrl+C", check.watch);
    add_language(reader, check.language);
    const auto dashes = std::ranges::find(arguments, "--");
    reader.read({arguments.begin(), dashes});
    if (dashes != arguments.end()) check.command.words.assign(dashes + 1, arguments.end());
    if (check.list) return check;
    if (!stray.empty())
        throw Wrong{
            fmt::format("put -- before '{1}': stepwell check {0} -- {1}", check.exercise, fmt::join(stray, " "))};
    if (check.exercise.empty()) throw Wrong{"ID is required; stepwell check --list shows all exercises"};
    if (check.start.empty() && check.command.words.empty())
        throw Wrong{
            fmt::format("say behind -- how to run your program: stepwell check {0} -- python3 {0}.py", check.exercise)};
    return check;
}

struct KnownCommand {
    const char* name;
    Request (*read)(const std::vector<std::string>&);
};
constexpr std::array commands{KnownCommand{"list", read_list}, KnownCommand{"run", read_run},
                              KnownCommand{"trace", read_trace}, KnownCommand{"export", read_export},
                              KnownCommand{"check", read_check}};

Request read_first(const std::vector<std::string>& arguments) {
    if (arguments.empty()) return OpenWindow{};
    const std::string& first = arguments.front();
    const std::vector<std::string> rest(arguments.begin() + 1, arguments.end());
    for (const KnownCommand& command : commands)
        if (first == command.name) return command.read(rest);
    if (first == "--help" || first == "-h" || first == "help") return Say{overview};
    if (first == "--version") return Say{"stepwell " STEPWELL_VERSION "\n"};

    if (first.starts_with("-")) {
        const std::array<std::string, 2> known{"--help", "--version"};
        throw Wrong{unknown("option", first, known)};
    }
    if (!first.ends_with(".stepwell")) {
        std::vector<std::string> known;
        for (const KnownCommand& command : commands) known.emplace_back(command.name);
        throw Wrong{unknown("command", first, known) + " (a lesson file's name ends in .stepwell)"};
    }
    if (!rest.empty()) throw Wrong{fmt::format("'{}' is one argument too many; see stepwell --help", rest.front())};
    return OpenWindow{first};
}

}  // namespace

Result<Request> read_request(const std::vector<std::string>& arguments) {
    try {
        return read_first(arguments);
    } catch (const Asked& asked) {
        return Say{asked.text};
    } catch (const Wrong& wrong) {
        return failure(wrong.message);
    }
}

}  // namespace stepwell::cli
