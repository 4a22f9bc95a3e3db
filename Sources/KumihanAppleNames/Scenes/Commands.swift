public import KumihanViews

/// Items of menus and keyboard shortcuts. Here they only compile.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("primitive commands have no body") }
}

/// No commands.
public struct EmptyCommands: Commands {
  public init() {}
}

/// Commands where a condition holds.
public struct _OptionalCommands<C: Commands>: Commands {}

/// Several commands.
public struct _TupleCommands<each C: Commands>: Commands {
  let commands: (repeat each C)
}

/// Turns a closure's commands into one.
@MainActor @preconcurrency @resultBuilder
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ commands: C) -> C { commands }
  public static func buildBlock<each C: Commands>(
    _ commands: repeat each C
  ) -> _TupleCommands<repeat each C> { _TupleCommands(commands: (repeat each commands)) }
  public static func buildOptional<C: Commands>(_ commands: C?) -> _OptionalCommands<C> {
    _OptionalCommands()
  }
  public static func buildEither<C: Commands>(first commands: C) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildEither<C: Commands>(second commands: C) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildLimitedAvailability<C: Commands>(_ commands: C) -> EmptyCommands {
    EmptyCommands()
  }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands beside or in place of the system's.
public struct CommandGroup<Content: View>: Commands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of the system's commands.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let help = CommandGroupPlacement(name: "help")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
}

/// The system's commands of a kind.
public struct SidebarCommands: Commands { public init() {} }
/// Commands of toolbars.
public struct ToolbarCommands: Commands { public init() {} }
/// Commands of text editing.
public struct TextEditingCommands: Commands { public init() {} }
/// Commands of text formatting.
public struct TextFormattingCommands: Commands { public init() {} }
/// Commands of inspectors.
public struct InspectorCommands: Commands { public init() {} }
