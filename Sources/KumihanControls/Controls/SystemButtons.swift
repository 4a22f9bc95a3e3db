public import KumihanContentTypes
public import KumihanViews

/// A button that would rename something.
public struct RenameButton: _PlacedView {
  public let _site: CallSite

  public nonisolated init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column)
  {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `RenameButton.init` may be passed as a function.
  @_disfavoredOverload
  public nonisolated init() {
    self.init(fileID: "", line: 0, column: 0)
  }
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// A button that would paste: its label on the tint, in a capsule.
public struct PasteButton: _PlacedView {
  public let _site: CallSite

  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}

/// A button that would open help: a question mark in a circle.
public struct HelpLink: _PlacedView {
  public let _site: CallSite

  public init(
    action: @escaping () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  public init(
    destination: URL, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `HelpLink.init(destination:)` may be passed as a function.
  @_disfavoredOverload
  public init(destination: URL) {
    self.init(destination: destination, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    Button("Help", systemImage: "questionmark.circle") {}.labelStyle(.iconOnly)
  }
}

/// A button that would open the settings.
public struct SettingsLink<Label: View>: _PlacedView {
  let label: Label
  public let _site: CallSite

  public init(
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  public var body: some View { Button(action: {}, label: { label }) }
}

extension View {
  /// No-op: a still picture has no renaming.
  public func renameAction(_ action: @escaping () -> Void) -> Self { self }
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> Self { self }

  /// No-op: a still picture has no drags.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> Self { self }
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> Self { self }
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
}

/// Handles drops.
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The data and the position of a drop.
public struct DropInfo {
  public let location: CGPoint
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

/// The proposed operation of a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// The operation of a drop.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }
