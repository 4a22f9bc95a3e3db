public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// One layout node around each view of the content.
public struct _LayoutWrapper<Content> {
  let content: Content
  let wrapper: LayoutNode.Wrapper
  let site: CallSite
}

extension _LayoutWrapper: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.wrapEach(wrapper, site: site) { content._lower(into: &$0) }
  }
}

extension View {
  consuming func wrapped(
    _ wrapper: LayoutNode.Wrapper, _ fileID: StaticString, _ line: Int, _ column: Int
  )
    -> _LayoutWrapper<Self>
  {
    _LayoutWrapper(
      content: self, wrapper: wrapper, site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Layout: a frame of the given size; a nil length uses the content's.
  public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.frame(width: width, height: height, alignment), fileID, line, column)
  }

  /// Layout: a frame between bounds; infinity fills the proposal.
  public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _FlexFrameView<Self> {
    _FlexFrameView(
      content: self,
      frame: FlexFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment),
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Layout: space around the content, 16 points by default.
  public consuming func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.padding(EdgeInsets(edges, length ?? 16)), fileID, line, column)
  }

  public consuming func padding(
    _ length: CGFloat, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.padding(EdgeInsets(.all, length)), fileID, line, column)
  }

  public consuming func padding(
    _ insets: EdgeInsets, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.padding(insets), fileID, line, column)
  }

  /// Layout: the ideal size for any proposal.
  public consuming func fixedSize(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
    -> _LayoutWrapper<Self>
  {
    wrapped(.fixedSize(horizontal: true, vertical: true), fileID, line, column)
  }

  public consuming func fixedSize(
    horizontal: Bool, vertical: Bool, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.fixedSize(horizontal: horizontal, vertical: vertical), fileID, line, column)
  }

  /// Layout: the proposal fitted to a ratio of width to height; nil for the content's ratio.
  public consuming func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.aspectRatio(aspectRatio, fill: contentMode == .fill), fileID, line, column)
  }

  public consuming func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    let ratio = aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height
    return wrapped(.aspectRatio(ratio, fill: contentMode == .fill), fileID, line, column)
  }

  public consuming func scaledToFit(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
    -> _LayoutWrapper<Self>
  {
    aspectRatio(contentMode: .fit, fileID: fileID, line: line, column: column)
  }

  public consuming func scaledToFill(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
    -> _LayoutWrapper<Self>
  {
    aspectRatio(contentMode: .fill, fileID: fileID, line: line, column: column)
  }

  /// Layout: takes the whole proposal and puts the content's centre at a point in it.
  public consuming func position(
    x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.position(CGPoint(x: x, y: y)), fileID, line, column)
  }

  public consuming func position(
    _ position: CGPoint, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.position(position), fileID, line, column)
  }

  /// Effect: moves the content without changing the layout.
  public consuming func offset(
    x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.offset(CGSize(width: x, height: y)), fileID, line, column)
  }

  public consuming func offset(
    _ offset: CGSize, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
    -> _LayoutWrapper<Self>
  {
    wrapped(.offset(offset), fileID, line, column)
  }

  /// Layout: extends into the safe area at the given edges.
  public consuming func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(
      .ignoresSafeArea(regions.contains(.container) ? edges : [], keepsInsets: false), fileID, line,
      column)
  }

  public consuming func edgesIgnoringSafeArea(
    _ edges: Edge.Set, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.ignoresSafeArea(edges, keepsInsets: false), fileID, line, column)
  }

  /// Layout: more safe area inside, 16 points by default.
  public consuming func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.safeAreaPadding(EdgeInsets(edges, length ?? 16)), fileID, line, column)
  }

  public consuming func safeAreaPadding(
    _ length: CGFloat, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.safeAreaPadding(EdgeInsets(.all, length)), fileID, line, column)
  }

  public consuming func safeAreaPadding(
    _ insets: EdgeInsets, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> {
    wrapped(.safeAreaPadding(insets), fileID, line, column)
  }
}

/// Whether content fits into, or fills, the proposed size.
public enum ContentMode: Hashable, Sendable, CaseIterable { case fit, fill }

/// The kinds of safe area, by their cause.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A frame between bounds around each view of the content.
public struct _FlexFrameView<Content> {
  let content: Content
  let frame: FlexFrame
  let site: CallSite
}

extension _FlexFrameView: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.tree.flexFrames.append(frame)
    let index = Int32(lowering.tree.flexFrames.count - 1)
    lowering.wrapEach(.flexFrame(index), site: site) { content._lower(into: &$0) }
  }
}

extension View {
  /// Layout: the margins of a scene, or the least of them, as the default padding.
  public consuming func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayoutWrapper<Self> { self.padding(edges, fileID: fileID, line: line, column: column) }
  /// Layout: the margins of a scene, as the default padding.
  public consuming func scenePadding(
    _ edges: Edge.Set = .all, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _LayoutWrapper<Self> { padding(edges, fileID: fileID, line: line, column: column) }
}

/// Which margins of a scene are meant.
public struct ScenePadding: Hashable, Sendable {
  private let isMinimum: Bool
  public static let minimum = ScenePadding(isMinimum: true)
  public static let navigationBar = ScenePadding(isMinimum: false)
}
