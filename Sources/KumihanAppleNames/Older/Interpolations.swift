public import Foundation
public import KumihanViews

extension LocalizedStringKey.StringInterpolation {
  /// A value as C's functions write it, such as `%.2f`.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value as a formatter writes it; nothing where it cannot.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }
}
