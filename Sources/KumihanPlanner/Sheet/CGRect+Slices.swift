import KumihanViews

/// Parts of a rectangle; none is ever larger than it.
extension CGRect {
  func slice(top length: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: min(max(length, 0), height))
  }

  func slice(bottom length: CGFloat) -> CGRect {
    let length = min(max(length, 0), height)
    return CGRect(x: minX, y: maxY - length, width: width, height: length)
  }

  func slice(leading length: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: min(max(length, 0), width), height: height)
  }

  func slice(trailing length: CGFloat) -> CGRect {
    let length = min(max(length, 0), width)
    return CGRect(x: maxX - length, y: minY, width: length, height: height)
  }

  func minusTop(_ length: CGFloat) -> CGRect { slice(bottom: height - length) }
  func minusBottom(_ length: CGFloat) -> CGRect { slice(top: height - length) }
  func minusLeading(_ length: CGFloat) -> CGRect { slice(trailing: width - length) }
  func minusTrailing(_ length: CGFloat) -> CGRect { slice(leading: width - length) }

  /// Without its margins; of a rectangle too small for them its middle.
  func inset(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (x, y) = (min(dx, width / 2), min(dy, height / 2))
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }

  /// Equal parts side by side.
  func columns(_ count: Int, gap: CGFloat = 0) -> [CGRect] {
    let width = (self.width - gap * CGFloat(count - 1)) / CGFloat(count)
    return (0..<count).map {
      CGRect(x: minX + CGFloat($0) * (width + gap), y: minY, width: width, height: height)
    }
  }

  /// Equal parts under one another.
  func rows(_ count: Int, gap: CGFloat = 0) -> [CGRect] {
    let height = (self.height - gap * CGFloat(count - 1)) / CGFloat(count)
    return (0..<count).map {
      CGRect(x: minX, y: minY + CGFloat($0) * (height + gap), width: width, height: height)
    }
  }
}
