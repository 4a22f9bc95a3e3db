public import Foundation

/// A value that charts can plot: a number, a date, a category, or what stands for one.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A value that charts plot as it is.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _datum: ChartDatum { get }
  init?(_datum: ChartDatum)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// A plotted value without its type: a number, a moment or a category.
public enum ChartDatum: Hashable, Sendable {
  case number(Double)
  /// In seconds since 2001.
  case date(Double)
  case category(String)

  /// The number or the moment; nil for categories.
  var value: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }
}

extension Plottable {
  var datum: ChartDatum { primitivePlottable._datum }

  init?(datum: ChartDatum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var _datum: ChartDatum { .number(Double(self)) }
  public init?(_datum: ChartDatum) {
    guard case .number(let value) = _datum, value.isFinite else { return nil }
    self.init(exactly: value.rounded())
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var _datum: ChartDatum { .number(Double(self)) }
  public init?(_datum: ChartDatum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(value)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _datum: ChartDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_datum: ChartDatum) {
    guard case .number(let value) = _datum, value.isFinite else { return nil }
    self.init(value)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _datum: ChartDatum { .date(timeIntervalSinceReferenceDate) }
  public init?(_datum: ChartDatum) {
    guard case .date(let value) = _datum else { return nil }
    self.init(timeIntervalSinceReferenceDate: value)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _datum: ChartDatum { .category(self) }
  public init?(_datum: ChartDatum) {
    guard case .category(let words) = _datum else { return nil }
    self = words
  }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}
