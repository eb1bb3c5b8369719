#include "tests/files.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace stepwell::tests {

std::string source_folder() { return STEPWELL_SOURCE; }

std::string program() { return STEPWELL_PROGRAM; }

std::string read_file(std::string_view path) {
    const std::string whole = source_folder() + "/" + std::string(path);
    std::ifstream in(whole, std::ios::binary);
    if (!in) throw std::runtime_error("cannot read " + whole);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string golden(std::string_view name) { return read_file("tests/golden/" + std::string(name)); }

}  // namespace stepwell::tests
