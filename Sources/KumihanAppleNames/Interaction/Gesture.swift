public import KumihanViews

/// A gesture; a still picture recognises none.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}

/// A gesture with a callback.
public struct _CallbackGesture<Base: Gesture>: Gesture { public typealias Value = Base.Value }

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture()
  }

  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> _CallbackGesture<Self> { _CallbackGesture() }

  public func simultaneously<Other: Gesture>(with other: Other) -> _CallbackGesture<Self> {
    _CallbackGesture()
  }

  public func sequenced<Other: Gesture>(before other: Other) -> _CallbackGesture<Self> {
    _CallbackGesture()
  }

  public func exclusively<Other: Gesture>(before other: Other) -> _CallbackGesture<Self> {
    _CallbackGesture()
  }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture()
  }
}

/// Taps, never recognised.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public nonisolated init(count: Int = 1) {}
}

/// A tap with its location.
public struct SpatialTapGesture: Gesture {
  /// The location of the tap.
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public nonisolated init(count: Int = 1) {}
}

/// A long press, never recognised.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag, never recognised.
public struct DragGesture: Gesture {
  /// The start and the end of a drag.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location, startLocation: CGPoint
    public var translation, velocity, predictedEndTranslation: CGSize
    public var predictedEndLocation: CGPoint
  }

  public nonisolated init(minimumDistance: CGFloat = 10) {}
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {}
}

/// A pinch, never recognised.
public struct MagnifyGesture: Gesture {
  /// The distance that two fingers moved apart.
  public struct Value: Equatable, Sendable { public var magnification: CGFloat }
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A pinch, in its older form.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotation by two fingers.
public struct RotateGesture: Gesture {
  /// The angle that two fingers turned.
  public struct Value: Equatable, Sendable { public var rotation: Angle }
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The gestures of a view and its subviews that would be recognised.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// No-op: a still picture recognises no gestures.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> Self { self }
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> Self { self }
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> Self { self }

  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> Self { self }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> Self { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> Self { self }

  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> Self { self }
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> Self {
    self
  }
}

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// The effect of a pointer above a view.
public struct HoverEffect: Hashable, Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// Haptic feedback.
public struct SensoryFeedback: Hashable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback { SensoryFeedback() }
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
}

/// A value that lasts as long as a gesture: its initial value, in a still picture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var projectedValue: GestureState<Value> { self }
}
