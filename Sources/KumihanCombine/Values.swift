public import Foundation

/// Reads values from data.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Writes values as data.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

/// The values of a source that cannot fail, one after another.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }

  /// Waits for the next value.
  public struct Iterator: AsyncIteratorProtocol {
    var values: AsyncThrowingPublisher<P>.Iterator
    public mutating func next() async -> P.Output? { try? await values.next() }
  }
  public func makeAsyncIterator() -> Iterator {
    Iterator(values: AsyncThrowingPublisher(publisher).makeAsyncIterator())
  }
}

/// The values of a source, one after another.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }

  /// Waits for the next value.
  public struct Iterator: AsyncIteratorProtocol {
    private var values: AsyncThrowingStream<Sent<P.Output>, any Error>.Iterator
    private let subscription: AnyCancellable

    init(_ publisher: P) {
      let (stream, continuation) = AsyncThrowingStream<Sent<P.Output>, any Error>.makeStream()
      values = stream.makeAsyncIterator()
      subscription = publisher.sink { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      } receiveValue: {
        continuation.yield(Sent(value: $0))
      }
    }
    public mutating func next() async throws -> P.Output? { try await values.next()?.value }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

/// A value on its way through a stream, which asks for one that may cross threads; these do not.
struct Sent<Value>: @unchecked Sendable { let value: Value }

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
