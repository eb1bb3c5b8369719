// Part of every program of a sanitizer build.

// Mesa closes its driver modules before LeakSanitizer looks, which then cannot name (or suppress) what they hold: keep
// them open.
extern "C" int dlclose(void*) { return 0; }
