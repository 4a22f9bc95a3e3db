import Foundation
import Kumihan
import KumihanAppleNames
import Testing

/// Traps of source compatibility: each compiles here, and behaves as on iOS.
@MainActor
struct TrapTests {
  private func items(_ view: some View, _ width: CGFloat = 40, _ height: CGFloat = 40) throws
    -> [DrawItem]
  {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try renderer.displayList().items
  }

  /// A body of fifty modifiers, which the type checker must get through in well under a second.
  @Test(arguments: [1]) func fiftyModifiersTypeCheck(n: Int) throws {
    let view = Text("Hello \(n)")
      .font(.body).foregroundStyle(.red).padding().padding(.horizontal, 8).background(.blue)
      .background(Color.red.opacity(0.2)).frame(width: 100, height: 50)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(.black, lineWidth: 1))
      .clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 4).opacity(0.5)
      .offset(x: 2, y: 3).rotationEffect(.degrees(5)).scaleEffect(1.2).onTapGesture {}
      .onAppear {}.tint(.green).lineLimit(2).multilineTextAlignment(.center)
      .accessibilityLabel("x").disabled(false).animation(.default, value: n)
      .transition(.opacity).zIndex(1).background(.ultraThinMaterial, in: .rect(cornerRadius: 4))
      .foregroundStyle(n > 1 ? Color.red : .blue).padding(n > 1 ? 8 : 4).overlay { Text("a") }
      .background { Color.red }.overlay(alignment: .top) { Circle().fill(.red).frame(width: 4) }
      .badge(n).border(.red, width: 2).buttonStyle(.plain).listRowSeparator(.hidden)
      .mask { Circle() }.blur(radius: 1).layoutPriority(1).fixedSize().id(n).tag(n)
      .onChange(of: n) {}.task { await Task.yield() }.bold().italic().tracking(1)
      .textCase(.uppercase).minimumScaleFactor(0.5).environment(\.colorScheme, .dark)
      .redacted(reason: .placeholder)
    #expect(try !items(view, 200, 200).isEmpty)
  }

  @Test func aColoursOpacityIsAColourAndAStyle() throws {
    let faded: Color = Color.red.opacity(0.5)
    let fill = try items(Rectangle().fill(.red.opacity(0.5)))
    #expect(try items(Rectangle().fill(faded)) == fill)
    #expect(try items(Color.red.opacity(0.5)) == fill)
  }

  /// Strokes of an overlay reach half their width outside the frame.
  @Test func strokesReachOutside() throws {
    let view = Color.white.padding(10).overlay(Rectangle().stroke(.black, lineWidth: 6))
    let renderer = ImageRenderer(content: view.frame(width: 20, height: 20).padding(10))
    renderer.scale = 1
    let pixels = try renderer.pixels()
    #expect(pixels.width == 40)
    // The frame's edge lies at 10; the line covers 7 to 13.
    #expect(pixels[8, 20].alpha == 255 && pixels[6, 20].alpha == 0)
  }

  nonisolated static let accents: [Color] = [.red, Color(white: 0.5), Color.accentColor]
  nonisolated static let font = Font.system(size: 12, weight: .bold, design: .rounded)
  nonisolated static let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  nonisolated static let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))]

  @Test func constantsOfAnyIsolation() {
    #expect(TrapTests.accents[0] == .red && TrapTests.columns.count == 2)
    #expect(TrapTests.insets.leading == 2 && TrapTests.font == TrapTests.font)
  }

  /// A protocol of the main actor: views may call their models' main-actor methods.
  @Test func bodiesAreOnTheMainActor() throws {
    @MainActor final class Model {
      var side: CGFloat { 12 }
    }
    struct Sized: View {
      let model = Model()
      var side: CGFloat { model.side }
      var body: some View { Color.red.frame(width: side, height: model.side) }
    }
    #expect(try ImageRenderer(content: Sized()).measuredSize() == CGSize(width: 12, height: 12))
  }

  @Test(arguments: [true, false]) func stylesInTernaries(isOn: Bool) throws {
    let view = Rectangle()
      .fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.background))
      .foregroundStyle(isOn ? .red : .blue)
      .foregroundStyle(isOn ? .primary : .secondary)
      .background(isOn ? Color.clear : .black)
    #expect(try !items(view).isEmpty)
  }

  @Test func newerSpellingsOfShapes() throws {
    let shapes = Color.red.clipShape(.circle).clipShape(.capsule).clipShape(.rect)
      .clipShape(.rect(cornerRadius: 4)).clipShape(.ellipse)
      .clipShape(.rect(topLeadingRadius: 4))
    #expect(try !items(shapes).isEmpty)
  }

  @Test func viewsAsFunctionsPropertiesAndGenerics() throws {
    struct Card<Header: View, Content: View>: View {
      let header: Header
      @ViewBuilder var content: () -> Content
      var body: some View {
        VStack(spacing: 0) {
          header
          content()
        }
      }
    }
    @ViewBuilder func row(_ index: Int) -> some View {
      switch index {
      case 0: Color.red
      case 1: Color.blue
      default: EmptyView()
      }
    }
    let view = Card(header: Color.green) { ForEach(0..<3, content: row) }
    #expect(try items(view).count == 3)
  }
}
