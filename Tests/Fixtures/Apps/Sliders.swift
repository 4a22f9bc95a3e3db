import UIKit

final class SpanSlider: UIControl {
  private final class TrackLayer: CALayer {
    weak var slider: SpanSlider?
    override func draw(in ctx: CGContext) {
      guard let slider else { return }
      let path = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
      ctx.addPath(path.cgPath)
      ctx.setFillColor(slider.trackTint.cgColor)
      ctx.fillPath()
      ctx.setFillColor(slider.highlightTint.cgColor)
      let lower = slider.position(for: slider.lowerValue)
      let upper = slider.position(for: slider.upperValue)
      ctx.fill(CGRect(x: lower, y: 0, width: upper - lower, height: bounds.height))
    }
  }
  @IBInspectable var minimumValue: Double = 0 { didSet { updateLayers() } }
  @IBInspectable var maximumValue: Double = 100 { didSet { updateLayers() } }
  var lowerValue = 20.0 { didSet { updateLayers() } }
  var upperValue = 75.0 { didSet { updateLayers() } }
  var trackTint = UIColor.systemGray4
  var highlightTint = UIColor.systemBlue
  private let track = TrackLayer()
  private let lowerThumb = CALayer()
  private let upperThumb = CALayer()
  private var previous = CGPoint.zero
  private var activeThumb: CALayer?

  override var frame: CGRect { didSet { updateLayers() } }
  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    track.slider = self
    track.contentsScale = UIScreen.main.scale
    track.needsDisplayOnBoundsChange = true
    layer.addSublayer(track)
    for thumb in [lowerThumb, upperThumb] {
      thumb.backgroundColor = UIColor.white.cgColor
      thumb.cornerRadius = 14
      thumb.shadowOpacity = 0.2
      thumb.shadowRadius = 3
      thumb.shadowOffset = CGSize(width: 0, height: 2)
      thumb.borderWidth = 0.5
      thumb.borderColor = UIColor.systemGray3.cgColor
      layer.addSublayer(thumb)
    }
    updateLayers()
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  fileprivate func position(for value: Double) -> CGFloat {
    bounds.width * CGFloat((value - minimumValue) / (maximumValue - minimumValue))
  }
  private func updateLayers() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    track.setNeedsDisplay()
    lowerThumb.frame = CGRect(
      x: position(for: lowerValue) - 14, y: bounds.midY - 14, width: 28, height: 28)
    upperThumb.frame = CGRect(
      x: position(for: upperValue) - 14, y: bounds.midY - 14, width: 28, height: 28)
    CATransaction.commit()
  }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previous = touch.location(in: self)
    activeThumb = [lowerThumb, upperThumb].first { $0.frame.contains(previous) }
    return activeThumb != nil
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let delta = (maximumValue - minimumValue) * Double((location.x - previous.x) / bounds.width)
    previous = location
    if activeThumb === lowerThumb {
      lowerValue = min(max(lowerValue + delta, minimumValue), upperValue)
    } else {
      upperValue = max(min(upperValue + delta, maximumValue), lowerValue)
    }
    sendActions(for: .valueChanged)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { activeThumb = nil }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    highlightTint = tintColor
    track.setNeedsDisplay()
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      track.setNeedsDisplay()
    }
  }
}

final class StarsView: UIStackView {
  var rating = 3 { didSet { update() } }
  private var stars: [UIButton] { arrangedSubviews.compactMap { $0 as? UIButton } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .horizontal
    distribution = .fillEqually
    spacing = 4
    for index in 1...5 {
      let star = UIButton(type: .system)
      star.tag = index
      star.tintColor = .systemYellow
      star.setPreferredSymbolConfiguration(
        .init(pointSize: 22, weight: .medium), forImageIn: .normal)
      star.addTarget(self, action: #selector(rate(_:)), for: .touchUpInside)
      star.accessibilityLabel = "\(index) stars"
      addArrangedSubview(star)
    }
    update()
  }
  required init(coder: NSCoder) { super.init(coder: coder) }
  @objc private func rate(_ sender: UIButton) { rating = sender.tag }
  private func update() {
    for star in stars {
      star.setImage(UIImage(systemName: star.tag <= rating ? "star.fill" : "star"), for: .normal)
    }
  }
}

#Preview("Range") {
  let slider = SpanSlider(frame: CGRect(x: 0, y: 0, width: 260, height: 40))
  let stack = UIStackView(arrangedSubviews: [slider, StarsView(frame: .zero)])
  stack.axis = .vertical
  stack.spacing = 24
  slider.widthAnchor.constraint(equalToConstant: 260).isActive = true
  return stack
}
