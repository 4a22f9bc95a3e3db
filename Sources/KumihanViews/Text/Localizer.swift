import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanMarkdown
import KumihanText

/// Turns localized keys into runs: looks them up, parses their Markdown, formats their values.
struct Localizer {
  private let context: StyleContext
  private let services: Services
  /// The folders that could not be read.
  private(set) var problems: [StringsError] = []

  init(_ context: StyleContext, _ services: Services) {
    (self.context, self.services) = (context, services)
  }

  private var environment: EnvironmentValues { context.environment }

  /// One stretch of the text before its Markdown is read.
  private enum Piece {
    case literal(String)
    /// The index of a value, and the translation's format specifier for it.
    case value(Int, specifier: String?)
  }

  mutating func runs(
    of key: LocalizedStringKey, table: String?, folder: String?
  ) -> [Text.Run] {
    let values = key.values
    let found = translated(key, values, table: table, folder: folder)
    var pieces = found?.pieces ?? Self.pieces(of: key)
    if let pseudo = environment.text.locale.flatMap(PseudoLanguage.init) {
      pieces = Self.changed(pieces, pseudo)
    }
    let language = found?.language ?? environment.text.strings?.developmentLanguage ?? "en"
    let isMarked = pieces.contains {
      if case .literal(let string) = $0 { InlineMarkdown.mayHaveMarks(string) } else { false }
    }
    guard isMarked else {
      return pieces.flatMap { piece in
        switch piece {
        case .literal(let string): [Text.Run(content: .plain(string))]
        case .value(let index, let specifier): runs(of: values[index], specifier)
        }
      }
    }
    return marked(pieces, values, language)
  }

  /// The text in a language that is none; its values stay, as they do in translations.
  private static func changed(_ pieces: [Piece], _ language: PseudoLanguage) -> [Piece] {
    var pieces = pieces
    var letters = 0
    for (index, piece) in pieces.enumerated() {
      guard case .literal(let text) = piece else { continue }
      letters += text.count { $0.isLetter }
      pieces[index] = .literal(language.text(text))
    }
    let (start, end) = language.marks(letters: letters)
    return (start.isEmpty ? [] : [.literal(start)]) + pieces + (end.isEmpty ? [] : [.literal(end)])
  }

  private static func pieces(of key: LocalizedStringKey) -> [Piece] {
    var count = -1
    return key.parts.map { part in
      switch part {
      case .literal(let string): return .literal(string)
      case .value:
        count += 1
        return .value(count, specifier: nil)
      }
    }
  }

  private mutating func translated(
    _ key: LocalizedStringKey, _ values: [LocalizedStringKey.Value], table: String?,
    folder: String?
  ) -> (pieces: [Piece], language: String)? {
    var sources: [LocalizedStrings] = []
    if let folder {
      switch services.strings.strings(in: folder) {
      case .success(let strings): sources.append(strings)
      case .failure(let problem): problems.append(problem)
      }
    }
    if let strings = environment.text.strings { sources.append(strings) }
    for source in sources {
      if let (translation, language) = source.translation(
        of: key.key, table: table, locale: environment.locale)
      {
        return (pieces(of: translation, values, language: language), language)
      }
    }
    return nil
  }

  private func pieces(
    of translation: Translation, _ values: [LocalizedStringKey.Value], language: String
  ) -> [Piece] {
    let form = { (number: Double) -> String in
      services.engine.pluralForm(of: number, language: language)
    }
    let number = values.lazy.compactMap(\.quantity).first
    let text = translation.words.text(for: number, form: form)
    if values.isEmpty, translation.substitutions.isEmpty { return [.literal(text)] }
    var expansion = Expansion(substitutions: translation.substitutions, values: values, form: form)
    return expansion.pieces(of: text, counting: nil, depth: 0)
  }

  /// Replaces a format's specifiers by values and plural forms.
  private struct Expansion {
    let substitutions: [String: Translation.Substitution]
    let values: [LocalizedStringKey.Value]
    let form: (Double) -> String
    private var nextArgument = 0

    /// The maximum depth of nested substitutions.
    private static let mostDepth = 8

    init(
      substitutions: [String: Translation.Substitution], values: [LocalizedStringKey.Value],
      form: @escaping (Double) -> String
    ) {
      (self.substitutions, self.values, self.form) = (substitutions, values, form)
    }

