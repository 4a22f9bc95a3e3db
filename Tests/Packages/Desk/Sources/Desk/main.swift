import Badges
import SwiftUI

let data = try ImageRenderer(content: Badge(3).environment(\.badgeTint, .blue)).svgData()
print("badge:", data.isEmpty ? "nothing" : "drawn")
for preview in PreviewCatalogue.all() {
  print(preview.fileID ?? preview.module, preview.line ?? 0, preview.name ?? "-")
}
