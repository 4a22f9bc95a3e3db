// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
import Foundation

/// Sums over lists of numbers. All lists of a call are taken to be of one length: what is longer is left out.
public enum vDSP {
  public static func sum<F: BinaryFloatingPoint>(_ list: some Sequence<F>) -> F {
    list.reduce(0, +)
  }
  /// The mean; not a number for an empty list.
  public static func mean<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> F {
    sum(list) / F(list.count)
  }
  public static func meanMagnitude<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> F {
    mean(list.map(abs))
  }
  public static func meanSquare<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> F {
    mean(list.map { $0 * $0 })
  }
  public static func rootMeanSquare<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> F {
    meanSquare(list).squareRoot()
  }
  public static func sumOfSquares<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> F {
    list.reduce(0) { $0 + $1 * $1 }
  }
  public static func sumOfMagnitudes<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> F {
    list.reduce(0) { $0 + abs($1) }
  }
  public static func maximum<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> F {
    list.max() ?? -.infinity
  }
  public static func minimum<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> F {
    list.min() ?? .infinity
  }
  public static func maximumMagnitude<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> F {
    list.map(abs).max() ?? 0
  }
  public static func indexOfMaximum<F: BinaryFloatingPoint>(
    _ list: some Collection<F>
  ) -> (UInt, F) {
    let found = list.enumerated().max { $0.element < $1.element }
    return found.map { (UInt($0.offset), $0.element) } ?? (0, -.infinity)
  }
  public static func indexOfMinimum<F: BinaryFloatingPoint>(
    _ list: some Collection<F>
  ) -> (UInt, F) {
    let found = list.enumerated().min { $0.element < $1.element }
    return found.map { (UInt($0.offset), $0.element) } ?? (0, .infinity)
  }
  public static func dot<F: BinaryFloatingPoint>(
    _ a: some Collection<F>, _ b: some Collection<F>
  ) -> F { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
  public static func distanceSquared<F: BinaryFloatingPoint>(
    _ a: some Collection<F>, _ b: some Collection<F>
  ) -> F { zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }

  public static func absolute<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> [F] {
    list.map(abs)
  }
  public static func negative<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> [F] {
    list.map { -$0 }
  }
  public static func square<F: BinaryFloatingPoint>(_ list: some Collection<F>) -> [F] {
    list.map { $0 * $0 }
  }
  public static func add<F: BinaryFloatingPoint>(
    _ a: some Collection<F>, _ b: some Collection<F>
  ) -> [F] { zip(a, b).map { $0 + $1 } }
  public static func add<F: BinaryFloatingPoint>(_ a: F, _ b: some Collection<F>) -> [F] {
    b.map { a + $0 }
  }
  public static func subtract<F: BinaryFloatingPoint>(
    _ a: some Collection<F>, _ b: some Collection<F>
  ) -> [F] { zip(a, b).map { $0 - $1 } }
  public static func multiply<F: BinaryFloatingPoint>(
    _ a: some Collection<F>, _ b: some Collection<F>
  ) -> [F] { zip(a, b).map { $0 * $1 } }
  public static func multiply<F: BinaryFloatingPoint>(_ a: F, _ b: some Collection<F>) -> [F] {
    b.map { a * $0 }
  }
  public static func divide<F: BinaryFloatingPoint>(
    _ a: some Collection<F>, _ b: some Collection<F>
  ) -> [F] { zip(a, b).map { $0 / $1 } }
  public static func divide<F: BinaryFloatingPoint>(_ a: some Collection<F>, _ b: F) -> [F] {
    a.map { $0 / b }
  }
  public static func divide<F: BinaryFloatingPoint>(_ a: F, _ b: some Collection<F>) -> [F] {
    b.map { a / $0 }
  }
  public static func clip<F: BinaryFloatingPoint>(
    _ list: some Collection<F>, to bounds: ClosedRange<F>
  ) -> [F] { list.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }
  public static func fill<F: BinaryFloatingPoint>(_ list: inout [F], with value: F) {
    for index in list.indices { list[index] = value }
  }
  public static func clear<F: BinaryFloatingPoint>(_ list: inout [F]) { fill(&list, with: 0) }
  /// Numbers from one to another in equal steps, both ends among them.
  public static func ramp<F: BinaryFloatingPoint>(in range: ClosedRange<F>, count: Int) -> [F] {
    guard count > 1 else { return count == 1 ? [range.lowerBound] : [] }
    let step = (range.upperBound - range.lowerBound) / F(count - 1)
    return (0..<count).map { range.lowerBound + F($0) * step }
  }
  public static func ramp<F: BinaryFloatingPoint>(
    withInitialValue start: F, increment step: F, count: Int
  ) -> [F] { (0..<max(count, 0)).map { start + F($0) * step } }
}
