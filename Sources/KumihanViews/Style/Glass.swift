import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// The glass of iOS 26: the content behind, blurred under a light tint, with a bright rim. It is
/// not refracted at the edges.
public struct Glass: Hashable, Sendable {
  private enum Form: Hashable { case regular, clear, identity }
  private var form = Form.regular
  private var color: Color?

  public static let regular = Glass()
  public static let clear = Glass(form: .clear)
  public static let identity = Glass(form: .identity)

  private init(form: Form = .regular) { self.form = form }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var isDrawn: Bool { form != .identity }

  /// Glass blurs less than a material, clear glass hardly at all.
  var material: Material {
    form == .clear
      ? Material(light: (255, 0.25), dark: (37, 0.2), blur: 3)
      : Material(light: (255, 0.65), dark: (37, 0.55), blur: 12)
  }

  var stain: Color { color?.opacity(form == .clear ? 0.5 : 0.8) ?? .clear }

  var rim: Color {
    Color(
      light: RGBA(red: 1, green: 1, blue: 1, alpha: 0.9),
      dark: RGBA(red: 1, green: 1, blue: 1, alpha: 0.25))
  }
}

private struct GlassView<Content: View, Outline: Shape>: View {
  let content: Content
  let glass: Glass
  let shape: Outline
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    if glass.isDrawn {
      content.background {
        shape.fill(glass.material)
          .overlay { shape.fill(glass.stain) }
          .overlay { shape.stroke(glass.rim, lineWidth: 2 * pixel) }
          .clipShape(shape)
          .shadow(color: .black.opacity(0.08), radius: 8, y: 2)
      }
    } else {
      content
    }
  }
}

/// Glass that would flow together.
public struct GlassEffectContainer<Content: View>: _PlacedView {
  let content: Content
  public let _site: CallSite

  public init(
    spacing: Double? = nil, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { content }
}

/// The transition of appearing glass.
public struct GlassEffectTransition: Hashable, Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

extension View {
  /// Effect: glass behind the view; the default shape is a capsule.
  public func glassEffect(
    _ glass: Glass = .regular, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    GlassView(content: self, glass: glass, shape: Capsule())
      ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }

  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    GlassView(content: self, glass: glass, shape: shape)
      ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }

  /// No-op: glass of a still picture does not flow.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> Self {
    self
  }
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> Self { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
}
