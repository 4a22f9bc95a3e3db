public import KumihanFoundation
public import KumihanViews

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }
  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
  }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
  }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      rect: CGRect(
        x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom))
  }
  /// Keeps the move and the scale along both sides, which is what animations are given.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      rect: CGRect(x: transform.tx, y: transform.ty, width: transform.a, height: transform.d))
  }
  /// Keeps what ``init(cgAffineTransform:)`` keeps of the transform in the plane.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(cgAffineTransform: CATransform3DGetAffineTransform(transform))
  }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: pointValue.x, vertical: pointValue.y)
  }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let sides = rectValue
    return UIEdgeInsets(
      top: sides.minY, left: sides.minX, bottom: sides.height, right: sides.width)
  }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let sides = rectValue
    return NSDirectionalEdgeInsets(
      top: sides.minY, leading: sides.minX, bottom: sides.height, trailing: sides.width)
  }
  public var cgAffineTransformValue: CGAffineTransform {
    let kept = rectValue
    return CGAffineTransform(
      a: kept.size.width, b: 0, c: 0, d: kept.size.height, tx: kept.minX, ty: kept.minY)
  }
  public var caTransform3DValue: CATransform3D {
    CATransform3DMakeAffineTransform(cgAffineTransformValue)
  }
}
