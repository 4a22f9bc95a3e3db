import Foundation
import Kumihan
import KumihanFoundation
import KumihanText
import Testing

struct FormatterTests {
  /// As on Apple's platforms, values are objects of formats.
  @Test func valuesAreArgumentsOfFormats() throws {
    let id = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000A"))
    let text = String(
      format: "%@ %d %@ %@", id as any CVarArg, 7, [1, 2] as any CVarArg,
      NSNumber(value: 3) as any CVarArg)
    #expect(text == "00000000-0000-0000-0000-00000000000A 7 [1, 2] 3")
    let date = Date(timeIntervalSince1970: 0)
    #expect(NSPredicate(format: "SELF == %@", date as any CVarArg).evaluate(with: date))
  }

  /// The bound of digits that was set last moves the other one, which a style may have set.
  @Test func boundsOfDigitsDoNotContradict() {
    let formatter = KumihanFoundation.NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .currency
    formatter.maximumFractionDigits = 0
    #expect(formatter.string(from: 1240) == "$1,240" && formatter.minimumFractionDigits == 0)
    formatter.minimumFractionDigits = 2
    #expect(formatter.string(from: 1240) == "$1,240.00" && formatter.maximumFractionDigits == 2)
    formatter.maximumFractionDigits = 1
    #expect(formatter.string(from: 1240.26) == "$1,240.3")
  }

  /// The upper bound rounds, and the lower one fills up.
  @Test(arguments: [
    (KumihanFoundation.NumberFormatter.Style.decimal, 1, 1, 4.856_789, "4.9"),
    (.decimal, 2, 2, 4.856_789, "4.86"),
    (.decimal, 1, 2, 4.856_789, "4.86"), (.decimal, 2, 4, 4.856_789, "4.8568"),
    (.decimal, 1, 1, 5.003, "5.0"), (.decimal, 2, 3, 1240.5, "1,240.50"), (.none, 1, 2, 4.5, "4.5"),
    (.currency, 1, 1, 4.856, "$4.9"), (.currency, 3, 3, 4.5, "$4.500"),
    (.percent, 1, 2, 0.485, "48.5%"), (.percent, 2, 2, 0.485, "48.50%"),
    (.decimal, 2, 2, -0.001, "-0.00"), (.decimal, 0, 1, 4.04, "4"),
  ])
  func fractionsHaveTheirDigits(
    _ style: Foundation.NumberFormatter.Style, _ least: Int, _ most: Int, _ value: Double,
    _ text: String
  ) {
    let formatter = KumihanFoundation.NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    formatter.minimumFractionDigits = least
    formatter.maximumFractionDigits = most
    #expect(formatter.string(from: NSNumber(value: value)) == text)
    let copy = formatter.copy() as? KumihanFoundation.NumberFormatter
    #expect(copy?.string(from: NSNumber(value: value)) == text)
    // The bounds are as they were set.
    #expect(formatter.minimumFractionDigits == least && formatter.maximumFractionDigits == most)
  }

  @Test func copiesWriteAsTheirOriginals() {
    let formatter = KumihanFoundation.NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    (formatter.multiplier, formatter.minimumIntegerDigits) = (100, 6)
    (formatter.positivePrefix, formatter.positiveSuffix) = ("+", " m")
    (formatter.decimalSeparator, formatter.groupingSeparator) = (",", ".")
    formatter.maximumFractionDigits = 1
    let text = formatter.string(from: 25.2546)
    #expect(text == "+002.525,5 m")
    let copy = formatter.copy() as? KumihanFoundation.NumberFormatter
    #expect(copy?.string(from: 25.2546) == text)
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, 3725.0, "1:02:05"), (.positional, 65, "1:05"),
    (.positional, 5, "0:05"), (.abbreviated, 3725, "1h 2m 5s"), (.abbreviated, 3600, "1h"),
    (.abbreviated, 0, "0s"), (.short, 172_920, "2 days, 2 min"), (.full, 86_460, "1 day, 1 minute"),
    (.full, 7200, "2 hours"), (.brief, 5400, "1hr 30min"),
  ])
  func lengthsOfTime(
    _ style: DateComponentsFormatter.UnitsStyle, _ seconds: TimeInterval, _ text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func lengthsOfRanges() {
    let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 7500)
    #expect(range.formatted(.components(style: .narrow, fields: [.hour])) == "2h")
    #expect(
      range.formatted(.components(style: .wide, fields: [.hour, .minute])) == "2 hours, 5 minutes")
    #expect(range.formatted(.timeDuration) == "2h 5m")
  }

  @Test(arguments: [
    (RelativeDateTimeFormatter.DateTimeStyle.numeric, -7200.0, "2 hours ago"),
    (.numeric, 86_400, "in 1 day"), (.named, 86_400, "tomorrow"), (.named, -86_400, "yesterday"),
  ])
  func distancesOfMoments(
    _ style: RelativeDateTimeFormatter.DateTimeStyle, _ seconds: TimeInterval, _ text: String
  ) throws {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = style
    formatter.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    #expect(formatter.localizedString(for: noon + seconds, relativeTo: noon) == text)
  }

  @Test func partsOfNames() {
    var name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
    name.namePrefix = "Dr"
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .short)) == "Ada")
    #expect(name.formatted(.name(style: .long)) == "Dr Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
  }

  @Test func unitsAreChosenPaddedAndCounted() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 300) == "00:05")
    formatter.allowedUnits = [.day, .hour, .minute]
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 90_000) == "1 day")
  }

  @Test func lists() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
  }
}

struct MeasurementFormatterTests {
  private func words(_ value: Double, _ unit: Dimension, _ change: (MeasurementFormatter) -> Void)
    throws -> String
  {
    let formatter = MeasurementFormatter()
    change(formatter)
    let engine = try RenderingContext.bundled().services.engine
    return Quantity.$engine.withValue(engine) {
      formatter.string(from: Measurement(value: value, unit: unit))
    }
  }

