// Used by the build: draws the icon into the file of the given name.
#include <cstdio>

#include "app/export/icon.h"
#include "app/files/files.h"

int main(int count, char** arguments) {
    if (count != 2) return 2;
    const auto icon = stepwell::icon_file(stepwell::PictureFormat::svg, 64);
    const auto written = icon ? stepwell::write_whole_file(arguments[1], *icon) : tl::unexpected(icon.error());
    if (!written) std::fprintf(stderr, "%s\n", written.error().message.c_str());
    return written ? 0 : 1;
}
