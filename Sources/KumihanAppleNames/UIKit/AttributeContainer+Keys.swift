public import Foundation
import KumihanViews

extension AttributeContainer {
  /// The attributes of UIKit's texts, as UIKit and the view language each have them.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    let words = NSAttributedString(string: " ", attributes: attributes)
    self = words.viewText.runs.first?.attributes ?? AttributeContainer()
    typealias Keys = AttributeScopes.UIKitAttributes
    self[Keys.FontAttribute.self] = attributes[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }
}
