/// A source whose values are sent by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in order of subscription.
struct Listeners<Output, Failure: Error> {
  private var all: [(id: Int, subscriber: _Subscriber<Output, Failure>)] = []
  private var count = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  mutating func add(_ subscriber: _Subscriber<Output, Failure>) -> Int {
    count += 1
    all.append((count, subscriber))
    return count
  }

  mutating func remove(_ id: Int) { all.removeAll { $0.id == id } }

  mutating func end(_ completion: Subscribers.Completion<Failure>) -> [_Subscriber<Output, Failure>]
  {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { all = [] }
    return subscribers
  }

  var subscribers: [_Subscriber<Output, Failure>] { all.map(\.subscriber) }
}

/// Passes on the values that are sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var listeners = Listeners<Output, Failure>()

  public init() {}

  public func send(_ value: Output) {
    for subscriber in listeners.subscribers { subscriber.value(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for subscriber in listeners.end(completion) { subscriber.end(completion) }
  }

  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    if let completion = listeners.completion { subscriber.end(completion) }
    let id = listeners.add(subscriber)
    return AnyCancellable { [weak self] in self?.listeners.remove(id) }
  }
}

/// Keeps a value, sends it first and then at each change.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var listeners = Listeners<Output, Failure>()
  private var kept: [AnyCancellable] = []
  /// The publisher of the object with this property, once it has been requested.
  var willChange: ObservableObjectPublisher?
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard listeners.completion == nil else { return }
    current = value
    for subscriber in listeners.subscribers { subscriber.value(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for subscriber in listeners.end(completion) { subscriber.end(completion) }
  }

  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    if let completion = listeners.completion {
      subscriber.end(completion)
      return AnyCancellable {}
    }
    let id = listeners.add(subscriber)
    subscriber.value(current)
    return AnyCancellable { [weak self] in self?.listeners.remove(id) }
  }

  /// Keeps a subscription that feeds the subject for as long as the subject lives.
  func keep(_ feed: AnyCancellable) { kept.append(feed) }
}
