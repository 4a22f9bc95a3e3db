// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanFoundation
public import KumihanViews

/// Remembers how to take back what was done, in groups, as Apple's does.
///
/// A picture has no events: what is done without a group of its own is in one group until it is undone.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  /// One way back.
  private struct Step {
    weak var target: AnyObject?
    var run: () -> Void
  }
  /// What is taken back together.
  private final class Group {
    var steps: [Step] = []
    var name = ""
    var isDiscardable = false
  }

  private var undone: [Group] = []
  private var done: [Group] = []
  private var open: [Group] = []
  private var disabled = 0
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  /// How many groups are remembered; 0 for all.
  open var levelsOfUndo = 0 { didSet { forget() } }
  open var groupsByEvent = true
  open var runLoopModes: [RunLoop.Mode] = [.default]

  nonisolated public override init() {}

  open var canUndo: Bool { !done.isEmpty || open.contains { !$0.steps.isEmpty } }
  open var canRedo: Bool { !undone.isEmpty }
  open var undoCount: Int { done.count }
  open var redoCount: Int { undone.count }
  open var groupingLevel: Int { open.count }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

  open func beginUndoGrouping() {
    // An event's own group is around those that are begun in it.
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { begin() }
    begin()
  }
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    tell(.NSUndoManagerWillCloseUndoGroup)
    if let outer = open.last {
      outer.steps += group.steps
      if outer.name.isEmpty { outer.name = group.name }
    } else if !group.steps.isEmpty {
      if isUndoing { undone.append(group) } else { done.append(group) }
      forget()
    }
    tell(.NSUndoManagerDidCloseUndoGroup)
  }
  private func begin() {
    tell(.NSUndoManagerCheckpoint)
    open.append(Group())
    tell(.NSUndoManagerDidOpenUndoGroup)
  }
  private func forget() {
    guard levelsOfUndo > 0 else { return }
    done.removeFirst(max(done.count - levelsOfUndo, 0))
    undone.removeFirst(max(undone.count - levelsOfUndo, 0))
  }

  open func undo() {
    // The event's group ends with what takes it back.
    if open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }
  open func undoNestedGroup() {
    guard open.isEmpty, let group = done.popLast() else { return }
    isUndoing = true
    defer { isUndoing = false }
    takeBack(group, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }
  open func redo() {
    if open.count == 1 { endUndoGrouping() }
    guard open.isEmpty, let group = undone.popLast() else { return }
    isRedoing = true
    defer { isRedoing = false }
    takeBack(group, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }
  private func takeBack(
    _ group: Group, _ before: NSNotification.Name, _ after: NSNotification.Name
  ) {
    tell(before)
    begin()
    open.last?.name = group.name
    for step in group.steps.reversed() { step.run() }
    endUndoGrouping()
    tell(after)
  }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    add(Step(target: target) { [weak target] in if let target { handler(target) } })
  }
  /// Counts as a step; a method is not called by its name.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    add(Step(target: target as AnyObject) {})
  }
  private func add(_ step: Step) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else {
        preconditionFailure("registerUndo was called without a group: beginUndoGrouping first")
      }
      begin()
    }
    if !isUndoing, !isRedoing { undone = [] }
    open.last?.steps.append(step)
  }

  /// Takes up registering again, too.
  open func removeAllActions() { (undone, done, open, disabled) = ([], [], [], 0) }
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undone + done + open { group.steps.removeAll { $0.target === target } }
    undone.removeAll(where: \.steps.isEmpty)
    done.removeAll(where: \.steps.isEmpty)
  }

  private var current: Group? { open.last ?? done.last }
  open func setActionName(_ name: String) { current?.name = name }
  open func setActionIsDiscardable(_ isDiscardable: Bool) { current?.isDiscardable = isDiscardable }
  open var undoActionName: String { current?.name ?? "" }
  open var redoActionName: String { undone.last?.name ?? "" }
  open var undoActionIsDiscardable: Bool { current?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { undone.last?.isDiscardable ?? false }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Undo" : "Undo \(name)"
  }
  open func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Redo" : "Redo \(name)"
  }

  private func tell(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UndoManager {
  /// The one of an app's window, for all views in it.
  nonisolated static var ofApp: UndoManager { SharedObjects.one { UndoManager() } }
}

extension NSNotification.Name {
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  public var undoManager: UndoManager? { .ofApp }

  /// The material behind the view, where somebody sets it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
