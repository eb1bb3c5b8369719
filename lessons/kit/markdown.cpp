#include "lessons/kit/markdown.h"

#include <optional>

#include <md4c.h>

#include "core/base/utf8.h"

namespace stepwell {
namespace {

bool begins_wide(std::string_view text) {
    std::size_t at = 0;
    return !text.empty() && is_wide(next_code_point(text, at));
}

bool ends_wide(std::string_view text) {
    std::size_t last = text.size();
    while (last > 0 && is_continuation(text[--last])) {}
    return begins_wide(text.substr(last));
}

void append(std::vector<TextRun>& runs, std::string_view text, Emphasis emphasis) {
    if (text.empty()) return;
    if (!runs.empty() && runs.back().emphasis == emphasis) runs.back().text += text;
    else runs.push_back({std::string(text), emphasis});
}

/// Collects md4c's calls. A list item is a paragraph with a bullet or a number; further paragraphs of it stand alone.
struct Collector {
    struct List {
        int next = 0;  // 0: bullets
    };
    std::vector<Block> blocks;
    std::vector<List> lists;
    int bold = 0, code = 0;
    std::optional<Emphasis> line_break;  // a soft one, waiting to see what follows

    Block& open() {
        if (blocks.empty()) blocks.emplace_back();
        return blocks.back();
    }

    void enter(MD_BLOCKTYPE type, void* detail) {
        line_break.reset();
        switch (type) {
            case MD_BLOCK_P:
                // the first paragraph of an item goes into the item
                if (blocks.empty() || blocks.back().kind != Block::Kind::item || !blocks.back().runs.empty())
                    blocks.emplace_back();
                break;
            case MD_BLOCK_H:
                blocks.push_back(
                    {Block::Kind::heading, static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level), 0, {}});
                break;
            case MD_BLOCK_CODE: blocks.push_back({Block::Kind::code, 0, 0, {}}); break;
            case MD_BLOCK_UL: lists.push_back({}); break;
            case MD_BLOCK_OL:
                lists.push_back({static_cast<int>(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start)});
                break;
            case MD_BLOCK_LI: {
                List& list = lists.back();
                blocks.push_back({Block::Kind::item, static_cast<int>(lists.size()), list.next, {}});
                if (list.next > 0) ++list.next;
                break;
            }
            default: break;
        }
    }

    void leave(MD_BLOCKTYPE type) {
        if (type == MD_BLOCK_UL || type == MD_BLOCK_OL) lists.pop_back();
        if (type == MD_BLOCK_CODE && !open().runs.empty() && open().runs.back().text.ends_with('\n'))
            open().runs.back().text.pop_back();
    }

    void span(MD_SPANTYPE type, int change) {
        if (type == MD_SPAN_STRONG || type == MD_SPAN_EM) bold += change;
        if (type == MD_SPAN_CODE) code += change;
    }

    Emphasis emphasis() const { return code > 0 ? Emphasis::code : bold > 0 ? Emphasis::bold : Emphasis::none; }

    void text(MD_TEXTTYPE type, std::string_view text) {
        std::vector<TextRun>& runs = open().runs;
        if (type == MD_TEXT_SOFTBR) {
            line_break = emphasis();
            return;
        }
        if (line_break && !runs.empty() && !(ends_wide(runs.back().text) && begins_wide(text)))
            append(runs, " ", *line_break);
        line_break.reset();
        if (type == MD_TEXT_BR) return append(runs, "\n", emphasis());
        if (type == MD_TEXT_NULLCHAR) return append(runs, "\uFFFD", emphasis());
        append(runs, text, open().kind == Block::Kind::code ? Emphasis::code : emphasis());
    }
};

}  // namespace

std::vector<Block> parse_markdown(std::string_view text) {
    Collector collector;
    MD_PARSER parser{};
    parser.flags = MD_FLAG_NOHTML | MD_FLAG_NOINDENTEDCODEBLOCKS;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* into) {
        static_cast<Collector*>(into)->enter(type, detail);
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* into) {
        static_cast<Collector*>(into)->leave(type);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void*, void* into) {
        static_cast<Collector*>(into)->span(type, 1);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* into) {
        static_cast<Collector*>(into)->span(type, -1);
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* chars, MD_SIZE size, void* into) {
        static_cast<Collector*>(into)->text(type, {chars, size});
        return 0;
    };
    md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &collector);
    return std::move(collector.blocks);
}

}  // namespace stepwell
