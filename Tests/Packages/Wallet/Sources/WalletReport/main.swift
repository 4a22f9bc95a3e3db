import Conditions
import Gallery
import Publishing
import Snapshots
import SwiftUI
import Wallet

#if OTHERS
  import CustomDump
  import OpenCombine
#endif

// Whoever depends on the names finds them; who does not, finds none.
print("others find:", found)
print("next request:", Requests().next())

// A strategy over the snapshots, as a package of somebody's writes it.
extension Snapshotting where Value: View, Format == Data {
  @MainActor static var image: Snapshotting {
    Snapshotting(pathExtension: "svg") { view in
      let renderer = MainActor.assumeIsolated { ImageRenderer(content: view, device: .standard) }
      return try MainActor.assumeIsolated { try renderer.svgData() }
    }
  }
}

var failures = 0
for preview in PreviewCatalogue.all() {
  let place = preview.fileID.map { "\($0):\(preview.line ?? 0):\(preview.column ?? 0)" }
  let traits = preview.traits.map { "\($0.wish)" }.joined(separator: " ")
  do {
    let data = try Snapshotting<AnyView, Data>.image.snapshot(preview.makeView())
    print(place ?? preview.module, preview.name ?? "-", traits, data.isEmpty ? "nothing" : "drawn")
  } catch {
    failures += 1
    print(place ?? preview.module, preview.name ?? "-", "failed:", error)
  }
}
exit(failures == 0 ? 0 : 1)
