import SwiftUI

/// A book and how far it was read.
struct Book: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let author: String
  var progress: Double
}

@Observable
final class Shelf {
  var books = [
    Book(id: 1, title: "The Lighthouse Keeper", author: "M. Lindqvist", progress: 0.7),
    Book(id: 2, title: "Tea and Thunder", author: "Aiko Mori", progress: 0.25),
    Book(id: 3, title: "A Field Guide to Clouds", author: "R. Okafor", progress: 1),
  ]
  var finished: Int { books.count { $0.progress == 1 } }
}

struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .foregroundStyle(.white)
      .background(.indigo, in: .capsule)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

private struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6)
        .fill(Color.indigo.gradient)
        .frame(width: 36, height: 52)
        .overlay { Image(systemName: "book").foregroundStyle(.white) }
      VStack(alignment: .leading, spacing: 4) {
        Text(book.title).font(.headline)
        Text(book.author).font(.subheadline).foregroundStyle(.secondary)
        ProgressView(value: book.progress).tint(book.progress == 1 ? .green : .indigo)
      }
    }
  }
}

struct ReadingList: View {
  @State private var shelf = Shelf()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        Text("Reading").font(.title.bold())
        Spacer()
        Text("\(shelf.finished) of \(shelf.books.count) read")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      ForEach(shelf.books) { BookRow(book: $0) }
      Button("Add a book") { shelf.books.append(Book(id: 4, title: "New", author: "", progress: 0)) }
        .buttonStyle(PillButtonStyle())
    }
    .padding()
  }
}

#Preview("Shelf") { ReadingList() }

#Preview("One book", traits: .fixedLayout(width: 280, height: 90)) {
  @Previewable @State var book = Book(id: 9, title: "Preview", author: "Nobody", progress: 0.5)
  BookRow(book: book).padding()
}
