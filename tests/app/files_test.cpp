// Files are read whole and replaced whole.
#include "app/files/files.h"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

namespace stepwell {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class Files : public ::testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (fs::temp_directory_path() / "stepwell-files-XXXXXX").string();
        ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
        folder_ = pattern;
    }
    void TearDown() override { fs::remove_all(folder_); }

    fs::path put(const char* name, std::string_view bytes) {
        std::ofstream(folder_ / name, std::ios::binary) << bytes;
        return folder_ / name;
    }
    static std::string get(const fs::path& path) {
        std::ifstream in(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    std::size_t entries() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }

    fs::path folder_;
};

TEST_F(Files, AreReadByteForByte) {
    const std::string bytes("#.\r\n\0\xFFz", 7);
    EXPECT_EQ(read_whole_file(put("a", bytes)).value(), bytes);
    EXPECT_EQ(read_whole_file(put("empty", "")).value(), "");
    EXPECT_EQ(read_whole_file(put("marked", "\xEF\xBB\xBF#.#")).value(), "#.#") << "a byte order mark is no content";
}

TEST_F(Files, ThatCannotBeReadSayWhy) {
    EXPECT_THAT(read_whole_file(folder_ / "none").error().message, HasSubstr("none: there is no such file"));
    EXPECT_THAT(read_whole_file(folder_).error().message, HasSubstr("it is a folder"));
    EXPECT_THAT(read_whole_file("/dev/zero").error().message, HasSubstr("more than 16 MB"));
    EXPECT_EQ(read_whole_file(put("big", std::string(std::size_t{16} << 20, '#'))).value().size(),
              std::size_t{16} << 20);
}

TEST_F(Files, AreReplacedAndKeepTheirPermissions) {
    const fs::path path = put("a", "old");
    ASSERT_EQ(::chmod(path.c_str(), 0640), 0);
    ASSERT_TRUE(write_whole_file(path, "new"));
    EXPECT_EQ(get(path), "new");
    EXPECT_EQ(fs::status(path).permissions(), fs::perms{0640});
    ASSERT_TRUE(write_whole_file(folder_ / "b", ""));
    EXPECT_EQ(get(folder_ / "b"), "");
    EXPECT_EQ(entries(), 2U) << "nothing else is left behind";
}

TEST_F(Files, BehindALinkAreReplacedAndTheLinkStays) {
    const fs::path path = put("a", "old");
    fs::create_symlink("a", folder_ / "link");
    ASSERT_TRUE(write_whole_file(folder_ / "link", "new"));
    EXPECT_EQ(get(path), "new");
    EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
}

TEST_F(Files, ThatCannotBeWrittenSayWhyAndStayAsTheyWere) {
    EXPECT_THAT(write_whole_file(folder_ / "no" / "a", "x").error().message, HasSubstr("there is no folder"));
    EXPECT_THAT(write_whole_file(folder_, "x").error().message, HasSubstr("it is a folder"));
    EXPECT_THAT(write_whole_file("/dev/null", "x").error().message, HasSubstr("no ordinary file"));
    EXPECT_THAT(write_whole_file("/proc/a", "x").error().message, HasSubstr("cannot write /proc/a"));
    EXPECT_EQ(entries(), 0U);
}

}  // namespace
}  // namespace stepwell
