// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// A model that learned something; none can be read.
open class MLModel: NSObject {
  public convenience init(contentsOf url: URL) throws { throw MLModelError(.io) }
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModelError(.io)
  }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw MLModelError(.io) }
  open class func compileModel(at url: URL) async throws -> URL { throw MLModelError(.io) }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}

/// Where a model computes.
open class MLModelConfiguration: NSObject {
  open var computeUnits = MLComputeUnits.all
}

/// What a model computes with.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

/// Why a model does not answer.
public struct MLModelError: Error, Sendable {
  /// A kind of failure.
  public enum Code: Int, Sendable {
    case generic
    case featureType
    case io = 3
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Values by name.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for name: String) -> MLFeatureValue?
}

/// A value that a model takes or gives.
open class MLFeatureValue: NSObject {
  public let stringValue: String
  public let doubleValue: Double
  public let int64Value: Int64
  open var multiArrayValue: MLMultiArray? { nil }
  open var dictionaryValue: [AnyHashable: NSNumber] { [:] }
  private init(_ string: String, _ number: Double) {
    (stringValue, doubleValue, int64Value) = (string, number, Int64(number))
  }
  public convenience init(string: String) { self.init(string, 0) }
  public convenience init(double: Double) { self.init("", double) }
  public convenience init(int64: Int64) { self.init("", Double(int64)) }
}

/// Values by name, in a dictionary.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  private let values: [String: MLFeatureValue]
  public init(dictionary: [String: Any]) throws {
    values = dictionary.compactMapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as String: MLFeatureValue(string: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      default: nil
      }
    }
  }
  open var featureNames: Set<String> { Set(values.keys) }
  open func featureValue(for name: String) -> MLFeatureValue? { values[name] }
}

/// The kind of number in an array.
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
}

/// Numbers in rows and columns.
open class MLMultiArray: NSObject {
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var numbers: [NSNumber]
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    (self.shape, self.dataType) = (shape, dataType)
    numbers = Array(
      repeating: 0, count: shape.reduce(1) { $0 * max($1.intValue, 0) })
  }
  open var count: Int { numbers.count }
  open subscript(index: Int) -> NSNumber {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }
  open subscript(place: [NSNumber]) -> NSNumber {
    get { numbers[offset(place)] }
    set { numbers[offset(place)] = newValue }
  }
  private func offset(_ place: [NSNumber]) -> Int {
    zip(place, shape).reduce(0) { $0 * $1.1.intValue + $1.0.intValue }
  }
}
