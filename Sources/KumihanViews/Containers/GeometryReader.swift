public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// Content made from the reader's size.
public struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content
  let site: CallSite

  public init(
    @ViewBuilder content: @escaping (GeometryProxy) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.content = content
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    let content = content
    let site = site
    let maker = DeferredContent.Maker.views { proxy, lowering in
      lowering.container(.zStack(.topLeading), site: site) { lowering in
        lowering.lowerBody { content(proxy) }
      }
    }
    lowering.deferredLeaf(
      DeferredContent(maker: maker, environment: lowering.environment), site: site)
  }
}

/// The size and position of a geometry reader.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets
  package let globalFrame: CGRect
  /// The frames of the named spaces around the reader, in the picture's coordinates.
  private let spaces: [String: CGRect]
  /// The placed parts of the picture.
  let picture: PlacedPicture

  /// - Parameter trees: What was placed around the reader, from the outermost in.
  @MainActor
  init(
    entry: PlacedTree.Deferred, environment: EnvironmentValues, trees: [PlacedTree],
    picture: PlacedPicture
  ) {
    (size, globalFrame, safeAreaInsets) = (entry.frame.size, entry.frame, entry.safeArea)
    self.picture = picture
    spaces = environment.coordinateSpaces.reduce(into: [:]) { spaces, space in
      spaces[String(describing: space.key)] = space.value.node.flatMap { trees.frame(of: $0) }
    }
  }

  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: globalFrame
    case .local: CGRect(origin: .zero, size: size)
    case .named(let name):
      spaces[String(describing: name)].map {
        globalFrame.offsetBy(dx: -$0.minX, dy: -$0.minY)
      } ?? globalFrame
    }
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The frame of a container in the reader's coordinates; nil where none of that name is around.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    spaces[String(describing: space.name)]?.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY)
  }
}

/// The origin of coordinates.
public enum CoordinateSpace {
  case global
  case local
  case named(AnyHashable)
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The picture's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the container with a given name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The window of the innermost scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: nil))
  }

  /// The window of the innermost scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
  }
}

/// The name of the coordinates that each scroll view gives to what stands in it.
struct ScrollSpaceName: Hashable {
  /// Nil for a scroll view of any axis.
  let axis: Axis?
}
