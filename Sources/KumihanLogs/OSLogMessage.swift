/// A message for a log: its values are not evaluated.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Interpolation) {}

  /// Takes a message's pieces and discards them.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T: BinaryInteger>(
      _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// The privacy of a value in a log.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case none, hash }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in its columns.
public struct OSLogStringAlignment: Sendable {
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}

/// The format of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// The format of a number.
public struct OSLogFloatFormatting: Sendable {
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting()
  }
}

/// The format of a Boolean.
public enum OSLogBoolFormat: Sendable { case truth, answer }
