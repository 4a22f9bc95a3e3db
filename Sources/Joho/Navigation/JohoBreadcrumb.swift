public import KumihanViews

/// The path to a page, its ancestors underlined, itself in bold. Source: chapter 11.
public struct JohoBreadcrumb: View {
  let path: [String]
  var onTap: (@MainActor (Int) -> Void)?

  public init(path: [String], onTap: (@MainActor (Int) -> Void)? = nil) {
    self.path = path
    self.onTap = onTap
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.xs) {
      ForEach(Array(path.enumerated()), id: \.offset) { index, item in
        if index > 0 {
          Text("›")
            .font(.johoBodySmall)
            .foregroundStyle(JohoColors.black.opacity(0.4))
        }
        if index < path.count - 1 {
          Button(action: { onTap?(index) }) {
            Text(item)
              .font(.johoBodySmall)
              .underline()
              .foregroundStyle(JohoColors.black.opacity(0.6))
              .lineLimit(1)
          }
          .buttonStyle(JohoBareButtonStyle())
        } else {
          Text(item)
            .font(.johoBodySmall)
            .fontWeight(.bold)
            .foregroundStyle(JohoColors.black)
            .lineLimit(1)
        }
      }
    }
  }
}
