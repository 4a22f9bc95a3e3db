public import Foundation
import KumihanFoundation
public import KumihanViews

// The two forms of a text with attributes, each made of the other. What no attribute of the other form says is left out, and styles of
// paragraphs, which are not handed between threads.

extension NSAttributedString {
  public convenience init(_ text: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      let words = String(text[run.range].characters)
      whole.append(NSAttributedString(string: words, attributes: run.told))
    }
    self.init(attributedString: whole)
  }

  public convenience init<S: AttributeScope>(
    _ text: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(text) }

  public convenience init<S: AttributeScope>(
    _ text: AttributedString, including scope: S.Type
  ) throws { self.init(text) }
}

extension NSAttributedString {
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
  public convenience init(
    contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension AttributedString {
  public init(_ text: NSAttributedString) {
    self = text.runs.reduce(into: AttributedString()) { whole, run in
      var part = AttributedString(run.text)
      typealias Keys = AttributeScopes.UIKitAttributes
      part[Keys.FontAttribute.self] = run.value(.font)
      part[Keys.ForegroundColorAttribute.self] = run.value(.foregroundColor)
      part[Keys.BackgroundColorAttribute.self] = run.value(.backgroundColor)
      part[Keys.KernAttribute.self] = run.number(.kern).map { CGFloat($0) }
      part[Keys.TrackingAttribute.self] = run.number(.tracking).map { CGFloat($0) }
      part[Keys.BaselineOffsetAttribute.self] = run.number(.baselineOffset).map { CGFloat($0) }
      part[Keys.UnderlineStyleAttribute.self] = run.line(.underlineStyle)
      part[Keys.StrikethroughStyleAttribute.self] = run.line(.strikethroughStyle)
      part.link = run.value(.link) ?? run.value(.link, as: String.self).flatMap { URL(string: $0) }
      part.inlinePresentationIntent = run.intent
      whole.append(part)
    }
  }

  public init<S: AttributeScope>(
    _ text: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(text) }

  public init<S: AttributeScope>(
    _ text: NSAttributedString, including scope: S.Type
  ) throws { self.init(text) }
}

extension NSAttributedString.Run {
  fileprivate func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    value(key) ?? number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
  }
}

extension AttributedString.Runs.Run {
  /// UIKit's attributes, and those of the view language in UIKit's words where UIKit's say nothing.
  fileprivate var told: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    typealias Views = AttributeScopes.SwiftUIAttributes
    func color<K: AttributedStringKey>(_ key: K.Type) -> UIColor? where K.Value == Color {
      self[key].map { UIColor($0) }
    }
    var told: [NSAttributedString.Key: Any] = [:]
    told[.font] = self[Keys.FontAttribute.self]
    told[.foregroundColor] =
      self[Keys.ForegroundColorAttribute.self] ?? color(Views.ForegroundColorAttribute.self)
    told[.backgroundColor] =
      self[Keys.BackgroundColorAttribute.self] ?? color(Views.BackgroundColorAttribute.self)
    told[.kern] = self[Keys.KernAttribute.self] ?? self[Views.KerningAttribute.self]
    told[.tracking] = self[Keys.TrackingAttribute.self] ?? self[Views.TrackingAttribute.self]
    told[.baselineOffset] =
      self[Keys.BaselineOffsetAttribute.self] ?? self[Views.BaselineOffsetAttribute.self]
    told[.underlineStyle] =
      self[Keys.UnderlineStyleAttribute.self]?.rawValue
      ?? self[Views.UnderlineStyleAttribute.self].map { _ in NSUnderlineStyle.single.rawValue }
    told[.strikethroughStyle] =
      self[Keys.StrikethroughStyleAttribute.self]?.rawValue
      ?? self[Views.StrikethroughStyleAttribute.self].map { _ in NSUnderlineStyle.single.rawValue }
    told[.link] = self.link
    told[.inlinePresentationIntent] = self.inlinePresentationIntent.map {
      NSNumber(value: $0.rawValue)
    }
    return told
  }
}
