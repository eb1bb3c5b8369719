// What the program has to say beside the lesson: keys of app/text and values, no words, so that the language can
// change.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/result.h"

namespace stepwell {

class Strings;

/// A placeholder's name in the text, and what it stands for. Numbers pick plural forms, errors are said in the
/// language.
struct MessageArgument {
    std::string name;
    std::variant<long long, std::string, Error> value;

    bool operator==(const MessageArgument&) const = default;
};

/// The text is `key` of app/text/*.toml: messages.cut.
struct Message {
    enum class Tone : std::uint8_t { news, trouble };

    std::string key;
    std::vector<MessageArgument> arguments = {};
    Tone tone = Tone::news;

    bool operator==(const Message&) const = default;
};

std::string to_text(const Message& message, const Strings& strings);

/// The messages on screen, oldest first. News leave by themselves, trouble stays a while longer or until it is
/// dismissed.
class Messages {
public:
    static constexpr double news_seconds = 5, trouble_seconds = 15;
    static constexpr std::size_t most = 4;  ///< at once; older ones make room

    struct Entry {
        Message message;
        std::uint64_t number;  ///< counts up; stays the same while the message is on screen
        double age = 0;        ///< seconds
        double left() const { return (message.tone == Message::Tone::news ? news_seconds : trouble_seconds) - age; }
    };

    /// A message that is on screen already is only made young again.
    void post(Message message);
    void dismiss(std::uint64_t number);
    /// Something has gone well now: the trouble that there was with it before, told by these keys, is told no longer.
    void went_well(std::initializer_list<std::string_view> keys);
    void tick(double seconds);
    const std::vector<Entry>& all() const { return entries_; }

private:
    std::vector<Entry> entries_;
    std::uint64_t next_number_ = 1;
};

}  // namespace stepwell
