public import Foundation

/// A unit of measurements, by the words of Apple's: `count/min`, `kg`, `mL/kg·min`.
open class HKUnit: NSObject {
  public let unitString: String
  /// What one of it is in base units, whose powers follow.
  let factor: Double
  /// What zero of it is in base units, of temperatures.
  let zero: Double
  let powers: [String: Int]

  init(_ text: String, factor: Double, zero: Double = 0, powers: [String: Int]) {
    (unitString, self.factor, self.zero, self.powers) = (text, factor, zero, powers)
  }

  /// A unit from its words; unknown ones are units of their own.
  public convenience init(from string: String) {
    let terms = Self.terms(of: string)
    let parts = terms.map { (Self.part($0.name), $0.power) }
    self.init(
      string, factor: parts.reduce(1) { $0 * pow($1.0.factor, Double($1.1)) },
      zero: parts.count == 1 ? parts[0].0.zero : 0,
      powers: parts.reduce(into: [:]) { powers, part in
        for (base, power) in part.0.powers { powers[base, default: 0] += power * part.1 }
      }.filter { $0.value != 0 })
  }

  /// The units in a text with their powers: what stands after a stroke divides.
  private static func terms(of text: String) -> [(name: String, power: Int)] {
    text.filter { !"() ".contains($0) }.split(separator: "/").enumerated().flatMap { index, part in
      factors(of: part).map { term -> (name: String, power: Int) in
        let halves = term.split(separator: "^")
        let power = halves.count > 1 ? Int(Int8(halves[1]) ?? 1) : 1
        return (String(halves.first ?? "1"), index == 0 ? power : -power)
      }
    }.filter { $0.name != "1" }
  }

  /// What is multiplied in a part of a text; a stop in angle brackets is in a number.
  private static func factors(of part: Substring) -> [Substring] {
    var isInNumber = false
    return part.split { character in
      if "<>".contains(character) { isInNumber = character == "<" }
      return !isInNumber && ".·*".contains(character)
    }
  }

  private typealias Part = (factor: Double, zero: Double, powers: [String: Int])

  private static func part(_ name: String) -> Part {
    if let found = known(name) { return (found.factor, zeros[name] ?? 0, found.powers) }
    for (prefix, power) in prefixes where name.hasPrefix(prefix) {
      guard let found = known(String(name.dropFirst(prefix.count))) else { continue }
      return (power * found.factor, 0, found.powers)
    }
    return (1, 0, [name: 1])
  }

  /// A unit without a prefix. Moles with their molar mass, such as `mol<180.2>`, measure grams.
  private static func known(_ name: String) -> (factor: Double, powers: [String: Int])? {
    guard name.hasPrefix("mol<"), name.hasSuffix(">") else {
      return plain[name].map { (factor: $0.0, powers: $0.1) }
    }
    return Double(name.dropFirst(4).dropLast()).map { (factor: $0, powers: ["g": 1]) }
  }

  private static let prefixes: [String: Double] = [
    "p": 1e-12, "n": 1e-9, "mc": 1e-6, "m": 1e-3, "c": 1e-2, "d": 1e-1, "da": 1e1, "h": 1e2,
    "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "f": 1e-15,
  ]
  private static let zeros = ["degC": 273.15, "degF": 459.67 * 5 / 9]
  private static let plain: [String: (Double, [String: Int])] = [
    "g": (1, ["g": 1]), "oz": (28.349523125, ["g": 1]), "lb": (453.59237, ["g": 1]),
    "st": (6350.29318, ["g": 1]),
    "m": (1, ["m": 1]), "in": (0.0254, ["m": 1]), "ft": (0.3048, ["m": 1]),
    "yd": (0.9144, ["m": 1]), "mi": (1609.344, ["m": 1]),
    "L": (1e-3, ["m": 3]), "l": (1e-3, ["m": 3]), "fl_oz_us": (29.5735295625e-6, ["m": 3]),
    "fl_oz_imp": (28.4130625e-6, ["m": 3]), "cup_us": (236.5882365e-6, ["m": 3]),
    "cup_imp": (284.130625e-6, ["m": 3]), "pt_us": (473.176473e-6, ["m": 3]),
    "pt_imp": (568.26125e-6, ["m": 3]),
    "s": (1, ["s": 1]), "min": (60, ["s": 1]), "hr": (3600, ["s": 1]), "d": (86_400, ["s": 1]),
    "J": (1, energy), "cal": (4.184, energy), "kcal": (4184, energy), "Cal": (4184, energy),
    "W": (1, ["g": 1, "m": 2, "s": -3]), "Pa": (1, pressure), "mmHg": (133.322387415, pressure),
    "inHg": (3386.389, pressure), "cmAq": (98.0665, pressure), "atm": (101_325, pressure),
    "K": (1, ["K": 1]), "degC": (1, ["K": 1]), "degF": (5.0 / 9, ["K": 1]),
    "count": (1, [:]), "%": (0.01, [:]), "Hz": (1, ["s": -1]), "rad": (1, ["rad": 1]),
    "deg": (.pi / 180, ["rad": 1]), "S": (1, ["S": 1]), "V": (1, ["V": 1]), "IU": (1, ["IU": 1]),
    "dBASPL": (1, ["dBASPL": 1]), "dBHL": (1, ["dBHL": 1]), "lx": (1, ["lx": 1]),
    "mol": (1, ["mol": 1]), "appleEffortScore": (1, ["appleEffortScore": 1]),
    "D": (1, ["m": -1]),
  ]
  // Of grams, as the base of weights is the gram.
  private static let energy = ["g": 1, "m": 2, "s": -2]
  private static let pressure = ["g": 1, "m": -1, "s": -2]

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", factor: factor * unit.factor,
      powers: powers.merging(unit.powers, uniquingKeysWith: +).filter { $0.value != 0 })
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    let whole = unitMultiplied(by: unit.reciprocal())
    return HKUnit("\(unitString)/\(unit.unitString)", factor: whole.factor, powers: whole.powers)
  }
  open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(
      power == -1 ? "1/\(unitString)" : "\(unitString)^\(power)",
      factor: pow(factor, Double(power)), powers: powers.mapValues { $0 * power })
  }
  open func isNull() -> Bool { unitString.isEmpty }
  open override func isEqual(_ object: Any?) -> Bool {
    // `a/b/c` may be of a divided by b/c too.
    (object as? HKUnit).map { $0.unitString == unitString && $0.powers == powers } ?? false
  }
  open override var hash: Int { unitString.hashValue }
  open override var description: String { unitString }
}

