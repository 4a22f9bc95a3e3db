import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanAppleNames

/// Sizes that UIKit's parts tell before anything is drawn.
@MainActor
struct MeasuringTests {
  private let words = "A line that is long enough to be broken into several shorter ones"

  @Test func aLabelTellsTheSizeOfItsWords() {
    let label = UILabel()
    #expect(label.intrinsicContentSize.width == 0)
    label.text = words
    let line = label.intrinsicContentSize
    #expect(line.width > 200 && line.height > 15 && line.height < 30)
    #expect(line == words.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]))
    label.numberOfLines = 0
    let lines = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    #expect(lines.width <= 120 && lines.height >= 4 * line.height)
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize == lines)
    label.sizeToFit()
    #expect(label.frame.size == line)
  }

  private final class Padded: UILabel {
    override var intrinsicContentSize: CGSize {
      let own = super.intrinsicContentSize
      return CGSize(width: own.width + 20, height: own.height + 8)
    }
  }

  @Test func roomAroundWordsIsPartOfTheSize() throws {
    let (plain, padded) = (UILabel(), Padded())
    (plain.text, padded.text) = ("New", "New")
    let (words, own) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
    #expect(own == CGSize(width: words.width + 20, height: words.height + 8))
    #expect(padded.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == own)
    let stack = UIStackView(arrangedSubviews: [padded])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == own)
  }

  @Test func controlsTellTheirSizes() {
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    let size = button.intrinsicContentSize
    #expect(size.width > 40 && size.height > 10)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(
      button.intrinsicContentSize == CGSize(width: size.width + 40, height: size.height + 20))
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
    let field = UITextField()
    field.text = words
    #expect(field.intrinsicContentSize.width > 200)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIControl().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func constraintsGiveASize() {
    let (card, label) = (UIView(), UILabel())
    (label.text, label.numberOfLines) = (words, 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
    let line = label.intrinsicContentSize
    let loose = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(loose.width - line.width - 20) < 0.5 && abs(loose.height - line.height - 20) < 0.5)
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let lines = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    #expect(narrow.width == 140 && abs(narrow.height - lines.height - 20) < 0.5)
  }

  /// The taller of two parts holds a view's lower edge, and its margins do not.
  @Test func anEdgeIsBelowAllThatStandsAboveIt() {
    let (card, low, high) = (UIView(), UIView(), UIView())
    for part in [low, high] {
      part.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(part)
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
        part.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
        part.widthAnchor.constraint(equalToConstant: 50),
        card.bottomAnchor.constraint(greaterThanOrEqualTo: part.bottomAnchor, constant: 10),
      ])
    }
    low.heightAnchor.constraint(equalToConstant: 30).isActive = true
    high.heightAnchor.constraint(equalToConstant: 80).isActive = true
    card.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(size.height - 100) < 0.01, "\(size)")
  }

  @Test func textsAreMeasuredWithAllTheirAttributes() {
    let text = NSMutableAttributedString(
      string: "Sale ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let first = text.size()
    text.append(
      NSAttributedString(string: "40", attributes: [.font: UIFont.boldSystemFont(ofSize: 40)]))
    #expect(text.size().height > first.height * 1.5)
    let box = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
    let lines = words.boundingRect(
      with: box, options: .usesLineFragmentOrigin, attributes: font, context: nil)
    let line = words.boundingRect(with: box, attributes: font, context: nil)
    #expect(lines.width <= 100 && lines.height > 3 * line.height && line.width > 200)
  }
}
