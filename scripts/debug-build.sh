# Read by the other scripts: one way to build for debugging, so that none of them builds anew what another has built.
# An index and information for a debugger take a third of the time, and only an editor and a debugger read them; for those,
# `swift build` as it stands builds everything once more.
debug_build() {
  KUMIHAN_TOOLS=1 swift build --disable-index-store -debug-info-format none "$@"
}
