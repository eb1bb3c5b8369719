# Read by app/start and tests/run: which packages Stepwell needs, how to get them, how to build.
# shellcheck shell=bash
# shellcheck disable=SC2046,SC2086  # lists of packages come apart into words

# Each line: what for | Debian | Fedora | Arch | Homebrew
packages='
build | g++ cmake ninja-build pkg-config | gcc-c++ cmake ninja-build pkgconf-pkg-config | gcc cmake ninja pkgconf | cmake ninja pkgconf
build | libimgui-dev libglfw3-dev python3-glad libgl1-mesa-dri | imgui-devel glfw-devel glad mesa-dri-drivers | imgui glfw glad mesa | imgui glfw glad
build | libcairo2-dev libfreetype-dev libgif-dev | cairo-devel freetype-devel giflib-devel | cairo freetype2 giflib | cairo freetype giflib
build | libexpected-dev libfmt-dev libmd4c-dev | expected-devel fmt-devel md4c-devel | tl-expected fmt md4c | tl-expected fmt md4c
build | libtomlplusplus-dev libcli11-dev | tomlplusplus-devel cli11-devel | tomlplusplus cli11 | tomlplusplus cli11
build | fonttools fonts-inter | fonttools rsms-inter-fonts | python-fonttools inter-font | fonttools font-inter
build | fonts-jetbrains-mono | jetbrains-mono-fonts | ttf-jetbrains-mono | font-jetbrains-mono
build | fonts-noto-cjk | google-noto-sans-cjk-fonts | noto-fonts-cjk | font-noto-sans-cjk
build | fonts-font-awesome | fontawesome4-fonts | ttf-font-awesome-4 | font-fontawesome
tests | libgtest-dev libgmock-dev nodejs | gtest-devel gmock-devel nodejs | gtest nodejs | googletest node
tests | python3 xvfb xauth | python3 xorg-x11-server-Xvfb xauth | python xorg-server-xvfb xorg-xauth | python
tests | chromium poppler-utils | chromium poppler-utils | chromium poppler | chromium poppler
fuzz  | clang-16 libclang-rt-16-dev | clang compiler-rt | clang compiler-rt | llvm
bench | libbenchmark-dev libboost-graph-dev | google-benchmark-devel boost-devel | benchmark boost | google-benchmark boost
bench | nodejs npm | nodejs npm | nodejs npm | node
'

# wanted COLUMN PURPOSE…: one package a line; the column is the system's: 2 Debian, 3 Fedora, 4 Arch, 5 Homebrew
wanted() {
    local column=$1 purpose
    shift
    for purpose in "$@"; do
        awk -F ' *[|] *' -v purpose="$purpose" -v column="$column" '$1 == purpose { print $column }' <<<"$packages"
    done | tr ' ' '\n' | sort -u
}

# All installed packages and what they stand in for (NodeSource's nodejs provides npm), one a line.
debian_has() {
    dpkg-query -W -f '${db:Status-Status},${Package},${Provides}\n' |
        sed -n 's/^installed,//p' | tr ',' '\n' | sed 's/^ *//; s/ .*//'
}

# need PURPOSE…: installs what is missing, on Debian and its relatives; elsewhere names it and fails.
need() {
    local absent ask as_root=()
    if command -v apt-get >/dev/null; then
        absent=$(wanted 2 "$@" | grep -vxFf <(debian_has))
        ask="apt-get install"
    elif command -v dnf >/dev/null; then
        absent=$(wanted 3 "$@" | grep -vxFf <(rpm -qa --qf '%{NAME}\n'))
        ask="sudo dnf install"
    elif command -v pacman >/dev/null; then
        absent=$(wanted 4 "$@" | grep -vxFf <(pacman -Qq))
        ask="sudo pacman -S"
    elif command -v brew >/dev/null; then
        absent=$(wanted 5 "$@" | grep -vxFf <(brew list -1))
        ask="brew install"
    else
        echo "Stepwell knows no package manager here. It needs what Debian calls" $(wanted 2 "$@") >&2
        return 1
    fi
    [ -n "$absent" ] || return 0
    if [ "$ask" = "apt-get install" ] && { [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; }; then
        [ "$(id -u)" = 0 ] || as_root=(sudo)
        echo "Installing" $absent >&2
        # A source of packages that cannot be reached is no harm if the others have what is needed.
        "${as_root[@]}" apt-get update -q </dev/null >&2
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -q -y --no-install-recommends $absent </dev/null >&2
    else
        echo "Stepwell needs some packages. Install them, then try again: $ask" $absent >&2
        return 1
    fi
}

# build PRESET TARGET [cmake option…]: configures if that is new, and builds; says nothing when there is nothing to do
build() {
    local preset=$1 target=$2 log
    shift 2
    if [ ! -f "build/$preset/build.ninja" ] || [ $# -gt 0 ]; then
        log=$(cmake --preset "$preset" "$@" 2>&1) || { echo "$log" >&2; return 1; }
    fi
    cmake --build --preset "$preset" --target "$target" |
        sed -u '/Re-checking globbed directories/d; /no work to do/d' >&2
    return "${PIPESTATUS[0]}"
}
