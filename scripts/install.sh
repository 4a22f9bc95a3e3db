#!/usr/bin/env bash
# Copies the built program, its faces and modules. Usage: scripts/install.sh PREFIX [BUILD-FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
export KUMIHAN_TOOLS=1
prefix=$1
build=${2:-$(swift build -c release --show-bin-path)}
modules="KumihanSwiftUI KumihanCombine KumihanLogs KumihanOSLog KumihanPhotos KumihanContentTypes KumihanAppleNames Kumihan KumihanData KumihanMarkdown KumihanDrawing KumihanText KumihanLayout KumihanViews KumihanControls KumihanShaping KumihanCairo \
KumihanSVG KumihanFoundation KumihanCoreGraphics KumihanUIKit KumihanQuartzCore KumihanImageIO KumihanSimd KumihanDarwin KumihanCoreData KumihanSwiftData KumihanIntents KumihanStore KumihanServices KumihanMusic KumihanReality KumihanTips KumihanMaps KumihanLocation KumihanWidgets KumihanFamily KumihanCharts KumihanFonts KumihanDiscovery KumihanStage Joho KumihanTokens Kajilis SystemRules DarkStudio"

install -d "$prefix/bin" "$prefix/share/kumihan/fonts" "$prefix/lib/kumihan/modules"
install -m 755 "$build/kumihan" "$build/kumihan-watch" "$prefix/bin/"
cp -R fonts/faces/. "$prefix/share/kumihan/fonts/"
for module in $modules; do
  install -m 644 "$build/Modules/$module.swiftmodule" "$prefix/lib/kumihan/modules/"
done
# The files that `kumihan toolset` gives to `swift build`: the compiler's plug-in, and the engine for packages that do not build it themselves.
install -d "$prefix/lib/kumihan/bin"
install -m 755 "$build/KumihanMacros-tool" "$prefix/lib/kumihan/bin/KumihanMacros"
objects=()
for module in $modules; do
  while IFS= read -r -d '' object; do objects+=("$object"); done < <(find "$build/$module.build" -name '*.o' -print0 | sort -z)
done
rm -f "$prefix/lib/kumihan/libKumihan.a"
"$(dirname "$(readlink -f "$(command -v swiftc)")")/llvm-ar" qcs "$prefix/lib/kumihan/libKumihan.a" "${objects[@]}"
echo "installed $prefix/bin/kumihan"
