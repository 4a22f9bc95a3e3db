import Foundation
import Kumihan
import Testing

/// Initialisers that apps add to our views, in extensions without constraints, as they do to
/// Apple's.
@MainActor
struct OwnInitializersTests {
  private func size(_ view: some View) throws -> CGSize {
    try ImageRenderer(content: view).measuredSize()
  }

  @Test func extensionsReachOurInitializers() throws {
    let word = Text(verbatim: "Save")
    #expect(
      try size(Button(work: {}, label: { word })) == size(Button(action: {}, label: { word })))
    #expect(
      try size(Button(symbol: "star")) == size(Button(action: {}) { Image(systemName: "star") }))
    #expect(
      try size(
        VStack(tight: {
          word; word
        }))
        == size(
          VStack(spacing: 1) {
            word; word
          }))
    #expect(
      try size(
        HStack(tight: {
          word; word
        }))
        == size(
          HStack(spacing: 1) {
            word; word
          }))
    #expect(try size(ZStack(cornered: { word })) == size(ZStack(alignment: .topLeading) { word }))
    #expect(
      try size(VStack(lines: "One", "Two"))
        == size(
          VStack {
            Text("One"); Text("Two")
          }))
    #expect(try size(Group(both: { word })) == size(word))
    #expect(
      try size(ScrollView(across: { word }).frame(height: 50))
        == size(ScrollView(.horizontal) { word }.frame(height: 50)))
  }

  @Test func tuplesOfViewsAreViews() throws {
    let pair = Pair {
      Text(verbatim: "One"); Text(verbatim: "Two")
    }
    #expect(
      try size(pair)
        == size(
          HStack {
            Text(verbatim: "One"); Text(verbatim: "Two")
          }))
    let views = TupleView((Text(verbatim: "One"), Text(verbatim: "Two")))
    #expect(try size(VStack { views }) == size(VStack(lines: "One", "Two")))
    #expect(try size(VStack { TupleView(Text(verbatim: "One")) }) == size(Text(verbatim: "One")))
    #expect(views.value.1 == Text(verbatim: "Two"))
  }
}

/// A container of exactly two views.
private struct Pair<First: View, Second: View>: View {
  let content: TupleView<(First, Second)>

  init(@ViewBuilder content: () -> TupleView<(First, Second)>) { self.content = content() }

  var body: some View {
    HStack {
      content.value.0; content.value.1
    }
  }
}

extension Button {
  fileprivate init(work: @escaping @Sendable () async -> Void, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { await work() } }, label: label)
  }
}

extension Button where Label == Image {
  fileprivate init(symbol: String) {
    self.init(action: {}) { Image(systemName: symbol) }
  }
}

extension VStack {
  fileprivate init(@ViewBuilder tight content: () -> Content) {
    self.init(spacing: 1, content: content)
  }
}

extension VStack where Content == TupleView<(Text, Text)> {
  fileprivate init(lines first: String, _ second: String) {
    self.init {
      Text(first); Text(second)
    }
  }
}

extension HStack {
  fileprivate init(@ViewBuilder tight content: () -> Content) {
    self.init(spacing: 1, content: content)
  }
}

extension ZStack {
  fileprivate init(@ViewBuilder cornered content: () -> Content) {
    self.init(alignment: .topLeading, content: content)
  }
}

extension Group {
  fileprivate init(@ViewBuilder both content: () -> Content) { self.init(content: content) }
}

extension ScrollView {
  fileprivate init(@ViewBuilder across content: () -> Content) {
    self.init(.horizontal, content: content)
  }
}
