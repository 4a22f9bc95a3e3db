public import Foundation

/// The components of a design system in their states, to draw, print and look through.
public struct ComponentCatalogue: Sendable {
  /// One component in one state.
  public struct State: Sendable {
    public var name: String
    /// The proposed width in points, nil for the ideal width.
    public var width: CGFloat?
    public var view: @MainActor @Sendable () -> AnyView

    public init<V: View>(
      _ name: String, width: CGFloat? = nil,
      @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
      self.name = name
      self.width = width
      self.view = { AnyView(view()) }
    }
  }

  /// A component with all its states.
  public struct Component: Sendable {
    public var name: String
    /// The chapter of the catalogue.
    public var group: String
    public var states: [State]

    public init(_ name: String, group: String, states: [State]) {
      (self.name, self.group, self.states) = (name, group, states)
    }
  }

  /// The system's name on the command line.
  public var system: String
  public var title: String
  public var components: [Component]

  public init(system: String, title: String, components: [Component]) {
    (self.system, self.title, self.components) = (system, title, components)
  }
}
