// Part of every program of a sanitizer build.

// Mesa closes its driver modules before LeakSanitizer looks, which then cannot name (or suppress) what they hold: keep
// them open.
extern "C" int dlclose(void*) { return 0; }

// Cairo 1.16 forgets an array of every CID-keyed font (Noto Sans CJK) that it writes into a PDF: ten lines of its own
// calls alone show it. LeakSanitizer cannot see deeper than the library's name there.
extern "C" const char* __lsan_default_suppressions() { return "leak:libcairo.so.2\n"; }
