public import KumihanViews

/// A dot whose colour says what kind of thing it stands for; always with a black border. Source:
/// chapter 8.
public struct JohoIndicator: View {
  let color: Color
  var size: CGFloat
  var borderWidth: CGFloat

  public init(color: Color, size: CGFloat = 10, borderWidth: CGFloat = 1.5) {
    (self.color, self.size, self.borderWidth) = (color, size, borderWidth)
  }

  public var body: some View {
    Circle()
      .fill(color)
      .frame(width: size, height: size)
      .overlay(Circle().stroke(JohoColors.black, lineWidth: borderWidth))
  }
}

/// An indicator whose border follows from its size: 1 pt up to 8 pt, 1.5 pt above. Source: the
/// table of circle sizes in chapter 8.
public struct IndicatorDot: View {
  let color: Color
  var size: CGFloat

  public init(color: Color, size: CGFloat = 10) { (self.color, self.size) = (color, size) }

  public var body: some View {
    JohoIndicator(color: color, size: size, borderWidth: size <= 8 ? 1 : 1.5)
  }
}