    /// `counted` is the index of the value for `%arg`, and its specifier.
    mutating func pieces(
      of text: String, counting counted: (index: Int, specifier: String)?, depth: Int
    ) -> [Piece] {
      var pieces: [Piece] = []
      for part in FormatTemplate(text).parts {
        switch part {
        case .literal(let string): pieces.append(.literal(string))
        case .counted:
          pieces.append(
            counted.map { Localizer.piece($0.index, "%" + $0.specifier, values) }
              ?? .literal("%arg"))
        case .argument(let index, let specifier):
          nextArgument = index + 1
          pieces.append(Localizer.piece(index, specifier, values))
        case .substitution(let name, let place):
          guard depth < Self.mostDepth, let part = substitutions[name] else {
            pieces.append(.literal("%#@\(name)@"))
            continue
          }
          let index = place ?? part.argument.map { $0 - 1 } ?? nextArgument
          nextArgument = index + 1
          let number = values.indices.contains(index) ? values[index].quantity : nil
          pieces += self.pieces(
            of: part.words.text(for: number, form: form), counting: (index, part.specifier),
            depth: depth + 1)
        }
      }
      return pieces
    }
  }

  /// A value, or the specifier itself where the key lacks the value.
  private static func piece(
    _ index: Int, _ specifier: String, _ values: [LocalizedStringKey.Value]
  ) -> Piece {
    values.indices.contains(index)
      ? .value(index, specifier: specifier) : .literal(specifier)
  }

  private func marked(
    _ pieces: [Piece], _ values: [LocalizedStringKey.Value], _ language: String
  ) -> [Text.Run] {
    var specifiers: [String?] = []
    var order: [Int] = []
    let tokens = pieces.flatMap { piece -> [InlineMarkdown.Token] in
      switch piece {
      case .literal(let string): return string.map { .character($0) }
      case .value(let index, let specifier):
        order.append(index)
        specifiers.append(specifier)
        return [.value(order.count - 1)]
      }
    }
    var spans = InlineMarkdown.spans(of: tokens)
    if Locale.Language(identifier: language).languageCode == .english {
      spans = Inflection { isOne(values[order[$0]], specifiers[$0]) }.spans(spans)
    }
    return spans.flatMap { span -> [Text.Run] in
      var outer = Text.Run(span.look)
      outer.link = span.look.link.map { link in
        string(of: link) { runs(of: values[order[$0]], specifiers[$0]) }
      }
      return stretches(of: span.tokens).flatMap { stretch -> [Text.Run] in
        switch stretch {
        case .literal(let string): [Text.Run(content: .plain(string)).filling(from: outer)]
        case .value(let number, _):
          runs(of: values[order[number]], specifiers[number]).map { $0.filling(from: outer) }
        }
      }
    }
  }

  /// Whether a value is formatted as one; nil when it is not a number.
  private func isOne(_ value: LocalizedStringKey.Value, _ specifier: String?) -> Bool? {
    switch value {
    case .integer(let number, _): return number == 1
    case .unsigned(let number, _): return number == 1
    case .number, .string, .text, .formatted:
      let words = string(of: [.value(0)]) { _ in runs(of: value, specifier) }
      guard words.contains(where: \.isNumber), !words.contains(where: \.isLetter) else {
        return nil
      }
      return words == "1"
    case .attributed, .image: return nil
    }
  }

  private func stretches(of tokens: [InlineMarkdown.Token]) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    for token in tokens {
      switch token {
      case .character(let character): text.append(character)
      case .value(let number):
        if !text.isEmpty { pieces.append(.literal(text)) }
        text = ""
        pieces.append(.value(number, specifier: nil))
      }
    }
    if !text.isEmpty { pieces.append(.literal(text)) }
    return pieces
  }

  private func string(
    of tokens: [InlineMarkdown.Token], _ runs: (Int) -> [Text.Run]
  ) -> String {
    tokens.map { token in
      switch token {
      case .character(let character): return String(character)
      case .value(let number):
        var resolver = TextResolver(context, services)
        resolver.append(Text(runs: runs(number), site: .unknown))
        return resolver.paragraph.text
      }
    }.joined()
  }

  private func runs(of value: LocalizedStringKey.Value, _ specifier: String?) -> [Text.Run] {
    switch value {
    case .string(let string): [Text.Run(content: .plain(string))]
    case .integer(let number, let own):
      [Text.Run(content: .plain(NumberText(specifier, own).string(number, environment)))]
    case .unsigned(let number, let own):
      [Text.Run(content: .plain(NumberText(specifier, own).string(number, environment)))]
    case .number(let number, let own):
      [Text.Run(content: .plain(NumberText(specifier, own).string(number, environment)))]
    case .text(let text): text.runs
    case .attributed(let string): Text.Run.pieces(of: string)
    case .image(let image): [Text.Run(content: .image(image))]
    case .formatted(let value): [Text.Run(content: .formatted(value))]
    }
  }
}
