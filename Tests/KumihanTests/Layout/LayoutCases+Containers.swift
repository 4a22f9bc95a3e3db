import Foundation
import Kumihan

/// The rules of containers, each by a case worked out by hand from what SwiftUI documents.
extension LayoutCaseTests {
  static let stacks: [Case] = [
    Case("spacer-min", 100, 100, ["a": [-10, 45, 50, 10], "b": [60, 45, 50, 10]]) {
      HStack(spacing: 0) {
        fixed(50, 10, "a")
        Spacer(minLength: 20)
        fixed(50, 10, "b")
      }
    },
    Case("spacer-default-min", 100, 100, ["a": [-4, 45, 50, 10], "b": [54, 45, 50, 10]]) {
      HStack(spacing: 0) {
        fixed(50, 10, "a")
        Spacer()
        fixed(50, 10, "b")
      }
    },
    // A spacer comes after all views, however flexible they are; its least length is kept for it.
    Case("spacer-last", 100, 10, ["c": [8, 0, 92, 10]]) {
      HStack(spacing: 0) {
        Spacer()
        fill.named("c")
      }
    },
    Case("spacer-in-a-zstack", 100, 60, ["z": [0, 0, 100, 60]]) { ZStack { Spacer() }.named("z") },
    Case("divider-in-a-row", 100, 100, ["d": [49.75, 0, 0.5, 100]]) {
      HStack(spacing: 0) {
        fixed(10, 30)
        Divider().named("d")
        fixed(10, 30)
      }
    },
    Case("divider-in-a-column", 100, 100, ["d": [0, 49.75, 100, 0.5]]) {
      VStack { Divider().named("d") }
    },
    Case("gap-none-at-spacers", 100, 100, ["a": [0, 45, 10, 10], "b": [90, 45, 10, 10]]) {
      HStack {
        fixed(10, 10, "a")
        Spacer()
        fixed(10, 10, "b")
      }
    },
    // A frame or padding makes the edges of a text those of a plain view.
    Case("gap-of-a-framed-text", 100, 100, ["t": [0, 31, 100, 20], "c": [45, 59, 10, 10]]) {
      VStack {
        Text(verbatim: "a").frame(width: 100, height: 20).named("t")
        fixed(10, 10, "c")
      }
    },
    Case("gap-of-nothing", 100, 100, ["a": [25, 45, 20, 10], "b": [55, 45, 20, 10]]) {
      HStack(spacing: 10) {
        fixed(20, 10, "a")
        EmptyView()
        fixed(20, 10, "b")
      }
    },
    Case("group-each", 100, 100, ["a": [25, 45, 20, 10], "b": [55, 45, 20, 10]]) {
      HStack(spacing: 0) {
        Group {
          fixed(20, 10, "a")
          fixed(20, 10, "b")
        }
        .padding(5)
      }
    },
    Case("several-at-the-root", 100, 100, ["a": [40, 36, 20, 10], "b": [40, 54, 20, 10]]) {
      fixed(20, 10, "a")
      fixed(20, 10, "b")
    },
    // Without a baseline of its own a view's baseline is its lower edge.
    Case("baseline-of-plain-views", 100, 100, ["a": [40, 30, 10, 40], "b": [50, 50, 10, 20]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        fixed(10, 40, "a")
        fixed(10, 20, "b")
      }
    },
    Case("guide-leading", 100, 100, ["a": [25, 40, 20, 10], "b": [45, 50, 30, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(20, 10, "a").alignmentGuide(.leading) { $0[.trailing] }
        fixed(30, 10, "b")
      }
    },
    // Custom guides of several views inside come out as their mean.
    Case("guide-custom-mean", 100, 100, ["a": [40, 30, 10, 40], "b": [50, 50, 10, 20]]) {
      HStack(alignment: .eyes, spacing: 0) {
        VStack(spacing: 0) {
          fixed(10, 20).alignmentGuide(.eyes) { _ in 10 }
          fixed(10, 20).alignmentGuide(.eyes) { _ in 10 }
        }
        .named("a")
        fixed(10, 20, "b").alignmentGuide(.eyes) { _ in 0 }
      }
    },
    // A guide counts where modifiers put the view.
    Case("guide-through-padding", 100, 100, ["a": [45, 37.5, 10, 10], "b": [50, 52.5, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(10, 10, "a").alignmentGuide(.leading) { _ in 5 }.padding(.bottom, 5)
          .padding(.leading, 15)
        fixed(20, 10, "b")
      }
    },
  ]

  /// Modifiers that pass a layout priority to the stack or hide it: `b` has 1, `a` has none.
  static let priorities: [Case] = [
    Case("priority-plain", 100, 10, ["a": [0, 0, 0, 10]]) { contest { $0 } },
    Case("priority-offset", 100, 10, ["a": [0, 0, 0, 10]]) { contest { $0.offset(x: 1) } },
    Case("priority-effect", 100, 10, ["a": [0, 0, 0, 10]]) { contest { $0.opacity(0.5) } },
    Case("priority-mask", 100, 10, ["a": [0, 0, 0, 10]]) { contest { $0.mask { Circle() } } },
    Case("priority-overlay", 100, 10, ["a": [0, 0, 0, 10]]) { contest { $0.overlay { fill } } },
    Case("priority-background", 100, 10, ["a": [0, 0, 0, 10]]) {
      contest { $0.background { fill } }
    },
    Case("priority-tag", 100, 10, ["a": [0, 0, 0, 10]]) { contest { $0.tag(1).id(2) } },
    Case("priority-note", 100, 10, ["a": [0, 0, 0, 10]]) { contest { $0.documentNote("n") } },
    Case("priority-fixed", 100, 10, ["a": [0, 0, 0, 10]]) {
      contest { $0.fixedSize(horizontal: false, vertical: true) }
    },
    Case("priority-padding", 100, 10, ["a": [0, 0, 50, 10]]) { contest { $0.padding(0) } },
    Case("priority-frame", 100, 10, ["a": [0, 0, 50, 10]]) { contest { $0.frame(height: 10) } },
    Case("priority-flex-frame", 100, 10, ["a": [0, 0, 50, 10]]) {
      contest { $0.frame(maxWidth: .infinity) }
    },
    Case("priority-position", 100, 10, ["a": [0, 0, 50, 10]]) {
      contest { $0.position(x: 0, y: 0) }
    },
    Case("priority-stack", 100, 10, ["a": [0, 0, 50, 10]]) { contest { view in HStack { view } } },
  ]

  private static func contest(_ modified: (AnyView) -> some View) -> some View {
    HStack(spacing: 0) {
      fill.named("a")
      modified(AnyView(fill.layoutPriority(1)))
    }
  }

  static let zStacks: [Case] = [
    Case("z-proposal", 100, 100, ["c": [30, 35, 40, 30]]) {
      ZStack {
        fixed(40, 30)
        fill.named("c")
      }
      .fixedSize()
    },
    Case("z-priority", 100, 100, ["a": [30, 30, 40, 40], "z": [40, 40, 20, 20]]) {
      ZStack {
        fixed(40, 40, "a")
        fixed(20, 20).layoutPriority(1)
      }
      .named("z")
    },
    Case("z-guide", 100, 100, ["a": [40, 45, 20, 10], "b": [50, 45, 20, 10]]) {
      ZStack(alignment: .leading) {
        fixed(20, 10, "a").alignmentGuide(.leading) { _ in 10 }
        fixed(20, 10, "b")
      }
    },
  ]

  static let fitting: [Case] = [
    Case("fits-first", 50, 50, ["m": [5, 20, 40, 10]]) { widths(.horizontal) },
    Case("fits-none", 10, 50, ["s": [-5, 20, 20, 10]]) { widths(.horizontal) },
    Case("fits-one-axis", 90, 5, ["w": [5, -2.5, 80, 10]]) { widths(.horizontal) },
    Case("fits-both-axes", 90, 5, ["s": [35, -2.5, 20, 10]]) { widths([.horizontal, .vertical]) },
    // A spacer that is chosen follows the stack around, whichever choice it is.
    Case("fits-spacer", 100, 50, ["a": [0, 20, 20, 10], "b": [80, 20, 20, 10]]) {
      HStack(alignment: .top, spacing: 0) {
        fixed(20, 10, "a")
        ViewThatFits {
          fixed(200, 10)
          Spacer()
        }
        fixed(20, 10, "b")
      }
    },
  ]

  private static func widths(_ axes: Axis.Set) -> some View {
    ViewThatFits(in: axes) {
      fixed(80, 10, "w")
      fixed(40, 10, "m")
      fixed(20, 10, "s")
    }
  }

  static let mirrored: [Case] = [
    Case("rtl-row", 100, 100, ["a": [55, 45, 20, 10], "b": [25, 45, 30, 10]]) {
      HStack(spacing: 0) {
        fixed(20, 10, "a")
        fixed(30, 10, "b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    Case("rtl-padding", 100, 100, ["c": [0, 0, 80, 100]]) {
      fill.named("c").padding(.leading, 20).environment(\.layoutDirection, .rightToLeft)
    },
    Case("rtl-frame", 100, 100, ["c": [80, 45, 20, 10]]) {
      fixed(20, 10, "c").frame(width: 100, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    },
    Case("rtl-overlay", 100, 100, ["o": [30, 35, 10, 10]]) {
      fixed(40, 30).overlay(alignment: .topTrailing) { fixed(10, 10, "o") }
        .environment(\.layoutDirection, .rightToLeft)
    },
    Case("rtl-inset", 100, 100, ["c": [0, 0, 70, 100], "s": [70, 40, 30, 20]]) {
      fill.named("c").safeAreaInset(edge: .leading, spacing: 0) { fixed(30, 20, "s") }
        .environment(\.layoutDirection, .rightToLeft)
    },
    Case("rtl-grid", 100, 100, ["a": [50, 45, 30, 10], "b": [20, 45, 22, 10]]) {
      Grid {
        GridRow {
          fixed(30, 10, "a")
          fixed(22, 10, "b")
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]
}

extension VerticalAlignment {
  private enum Eyes: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  fileprivate static let eyes = VerticalAlignment(Eyes.self)
}
