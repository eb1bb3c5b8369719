#include "app/cli/command_line.h"
#include "app/program.h"

int main(int argc, char** argv) {
    const auto outcome = stepwell::cli::run({argv, static_cast<std::size_t>(argc)});
    if (const auto* code = std::get_if<stepwell::cli::ExitCode>(&outcome)) return *code;
    return stepwell::run_window(std::get<stepwell::cli::WindowWanted>(outcome).file);
}
