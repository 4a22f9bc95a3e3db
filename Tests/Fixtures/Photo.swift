import SwiftUI

// A JPEG file, sized, blurred and behind a material: what processors have fast ways for.

struct Photo: View {
  var body: some View {
    VStack {
      Image("photo")
      Image("photo").resizable().aspectRatio(contentMode: .fill).frame(width: 150, height: 60)
        .clipped()
        .overlay(alignment: .bottom) { Text("Over it").padding(4).background(.thinMaterial) }
      Image("photo").blur(radius: 3).shadow(color: .blue, radius: 4, x: 2, y: 2)
        .rotationEffect(.degrees(11))
    }
    .padding()
  }
}
