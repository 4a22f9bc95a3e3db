import Foundation

/// Names a value of a transaction by a type of its own.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Transaction {
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }
}

/// Makes a change at once; nothing in a still picture depends on its circumstances.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }
