import SafariServices
import UIKit

@objc public protocol LinkLabelDelegate: NSObjectProtocol {
  @objc optional func linkLabel(_ label: LinkLabel, didTap url: URL)
  @objc optional func linkLabel(_ label: LinkLabel, didLongPress url: URL)
  @objc optional var linkLabelTint: UIColor { get }
}

public class LinkLabel: UILabel {
  @IBOutlet public weak var delegate: LinkLabelDelegate?
  @IBInspectable public var detectsLinks: Bool = true { didSet { updateLinks() } }

  private var links: [(range: NSRange, url: URL)] = []

  public override var text: String? { didSet { updateLinks() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    isUserInteractionEnabled = true
    numberOfLines = 0
    let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
    let press = UILongPressGestureRecognizer(target: self, action: #selector(handlePress(_:)))
    tap.require(toFail: press)
    addGestureRecognizer(tap)
    addGestureRecognizer(press)
  }

  private func updateLinks() {
    guard detectsLinks, let text = text else { return }
    let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
    guard let detector = try? NSDataDetector(types: types.rawValue) else { return }
    let full = NSRange(location: 0, length: (text as NSString).length)
    let attributed = NSMutableAttributedString(
      string: text, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
    links.removeAll()
    detector.enumerateMatches(in: text, options: [], range: full) { match, _, _ in
      guard let match = match else { return }
      switch match.resultType {
      case .link:
        if let url = match.url { links.append((match.range, url)) }
      case .phoneNumber:
        if let number = match.phoneNumber, let url = URL(string: "tel:\(number.filter(\.isNumber))")
        {
          links.append((match.range, url))
        }
      default: break
      }
      attributed.addAttributes(
        [
          .foregroundColor: delegate?.linkLabelTint ?? UIColor.link,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ], range: match.range)
    }
    attributedText = attributed
  }

  private func url(at point: CGPoint) -> URL? {
    guard let attributedText = attributedText else { return nil }
    let storage = NSTextStorage(attributedString: attributedText)
    let layoutManager = NSLayoutManager()
    let container = NSTextContainer(size: bounds.size)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = numberOfLines
    container.lineBreakMode = lineBreakMode
    layoutManager.addTextContainer(container)
    storage.addLayoutManager(layoutManager)
    let index = layoutManager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    return links.first { NSLocationInRange(index, $0.range) }?.url
  }

  @objc private func handleTap(_ gesture: UITapGestureRecognizer) {
    guard let url = url(at: gesture.location(in: self)) else { return }
    delegate?.linkLabel?(self, didTap: url)
  }

  @objc private func handlePress(_ gesture: UILongPressGestureRecognizer) {
    guard gesture.state == .began, let url = url(at: gesture.location(in: self)) else { return }
    if let handler = delegate?.linkLabel(_:didLongPress:) {
      handler(self, url)
    }
    if delegate?.responds(to: #selector(LinkLabelDelegate.linkLabel(_:didLongPress:))) == true {
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    }
  }
}

final class AboutViewController: UIViewController, LinkLabelDelegate, SFSafariViewControllerDelegate
{
  private let label = LinkLabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    label.delegate = self
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    label.text =
      "Read more at https://example.com/about or call (555) 123-4567. Write to team@example.com."
    label.translatesAutoresizingMaskIntoConstraints = false
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    card.layer.cornerCurve = .continuous
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.1
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = .init(width: 0, height: 4)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    view.addSubview(card)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
  }

  func linkLabel(_ label: LinkLabel, didTap url: URL) {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let controller = SFSafariViewController(url: url, configuration: configuration)
    controller.preferredControlTintColor = view.tintColor
    controller.dismissButtonStyle = .close
    controller.delegate = self
    present(controller, animated: true)
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    controller.dismiss(animated: true)
  }
}

#Preview("Links") { AboutViewController() }
