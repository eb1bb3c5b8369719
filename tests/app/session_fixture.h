// A session on the real lessons, with folders of its own.
#pragma once

#include <gmock/gmock.h>
#include <unistd.h>

#include <cstdlib>

#include "app/session/session.h"
#include "core/grid/floors.h"

namespace stepwell::tests {

class SessionTest : public ::testing::Test {
protected:
    SessionTest() : lessons_(all_lessons()) {
        std::string pattern = (std::filesystem::temp_directory_path() / "stepwell-session-XXXXXX").string();
        folder_ = ::mkdtemp(pattern.data());
    }
    ~SessionTest() override {
        session_.reset();
        std::filesystem::remove_all(folder_);
    }

    Folders folders() const { return {folder_ / "config", folder_ / "state"}; }

    /// The session, opened at the first call.
    Session& s() {
        if (!session_) start();
        return *session_;
    }
    /// Closes the program and starts it again.
    void start(std::size_t recording_bytes = Limits{}.bytes, Language system = Language::en) {
        session_.reset();
        session_ = std::make_unique<Session>(lessons_, folders(), system, recording_bytes);
    }
    Session& open(std::string_view scene) {
        EXPECT_TRUE(s().open_scene(scene));
        return s();
    }

    static Point centre(int x, int y) { return {static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F}; }
    void click(int x, int y, bool secondary = false) {
        s().press(centre(x, y), secondary);
        s().release();
    }
    bool wall(int x, int y) { return !s().input().map.walkable(cell(x, y)); }
    std::string anchor() { return s().moment().anchor().path(); }
    std::vector<std::string> message_keys() {
        std::vector<std::string> keys;
        for (const auto& entry : s().messages.all()) keys.push_back(entry.message.key);
        return keys;
    }
    /// An input whose run is long: an empty room.
    Input room(int side) {
        Input input = s().input();
        input.map = open_room({side, side});
        input.settings["start"] = "1,1";
        if (input.settings.contains("goal")) input.settings["goal"] = to_text(cell(side - 2, side - 2));
        return input;
    }

    std::vector<Lesson> lessons_;
    std::filesystem::path folder_;
    std::unique_ptr<Session> session_;
};

}  // namespace stepwell::tests
