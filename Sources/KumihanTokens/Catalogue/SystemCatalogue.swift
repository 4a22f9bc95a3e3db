public import Foundation
public import KumihanViews

/// The components and screens of a design system, to draw and look through.
public struct SystemCatalogue: Sendable {
  /// Where a state is drawn.
  public enum Room: Hashable, Sendable {
    /// At its own height; nil for its own width too. In points.
    case fitting(width: CGFloat?)
    /// On the screen of a device, by its name.
    case screen(String)
  }

  /// For whom a state is drawn.
  public struct Reader: Hashable, Sendable {
    public var isDark = false
    public var hasContrast = false
    public var typeSize = DynamicTypeSize.large
    /// Whether the reader's language is written from right to left: Arabic.
    public var isRightToLeft = false

    public init() {}

    /// Such as `dark AX3`; empty for the usual reader.
    public var name: String {
      let size =
        typeSize == .large ? nil : typeSize == .accessibility3 ? "AX3" : "\(typeSize)"
      let direction = isRightToLeft ? "right to left" : nil
      return [isDark ? "dark" : nil, hasContrast ? "contrast" : nil, size, direction]
        .compactMap { $0 }.joined(separator: " ")
    }

    public static let light = Reader()
    public static var dark: Reader {
      var reader = Reader()
      reader.isDark = true
      return reader
    }
    public static var rightToLeft: Reader {
      var reader = Reader()
      reader.isRightToLeft = true
      return reader
    }
    /// A reader of large letters: AX3.
    public static var large: Reader {
      var reader = Reader()
      reader.typeSize = .accessibility3
      return reader
    }
  }

  /// A component or screen in one state.
  public struct State: Sendable {
    public var name: String
    public var room: Room
    public var readers: [Reader]
    /// What is drawn over it though no binding presents it, such as a menu.
    public var presenting: [PresentationName] = []
    public var view: @MainActor @Sendable () -> AnyView

    public init<V: View>(
      _ name: String, room: Room = .fitting(width: 343), readers: [Reader] = [.light, .dark],
      @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
      (self.name, self.room, self.readers) = (name, room, readers)
      self.view = { AnyView(view()) }
    }
  }

  /// Findings of an audit that are meant: of a rule, or of all whose names begin so.
  public struct Known: Hashable, Sendable {
    public var rule: String
    /// Nil for each.
    public var state: String?
    /// Words of the finding, such as a pair of colours; nil for all findings.
    public var words: String?
    public var reason: String

    public init(rule: String, state: String? = nil, words: String? = nil, reason: String) {
      (self.rule, self.state, self.words, self.reason) = (rule, state, words, reason)
    }

    /// Whether it speaks of a rule's finding in a state.
    public func covers(_ rule: String, _ message: String, in state: String) -> Bool {
      guard self.state == nil || self.state == state, words.map(message.contains) ?? true else {
        return false
      }
      return self.rule.isEmpty || self.rule == rule
        || self.rule.hasSuffix(".") && rule.hasPrefix(self.rule)
    }
  }

  /// A component or screen in all its states.
  public struct Component: Sendable {
    public var name: String
    /// The chapter of the catalogue.
    public var group: String
    public var states: [State]
    /// Whether it is for paper, where no text grows.
    public var isPaper = false
    /// What an audit finds in it and is meant.
    public var known: [Known] = []

    public init(_ name: String, group: String, states: [State]) {
      (self.name, self.group, self.states) = (name, group, states)
    }

    /// The component with its first state for a reader from right to left as well.
    public var mirrored: Component {
      var copy = self
      guard !states.isEmpty, var reader = states[0].readers.first else { return self }
      reader.isRightToLeft = true
      copy.states[0].readers.append(reader)
      return copy
    }

    /// The component with findings of a rule that are meant.
    ///
    /// - Parameters:
    ///   - rule: its name, the beginning of several names with a point at its end, or empty for all.
    ///   - state: the state that shows them; nil for each.
    public func knowing(_ rule: String, in state: String? = nil, because reason: String)
      -> Component
    {
      var copy = self
      copy.known.append(Known(rule: rule, state: state, reason: reason))
      return copy
    }

    /// A screen on several devices.
    public static func screen<V: View>(
      _ name: String, devices: [String], readers: [Reader] = [.light, .dark],
      @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) -> Component {
      Component(
        name, group: "Screens",
        states: devices.map { device in
          State(device, room: .screen(device), readers: readers, view: view)
        })
    }
  }

  public var system: DesignSystem
  /// Whose lists, bars and controls the pictures show.
  public var look: PlatformLook
  /// Behind components, by the name of a colour; nil for the system's background.
  public var ground: String?
  /// Around a component, in points.
  public var margin: CGFloat
  public var components: [Component]
  /// What an audit finds in all of them and is meant.
  public var known: [Known] = []

  public init(
    system: DesignSystem, look: PlatformLook = .iOS18, ground: String? = nil, margin: CGFloat = 16,
    components: [Component]
  ) {
    (self.system, self.look, self.ground, self.margin) = (system, look, ground, margin)
    self.components = components
  }
}
