import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension EnvironmentValues {
  /// The runs of a localized key: its values formatted for the locale, its literals as they are.
  func localized(_ key: LocalizedStringKey, table: String?) -> [Text.Run] {
    key.parts.flatMap { part -> [Text.Run] in
      switch part {
      case .literal(let string): InlineMarkdown.runs(of: string)
      case .value(let value): runs(of: value)
      }
    }
  }

  private func runs(of value: LocalizedStringKey.Value) -> [Text.Run] {
    switch value {
    case .string(let string): [Text.Run(content: .plain(string))]
    case .integer(let number): [Text.Run(content: .plain(formatted(number)))]
    case .unsigned(let number):
      [Text.Run(content: .plain(number.formatted(.number.locale(locale))))]
    case .number(let number, let specifier):
      [Text.Run(content: .plain(formatted(number, specifier: specifier)))]
    case .text(let text): text.runs
    case .attributed(let string): Text.Run.pieces(of: string)
    case .image(let image): [Text.Run(content: .image(image))]
    case .formatted(let value): [Text.Run(content: .formatted(value))]
    }
  }

  private func formatted(_ number: Int64) -> String {
    // Small numbers in the digits we write need no formatter, whose start costs milliseconds.
    if (0..<1000).contains(number), text.locale?.identifier.hasPrefix("en") ?? true {
      return String(number)
    }
    return number.formatted(.number.locale(locale))
  }

  private func formatted(_ number: Double, specifier: String?) -> String {
    LocalizedStringKey.format(specifier ?? "%f", number)
  }
}
