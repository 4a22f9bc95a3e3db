import SwiftUI

struct FeedScreen: View {
  @StateObject private var model = FeedModel()
  @State private var query = ""
  var body: some View {
    NavigationStack {
      Group {
        switch model.phase {
        case .loading: ProgressView()
        case .loaded(let rows): List(rows, id: \.self) { Text($0) }
        case .failed(let words):
          ContentUnavailableView {
            Label("No feed", systemImage: "wifi.slash")
          } description: {
            Text(words)
          } actions: {
            Button("Retry") { Task { await model.load() } }.buttonStyle(.borderedProminent)
          }
        }
      }
      .navigationTitle("Feed")
      .searchable(text: $query, prompt: Text("Search"))
      .refreshable { await model.load() }
      .task { await model.load() }
    }
  }
}

#Preview("Feed") { FeedScreen() }
