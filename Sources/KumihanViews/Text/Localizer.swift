import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Turns localized keys into runs: looks them up, reads their Markdown, writes their values.
struct Localizer {
  private let environment: EnvironmentValues
  /// The folders that could not be read.
  private(set) var problems: [StringsError] = []

  init(environment: EnvironmentValues) { self.environment = environment }

  /// One stretch of the text before its Markdown is read.
  private enum Piece {
    case literal(String)
    /// The number of a value, and how a translation wants it written.
    case value(Int, specifier: String?)
  }

  mutating func runs(
    of key: LocalizedStringKey, table: String?, folder: String?
  ) -> [Text.Run] {
    let values = key.values
    let pieces = translated(key, values, table: table, folder: folder) ?? Self.pieces(of: key)
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
    return marked(pieces, values)
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
  ) -> [Piece]? {
    var sources: [LocalizedStrings] = []
    if let folder {
      switch environment.text.stringsFolders?.strings(in: folder) {
      case .success(let strings): sources.append(strings)
      case .failure(let problem): problems.append(problem)
      case nil: break
      }
    }
    if let strings = environment.text.strings { sources.append(strings) }
    for source in sources {
      if let (translation, language) = source.translation(
        of: key.key, table: table, locale: environment.locale)
      {
        return pieces(of: translation, values, language: language)
      }
    }
    return nil
  }

  private func pieces(
    of translation: Translation, _ values: [LocalizedStringKey.Value], language: String
  ) -> [Piece] {
    let form = { (number: Double) -> String in
      environment.text.engine?.pluralForm(of: number, language: language) ?? "other"
    }
    let number = values.lazy.compactMap(\.quantity).first
    let text = translation.words.text(for: number, form: form)
    if values.isEmpty, translation.substitutions.isEmpty { return [.literal(text)] }
    var nextArgument = 0
    return FormatTemplate(text).parts.flatMap { part -> [Piece] in
      switch part {
      case .literal(let string): return [.literal(string)]
      case .counted: return [.literal("%arg")]
      case .argument(let index, let specifier):
        nextArgument = index + 1
        return [Self.piece(index, specifier, values)]
      case .substitution(let name):
        guard let part = translation.substitutions[name] else { return [.literal("%#@\(name)@")] }
        let index = part.argument.map { $0 - 1 } ?? nextArgument
        nextArgument = index + 1
        return Self.pieces(of: part, at: index, values, form)
      }
    }
  }

  private static func pieces(
    of part: Translation.Substitution, at index: Int, _ values: [LocalizedStringKey.Value],
    _ form: (Double) -> String
  ) -> [Piece] {
    let number = values.indices.contains(index) ? values[index].quantity : nil
    return FormatTemplate(part.words.text(for: number, form: form)).parts.map { stretch in
      switch stretch {
      case .literal(let string): .literal(string)
      case .counted: piece(index, "%" + part.specifier, values)
      case .argument(let index, let specifier): piece(index, specifier, values)
      case .substitution(let name): .literal("%#@\(name)@")
      }
    }
  }

  /// A value, or the specifier itself where the key has no such value.
  private static func piece(
    _ index: Int, _ specifier: String, _ values: [LocalizedStringKey.Value]
  ) -> Piece {
    values.indices.contains(index)
      ? .value(index, specifier: specifier) : .literal(specifier)
  }

  private func marked(
    _ pieces: [Piece], _ values: [LocalizedStringKey.Value]
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
    return InlineMarkdown.spans(of: tokens).flatMap { span -> [Text.Run] in
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
        var resolver = TextResolver(environment: environment)
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
