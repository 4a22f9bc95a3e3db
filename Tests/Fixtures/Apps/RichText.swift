import SwiftUI
import UniformTypeIdentifiers
import WebKit

// iOS 26: rich text editing, glass, toolbars, tabs, web view.

struct NoteFormatting: AttributedTextFormattingDefinition {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    OnlyBrandColors()
  }
}

struct OnlyBrandColors: AttributedTextValueConstraint {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  func constrain(_ container: inout Attributes) {
    if container.foregroundColor != .indigo { container.foregroundColor = nil }
  }
}

extension UTType {
  static let richNote = UTType(exportedAs: "com.example.richnote", conformingTo: .json)
  static var legacyNote: UTType { UTType(importedAs: "com.example.note") }
}

struct NoteFile: FileDocument {
  static var readableContentTypes: [UTType] {
    [.richNote, .plainText, .rtf, .utf8PlainText, .epub, .markdown]
  }
  static var writableContentTypes: [UTType] { [.richNote] }
  var text: AttributedString

  init(text: AttributedString = "Untitled") { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = try JSONDecoder().decode(AttributedString.self, from: data)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let wrapper = FileWrapper(regularFileWithContents: try JSONEncoder().encode(text))
    wrapper.preferredFilename = "note.richnote"
    return wrapper
  }
}

extension UTType { static let markdown = UTType("net.daringfireball.markdown")! }

struct RichEditor: View {
  @Binding var text: AttributedString
  @State private var selection = AttributedTextSelection()
  @Environment(\.fontResolutionContext) private var fontContext

  private var isBold: Bool {
    let font = selection.typingAttributes(in: text).font ?? .body
    return font.resolve(in: fontContext).isBold
  }

  var body: some View {
    TextEditor(text: $text, selection: $selection)
      .attributedTextFormattingDefinition(NoteFormatting())
      .textEditorStyle(.plain)
      .scrollContentBackground(.hidden)
      .padding(.horizontal)
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Bold", systemImage: "bold") {
            text.transformAttributes(in: &selection) { container in
              let font = container.font ?? .body
              container.font = font.bold(!font.resolve(in: fontContext).isBold)
            }
          }
          Button("Italic", systemImage: "italic") {
            text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .body).italic() }
          }
          Button("Highlight", systemImage: "highlighter") {
            text.transformAttributes(in: &selection) { $0.backgroundColor = .yellow }
          }
        }
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) {
          Button("New", systemImage: "square.and.pencil", role: .confirm) {}
            .buttonStyle(.glassProminent)
        }
      }
  }
}

struct ReaderTab: View {
  @State private var page = WebPage()
  var body: some View {
    WebView(page)
      .webViewBackForwardNavigationGestures(.disabled)
      .webViewContentBackground(.hidden)
      .navigationTitle(page.title.isEmpty ? "Reader" : page.title)
      .onAppear { page.load(URLRequest(url: URL(string: "https://www.swift.org")!)) }
      .overlay { if page.isLoading { ProgressView(value: page.estimatedProgress) } }
  }
}

@Animatable
struct Wedge: Shape {
  var start: Angle
  var end: Angle
  @AnimatableIgnored var isClockwise = false
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: start, endAngle: end, clockwise: isClockwise)
    path.closeSubpath()
    return path
  }
}

struct RichNotesApp: View {
  enum Destination: Hashable { case notes, reader, search }
  @State private var tab: Destination = .notes
  @State private var document = NoteFile(
    text: try! AttributedString(
      markdown: "Buy **bread** and *olive oil*, then call [home](tel:123)."))
  @State private var query = ""
  @State private var isExporting = false
  @Namespace private var glass

  var body: some View {
    TabView(selection: $tab) {
      Tab("Notes", systemImage: "note.text", value: .notes) {
        NavigationStack {
          VStack(spacing: 12) {
            GlassEffectContainer(spacing: 20) {
              HStack(spacing: 20) {
                Image(systemName: "scribble.variable").frame(width: 60, height: 60).glassEffect(
                  .regular.tint(.orange).interactive()
                )
                .glassEffectID("pen", in: glass)
                Image(systemName: "eraser.fill").frame(width: 60, height: 60).glassEffect()
                  .glassEffectID("eraser", in: glass)
                Wedge(start: .degrees(-90), end: .degrees(120)).fill(.tint).frame(
                  width: 60, height: 60)
              }
            }
            RichEditor(text: $document.text)
          }
          .navigationTitle("Groceries")
          .navigationSubtitle("Edited just now")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button("Share", systemImage: "square.and.arrow.up") { isExporting = true }
            }
            ToolbarSpacer(.fixed, placement: .topBarTrailing)
            ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "ellipsis") {} }
          }
          .scrollEdgeEffectStyle(.soft, for: .top)
        }
      }
      .badge(3)
      Tab("Reader", systemImage: "book", value: .reader) { NavigationStack { ReaderTab() } }
      Tab(value: .search, role: .search) {
        NavigationStack { List { Text("Results for \(query)") }.navigationTitle("Search") }
          .searchable(text: $query)
      }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory {
      Label("Playing: Rain", systemImage: "play.fill").padding(.horizontal)
    }
    .fileExporter(
      isPresented: $isExporting, document: document, contentType: .richNote,
      defaultFilename: "Groceries"
    ) { result in
      if case .failure(let error) = result { print(error) }
    }
  }
}

#Preview("Rich text") { RichNotesApp() }
