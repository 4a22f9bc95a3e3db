#if !canImport(KumihanSwiftUI)
  public import SwiftUI

  // What pictures without a Mac add to the language; where SwiftUI is Apple's, these say nothing.

  /// A view whose nodes name the line that made it; on Apple platforms, a view.
  public protocol _PlacedView: View {}

  /// A place in source; on Apple platforms, nothing.
  public struct CallSite: Sendable {
    init(fileID: StaticString, line: Int, column: Int) {}
  }

  extension AccessibilityTraits {
    static var isTab: AccessibilityTraits { .isButton }
    static var isTextField: AccessibilityTraits { [] }
  }

  /// The parts of a table, for readers of a document.
  enum DocumentRole {
    enum Scope { case row, column }
    case table, tableRow, tableCell
    case tableHeader(Scope)
  }

  /// A design system's components in their states.
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
        (self.name, self.width) = (name, width)
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

    public var system: String
    public var title: String
    public var components: [Component]

    public init(system: String, title: String, components: [Component]) {
      (self.system, self.title, self.components) = (system, title, components)
    }
  }

  enum EmojiStyle { case outline }

  extension View {
    func documentRole(_ role: DocumentRole) -> some View { self }
    func emojiStyle(_ style: EmojiStyle) -> some View { self }
  }
#endif
