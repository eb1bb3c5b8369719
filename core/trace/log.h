// An append-only log for millions of small records: it grows by whole chunks, so nothing is ever copied, and asks the
// system for large pages, which halves the cost of filling the long ones.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace stepwell {

/// A log that was moved from may only be destroyed or assigned to.
template <class T>
class Log {
    static_assert(std::is_trivially_copyable_v<T>);
    static constexpr std::size_t chunk_bytes = std::size_t{2} << 20;
    static constexpr std::size_t per_chunk = std::bit_floor(chunk_bytes / sizeof(T));

public:
    void push_back(const T& value) {
        if (size_ % per_chunk == 0) grow();
        last_[size_++ % per_chunk] = value;
    }
    std::size_t size() const { return size_; }
    const T& operator[](std::size_t i) const { return chunks_[i / per_chunk].get()[i % per_chunk]; }

    /// Forgets all records from index `size` on.
    void truncate(std::size_t size) {
        size_ = size;
        chunks_.resize((size + per_chunk - 1) / per_chunk);
        last_ = chunks_.empty() ? nullptr : chunks_.back().get();
    }

private:
    struct Free {
        void operator()(T* chunk) const { std::free(chunk); }
    };

    void grow() {
        auto* chunk = static_cast<T*>(std::aligned_alloc(chunk_bytes, chunk_bytes));
        if (chunk == nullptr) throw std::bad_alloc();
#if defined(__linux__)
        if (!chunks_.empty()) madvise(chunk, chunk_bytes, MADV_HUGEPAGE);  // a short recording stays small
#endif
        chunks_.emplace_back(chunk);
        last_ = chunk;
    }

    std::vector<std::unique_ptr<T, Free>> chunks_;
    T* last_ = nullptr;  // the chunk that is being filled
    std::size_t size_ = 0;
};

}  // namespace stepwell
