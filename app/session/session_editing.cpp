// Session's changes to the input.
#include <algorithm>
#include <utility>

#include "app/session/session.h"
#include "lessons/kit/map_edit.h"

namespace stepwell {
namespace {

Input with(Input input, std::string_view setting, std::string_view value) {
    input.settings[std::string(setting)] = value;
    return input;
}

}  // namespace

bool Session::has_tool(std::optional<Tool> tool) const {
    const std::vector<Tool> tools = scene_->tools();
    if (!tool) return scene_->has_floor();  // there are no cells to ask about
    return tool == Tool::automatic || std::ranges::find(tools, *tool) != tools.end();
}

void Session::choose_tool(std::optional<Tool> tool) {
    if (has_tool(tool)) editor_.choose(tool);
}

void Session::refuse(const Error& why) { messages.post({"messages.refused", {{"why", why}}, Message::Tone::trouble}); }

bool Session::refuse_in_task() {
    if (task_) messages.post({"messages.task_is_fixed"});
    return task_.has_value();
}

bool Session::may_draw() { return scene_->has_floor() && !refuse_in_task(); }

void Session::edited() {
    record();
    changed();
}

bool Session::accept(Input input, std::string_view sliding) {
    if (const auto good = scene_->check(input); !good) {
        refuse(good.error());
        return false;
    }
    messages.went_well({"messages.refused"});
    if (input == desk_->input) return true;
    Input before = std::exchange(desk_->input, std::move(input));
    if (sliding.empty() || desk_->sliding != sliding) desk_->history.add(std::move(before));
    desk_->sliding = sliding;
    edited();
    return true;
}

void Session::press(Point world, bool secondary) {
    if (ready()) press(scene_->pick(stage_moment().input, world), world, secondary);
}

void Session::press_cell(Cell cell) {
    if (ready()) press(cell, {static_cast<float>(cell.x) + 0.5F, static_cast<float>(cell.y) + 0.5F}, false);
}

void Session::press(Cell cell, Point world, bool secondary) {
    release();
    if (editor_.tool() == Tool::play && !task_ && !secondary) {
        Cursor cursor(cursors_[focus_]);
        cursor.seek(turn_end());
        return make_move(scene_->move_to(cursor.moment(focused().input), cell));
    }
    if (!editor_.tool()) {
        pick(run_->input().map.extent().contains(cell) ? std::optional(cell) : std::nullopt);
        return;
    }
    const bool may_answer = !secondary && (editor_.tool() == Tool::automatic || task_);
    const Cell meant = scene_->cell_beside(moment(), world).value_or(cell);
    if (may_answer && (answer(meant) || answered_here() || (task_ && answer_next(meant)))) return;
    if (refuse_in_task() || !shows_its_map()) return;
    if (editor_.press(*scene_, desk_->input, cell, world, secondary)) edited();
}

void Session::drag(std::span<const Point> worlds) {
    if (editor_.drag(*scene_, desk_->input, worlds)) edited();
}

void Session::release() {
    auto before = editor_.release(desk_->input);
    if (!before) return;
    desk_->history.add(*std::move(before));
    end_slide();
}

bool Session::change_setting(std::string_view name, std::string_view value) {
    return !refuse_in_task() && accept(with(desk_->input, name, value));
}

bool Session::slide_setting(std::string_view name, std::string_view value) {
    return !refuse_in_task() && accept(with(desk_->input, name, value), name);
}

bool Session::change_input(Input input) { return !refuse_in_task() && accept(std::move(input)); }

bool Session::choose_preset(std::string_view name) {
    if (refuse_in_task()) return false;
    const auto presets = scene_->presets();
    if (std::ranges::find(presets, name) == presets.end()) return false;
    return accept(scene_->preset(name, desk_->input));
}

const std::string& Session::preset() const {
    if (preset_ && preset_->first == input()) return preset_->second;
    preset_.emplace(input(), std::string());
    for (const std::string& name : scene_->presets()) {
        const Input made = scene_->preset(name, input());
        const bool same =
            scene_->has_floor() ? made.map == input().map && made.relief == input().relief : made == input();
        if (!same) continue;
        if (!made.script.empty() && made.script != input().script) continue;
        preset_->second = name;
        break;
    }
    return preset_->second;
}

bool Session::clear_map() { return may_draw() && accept(cleared(*scene_, desk_->input)); }

bool Session::scatter_walls(int percent) {
    if (!may_draw()) return false;
    Input input = desk_->input;
    ++input.seed;
    return accept(with_random_walls(*scene_, std::move(input), percent));
}

bool Session::resize_map(Extent extent) {
    if (!may_draw()) return false;
    const std::vector<std::string> seeded = scene_->seeded_presets();
    const std::string now = preset();
    Input input = resized(*scene_, desk_->input, extent);
    if (std::ranges::find(seeded, now) != seeded.end())  // a maze of the new size, not a part of the old one
        if (Input made = scene_->preset(now, input); made.map.extent() == input.map.extent()) input = std::move(made);
    return accept(std::move(input));
}

bool Session::set_seed(std::uint32_t seed) {
    const std::vector<std::string> seeded = scene_->seeded_presets();
    if (refuse_in_task() || seeded.empty()) return false;
    Input input = desk_->input;
    input.seed = seed;
    const std::string now = preset();
    return accept(scene_->preset(std::ranges::find(seeded, now) != seeded.end() ? now : seeded.front(), input));
}

void Session::undo() {
    release();
    end_slide();
    if (!can_undo()) return;
    desk_->input = *desk_->history.undo(desk_->input);
    edited();
}

void Session::redo() {
    release();
    end_slide();
    if (!can_redo()) return;
    desk_->input = *desk_->history.redo(desk_->input);
    edited();
}

}  // namespace stepwell
