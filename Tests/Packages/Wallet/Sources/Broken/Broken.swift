import SwiftUI
import Wallet

#Preview("Fine") { Text("fine") }

#Preview("Broken") {
  @Previewable @State var count = 0
  VStack {
    Text("count \(count)").boldd()
  }
}
