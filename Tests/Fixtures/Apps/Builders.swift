import SwiftUI

// Generic views, result builders and views by protocols.

protocol Screen: View {
  associatedtype Content: View
  var title: LocalizedStringKey { get }
  @ViewBuilder var content: Content { get }
}
extension Screen {
  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.title.weight(.heavy))
      content
    }
  }
}

struct Greeting: Screen {
  let title: LocalizedStringKey = "Hello **there**"
  var content: some View { Text("A line") }
}

@resultBuilder
enum RowsBuilder {
  static func buildBlock(_ rows: [Text]...) -> [Text] { rows.flatMap { $0 } }
  static func buildExpression(_ text: Text) -> [Text] { [text] }
  static func buildExpression(_ text: String) -> [Text] { [Text(verbatim: text)] }
  static func buildOptional(_ rows: [Text]?) -> [Text] { rows ?? [] }
  static func buildArray(_ rows: [[Text]]) -> [Text] { rows.flatMap { $0 } }
}

struct Rows: View {
  let rows: [Text]
  init(@RowsBuilder _ rows: () -> [Text]) { self.rows = rows() }
  var body: some View {
    ForEach(Array(rows.enumerated()), id: \.offset) { $0.element }
  }
}

struct Loader<Value, Content: View, Placeholder: View>: View {
  let load: () async -> Value
  @ViewBuilder let content: (Value) -> Content
  @ViewBuilder let placeholder: () -> Placeholder
  @State private var value: Value?
  var body: some View {
    Group { if let value { content(value) } else { placeholder() } }
      .task { value = await load() }
  }
}

#Preview("Builders", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 10) {
    Greeting()
    Rows {
      "first"
      Text(verbatim: "second").bold()
      for number in 1...2 { "number \(number)" }
    }
    Loader(load: { "loaded" }) {
      Text(verbatim: $0)
    } placeholder: {
      ProgressView()
    }
  }
  .padding()
}
