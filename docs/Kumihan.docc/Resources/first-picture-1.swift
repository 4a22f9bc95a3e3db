import Foundation
import Kumihan

struct Greeting: View {
  var body: some View {
    Text("Hello, paper")
  }
}

let renderer = ImageRenderer(content: Greeting())
renderer.scale = 2
try renderer.pngData().write(to: URL(fileURLWithPath: "greeting.png"))
