import SwiftUI
import CoreData

// A reading list for the phone and the tablet, iOS 16–18: split views, tables, drag and drop, focus, commands, documents.

struct LibraryBook: Identifiable, Hashable, Codable, Transferable {
  var id = UUID()
  var title: String
  var author: String
  var pages: Int
  var read: Int
  var genre: Genre
  enum Genre: String, Codable, CaseIterable, Identifiable {
    case novel, essay, poetry; var id: Self { self }
  }
  var progress: Double { Double(read) / Double(pages) }
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

enum LibrarySection: Hashable, CaseIterable, Identifiable {
  case all, unread, genre(LibraryBook.Genre)
  static var allCases: [LibrarySection] {
    [.all, .unread] + LibraryBook.Genre.allCases.map(LibrarySection.genre)
  }
  var id: Self { self }
  var title: String {
    switch self {
    case .all: "All"
    case .unread: "Unread"
    case .genre(let genre): genre.rawValue.localizedCapitalized
    }
  }
}

struct LibraryProgressStyle: ProgressViewStyle {
  var color = Color.accentColor
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    ZStack(alignment: .leading) {
      Capsule().fill(color.opacity(0.2))
      GeometryReader { Capsule().fill(color).frame(width: $0.size.width * fraction) }
    }
    .frame(height: 6)
    .accessibilityValue(Text(fraction, format: .percent))
  }
}

struct LibraryValueStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content.font(.body.bold())
    }
  }
}

struct LibraryUnderlineField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(.vertical, 6).overlay(
      Rectangle().frame(height: 1).foregroundColor(.secondary), alignment: .bottom)
  }
}

struct LibraryTable: View {
  @Binding var books: [LibraryBook]
  @State private var selection = Set<LibraryBook.ID>()
  @State private var order = [KeyPathComparator(\LibraryBook.title)]
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    Table(books, selection: $selection, sortOrder: $order) {
      TableColumn("Title", value: \.title) { book in
        VStack(alignment: .leading) {
          Text(book.title)
          if sizeClass == .compact { Text(book.author).font(.caption).foregroundStyle(.secondary) }
        }
      }
      TableColumn("Author", value: \.author)
      TableColumn("Pages", value: \.pages) { Text($0.pages, format: .number) }.width(60)
      TableColumn("Progress") { ProgressView(value: $0.progress) }.width(
        min: 80, ideal: 120, max: 200)
    }
    .onChange(of: order) { _, order in books.sort(using: order) }
    .tableStyle(.inset)
    .contextMenu(forSelectionType: LibraryBook.ID.self) { ids in
      Button("Delete \(ids.count)", role: .destructive) { books.removeAll { ids.contains($0.id) } }
    } primaryAction: { ids in
      print(ids)
    }
  }
}

struct LibraryDetail: View {
  @Binding var book: LibraryBook
  @FocusState private var focus: Field?
  @State private var isTargeted = false
  @ScaledMetric(relativeTo: .body) private var cover: CGFloat = 90
  enum Field { case title, author }
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack(alignment: .top, spacing: 16) {
          RoundedRectangle(cornerRadius: 8).fill(.brown.gradient).frame(
            width: cover, height: cover * 1.5
          )
          .overlay {
            Image(systemName: "book.closed").font(.largeTitle).foregroundStyle(.white.opacity(0.7))
          }
          .draggable(book) { Text(book.title).padding().background(.thickMaterial) }
          .dropDestination(for: LibraryBook.self) { items, location in
            guard let first = items.first else { return false }
            book.read = first.read
            return location.x > 0
          } isTargeted: {
            isTargeted = $0
          }
          .border(isTargeted ? Color.accentColor : .clear, width: 2)
          VStack(alignment: .leading) {
            TextField("Title", text: $book.title).focused($focus, equals: .title).textFieldStyle(
              LibraryUnderlineField())
            TextField("Author", text: $book.author).focused($focus, equals: .author)
            TextField("Pages", value: $book.pages, format: .number).keyboardType(.numberPad)
            HStack {
              LabeledContent("Read", value: book.read, format: .number)
              LabeledContent("Left", value: book.pages - book.read, format: .number)
            }
            .labeledContentStyle(LibraryValueStyle())
          }
        }
        ProgressView(value: book.progress) { Text("Progress") }.progressViewStyle(
          LibraryProgressStyle())
        Stepper(value: $book.read, in: 0...book.pages, step: 10) {
          Text("Read \(book.read) of \(book.pages)")
        }
        Picker("Genre", selection: $book.genre) {
          ForEach(LibraryBook.Genre.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }.pickerStyle(.palette)
        ViewThatFits(in: .horizontal) {
          HStack { actions }
          VStack { actions }
        }
      }
      .scenePadding()
    }
    .defaultFocus($focus, .title)
    .navigationTitle(book.title)
    .toolbar {
      ToolbarItem(placement: .status) {
        Text("\(book.progress, format: .percent.precision(.fractionLength(0))) read")
      }
      ToolbarItem(id: "share", placement: .secondaryAction) {
        ShareLink(item: book, preview: SharePreview(book.title, image: Image(systemName: "book")))
      }
    }
    .toolbarRole(.editor)
    .focusedSceneValue(\.libraryBook, $book)
  }
  @ViewBuilder private var actions: some View {
    Button("Mark as read") { book.read = book.pages }.buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
    Button("Lend to a friend who likes it") {}.buttonStyle(.bordered).tint(.pink)
  }
}

