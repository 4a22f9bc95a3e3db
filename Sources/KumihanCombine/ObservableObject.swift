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

extension ObservableObject {
  /// The values of the object's properties, inherited ones too.
  fileprivate var properties: [Any] {
    var properties: [Any] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      properties += level.children.map(\.value)
      mirror = level.superclassMirror
    }
    return properties
  }

  /// Hears of the object's changes; nil where it may change without saying so.
  ///
  /// - Parameter isSilent: whether a property changes without a word to the object.
  package func hear(
    unless isSilent: (Any) -> Bool, _ change: @escaping () -> Void
  ) -> AnyCancellable? {
    let properties = properties
    guard let publisher = objectWillChange as? ObservableObjectPublisher,
      properties.contains(where: { $0 is any PublishedProperty }),
      !properties.contains(where: isSilent)
    else { return nil }
    return publisher.sink { change() }
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher, kept by its published properties; without any it is a new one.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = properties.compactMap { $0 as? any PublishedProperty }
    let publisher = properties.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
    for property in properties { property.willChange = publisher }
    return publisher
  }
}
