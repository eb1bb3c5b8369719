// The icons in use, by what they mean (Font Awesome 4.7).
#pragma once

namespace stepwell::icon {

inline constexpr char32_t none = 0;
inline constexpr char32_t first = 0xF049, back = 0xF048, play = 0xF04B, pause = 0xF04C, next = 0xF051, last = 0xF050;
inline constexpr char32_t check = 0xF00C, close = 0xF00D, warning = 0xF071, info = 0xF05A, lightbulb = 0xF0EB;
inline constexpr char32_t menu = 0xF0C9, settings = 0xF013, more = 0xF141;
inline constexpr char32_t down = 0xF107, up = 0xF106;
inline constexpr char32_t pencil = 0xF040, eraser = 0xF12D, water = 0xF043, flag = 0xF024, pointer = 0xF245;
inline constexpr char32_t raise = 0xF062, lower = 0xF063, ceiling = 0xF0E9, fence = 0xF02A;
inline constexpr char32_t undo = 0xF0E2, redo = 0xF01E, dice = 0xF074, grid = 0xF00A;
inline constexpr char32_t question = 0xF059, present = 0xF065, exit_present = 0xF066, save = 0xF0C7, open = 0xF115,
                          export_ = 0xF019;
inline constexpr char32_t eye = 0xF06E, eye_off = 0xF070, pen = 0xF1FC, spotlight = 0xF185, blank = 0xF108;
inline constexpr char32_t book = 0xF02D, code = 0xF121, list = 0xF03A, sliders = 0xF1DE;
inline constexpr char32_t stop = 0xF04D, circle = 0xF111, trash = 0xF1F8, keyboard = 0xF11C, fit = 0xF0B2,
                          plus = 0xF067, minus = 0xF068, history = 0xF1DA;
inline constexpr char32_t file = 0xF0F6, folder = 0xF07B, user = 0xF007, clock = 0xF017;

}  // namespace stepwell::icon
