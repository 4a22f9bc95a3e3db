public import KumihanViews

/// The line between two zones of a bento header, as high as the header.
public struct JohoZoneRule: View {
  public init() {}

  public var body: some View {
    Rectangle()
      .fill(JohoColors.black)
      .frame(width: BorderRole.row.width)
      .frame(maxHeight: .infinity)
  }
}
