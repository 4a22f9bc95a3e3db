import SwiftUI

// Containers that look at their views, before iOS 18.

struct DividedLayout: _VariadicView_MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Divider() }
    }
  }
}

struct Divided<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack(spacing: 8) { _VariadicView.Tree(DividedLayout()) { content } }
  }
}

struct Numbered<Content: View>: View {
  struct Root: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack(alignment: .leading) {
        ForEach(Array(children.enumerated()), id: \.element.id) { index, child in
          HStack {
            Text(verbatim: "\(index + 1).")
            child
          }
        }
      }
    }
  }
  @ViewBuilder var content: Content
  var body: some View { _VariadicView.Tree(Root()) { content } }
}

#Preview("Divided", traits: .sizeThatFitsLayout) {
  VStack(spacing: 20) {
    Divided {
      Text(verbatim: "one")
      Text(verbatim: "two")
      Text(verbatim: "three")
    }
    Numbered {
      Text(verbatim: "first")
      Text(verbatim: "second")
    }
  }
  .padding()
}
