// Errors are values: a function that can fail returns Result<T>; the Error says what is wrong, where, and what to do.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace stepwell {

struct Error {
    std::string message;  ///< one line for a person: what is wrong and what to do about it
    int line = 0;         ///< 1-based line in the text that was read; 0 if the error has no place
    int column = 0;       ///< 1-based column, counted in characters; 0 if the error has no place
};

template <class T>
using Result = tl::expected<T, Error>;

/// The failed Result: `return failure("no start", 3, 7);`
inline tl::unexpected<Error> failure(std::string message, int line = 0, int column = 0) {
    return tl::unexpected<Error>(Error{std::move(message), line, column});
}

}  // namespace stepwell
