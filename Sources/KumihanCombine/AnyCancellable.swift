/// An activity that can be cancelled.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps it in a set, whose release cancels it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(cancel)) }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(AnyCancellable(cancel)) }
}

/// Cancels its subscription when the last reference to it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { stop = cancel }
  public convenience init<C: Cancellable>(_ canceller: C) { self.init(canceller.cancel) }

  /// Cancels several.
  convenience init(_ all: [AnyCancellable]) { self.init { for one in all { one.cancel() } } }

  deinit { stop?() }

  public func cancel() {
    stop?()
    stop = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
