import Foundation
import RegexBuilder
import SwiftUI

// Formats, dates, measurements, markdown, attributed strings, regex, localisation.

struct Currency: Hashable { let code: String }

struct InitialsFormat: FormatStyle, Codable, Hashable {
  typealias FormatInput = PersonNameComponents
  typealias FormatOutput = String
  func format(_ value: PersonNameComponents) -> String {
    [value.givenName, value.familyName].compactMap { $0?.first.map(String.init) }.joined()
  }
}

extension FormatStyle where Self == InitialsFormat {
  static var initials: InitialsFormat { .init() }
}

struct AmountStrategy: ParseStrategy {
  func parse(_ value: String) throws -> Int {
    guard let number = Int(value.filter(\.isNumber)) else { throw CocoaError(.formatting) }
    return number
  }
}
struct AmountFormat: ParseableFormatStyle {
  var parseStrategy: AmountStrategy { AmountStrategy() }
  func format(_ value: Int) -> String { value.formatted(.number.grouping(.never)) + " pcs" }
}

enum ColorAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  enum Value: String, Codable, Hashable { case plain, rainbow }
  static let name = "rainbow"
}

extension AttributeScopes {
  struct WordsAttributes: AttributeScope {
    let rainbow: ColorAttribute
    let swiftUI: SwiftUIAttributes
    let foundation: FoundationAttributes
  }
  var words: WordsAttributes.Type { WordsAttributes.self }
}

extension AttributeDynamicLookup {
  subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.WordsAttributes, T>
  ) -> T { self[T.self] }
}

struct LogLine: Identifiable {
  let id: Int, level: Substring, message: Substring

  static func parse(_ text: String) -> [LogLine] {
    let level = Reference(Substring.self)
    let message = Reference(Substring.self)
    let pattern = Regex {
      Anchor.startOfLine
      "["
      Capture(as: level) { OneOrMore(.word) }
      "] "
      Capture(as: message) { OneOrMore(.anyNonNewline) }
    }
    return text.matches(of: pattern).enumerated().map {
      LogLine(id: $0.offset, level: $0.element[level], message: $0.element[message])
    }
  }
}

struct WordsScreen: View {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @State private var quantity = 12
  @State private var price: Double? = 9.5
  @State private var weight = Measurement(value: 2.5, unit: UnitMass.kilograms)
  @State private var note = AttributedString("Editable")
  @FocusState private var field: Field?
  enum Field: Hashable { case quantity, price }

  private let date = Date(timeIntervalSinceReferenceDate: 752_600_000)
  private let person = PersonNameComponents(givenName: "Maya", familyName: "Lindholm")

  private var styled: AttributedString {
    var text = AttributedString("Bold, coloured and linked")
    text.font = .body
    if let range = text.range(of: "Bold") {
      text[range].font = .body.bold(); text[range].inlinePresentationIntent = .stronglyEmphasized
    }
    if let range = text.range(of: "coloured") {
      text[range].foregroundColor = .orange
      text[range].underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
      text[range].kern = 1.5
      text[range].backgroundColor = .yellow.opacity(0.3)
    }
    text.replaceAttributes(
      AttributeContainer().rainbow(.rainbow), with: AttributeContainer().foregroundColor(.purple))
    var container = AttributeContainer()
    container.link = URL(string: "https://example.com")
    if let range = text.range(of: "linked") { text[range].mergeAttributes(container) }
    return text + AttributedString(" end")
  }

