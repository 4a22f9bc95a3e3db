public import Foundation
public import KumihanViews

/// A picture among words.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true
  open var usesTextAttachmentView: Bool { false }
  public override init() {}
  public init(image: UIImage) { self.image = image }
  public init(data: Data?, ofType type: String?) { (contents, fileType) = (data, type) }
  /// Where the picture stands in its line; what a class of one's own says here is not asked.
  open func attachmentBounds(
    for container: NSTextContainer?, proposedLineFragment line: CGRect, glyphPosition: CGPoint,
    characterIndex: Int
  ) -> CGRect { bounds }
  open func image(
    forBounds bounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    var all = attributes
    all[.attachment] = attachment
    self.init(string: "\u{FFFC}", attributes: all)
  }
}
