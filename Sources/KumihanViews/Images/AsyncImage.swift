public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A picture from an address. Nothing is fetched: the placeholder is drawn.
public struct AsyncImage<Content: View>: _PlacedView {
  let content: Content
  public let _site: CallSite

  public init(
    url: URL?, scale: CGFloat = 1, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Content == Color {
    content = Color(.system(.gray5))
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Content == _ConditionalContent<I, P> {
    self.content = .second(placeholder())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    url: URL?, scale: CGFloat = 1,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.content = content(.empty)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { content }
}

/// The loading state of a picture.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