  @Test func measuresHaveTheLocalesWords() throws {
    #expect(try words(15, UnitLength.kilometers) { _ in } == "9.321 mi")
    #expect(try words(1.5, UnitLength.kilometers) { $0.unitOptions = .providedUnit } == "1.5 km")
    let long = try words(1, UnitLength.kilometers) {
      ($0.unitOptions, $0.unitStyle) = (.providedUnit, .long)
    }
    #expect(long == "1 kilometer")
    let german = try words(2, UnitMass.kilograms) {
      ($0.unitStyle, $0.locale) = (.long, Locale(identifier: "de_DE"))
      $0.numberFormatter.minimumFractionDigits = 1
    }
    #expect(german == "2,0 Kilogramm")
    let bare = try words(20, UnitTemperature.celsius) {
      $0.unitOptions = [.temperatureWithoutUnit, .providedUnit]
    }
    #expect(bare == "20°")
  }

  @Test func outsidePicturesTheyHaveSymbols() {
    let formatter = MeasurementFormatter()
    let way = Measurement(value: 1.5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "1.5 km")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
  }
}

struct PredicateFormatTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", "ada@home", true),
    ("SELF MATCHES %@", "[a-z]+", "ada1", false), ("SELF MATCHES %@", "a|ab", "ab", true),
    ("SELF CONTAINS[c] %@", "DA", "ada", true), ("SELF BEGINSWITH %@", "x", "ada", false),
    ("SELF ENDSWITH %@", "da", "ada", true), ("SELF == 'ada'", "", "ada", true),
    ("SELF ==[c] %@", "ADA", "ada", true), ("SELF =[cd] %@", "ÁDA", "ada", true),
    ("SELF !=[c] %@", "ADA", "ada", false), ("SELF <>[c] %@", "EVA", "ada", true),
    ("name == %@", "ada", "ada", false),
  ])
  func textsAreCompared(_ format: String, _ argument: String, _ text: String, _ holds: Bool) {
    #expect(NSPredicate(format: format, argument).evaluate(with: text) == holds)
  }

  /// Sums in words, as calculators have them.
  @Test(arguments: [
    ("2 + 3 * 4", 14), ("(2+3)*4", 20), ("7 / 2", 3), ("7.0 / 2", 3.5), ("-3 + 10", 7),
    ("5-2-1", 2), ("2 ** 3 ** 2", 64), ("2 * -3", -6), ("1e3 + .5", 1000.5),
    ("sqrt(16) + max({1, 9, 4})", 13), ("average({1, 2, 6})", 3), ("9 / 0.5", 18), ("((1))", 1),
  ])
  func sumsHaveValues(_ words: String, _ value: Double) {
    let expression = KumihanFoundation.NSExpression(format: words)
    #expect(expression.expressionValue(with: nil, context: nil) as? Double == value)
  }

  @Test func expressionsAreMadeOfParts() {
    typealias Expression = KumihanFoundation.NSExpression
    func value(_ expression: Expression, _ object: Any? = nil) -> NSNumber? {
      expression.expressionValue(with: object, context: ["x": 4]) as? NSNumber
    }
    #expect(value(Expression(format: "2 +")) == nil && value(Expression(format: "")) == nil)
    #expect(value(Expression(format: "%@ * age", 2), ["age": 5]) == 10)
    #expect(value(Expression(forVariable: "x")) == 4)
    #expect(value(Expression(forKeyPath: "a.b"), ["a": ["b": 3]]) == 3)
    #expect(value(Expression(forFunction: "sum:", arguments: [[1, 2, 3]])) == 6)
    #expect(value(Expression(forFunction: "from:subtract:", arguments: [5, 3])) == 2)
    #expect(value(Expression(forConstantValue: 7)) == 7)
  }

  /// Values of every kind, in conditions that are joined.
  @Test(arguments: [
    ("name == 'Ada' AND age >= 36", true), ("name ==[c] 'ada' && age < 37", true),
    ("NOT (age IN {1, 2, 3}) OR isKnown == YES", true), ("age BETWEEN {30, 40}", true),
    ("name LIKE '*d?'", true), ("name CONTAINS[cd] 'ÁD'", true), ("tags CONTAINS 'a'", true),
    ("friend.name BEGINSWITH \"B\"", true), ("friend.friend == nil", true), ("age != 36", false),
    ("isKnown == TRUE", false), ("born > %@", true), ("name == ", false), ("(name == 'Ada'", false),
    ("TRUEPREDICATE", true), ("age + 4 == 10 * 4", true), ("(age - 6) / 3 > 9", true),
    ("(age) > 3 AND (name == 'Ada')", true), ("abs(0 - age) == 36", true), ("age > -1", true),
  ])
  func conditionsReadValuesByTheirNames(_ format: String, _ holds: Bool) {
    let person: [String: Any] = [
      "name": "Ada", "age": 36, "isKnown": false, "tags": ["a", "b"],
      "friend": ["name": "Byron"] as [String: Any], "born": Date(timeIntervalSince1970: 10),
    ]
    let argument = NSDate(timeIntervalSince1970: 5)
    #expect(NSPredicate(format: format, argument).evaluate(with: person) == holds)
  }

  @Test func argumentsStandForValuesAndNames() {
    let value: [String: Any] = ["done": true, "count": 3]
    #expect(
      NSPredicate(format: "%K == %@ AND count == %d", "done", NSNumber(value: true), 3)
        .evaluate(with: value))
    #expect(!NSPredicate(format: "done == %@", argumentArray: [false]).evaluate(with: value))
  }
}
