public import Foundation
import KumihanViews

extension AttributeContainer {
  /// The attributes of UIKit's texts, as UIKit and the view language each have them.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    let words = NSAttributedString(string: " ", attributes: attributes)
    self = words.viewText.runs.first?.attributes ?? AttributeContainer()
    if let own = AttributedString(words).runs.first?.attributes { merge(own) }
  }
}