extension FocusedValues {
  var libraryBook: Binding<LibraryBook>? {
    get { self[LibraryBookKey.self] }
    set { self[LibraryBookKey.self] = newValue }
  }
  private struct LibraryBookKey: FocusedValueKey { typealias Value = Binding<LibraryBook> }
}

struct LibraryCommands: Commands {
  @FocusedBinding(\.libraryBook) private var book
  var body: some Commands {
    CommandMenu("Book") {
      Button("Finish") { if let pages = book?.pages { book?.read = pages } }.keyboardShortcut(
        "f", modifiers: [.command, .shift]
      ).disabled(book == nil)
    }
    CommandGroup(replacing: .newItem) { Button("New book") {} }
    SidebarCommands()
  }
}

struct LibraryScreen: View {
  @State private var books: [LibraryBook]
  @State private var section: LibrarySection? = .all
  @State private var selection: LibraryBook.ID?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.content
  @SceneStorage("library.expanded") private var isExpanded = true
  init(books: [LibraryBook]) { _books = State(initialValue: books) }
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List(LibrarySection.allCases, selection: $section) { section in
        NavigationLink(value: section) { Label(section.title, systemImage: "books.vertical") }
          .badge(books.count)
      }
      .navigationSplitViewColumnWidth(min: 180, ideal: 220)
      .navigationTitle("Library")
    } content: {
      List(selection: $selection) {
        OutlineGroup(
          [LibraryNode(name: "Shelf", children: [.init(name: "Top"), .init(name: "Bottom")])],
          children: \.children
        ) { Text($0.name) }
        ForEach($books, editActions: .all) { $book in
          VStack(alignment: .leading) {
            Text(book.title); ProgressView(value: book.progress)
          }.tag(book.id)
        }
      }
    } detail: {
      if let index = books.firstIndex(where: { $0.id == selection }) {
        LibraryDetail(book: $books[index])
      } else {
        Text("Choose a book").foregroundStyle(.secondary)
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct LibraryNode: Identifiable {
  var id: String { name }
  let name: String
  var children: [LibraryNode]?
}

struct LibraryApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup("Library", id: "main") { LibraryScreen(books: LibraryBook.samples) }
      .commands { LibraryCommands() }
      .onChange(of: phase) { _, phase in if phase == .background { print("bye") } }
      .backgroundTask(.appRefresh("refresh")) { print("refreshed") }
    WindowGroup(for: LibraryBook.ID.self) { $id in Text(id?.uuidString ?? "") }.defaultSize(
      width: 400, height: 600)
  }
}

extension LibraryBook {
  static let samples = [
    LibraryBook(title: "The Waves", author: "V. Woolf", pages: 300, read: 120, genre: .novel),
    LibraryBook(title: "Essais", author: "M. de Montaigne", pages: 900, read: 30, genre: .essay),
  ]
}

#Preview("Library") { LibraryScreen(books: LibraryBook.samples) }
#Preview("Library detail") {
  @Previewable @State var book = LibraryBook.samples[0]
  NavigationStack { LibraryDetail(book: $book) }
}
#Preview("Library table") {
  @Previewable @State var books = LibraryBook.samples
  LibraryTable(books: $books)
}
