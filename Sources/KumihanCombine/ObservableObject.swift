/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Announces the changes of an object.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}
  public func send() { subject.send() }
  public func _subscribe(_ subscriber: _Subscriber<Void, Never>) -> AnyCancellable {
    subject._subscribe(subscriber)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher, kept by its published properties; without any it is a new one.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    let publisher = properties.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
    for property in properties { property.willChange = publisher }
    return publisher
  }
}
