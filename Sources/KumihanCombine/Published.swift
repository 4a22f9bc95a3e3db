/// The common part of an object's published properties, independent of their values.
protocol PublishedProperty {
  /// The publisher of the object, once it has been requested.
  var willChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  var willChange: ObservableObjectPublisher? {
    get { subject.willChange }
    nonmutating set { subject.willChange = newValue }
  }
}

/// A property of an observable object that is a source of its values.
@propertyWrapper
public struct Published<Value> {
  let subject: CurrentValueSubject<Value, Never>

  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  public init(initialValue: Value) { subject = CurrentValueSubject(initialValue) }

  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }

  /// The property in its object, which announces the change.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].subject.value }
    set {
      let subject = object[keyPath: storage].subject
      subject.willChange?.send()
      subject.value = newValue
    }
  }

  /// The property's values: the current one, and later ones.
  public struct Publisher: KumihanCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: CurrentValueSubject<Value, Never>

    public func _subscribe(_ subscriber: _Subscriber<Value, Never>) -> AnyCancellable {
      subject._subscribe(subscriber)
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    nonmutating set {}
  }
}
