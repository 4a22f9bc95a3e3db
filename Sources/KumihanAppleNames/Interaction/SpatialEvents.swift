public import Foundation
public import KumihanViews

/// Touches and pointers at once; a still picture has none.
public struct SpatialEventGesture: Gesture {
  public typealias Body = Never
  public typealias Value = SpatialEventCollection
  public nonisolated init() {}
  public nonisolated init(coordinateSpace: some CoordinateSpaceProtocol) {}
}

/// The touches and pointers of a moment.
public struct SpatialEventCollection: Collection, Equatable {
  /// A touch or a pointer.
  public struct Event: Identifiable, Equatable, Sendable {
    /// What it is among the others.
    public struct ID: Hashable, Sendable { private let number = 0 }
    /// What made it.
    public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pencil, pointer }
    /// How far it has come.
    public enum Phase: Hashable, Sendable { case active, ended, cancelled }

    public let id: ID
    public let timestamp: TimeInterval
    public let kind: Kind
    public let location: CGPoint
    public let phase: Phase
    public let modifierKeys: EventModifiers
  }

  public typealias Index = Int
  private let events: [Event] = []
  init() {}
  public var startIndex: Int { events.startIndex }
  public var endIndex: Int { events.endIndex }
  public func index(after index: Int) -> Int { index + 1 }
  public subscript(index: Int) -> Event { events[index] }
  public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}

/// What a reader has chosen for a double tap or a squeeze of the pencil.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  public static let ignore = PencilPreferredAction(name: "ignore")
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}
