public import Foundation

/// Writes numbers with as many digits as Apple's formatter does.
///
/// Linux's forgets the upper bound of fraction digits where there is a lower one, and writes `4.857` where both are two. Here the
/// upper bound rounds, then the lower one fills up; where they contradict each other, the one that was set last moves the other.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  /// The lower bound of fraction digits, where one was set.
  private var least: Int?

  open override var maximumFractionDigits: Int {
    get { super.maximumFractionDigits }
    set {
      super.maximumFractionDigits = newValue
      if minimumFractionDigits > newValue { setLeast(newValue) }
    }
  }

  open override var minimumFractionDigits: Int {
    get { super.minimumFractionDigits }
    set {
      setLeast(newValue)
      if super.maximumFractionDigits < newValue { super.maximumFractionDigits = newValue }
    }
  }

  private func setLeast(_ digits: Int) {
    super.minimumFractionDigits = digits
    least = digits
  }

  open override func string(from number: NSNumber) -> String? {
    guard let least, least > 0, !usesSignificantDigits, hasFraction else {
      return super.string(from: number)
    }
    super.minimumFractionDigits = 0
    let rounded = super.string(from: number)
    let value = rounded.flatMap { super.number(from: $0) }
    super.minimumFractionDigits = least
    guard let rounded, fractionDigits(of: rounded) < least else { return rounded }
    // Zero keeps its sign.
    let isNegative = number.doubleValue < 0 && value?.doubleValue == 0
    return super.string(from: isNegative ? NSNumber(value: -0.0) : value ?? number)
  }

  /// One of the same kind, which a cast of the copy expects.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NumberFormatter()
    (copy.locale, copy.numberStyle) = (locale, numberStyle)
    // What differs from what the locale and the style give.
    func take<Value: Equatable>(_ path: ReferenceWritableKeyPath<NumberFormatter, Value>) {
      if copy[keyPath: path] != self[keyPath: path] { copy[keyPath: path] = self[keyPath: path] }
    }
    [\.currencyCode, \.currencySymbol, \.groupingSeparator, \.decimalSeparator].forEach(take)
    [\.positivePrefix, \.positiveSuffix, \.negativePrefix, \.negativeSuffix].forEach(take)
    [\.percentSymbol, \.minusSign, \.plusSign, \.zeroSymbol].forEach(take)
    [\.usesGroupingSeparator, \.isLenient, \.generatesDecimalNumbers].forEach(take)
    [\.groupingSize, \.secondaryGroupingSize, \.formatWidth].forEach(take)
    [\.minimumIntegerDigits, \.maximumIntegerDigits, \.maximumFractionDigits].forEach(take)
    take(\.roundingMode)
    take(\.multiplier)
    if let least { copy.minimumFractionDigits = least }
    if usesSignificantDigits {
      copy.usesSignificantDigits = true
      copy.minimumSignificantDigits = minimumSignificantDigits
      copy.maximumSignificantDigits = maximumSignificantDigits
    }
    return copy
  }

  private var hasFraction: Bool {
    switch numberStyle {
    case .scientific, .spellOut, .ordinal: false
    default: true
    }
  }

  private func fractionDigits(of text: String) -> Int {
    let separators = [decimalSeparator, currencyDecimalSeparator].compactMap { $0 }
    let starts = separators.compactMap { text.range(of: $0, options: .backwards)?.upperBound }
    guard let start = starts.max() else { return 0 }
    return text[start...].prefix { $0.isNumber }.count
  }
}
