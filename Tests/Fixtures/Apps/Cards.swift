import PhotosUI
import SwiftUI

// iOS 18 and 26: zoom, meshes, glass.

struct Card: Identifiable, Hashable {
  let id: Int
  var title: String
  var symbol: String
}

struct CardTile: View {
  let card: Card
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: card.symbol).font(.title2).symbolEffect(.bounce, value: card.id)
      Spacer()
      Text(card.title).font(.headline)
    }
    .padding()
    .frame(maxWidth: .infinity, minHeight: 120, alignment: .leading)
    .foregroundStyle(.white)
    .background {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.indigo, .purple, .blue, .teal])
    }
    .clipShape(.rect(cornerRadius: 20))
    .contentShape(.rect)
  }
}

struct CardsScreen: View {
  @Namespace private var namespace
  @State private var picked: [PhotosPickerItem] = []
  @State private var path = NavigationPath()
  private let cards = [
    Card(id: 1, title: "Trips", symbol: "airplane"),
    Card(id: 2, title: "Books", symbol: "book.fill"),
    Card(id: 3, title: "Music", symbol: "star.fill"),
  ]
  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
          ForEach(cards) { card in
            NavigationLink(value: card) { CardTile(card: card) }
              .buttonStyle(.plain)
              .matchedTransitionSource(id: card.id, in: namespace)
          }
        }
        .padding()
      }
      .navigationTitle("Cards")
      .navigationDestination(for: Card.self) { card in
        Text(card.title).navigationTransition(.zoom(sourceID: card.id, in: namespace))
      }
      .toolbar {
        PhotosPicker(
          selection: $picked, maxSelectionCount: 3, matching: .images, photoLibrary: .shared()
        ) { Image(systemName: "photo") }
      }
      .photosPickerStyle(.presentation)
    }
  }
}

#Preview("Cards") { CardsScreen() }
