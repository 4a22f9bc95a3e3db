public import KumihanViews

/// A height that a sheet rests at.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case medium, large, fraction(CGFloat), points(CGFloat), custom(CustomHeight)
  }
  let height: Height

  public static let medium = PresentationDetent(height: .medium)
  public static let large = PresentationDetent(height: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }
  /// In points, without the safe area below.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }

  /// A height that a type of the author's own finds.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomHeight(type: type)))
  }

  /// What a detent of the author's own may ask.
  @dynamicMemberLookup
  public struct Context {
    /// The height of a large sheet, in points, without the safe area below.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// A detent's type, equal to itself.
  struct CustomHeight: Hashable, Sendable {
    let type: any CustomPresentationDetent.Type
    static func == (a: Self, b: Self) -> Bool { a.type == b.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  /// The height of a sheet in points, or nil where it has no such height: on a screen, whose large sheet leaves `room` points, with a
  /// safe area below.
  func points(
    on screen: CGFloat, room: CGFloat, below: CGFloat, in environment: EnvironmentValues
  ) -> CGFloat? {
    let own: CGFloat
    switch height {
    case .medium: own = screen / 2
    case .large: own = room
    case .fraction(let share): own = share * (room - below) + below
    case .points(let points): own = points + below
    case .custom(let height):
      let context = Context(maxDetentValue: room - below, environment: environment)
      guard let points = height.type.height(in: context) else { return nil }
      own = points + below
    }
    return own.isFinite ? min(max(own, 0), room) : room
  }
}

/// A rule for the height of a sheet.
public protocol CustomPresentationDetent: Sendable {
  typealias Context = PresentationDetent.Context
  /// In points, without the safe area below; nil where the sheet does not rest there.
  static func height(in context: Context) -> CGFloat?
}