/// A power of ten before a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var word: String {
    ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
  }
}

extension HKUnit {
  public class func gram() -> HKUnit { HKUnit(from: "g") }
  public class func ounce() -> HKUnit { HKUnit(from: "oz") }
  public class func pound() -> HKUnit { HKUnit(from: "lb") }
  public class func stone() -> HKUnit { HKUnit(from: "st") }
  public class func meter() -> HKUnit { HKUnit(from: "m") }
  public class func inch() -> HKUnit { HKUnit(from: "in") }
  public class func foot() -> HKUnit { HKUnit(from: "ft") }
  public class func yard() -> HKUnit { HKUnit(from: "yd") }
  public class func mile() -> HKUnit { HKUnit(from: "mi") }
  public class func liter() -> HKUnit { HKUnit(from: "L") }
  public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  public class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
  public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
  public class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
  public class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
  public class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
  public class func second() -> HKUnit { HKUnit(from: "s") }
  public class func minute() -> HKUnit { HKUnit(from: "min") }
  public class func hour() -> HKUnit { HKUnit(from: "hr") }
  public class func day() -> HKUnit { HKUnit(from: "d") }
  public class func joule() -> HKUnit { HKUnit(from: "J") }
  public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  public class func watt() -> HKUnit { HKUnit(from: "W") }
  public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
  public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  public class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
  public class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
  public class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
  public class func kelvin() -> HKUnit { HKUnit(from: "K") }
  public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  public class func count() -> HKUnit { HKUnit(from: "count") }
  public class func percent() -> HKUnit { HKUnit(from: "%") }
  public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
  public class func volt() -> HKUnit { HKUnit(from: "V") }
  public class func siemen() -> HKUnit { HKUnit(from: "S") }
  public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
  public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
  public class func lux() -> HKUnit { HKUnit(from: "lx") }
  public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
  public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
  public class func diopter() -> HKUnit { HKUnit(from: "D") }
  public class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }

  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.word + "g")
  }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.word + "m")
  }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.word + "L")
  }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.word + "s")
  }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.word + "J")
  }
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.word + "W")
  }
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.word + "Pa")
  }
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.word + "Hz")
  }
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.word + "V")
  }
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.word + "S")
  }
  public class func moleUnit(withMolarMass mass: Double) -> HKUnit { HKUnit(from: "mol<\(mass)>") }
  public class func moleUnit(
    with prefix: HKMetricPrefix, molarMass mass: Double
  ) -> HKUnit { HKUnit(from: prefix.word + "mol<\(mass)>") }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A measurement.
open class HKQuantity: NSObject {
  private let unit: HKUnit
  private let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  /// In base units, in which equal measurements have equal numbers.
  private var base: Double { value * unit.factor + unit.zero }
  /// The same in another unit; as it is where the units do not measure the same.
  open func doubleValue(for unit: HKUnit) -> Double {
    guard unit != self.unit, `is`(compatibleWith: unit) else { return value }
    return (base - unit.zero) / unit.factor
  }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.powers == self.unit.powers }
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    base < quantity.base
      ? .orderedAscending : base > quantity.base ? .orderedDescending : .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKQuantity).map { $0.unit.powers == unit.powers && $0.base == base } ?? false
  }
  open override var hash: Int { base.hashValue }
  open override var description: String { "\(value) \(unit.unitString)" }
}
