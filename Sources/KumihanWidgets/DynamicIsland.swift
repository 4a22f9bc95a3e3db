public import Foundation
public import KumihanViews

/// What the island around the camera shows of an activity.
@MainActor @preconcurrency
public struct DynamicIsland {
  enum Part: Hashable, Sendable { case compact, minimal, expanded }

  private let expanded: [DynamicIslandRegion]
  private let leading: AnyView
  private let trailing: AnyView
  private let minimal: AnyView

  public init<Expanded: DynamicIslandExpandedContent, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> Expanded,
    @ViewBuilder compactLeading: () -> Leading, @ViewBuilder compactTrailing: () -> Trailing,
    @ViewBuilder minimal: () -> Minimal
  ) {
    self.expanded = expanded()._regions
    (leading, trailing) = (AnyView(compactLeading()), AnyView(compactTrailing()))
    self.minimal = AnyView(minimal())
  }

  /// No-op: nothing is opened, and the island keeps its margins.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }

  func view(of part: Part) -> AnyView {
    let height = LiveActivityFigures.islandHeight
    switch part {
    case .minimal:
      return AnyView(
        minimal.frame(minWidth: height, minHeight: height).frame(height: height)
          .background(Color.black, in: Capsule()).environment(\.colorScheme, .dark))
    case .compact:
      return AnyView(
        HStack(spacing: 0) {
          leading.padding(.leading, 8)
          Spacer(minLength: LiveActivityFigures.camera)
          trailing.padding(.trailing, 8)
        }
        .frame(height: height).fixedSize(horizontal: true, vertical: false)
        .background(Color.black, in: Capsule()).environment(\.colorScheme, .dark))
    case .expanded:
      func region(_ position: DynamicIslandExpandedRegionPosition) -> AnyView? {
        expanded.first { $0.position == position }?.content
      }
      return AnyView(
        VStack(spacing: 8) {
          HStack(alignment: .top) {
            if let leading = region(.leading) { leading }
            Spacer(minLength: 0)
            if let trailing = region(.trailing) { trailing }
          }
          if let center = region(.center) { center }
          if let bottom = region(.bottom) { bottom }
        }
        .padding(20).frame(width: LiveActivityFigures.width)
        .background(
          Color.black, in: RoundedRectangle(cornerRadius: LiveActivityFigures.islandRadius)
        ).environment(\.colorScheme, .dark))
    }
  }
}

/// A form of the island.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A place in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// What stands at a place of the expanded island.
public struct DynamicIslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let content: AnyView
}

/// Parts of the expanded island.
@MainActor @preconcurrency
public protocol DynamicIslandExpandedContent {
  var _regions: [DynamicIslandRegion] { get }
}

/// A part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View>: DynamicIslandExpandedContent {
  public let _regions: [DynamicIslandRegion]
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) { _regions = [DynamicIslandRegion(position: position, content: AnyView(content()))] }
}

/// Several parts of the expanded island.
public struct DynamicIslandRegions: DynamicIslandExpandedContent {
  public let _regions: [DynamicIslandRegion]
}

/// Turns a closure's parts into the expanded island.
@MainActor @preconcurrency @resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression(
    _ part: some DynamicIslandExpandedContent
  ) -> DynamicIslandRegions { DynamicIslandRegions(_regions: part._regions) }
  public static func buildBlock(_ parts: DynamicIslandRegions...) -> DynamicIslandRegions {
    DynamicIslandRegions(_regions: parts.flatMap(\._regions))
  }
  public static func buildOptional(_ part: DynamicIslandRegions?) -> DynamicIslandRegions {
    part ?? DynamicIslandRegions(_regions: [])
  }
  public static func buildEither(first: DynamicIslandRegions) -> DynamicIslandRegions { first }
  public static func buildEither(second: DynamicIslandRegions) -> DynamicIslandRegions { second }
}

extension View {
  /// No-op: an island is drawn in the colours of its content.
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement)
    -> Self
  { self }
}

/// How a part keeps clear of the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement()
}
