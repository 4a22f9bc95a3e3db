import Foundation
import Kumihan

/// Views of all kinds within each other, with sizes that nobody means.
@MainActor
struct ViewTarget {
  private var chance: Chance

  static func run(_ chance: Chance) throws {
    var maker = ViewTarget(chance: chance)
    let view = maker.view(depth: 0)
    let page = try RenderingContext.bundled().layout(view, in: CGSize(width: 120, height: 90))
    _ = try? page.export(.png(scale: 1))
    _ = try? page.export(.pdf)
    _ = try? page.export(.svg)
  }

  private mutating func view(depth: Int) -> AnyView {
    var view = chance.once(in: 2) || depth > 4 ? leaf() : container(depth: depth)
    for _ in 0..<chance.below(3) { view = modified(view) }
    return view
  }

  private mutating func leaf() -> AnyView {
    switch chance.below(11) {
    case 0: AnyView(Color.red)
    case 1:
      AnyView(
        Text(chance.one(of: ["", "a", "two words", "情報\nน้ำ", "**b** `c`", "é\u{301}\u{301}"])))
    case 2: AnyView(Image(systemName: chance.one(of: ["star", "no.such", ""])))
    case 3: AnyView(Spacer(minLength: length()))
    case 4: AnyView(Divider())
    case 5: AnyView(RoundedRectangle(cornerRadius: length()).stroke(lineWidth: length()))
    case 6: AnyView(Capsule().trim(from: length() / 40, to: length() / 40))
    case 7: AnyView(ProgressView(value: Double(length()), total: Double(length())))
    case 8: AnyView(Toggle("on", isOn: .constant(true)))
    case 9: AnyView(Slider(value: .constant(Double(length())), in: 0...1))
    default: AnyView(EmptyView())
    }
  }

  private mutating func container(depth: Int) -> AnyView {
    let children = (0..<chance.below(4)).map { _ in view(depth: depth + 1) }
    let content = ForEach(children.indices, id: \.self) { children[$0] }
    let spacing: CGFloat? = chance.once(in: 2) ? nil : length()
    switch chance.below(12) {
    case 0: return AnyView(HStack(spacing: spacing) { content })
    case 1: return AnyView(VStack(alignment: .leading, spacing: spacing) { content })
    case 2: return AnyView(ZStack { content })
    case 3: return AnyView(Grid { GridRow { content } })
    case 4: return AnyView(List { content })
    case 5: return AnyView(ScrollView { content })
    case 6: return AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: length()))]) { content })
    case 7: return AnyView(GeometryReader { _ in content })
    case 8: return AnyView(ViewThatFits { content })
    case 9: return AnyView(Form { Section("s") { content } })
    case 10: return AnyView(NavigationStack { content.navigationTitle("t") })
    default: return AnyView(Group { content })
    }
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    switch chance.below(16) {
    case 0: AnyView(view.padding(length()))
    case 1: AnyView(view.frame(width: length(), height: length()))
    case 2: AnyView(view.frame(minWidth: length(), maxWidth: length(), alignment: .bottom))
    case 3: AnyView(view.offset(x: length(), y: length()))
    case 4: AnyView(view.rotationEffect(.degrees(Double(length()))))
    case 5: AnyView(view.scaleEffect(length() / 20))
    case 6: AnyView(view.blur(radius: length()))
    case 7: AnyView(view.shadow(radius: length()))
    case 8: AnyView(view.opacity(Double(length())))
    case 9: AnyView(view.font(.system(size: length())))
    case 10: AnyView(view.background(.ultraThinMaterial))
    case 11: AnyView(view.overlay { Circle() })
    case 12: AnyView(view.fixedSize())
    case 13: AnyView(view.aspectRatio(length(), contentMode: .fill))
    case 14: AnyView(view.rotation3DEffect(.degrees(Double(length())), axis: (1, 0, 1)))
    default: AnyView(view.mask { Text("mask") })
    }
  }

  private mutating func length() -> CGFloat { CGFloat(chance.length()) }
}
