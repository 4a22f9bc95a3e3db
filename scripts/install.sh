#!/usr/bin/env bash
# Copies the built program, its faces and modules. Usage: scripts/install.sh PREFIX [BUILD-FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
prefix=$1
build=${2:-$(swift build -c release --show-bin-path)}
modules="SwiftUI Combine KumihanLogs KumihanOSLog KumihanPhotos KumihanContentTypes KumihanAppleNames Kumihan KumihanDrawing KumihanText KumihanLayout KumihanViews KumihanControls KumihanShaping KumihanCairo \
KumihanSVG KumihanFonts KumihanStage Joho"

install -d "$prefix/bin" "$prefix/share/kumihan/fonts" "$prefix/lib/kumihan/modules"
install -m 755 "$build/kumihan" "$build/kumihan-watch" "$prefix/bin/"
cp -R fonts/faces/. "$prefix/share/kumihan/fonts/"
for module in $modules; do
  install -m 644 "$build/Modules/$module.swiftmodule" "$prefix/lib/kumihan/modules/"
done
echo "installed $prefix/bin/kumihan"
