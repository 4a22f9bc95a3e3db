import SwiftUI
import UniformTypeIdentifiers

struct Manuscript: FileDocument {
  static var readableContentTypes: [UTType] = [
    .plainText, UTType(filenameExtension: "md") ?? .text,
    UTType(importedAs: "net.daringfireball.markdown"),
  ]
  var text: String
  init(
    text: String =
      "# Hello, *world*\n\nSome `code` and **bold**.\n\n- one\n- two\n\n> quote\n\n```swift\nlet x = 1\n```"
  ) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    text = string
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    .init(regularFileWithContents: Data(text.utf8))
  }
}

struct MarkdownBlock: Identifiable {
  let id: Int
  var content: AttributedString
  var kind: PresentationIntent.Kind?
  var level: Int = 0
}

extension AttributedString {
  var blocks: [MarkdownBlock] {
    var result: [MarkdownBlock] = []
    for (intent, range) in runs[\.presentationIntent] {
      guard let intent else { continue }
      let identity = intent.components.first?.identity ?? 0
      result.append(
        MarkdownBlock(
          id: identity, content: AttributedString(self[range]), kind: intent.components.last?.kind,
          level: intent.indentationLevel))
    }
    return result
  }
}

struct MarkdownPreview: View {
  let source: String
  private var parsed: AttributedString {
    do {
      return try AttributedString(
        markdown: source,
        options: .init(
          allowsExtendedAttributes: true, interpretedSyntax: .full,
          failurePolicy: .returnPartiallyParsedIfPossible, languageCode: "en"), baseURL: nil)
    } catch { return AttributedString(source) }
  }
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(parsed.blocks) { block in
          switch block.kind {
          case .header(let level):
            Text(block.content).font(level == 1 ? .largeTitle : .title2).bold()
          case .codeBlock(let hint):
            VStack(alignment: .leading) {
              if let hint { Text(hint).font(.caption).foregroundStyle(.secondary) };
              Text(block.content).font(.system(.callout, design: .monospaced))
            }.padding().frame(maxWidth: .infinity, alignment: .leading).background(
              .quaternary, in: RoundedRectangle(cornerRadius: 8))
          case .blockQuote:
            HStack {
              Capsule().fill(.tertiary).frame(width: 4); Text(block.content).italic()
            }.fixedSize(horizontal: false, vertical: true)
          case .unorderedList, .orderedList:
            Label {
              Text(block.content)
            } icon: {
              Image(systemName: "circle.fill").font(.system(size: 5))
            }.padding(.leading, CGFloat(block.level) * 8)
          case .some(.thematicBreak): Divider()
          default: Text(block.content)
          }
        }
      }.padding()
    }
  }
}

struct EditorToolbar: ViewModifier {
  @Binding var text: String
  @Binding var selection: TextSelection?
  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        ForEach([("bold", "**"), ("italic", "_"), ("strikethrough", "~~")], id: \.0) {
          symbol, mark in
          Button {
            wrap(mark)
          } label: {
            Image(systemName: symbol)
          }
          .keyboardShortcut(KeyEquivalent(symbol.first!), modifiers: [.command, .shift])
        }
        Spacer()
      }
    }
  }
  private func wrap(_ mark: String) {
    guard let selection, case .selection(let range) = selection.indices else { return }
    text.replaceSubrange(range, with: mark + text[range] + mark)
  }
}

struct EditorView: View {
  @Binding var document: Manuscript
  @State private var mode: Mode = .split
  @State private var selection: TextSelection?
  @State private var exporting = false
  @SceneStorage("fontSize") private var fontSize = 16.0
  @Environment(\.horizontalSizeClass) private var hSize
  enum Mode: String, CaseIterable, Identifiable {
    case edit, split, preview; var id: Self { self }
    var symbol: String {
      switch self {
      case .edit: return "pencil";
      case .split: return "rectangle.split.2x1";
      case .preview: return "eye"
      }
    }
  }
  private var wordCount: Int { document.text.split { $0.isWhitespace || $0.isNewline }.count }
  var body: some View {
    let layout =
      hSize == .regular ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      if mode != .preview {
        TextEditor(text: $document.text, selection: $selection).font(
          .system(size: fontSize, design: .monospaced)
        ).autocorrectionDisabled().textInputAutocapitalization(.never).scrollContentBackground(
          .hidden
        ).padding(.horizontal, 4)
      }
      if mode == .split { Divider() }
      if mode != .edit {
        MarkdownPreview(source: document.text).frame(maxWidth: .infinity, maxHeight: .infinity)
          .transition(.move(edge: .trailing))
      }
    }
    .animation(.default, value: mode)
    .safeAreaInset(edge: .bottom) {
      HStack {
        Text("^[\(wordCount) word](inflect: true)"); Spacer();
        Slider(value: $fontSize, in: 10...30) { Text("Size") }.frame(width: 120)
      }.font(.footnote).foregroundStyle(.secondary).padding(.horizontal).padding(.vertical, 6)
        .background(.bar)
    }
    .toolbar {
      ToolbarItem(placement: .principal) {
        Picker("Mode", selection: $mode) {
          ForEach(Mode.allCases) { Image(systemName: $0.symbol).accessibilityLabel($0.rawValue) }
        }.pickerStyle(.segmented).fixedSize()
      }
      ToolbarItem(placement: .primaryAction) {
        Button("Export", systemImage: "square.and.arrow.up") { exporting = true }
      }
    }
    .modifier(EditorToolbar(text: $document.text, selection: $selection))
    .fileExporter(
      isPresented: $exporting, document: document, contentType: .plainText,
      defaultFilename: "note.md"
    ) { result in if case .failure(let error) = result { print(error.localizedDescription) } }
    .navigationBarTitleDisplayMode(.inline)
  }
}
@main
struct ManuscriptApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Manuscript()) { file in EditorView(document: file.$document) }
      .commands {
        CommandGroup(after: .textFormatting) { Button("Bold") {}.keyboardShortcut("b") };
        SidebarCommands()
      }
  }
}
#Preview("Manuscript") {
  @Previewable @State var document = Manuscript();
  NavigationStack { EditorView(document: $document) }
}
