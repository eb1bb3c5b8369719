// An append-only log for millions of small records: it grows by whole chunks, so nothing is ever copied, and asks the
// system for large pages, which halves the cost of filling the long ones.
#pragma once

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

template <class T>
class Log {
    static_assert(std::is_trivially_copyable_v<T>);
    static constexpr std::size_t chunk_bytes = std::size_t{2} << 20;
    static constexpr std::size_t per_chunk = std::size_t{1} << 17;
    static_assert(per_chunk * sizeof(T) <= chunk_bytes);

public:
    void push_back(const T& value) {
        if (next_ == end_) grow();
        *next_++ = value;
    }
    std::size_t size() const { return chunks_.size() * per_chunk - static_cast<std::size_t>(end_ - next_); }
    const T& operator[](std::size_t i) const { return chunks_[i / per_chunk].get()[i % per_chunk]; }

    /// Forgets all records from index `size` on.
    void truncate(std::size_t size) {
        chunks_.resize((size + per_chunk - 1) / per_chunk);
        end_ = chunks_.empty() ? nullptr : chunks_.back().get() + per_chunk;
        next_ = end_ - (chunks_.size() * per_chunk - size);
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
        next_ = chunk;
        end_ = chunk + per_chunk;
    }

    std::vector<std::unique_ptr<T, Free>> chunks_;
    T* next_ = nullptr;
    T* end_ = nullptr;
};

}  // namespace stepwell
