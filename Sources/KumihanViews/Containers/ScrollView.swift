import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// Content larger than its window. A still picture shows its start, or where actions scroll to, clipped
/// at the frame; at the safe area content extends to the border.
@MainActor @preconcurrency
public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  let site: CallSite

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    self.content = content()
    site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension ScrollView: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    if lowering.environment.scrollsAtFullLength { return content._lower(into: &lowering) }
    let look = lowering.environment.scrollLook
    let start = look.anchor ?? UnitPoint(x: axes.contains(.horizontal) ? 0 : 0.5, y: 0)
    let name = lowering.rounds.map { $0.enter(.scroll, in: lowering.place) }
    let anchor = lowering.rounds?.scrolling.anchor(of: name) ?? start
    lowering.wrapEach(.ignoresSafeArea(.all, keepsInsets: true), site: site) {
      let clip =
        look.isUnclipped ? .passthrough : $0.tree.wrapper(.clip(.rectangle, FillStyle()))
      $0.wrapEach(clip, site: site) { lowering in
        let window = CoordinateSpaceMark()
        defer {
          window.node = lowering.lastNode
          lowering.noteScrollView(name, start: start, margins: look.margins)
        }
        lowering.container(.scroll(axes, anchor: anchor), site: site) { lowering in
          let outer = lowering.environment.coordinateSpaces
          defer { lowering.environment.coordinateSpaces = outer }
          lowering.environment.coordinateSpaces[ScrollSpaceName(axis: nil)] = window
          if axes.contains(.horizontal) {
            lowering.environment.coordinateSpaces[ScrollSpaceName(axis: .horizontal)] = window
          }
          if axes.contains(.vertical) {
            lowering.environment.coordinateSpaces[ScrollSpaceName(axis: .vertical)] = window
          }
          // Several views in a scroll view form a stack along its axis.
          @MainActor func stack(_ lowering: inout Lowering) {
            // The look applies to this scroll view, not to those inside.
            lowering.environment.scrollLook = ScrollLook()
            defer { lowering.environment.scrollLook = look }
            lowering.implicitStack(site: site) { content._lower(into: &$0) }
          }
          if look.margins == EdgeInsets() { return stack(&lowering) }
          lowering.wrapEach(.padding(look.margins), site: site, content: stack)
        }
      }
    }
  }
}

/// The settings of modifiers for the scroll views inside.
package struct ScrollLook: Hashable, Sendable {
  var margins = EdgeInsets()
  var anchor: UnitPoint?
  var isUnclipped = false
}

extension EnvironmentValues {
  var scrollLook: ScrollLook {
    get { structure.scrollLook }
    set { structure.scrollLook = newValue }
  }
}

extension View {
  /// Environment: scroll views inside draw beyond their frames.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollLook) { $0.isUnclipped = disabled }
  }

  /// Environment: scroll views inside show the part of their content at the anchor.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollLook) { $0.anchor = anchor }
  }

  /// Environment: space around the content of scroll views inside; nil for none.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  public func contentMargins(
    _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, insets, for: placement) }

  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollLook) { look in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { look.margins.top = insets.top }
      if edges.contains(.leading) { look.margins.leading = insets.leading }
      if edges.contains(.bottom) { look.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { look.margins.trailing = insets.trailing }
    }
  }
}

extension EnvironmentValues {
  /// True when scroll views are laid out at their full length instead of clipped at their frame.
  public var scrollsAtFullLength: Bool {
    get { structure.scrollsAtFullLength }
    set { structure.scrollsAtFullLength = newValue }
  }
}

/// The parts of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Part { case all, content, indicators }
  private let part: Part

  public static let automatic = ContentMarginPlacement(part: .all)
  public static let scrollContent = ContentMarginPlacement(part: .content)
  public static let scrollIndicators = ContentMarginPlacement(part: .indicators)
}
