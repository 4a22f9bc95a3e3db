import Foundation
import Kumihan

struct Greeting: View {
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "star.fill")
        .font(.largeTitle)
        .foregroundStyle(.orange)
      VStack(alignment: .leading) {
        Text("Hello, paper").font(.headline)
        Text("Drawn without a Mac").font(.subheadline)
      }
    }
    .padding(16)
    .background(.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
  }
}

let renderer = ImageRenderer(content: Greeting())
renderer.scale = 2
try renderer.pngData().write(to: URL(fileURLWithPath: "greeting.png"))
print(try renderer.layout())