  private var markdown: AttributedString {
    (try? AttributedString(
      markdown: "A **strong** and *soft* `code` ~~gone~~ [link](https://example.com)",
      including: \.words, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
      ?? "failed"
  }

  var body: some View {
    List {
      Section("Numbers") {
        row("Percent", 0.256.formatted(.percent.precision(.significantDigits(2))))
        row(
          "Bytes",
          Int64(1_532_000).formatted(
            .byteCount(style: .file, allowedUnits: [.mb], spellsOutZero: true)))
        row(
          "Compact",
          15_300.formatted(.number.notation(.compactName).locale(Locale(identifier: "en_GB"))))
        row(
          "Currency",
          Decimal(1499.9).formatted(
            .currency(code: "JPY").presentation(.fullName).rounded(rule: .up, increment: 1)))
        row("Scientific", 0.000042.formatted(.number.notation(.scientific)))
        row("Pieces", AmountFormat().format(quantity))
        row("Ordinal", ordinal(3))
      }
      Section("Dates") {
        row("Long", date.formatted(date: .long, time: .shortened))
        row("ISO", date.formatted(.iso8601.year().month().day().dateSeparator(.dash)))
        row(
          "Verbatim",
          date.formatted(
            Date.VerbatimFormatStyle(
              format: "\(day: .twoDigits)/\(month: .twoDigits)", timeZone: .gmt,
              calendar: .init(identifier: .gregorian))))
        row("Interval", (date..<date.addingTimeInterval(7200)).formatted(.interval.hour().minute()))
        row("Relative", date.formatted(.relative(presentation: .named, unitsStyle: .wide)))
        row(
          "Weekday", date,
          format: .dateTime.weekday(.abbreviated).locale(Locale(identifier: "fr_CH")))
        Text(date, style: .date)
        Text(
          timerInterval: date...date.addingTimeInterval(60), pauseTime: date, countsDown: true,
          showsHours: false)
        row(
          "Duration",
          Duration.seconds(3725).formatted(
            .units(allowed: [.hours, .minutes], width: .abbreviated)))
      }
      Section("Measures") {
        row(
          "Weight",
          weight.converted(to: .pounds).formatted(
            .measurement(
              width: .wide, usage: .asProvided,
              numberFormatStyle: .number.precision(.fractionLength(1)))))
        row(
          "Temperature",
          Measurement<UnitTemperature>(value: 21, unit: .celsius).formatted(
            .measurement(width: .narrow)))
        Text(weight, format: .measurement(width: .abbreviated))
      }
      Section("Names and lists") {
        row("Name", person.formatted(.name(style: .long)))
        row("Initials", person.formatted(.initials))
        row("List", ["tea", "milk", "sugar"].formatted(.list(type: .or, width: .short)))
        row("Numbers", [1, 2, 3].formatted(.list(memberStyle: .number, type: .and)))
      }
      Section("Attributed") {
        Text(styled)
        Text(markdown)
        Text(
          "Inflects ^[\(quantity) apple](inflect: true) and **\(price ?? 0, specifier: "%.2f")**")
        Text(
          "Seen \(date, format: .dateTime.year()) in \(Image(systemName: "globe")) \(Text("colour").foregroundStyle(.red))"
        )
        ForEach(Array(styled.runs.enumerated()), id: \.offset) { _, run in
          Text(styled[run.range].characters.count, format: .number)
        }
        Text(
          NSLocalizedString("plain.key", value: "A default value", comment: "Shown at the bottom"))
        Text(
          String(
            localized: "greeting",
            defaultValue: "Hello, \(person.givenName ?? "")!", table: "Main", comment: "A greeting")
        )
        Text(LocalizedStringResource("resource.key", defaultValue: "A resource", bundle: .main))
      }
      Section("Fields") {
        TextField("Quantity", value: $quantity, format: AmountFormat()).focused(
          $field, equals: .quantity)
        TextField(
          "Price", value: $price, format: .number.precision(.fractionLength(2)),
          prompt: Text("0.00")
        )
        .focused($field, equals: .price)
        .submitLabel(.next)
        .onSubmit { field = .quantity }
        TextField(value: $price, formatter: formatter) { Text("Older") }
      }
      Section("Log") {
        ForEach(LogLine.parse("[info] started\n[error] it failed")) { line in
          Label(
            String(line.message),
            systemImage: line.level == "error" ? "xmark.octagon" : "info.circle")
        }
        if let match = "2024-05-17".wholeMatch(of: /(?<year>\d{4})-(?<month>\d\d)-\d\d/) {
          Text("Year \(String(match.year))")
        }
      }
    }
    .defaultFocus($field, .quantity, priority: .userInitiated)
  }

  private var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencySymbol = "€"
    formatter.maximumFractionDigits = 1
    return formatter
  }

  private func ordinal(_ n: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = locale
    return formatter.string(from: n as NSNumber) ?? "\(n)"
  }

  private func row(_ title: LocalizedStringKey, _ value: String) -> some View {
    LabeledContent(title, value: value)
  }
  private func row<F: FormatStyle>(_ title: LocalizedStringKey, _ value: F.FormatInput, format: F)
    -> some View where F.FormatInput: Equatable, F.FormatOutput == String
  {
    LabeledContent(title, value: value, format: format)
  }
}

#Preview("Words") {
  WordsScreen().environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt)
}
