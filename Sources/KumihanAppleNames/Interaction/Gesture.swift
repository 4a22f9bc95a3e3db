public import KumihanViews

/// A gesture; a still picture recognises none.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture
  /// The gestures that this one is made of.
  var body: Body { get }
}

extension Never: Gesture { public typealias Value = Never }

/// A gesture, or none.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
}

extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("a primitive gesture has no body") }
}

/// A gesture with a callback.
public struct _CallbackGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
}

/// A gesture of another value.
public struct _MapGesture<Base: Gesture, Value>: Gesture { public typealias Body = Never }

/// A gesture of any kind.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// What either gives, nil before it has begun.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public nonisolated init(_ first: First, _ second: Second) {}
}

/// A gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// How far the two have come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public nonisolated init(_ first: First, _ second: Second) {}
}

/// One of two gestures, the first where both are made.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// What the one that was made gives.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public nonisolated init(_ first: First, _ second: Second) {}
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture()
  }

  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> _CallbackGesture<Self> { _CallbackGesture() }

  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture() }

  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture()
  }
}

/// Taps, never recognised.
public struct TapGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Void
  public nonisolated init(count: Int = 1) {}
}

/// A tap with its location.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  /// The location of the tap.
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public nonisolated init(count: Int = 1) {}
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {}
}

/// A long press, never recognised.
public struct LongPressGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Bool
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag, never recognised.
public struct DragGesture: Gesture {
  public typealias Body = Never
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
  public typealias Body = Never
  /// The distance that two fingers moved apart.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification, velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A pinch, in its older form.
public struct MagnificationGesture: Gesture {
  public typealias Body = Never
  public typealias Value = CGFloat
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotation by two fingers.
public struct RotateGesture: Gesture {
  public typealias Body = Never
  /// The angle that two fingers turned.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation, velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A rotation, in its older form.
public struct RotationGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Angle
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

  public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Self { self }
  public func gesture<G: Gesture>(_ gesture: G, name: String, isEnabled: Bool = true) -> Self {
    self
  }
  public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Self { self }
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, name: String, isEnabled: Bool = true
  ) -> Self { self }
  public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Self { self }
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, name: String, isEnabled: Bool = true
  ) -> Self { self }

  /// Without effect on pictures: that a tap is answered is kept for audits.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> _SemanticsView<Self> { semantics { $0.hasTapGesture = true } }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> _SemanticsView<Self> { semantics { $0.hasTapGesture = true } }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> Self { self }

  /// Without effect on pictures: the shape that answers to touches, kept for audits.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> _SemanticsView<Self> {
    semantics { $0.contentShape = shape._form.form }
  }
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> _SemanticsView<Self> {
    semantics { if kind.contains(.interaction) { $0.contentShape = shape._form.form } }
  }
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
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
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { SensoryFeedback() }
  public static let pathComplete = SensoryFeedback()
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}

/// A value that lasts as long as a gesture: its initial value, in a still picture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }
  public init(resetTransaction: Transaction) where Value: ExpressibleByNilLiteral {
    wrappedValue = nil
  }
  public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }
  public var projectedValue: GestureState<Value> { self }
}
