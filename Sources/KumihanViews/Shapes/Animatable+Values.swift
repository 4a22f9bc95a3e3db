public import Foundation
public import KumihanDrawing
public import KumihanLayout

// Values of geometry that have parts to move between: shapes pair them in their own `animatableData`.

extension VectorArithmetic where Self: Animatable {
  /// A number is itself what moves.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable { public typealias AnimatableData = Double }
extension Float: Animatable { public typealias AnimatableData = Float }
extension CGFloat: Animatable { public typealias AnimatableData = CGFloat }

extension Angle: Animatable {
  /// In radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

/// Four lengths in a row, paired as SwiftUI pairs them.
public typealias _FourLengths = AnimatablePair<
  CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
>

extension EdgeInsets: Animatable {
  public var animatableData: _FourLengths {
    get {
      AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing)))
    }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData: _FourLengths {
    get {
      AnimatablePair(
        topLeading, AnimatablePair(topTrailing, AnimatablePair(bottomLeading, bottomTrailing)))
    }
    set {
      (topLeading, topTrailing) = (newValue.first, newValue.second.first)
      bottomLeading = newValue.second.second.first
      bottomTrailing = newValue.second.second.second
    }
  }
}

extension StrokeStyle: Animatable {
  /// The width of the line, the limit of its mitres and where its dashes begin.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      (lineWidth, miterLimit) = (newValue.first, newValue.second.first)
      dashPhase = newValue.second.second
    }
  }
}
